import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { CAROUSEL_ADVANCE_MS } from '../../src/contract/constants.ts'
import { checkout } from '../buyer.ts'
import { createClient } from '../client.ts'
import { BRIEF } from '../factories.ts'
import { findBarriers } from './axe.ts'
import { DESK, sharedBrowser, PHONE, visit } from './browser.ts'
import { type SharedProduct, sharedProduct } from './shared-product.ts'
import { lostByZoom } from './zoom.ts'

let browser: Browser
let product: SharedProduct
beforeAll(async () => {
  browser = await sharedBrowser()
  product = await sharedProduct()
})

const shownSlide = (page: Page) => page.locator('[data-slide][data-current]').getAttribute('aria-label')

/** What the carousel tells screen readers of itself: at first nothing, until its script runs. A stopped clock needs a push for that. */
async function carouselSays(page: Page): Promise<string | null> {
  await page.clock.runFor(1)
  return page.locator('[data-track]').getAttribute('aria-live')
}

/** From here on time passes in this page only as told: a busy machine turns no page of its own. */
async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1_000)
}

/** A page's markup, and the rules of all the sheets that it links or carries. */
async function pageAt(url: string): Promise<{ html: string; rules: string }> {
  const html = await (await fetch(url)).text()
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href)
  const sheets = await Promise.all(links.map(async (href) => (await fetch(new URL(href, url))).text()))
  const carried = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, rules = '']) => rules)
  return { html, rules: [...sheets, ...carried].join('\n') }
}

test('a page with a sheet of its own has every rule of the app for what it holds', async () => {
  const buyer = createClient(product.url)
  const { storyId } = await buyer.json<{ storyId: number }>('POST', '/api/stories/generate-text', BRIEF)
  const app = await pageAt(`${product.url}/ingresar`)
  for (const url of [`${product.url}/`, `${product.url}/privacidad`, await checkout(buyer, storyId)]) {
    const page = await pageAt(url)
    const classes = new Set([...page.html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
    const missing = [...classes].filter((name) => {
      const written = name
        .replaceAll('&amp;', '&')
        .replaceAll('&gt;', '>')
        .replaceAll(/[^\w-]/g, String.raw`\\\$&`)
      const rule = new RegExp(`\\.${written}(?![\\w\\\\-])`)
      return rule.test(app.rules) && !rule.test(page.rules)
    })
    expect([url, classes.size > 20, missing]).toEqual([url, true, []])
  }
})

test('the carousel opens on the third page and turns by itself, but not under the pointer', async () => {
  await using visitor = await visit(browser, product.url, DESK, true)
  const { page } = visitor
  await stopClock(page)
  await page.goto('/')
  await expect.poll(() => carouselSays(page)).toBe('off')
  expect(await shownSlide(page)).toBe('3 de 5')
  await page.clock.runFor(CAROUSEL_ADVANCE_MS)
  expect(await shownSlide(page)).toBe('4 de 5')
  await page.clock.runFor(2 * CAROUSEL_ADVANCE_MS)
  expect(await shownSlide(page)).toBe('1 de 5')

  await page.getByRole('button', { name: 'Página anterior' }).first().click()
  expect(await shownSlide(page)).toBe('5 de 5')
  await page.clock.runFor(3 * CAROUSEL_ADVANCE_MS)
  expect(await shownSlide(page)).toBe('5 de 5')
  await page.getByRole('button', { name: 'Ir a la página 2' }).click()
  expect(await shownSlide(page)).toBe('2 de 5')

  await page.getByRole('button', { name: 'Detener el pase de páginas' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(3 * CAROUSEL_ADVANCE_MS)
  expect(await shownSlide(page)).toBe('2 de 5')
  expect(visitor.faults).toEqual([])
})

test('nothing moves where less motion is asked for', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  await stopClock(page)
  await page.goto('/')
  await expect.poll(() => carouselSays(page)).toBe('polite')
  await page.clock.runFor(3 * CAROUSEL_ADVANCE_MS)
  expect(await shownSlide(page)).toBe('3 de 5')
})

test('a sample book opens, is leafed through, and gives the focus back', async () => {
  await using visitor = await visit(browser, product.url, PHONE, true)
  const { page } = visitor
  await page.goto('/')
  const book = page.locator('[data-open-book]').nth(1)
  await expect.poll(() => page.locator('[data-track]').getAttribute('aria-live')).not.toBe(null)
  await book.click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByRole('button', { name: 'Página siguiente' }).click()
  await expect.poll(() => dialog.locator('[data-pages]').evaluate((pages) => pages.scrollLeft)).toBeGreaterThan(100)
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await book.evaluate((link) => link === document.activeElement)).toBe(true)

  await book.click()
  await dialog.waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.evaluate(() => history.state as unknown)).toBe(null)
})

test('without scripts the landing page is whole and leads on', async () => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false, viewport: PHONE })
  const page = await context.newPage()
  await page.goto('/')
  for (const heading of [
    'Crea cuentos mágicos en minutos',
    'Por qué elegir Cuentos Mágicos',
    'Qué pasa con tus fotos',
  ]) {
    expect(await page.getByRole('heading', { name: heading }).isVisible()).toBe(true)
  }
  expect(await page.getByRole('link', { name: 'Empezar ahora gratis' }).getAttribute('href')).toBe('/create')
  await page.getByRole('link', { name: 'Privacidad', exact: true }).click()
  await page.getByRole('heading', { name: 'Tus derechos' }).waitFor()
  await context.close()
})

