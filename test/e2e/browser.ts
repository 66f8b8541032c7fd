import { randomInt } from 'node:crypto'
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core'
import { onTestFailed } from 'vitest'
import { chromiumPath } from './chromium.ts'
import { lastLogged } from './product.ts'

export type Visitor = AsyncDisposable & {
  context: BrowserContext
  page: Page
  /** What went wrong in the pages: uncaught errors, and answers of 500 and above. */
  faults: string[]
}

export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1440, height: 900 }

/** The package's own arguments are for a place without memory: one process, and no web security at all. */
const ARGS = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--force-color-profile=srgb']

let shared: Promise<Browser> | undefined

/** One for all files of this worker; it ends with its process. Every visitor has a profile of their own in it. */
export function sharedBrowser(): Promise<Browser> {
  return (shared ??= openBrowser())
}

/** `extra` are more switches of Chromium's, for instance for a camera that shows a test pattern. */
export async function openBrowser(extra: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: [...ARGS, ...extra],
    headless: true,
    // Without a UTF-8 locale, Chromium cannot name a file with an accent and calls it "download".
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
}

/**
 * Somebody with a browser profile of their own, at the product's door, who asks for less motion unless `moves`:
 * without a graphics card, a page that moves while it waits takes more of the processor than all else.
 */
export async function visit(browser: Browser, url: string, viewport = PHONE, moves = false): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    locale: 'es-MX',
    acceptDownloads: true,
    reducedMotion: moves ? 'no-preference' : 'reduce',
    // Where a proxy is believed, everybody comes from an address of their own, and meets no limit of another's.
    extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
  })
  context.setDefaultTimeout(60_000)
  const faults: string[] = []
  const unanswered = new Set<Request>()
  context.on('request', (request) => unanswered.add(request))
  context.on('requestfinished', (request) => unanswered.delete(request))
  context.on('requestfailed', (request) => unanswered.delete(request))
  context.on('page', (page) => {
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('response', (response) => {
      if (response.status() >= 500) faults.push(`${response.status()} ${new URL(response.url()).pathname}`)
    })
  })
  const page = await context.newPage()
  const left: string[] = []
  onTestFailed(() => {
    for (const look of left) console.error(look)
    console.error(lastLogged.join('\n'))
  })
  return {
    context,
    page,
    faults,
    async [Symbol.asyncDispose]() {
      left.push(...[...unanswered].map((request) => `without an answer: ${request.method()} ${request.url()}`))
      for (const open of context.pages()) left.push(await lookOf(open))
      await context.close()
    },
  }
}

/** A page that draws beside other work answers late. */
const LOOK_MS = 10_000

/** A page's address and what stands on it, for whoever reads why a journey failed. */
async function lookOf(page: Page): Promise<string> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: LOOK_MS })
    .catch((error: unknown) => `could not be looked at: ${String(error)}`)
  return `${page.url()}\n${shown}`
}

/** Called before a page is opened; resolves once `words` stood on it, however short a time and whatever the page did next. */
export async function whenToldOn(page: Page, words: string): Promise<{ told: Promise<void> }> {
  const { promise: told, resolve } = Promise.withResolvers<void>()
  await page.exposeFunction('tellTest', () => resolve())
  await page.addInitScript((wanted) => {
    const look = () => {
      if (document.body?.textContent.includes(wanted)) (window as unknown as { tellTest(): void }).tellTest()
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  }, words)
  return { told }
}

/**
 * Breaks off the next request for `url`, as a lost connection would. Interception stays on: a request that is made in the
 * moment in which Chromium turns it off may wait for ever.
 */
export async function breakOffNext(page: Page, url: string): Promise<void> {
  let isNext = true
  await page.route(url, async (route) => {
    if (!isNext) return route.fallback()
    isNext = false
    return route.abort()
  })
}
