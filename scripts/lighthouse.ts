/**
 * Measures the built pages as a mid-range phone on slow 4G would open them, and fails where a page is worse than it
 * may be: `npm run lighthouse`, after a build, on a machine with nothing else to do. `-- --only regalo` measures the
 * pages whose names hold that word.
 */
import { createServer, request, type Server } from 'node:http'
import { parseArgs } from 'node:util'
import lighthouse, { type Result } from 'lighthouse'
import { LISTENING } from '../src/contract/gifts.ts'
import type { Browser } from 'playwright-core'
import { openBrowser, PHONE, visit } from '../test/e2e/browser.ts'
import { buy, fillWizard, makeStory } from '../test/e2e/journey.ts'
import { startProduct } from '../test/e2e/product.ts'
import { freePort } from '../test/free-port.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof CATEGORIES)[number], number>

type Page = {
  page: string
  least: Scores
  /** Where it is, if not at its name. */
  path?: (gift: string) => string
  /** Whoever holds its address is not to find it in a search engine. */
  isSecret?: true
}

const GIFT: Scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const PAGES: readonly Page[] = [
  { page: '/', least: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } },
  { page: '/create', least: { performance: 90, accessibility: 90, 'best-practices': 90, seo: 90 } },
  { page: '/regalo, wrapped', least: GIFT, path: (gift) => gift, isSecret: true },
  // Where the printed code leads: the book is drawn by the script alone, over the parcel that the server drew.
  {
    page: '/regalo, opened',
    least: { ...GIFT, performance: 60 },
    path: (gift) => `${gift}#${LISTENING}`,
    isSecret: true,
  },
]
const MOST_SHIFT = 0.02
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
})
/** The median of a few runs: one alone is at the mercy of the machine. */
const RUNS = Number(values.runs)

const port = await freePort()
const browser = await openBrowser([`--remote-debugging-port=${port}`])
const frontUrl = `http://127.0.0.1:${await freePort()}`
const product = await startProduct({ BASE_URL: frontUrl }, null)
const front = await openFront(new URL(frontUrl), new URL(product.url))
const failures: string[] = []
try {
  const rows = []
  const wanted = PAGES.filter(({ page }) => page.includes(values.only))
  const gift = wanted.some(({ path }) => path) ? await giveBook(browser) : ''
  for (const { page, least, path, isSecret } of wanted) {
    const result = await measure(frontUrl + (path ? path(gift) : page), isSecret ? ['is-crawlable'] : [])
    rows.push({ page, ...scoresOf(result), ...timesOf(result) })
    failures.push(...shortcomings(page, result, least))
  }
  console.table(rows)
} finally {
  await browser.close()
  front.close()
  await product[Symbol.asyncDispose]()
}
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exitCode = 1

/**
 * The product without its `Referrer-Policy`: with that header, the Chromium that we test with never commits a page that
 * Lighthouse asks for (`net::ERR_ABORTED`, found with 147 and Lighthouse 13.5).
 */
async function openFront({ port: at }: URL, { hostname, port: behind }: URL): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const passed = request({ hostname, port: behind, method, path: url, headers }, (answer) => {
      const { 'referrer-policy': _, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(Number(at), '127.0.0.1', resolve))
  return server
}

/** The path of a bought book's wrapped page. */
async function giveBook(browser: Browser): Promise<string> {
  await using giver = await visit(browser, frontUrl, PHONE)
  const { page } = giver
  await fillWizard(page)
  await makeStory(page)
  await page.getByRole('link', { name: /Quedármelo por/ }).click()
  await buy(page, 'elena@correo.mx')
  return (await page.getByRole('link', { name: 'Ver el regalo' }).getAttribute('href')) ?? ''
}

/** The run whose performance is the median. */
async function measure(url: string, skipAudits: string[]): Promise<Result> {
  const results: Result[] = []
  for (let run = 0; run < RUNS; run++) {
    const measured = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      skipAudits,
    })
    if (!measured) throw new Error(`Lighthouse said nothing of ${url}`)
    if (measured.lhr.runtimeError) throw new Error(measured.lhr.runtimeError.message)
    results.push(measured.lhr)
  }
  const sorted = results.toSorted((a, b) => scoresOf(a).performance - scoresOf(b).performance)
  return sorted[Math.floor(sorted.length / 2)] as Result
}

function scoresOf({ categories }: Result): Scores {
  return Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Scores
}

function timesOf({ audits }: Result) {
  const seconds = (id: string) => Number(((audits[id]?.numericValue ?? 0) / 1000).toFixed(2))
  return {
    'first paint (s)': seconds('first-contentful-paint'),
    'largest paint (s)': seconds('largest-contentful-paint'),
    'blocked (ms)': Math.round(audits['total-blocking-time']?.numericValue ?? 0),
    'layout shift': Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(4)),
    'weight (kB)': Math.round((audits['total-byte-weight']?.numericValue ?? 0) / 1000),
  }
}

/** What keeps a page from what it should be, a line each, with the audits that cost it points. */
function shortcomings(path: string, result: Result, least: Scores): string[] {
  const scores = scoresOf(result)
  const shift = timesOf(result)['layout shift']
  return [
    ...(shift > MOST_SHIFT ? [`${path}: layout shift ${shift}, ${MOST_SHIFT} allowed`] : []),
    ...CATEGORIES.filter((name) => scores[name] < least[name]).map(
      (name) => `${path}: ${name} ${scores[name]}, ${least[name]} wanted: ${costly(result, name).join('; ')}`,
    ),
  ]
}

function costly({ categories, audits }: Result, category: keyof Scores): string[] {
  return (categories[category]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ weight, audit: audits[id] }))
    .filter(({ weight, audit }) => weight > 0 && audit && audit.score !== null && audit.score < 0.9)
    .map(({ audit }) => [audit?.title, audit?.displayValue, ...issuesOf(audit?.details)].filter(Boolean).join(' '))
}

/** The kinds of what the browser itself complains of. */
function issuesOf(details: object | undefined): string[] {
  const items = details && 'items' in details && Array.isArray(details.items) ? (details.items as object[]) : []
  return items.flatMap((item) => ('issueType' in item ? [JSON.stringify(item).slice(0, 300)] : []))
}