test.each(['/', '/privacidad', '/ingresar', '/no-existe'])(
  '%s: no barriers, no sideways scroll, nothing refused',
  async (path) => {
    for (const [width, colorScheme] of [
      [320, 'light'],
      [390, 'dark'],
      [1440, 'light'],
    ] as const) {
      await using visitor = await visit(browser, product.url, { width, height: 844 })
      const { page } = visitor
      await page.emulateMedia({ colorScheme })
      const refused: string[] = []
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text())
      })
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await findBarriers(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(refused).toEqual([])
      expect(width === 320 ? await lostByZoom(page) : []).toEqual([])
      expect(visitor.faults).toEqual([])
    }
  },
)

test('the light is changed in the footer and remembered', async () => {
  await using visitor = await visit(browser, product.url, DESK)
  const { page } = visitor
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/privacidad')
  await page.getByRole('button', { name: 'Ver en oscuro' }).click()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await page.getByRole('button', { name: 'Ver en claro' }).waitFor()
  await page.goto('/create')
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
})

test('offline, a page that cannot be reached says so', async () => {
  await using visitor = await visit(browser, product.url)
  const { context, page } = visitor
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.goto('/privacidad')
  await page.getByRole('heading', { name: 'Se fue el hilo de la red' }).waitFor()
  expect(await findBarriers(page)).toEqual([])

  // Of a payment's page and of a form that was sent, the browser says itself what became of them.
  const paying = await context.newPage()
  await expect(paying.goto('/simulated-checkout/x')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await Promise.all([
    expect(page.waitForURL('**/ayuda')).rejects.toThrow('ERR_INTERNET_DISCONNECTED'),
    page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/ayuda' })
      document.body.append(form)
      form.submit()
    }),
  ])
})

test('typefaces come after all that is seen first; whoever was here before has them at once', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  const loaded = () =>
    page.evaluate(() => {
      const fetched = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return fetched.map(({ startTime }) => startTime >= (navigation?.loadEventStart ?? Infinity))
    })
  await page.goto('/')
  await page.evaluate(() => document.fonts.load('600 1em "Sansita Swashed"', '¡'))
  await expect.poll(loaded).toContain(true)
  expect(await loaded()).not.toContain(false)
  await page.evaluate(() => navigator.serviceWorker.ready)

  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['atFirst'] = document.documentElement.dataset['typefaces'] ?? 'at once'
    })
  })
  await page.reload()
  await expect.poll(() => page.locator('html').getAttribute('data-at-first')).toBe('at once')
})

test('what has the focus keeps it when the app takes the place of its prerendered page', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  const app = Promise.withResolvers<void>()
  await page.route('**/assets/framework-*.js', async (route) => {
    await app.promise
    await route.continue()
  })
  await page.goto('/create', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Continuar' }).focus()
  app.resolve()
  await page.locator('html[data-app]').waitFor({ state: 'attached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Continuar')
})

test('the wizard stands before the app has come, and what is typed meanwhile stays', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const app = Promise.withResolvers<void>()
  await page.route('**/assets/framework-*.js', async (route) => {
    await app.promise
    await route.continue()
  })
  await page.goto('/create', { waitUntil: 'commit' })
  await page.getByLabel('¿Cómo se llama?').pressSequentially('Leo')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'mi hijo' }).click()
  asked.length = 0
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => page.getByLabel('¿Cómo se llama?').inputValue()).toBe('Leo')
  await page.getByLabel('¿Quién es para ti?').focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' y')
  app.resolve()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('story-generator'))).toContain('"Leo"')
  await page.keyboard.type(' mi sol')
  expect(await page.getByLabel('¿Quién es para ti?').inputValue()).toBe('mi hijo y mi sol')
  expect(await page.getByLabel('¿Cómo se llama?').inputValue()).toBe('Leo')
  expect(new URL(page.url()).search).toBe('')
  expect(asked.filter((url) => url.endsWith('.css'))).toHaveLength(1)

  // Whoever comes back sees their own answers first, never the empty form.
  await page.reload({ waitUntil: 'commit' })
  // Nothing is painted before the sheet that hides the empty form has come, although it could be found.
  await page.waitForFunction(() => document.styleSheets.length > 0)
  await page.getByLabel('¿Cómo se llama?').waitFor()
  expect(await page.getByLabel('¿Cómo se llama?').inputValue()).toBe('Leo')
  expect(visitor.faults).toEqual([])
})
