import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { PARAGRAPH_POLL_MS } from '../../src/contract/constants.ts'
import { findBarriers } from './axe.ts'
import { DESK, sharedBrowser, PHONE, visit } from './browser.ts'
import { bringStory, countCalls, cutPictures, fillWizard, makeStory } from './journey.ts'
import { type SharedProduct, sharedProduct } from './shared-product.ts'
import { giveVoice, swipe } from './voice.ts'

let browser: Browser
let product: SharedProduct
beforeAll(async () => {
  browser = await sharedBrowser()
  product = await sharedProduct()
})

/** Where the book is open, as it is announced. */
const opensAt = (page: Page, place: RegExp) =>
  expect.poll(() => page.getByRole('dialog').getByRole('status').textContent(), { timeout: 30_000 }).toMatch(place)

/** What the preview may ask for while a story is written and drawn: nothing that its stream tells. */
function mostCalls(ms: number): Record<string, number> {
  return {
    'GET /api/auth/user': 1,
    'POST /api/photos/upload': 2,
    'POST /api/stories': 1,
    // For the last step's review and advice, where that opened a moment ago.
    'POST /api/stories/understanding': 2,
    // While it is written, and while it is drawn.
    'GET /api/stories/N/events': 2,
    // As the page opens, once it is written, for the cover, and at the end.
    'GET /api/stories/N': 4,
    'GET /api/stories/N/brief': 1,
    'GET /api/stories/N/workshop': 1,
    'GET /api/stories/N/guestbook': 1,
    'GET /api/stories/N/delivery': 1,
    'POST /api/stories/N/illustrate': 1,
    // The same, and for each of five pictures; besides, the specified poll.
    'GET /api/stories/N/paragraphs': 8 + Math.ceil(ms / PARAGRAPH_POLL_MS),
  }
}

test('a book that opens: leafed by buttons, keys and fingers, heard by a screen reader, closed where one was', async () => {
  await using visitor = await visit(browser, product.url, PHONE)
  const { page } = visitor
  await fillWizard(page)
  const calls = countCalls(page)
  const begun = performance.now()
  const storyId = await makeStory(page)
  const most = mostCalls(performance.now() - begun)
  expect(calls['POST /api/stories/N/illustrate']).toBe(1)
  expect(Object.entries(calls).filter(([call, times]) => times > (most[call] ?? 0))).toEqual([])
  // Faces may be anywhere in a picture: it is shown whole, here and in the open book.
  expect(await cutPictures(page)).toEqual([])
  const open = page.getByRole('button', { name: 'Leer el cuento' })
  await open.focus()
  await page.keyboard.press('Enter')
  const book = page.getByRole('dialog')
  await opensAt(page, /^Portada, página 1 de 8$/)
  await expect.poll(() => cutPictures(page)).toEqual([])
  // This browser has no Spanish voice, so nothing is promised.
  expect(await book.getByRole('button', { name: 'Leer en voz alta' }).count()).toBe(0)
  expect(await findBarriers(page)).toEqual([])

  await book.getByRole('button', { name: /Abrir el libro$/ }).click()
  await opensAt(page, /^Dedicatoria/)
  await page.keyboard.press('ArrowRight')
  await opensAt(page, /^Capítulo uno: .*página 3 de 8$/)
  expect(await findBarriers(page)).toEqual([])
  // Only the page that lies open is in the tree.
  await expect.poll(() => book.getByRole('heading', { level: 2 }).count()).toBe(2)
  await expect.poll(() => book.getByRole('img').count()).toBe(1)
  expect(await cutPictures(page)).toEqual([])

  await swipe(page, { x: 330, y: 300 }, -220)
  await opensAt(page, /^Capítulo dos/)
  await swipe(page, { x: 60, y: 300 }, 25)
  await swipe(page, { x: 60, y: 300 }, 220)
  await opensAt(page, /^Capítulo uno/)
  await page.keyboard.press('End')
  await book.getByText('Fin', { exact: true }).waitFor()
  await book.getByRole('link', { name: /Quedármelo por/ }).waitFor()
  await opensAt(page, /^Fin, página 8 de 8$/)
  await book.getByRole('button', { name: 'Página siguiente', disabled: true }).waitFor()

  // On a wide screen the same book lies open at two pages.
  await page.setViewportSize(DESK)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => book.getByRole('img').count()).toBe(1)
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await book.waitFor({ state: 'detached' })
  await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true)

  // A phone's back button closes what lies over the page, and only then leaves the page.
  await page.setViewportSize(PHONE)
  await open.click()
  await opensAt(page, /^Portada/)
  const scrolled = await page.evaluate(() => scrollY)
  await page.goBack()
  await book.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await page
    .getByRole('button', { name: /^Otra ilustración/ })
    .first()
    .click()
  await book.getByLabel(/./).first().waitFor()
  await page.goBack()
  await book.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(`/preview/${storyId}`)
  await open.click()
  await opensAt(page, /^Portada/)
  await book.getByRole('button', { name: 'Cerrar el libro' }).click()
  await book.waitFor({ state: 'detached' })
  await page.waitForTimeout(300)
  await page.goBack()
  await page.waitForURL('**/create*')
  expect(visitor.faults).toEqual([])
})

test('a Spanish voice reads, word by word, and turns the pages; one that tells no words is followed by sentences', async () => {
  await using visitor = await visit(browser, product.url, DESK, true)
  const { page } = visitor
  const voice = await giveVoice(page, { tellsWords: true, staysOn: 'Capítulo uno' })
  await bringStory(page, { drawn: false })
  await page.getByRole('button', { name: 'Leer el cuento' }).click()
  const book = page.getByRole('dialog')
  await book.getByRole('button', { name: 'Leer en voz alta' }).click()
  // It begins with the title and goes on by itself to the first chapter.
  await opensAt(page, /^Capítulo uno/)
  await book.locator('.reader-story mark').waitFor()
  const [first] = await voice.spoken()
  expect(first).toMatchObject({ voice: { name: 'Paulina' } })
  expect(first?.text).toBe(await page.locator('h1').textContent())
  expect(await findBarriers(page)).toEqual([])

  await book.getByRole('button', { name: 'Pausar la voz' }).click()
  await expect.poll(() => book.locator('.is-spoken').count()).toBe(0)
  const before = await voice.spoken()
  await page.waitForTimeout(300)
  expect(await voice.spoken()).toHaveLength(before.length)
  // It goes on with the sentence in which it was stopped.
  await book.getByRole('button', { name: 'Leer en voz alta' }).click()
  await expect.poll(async () => (await voice.spoken()).length).toBeGreaterThan(before.length)
  expect((await voice.spoken())[before.length]?.text).toBe(before.at(-1)?.text)
  // Whoever turns the page is read that page.
  await page.keyboard.press('End')
  await expect.poll(async () => (await voice.spoken()).at(-1)?.text).toBe('Fin')
  await book.getByRole('button', { name: 'Leer en voz alta' }).waitFor()

  await giveVoice(page, { tellsWords: false })
  await page.reload()
  await page.getByRole('button', { name: 'Leer el cuento' }).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await book.getByRole('button', { name: 'Leer en voz alta' }).click()
  await book.locator('.reader-story .is-spoken.is-whole').first().waitFor()
  // In a tab that is left the voice falls silent, and waits to be asked again.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await book.getByRole('button', { name: 'Leer en voz alta' }).waitFor()
  expect(visitor.faults).toEqual([])
})
