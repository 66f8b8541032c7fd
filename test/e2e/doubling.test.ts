import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedBrowser, visit } from './browser.ts'
import {
  answer,
  choosePhotos,
  continueButton,
  createButton,
  fillWizard,
  goOn,
  illustrateButton,
  pay,
  payButton,
  PREVIEW,
  rememberedStory,
  waitForPictures,
} from './journey.ts'
import { type Product, QUICK_PICTURES, startProduct } from './product.ts'

let browser: Browser
let product: Product
beforeAll(async () => {
  browser = await sharedBrowser()
  product = await startProduct(QUICK_PICTURES)
})
afterAll(async () => {
  await product[Symbol.asyncDispose]()
})

test('a reload in the middle of each step loses nothing and doubles nothing', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  await page.goto('/create')
  await answer(page, 'recipientName', 'recipientRelation', 'senderName')
  await page.reload()
  await expect.poll(() => page.getByLabel('¿Cómo se llama?').inputValue()).toBe('Leo')
  await goOn(page, 2)
  await choosePhotos(page)
  await page.reload()
  await page.locator('.photo-print').nth(1).waitFor()
  await goOn(page, 3)
  await answer(page, 'favoriteThing')
  await page.reload()
  await expect.poll(() => page.getByLabel('¿Qué es lo que más le gusta?').inputValue()).not.toBe('')
  await answer(page, 'specialMemory', 'admiration')
  await goOn(page, 4)
  await page.getByRole('radio', { name: /Cómic/ }).click()
  await page.reload()
  await page.getByRole('radio', { name: /Cómic/, checked: true }).waitFor()
  await goOn(page, 5)
  await page.reload()
  await page.getByRole('definition').filter({ hasText: 'Aquella tarde en la playa' }).waitFor()

  await createButton(page).click()
  await page.waitForURL(PREVIEW)
  await page.reload()
  await illustrateButton(page).waitFor()
  const storyId = await rememberedStory(page)
  await illustrateButton(page).click()
  await page.locator('.plate-developing').first().waitFor()
  await page.reload()
  await waitForPictures(page)
  expect(await rememberedStory(page)).toBe(storyId)

  await page.goto(`/checkout/${storyId}`)
  await page.getByText('Creado para Leo').waitFor()
  await page.reload()
  await page.getByLabel('Tu email').fill('elena@correo.mx')
  await payButton(page).click()
  await pay(page)
  await page.getByText('Este libro ya es de Leo').waitFor()
  await page.reload()
  await page.getByText('Este libro ya es de Leo').waitFor()
  expect(visitor.faults).toEqual([])
  expect(await product.count()).toEqual({ stories: 1, pictures: 6, paidPurchases: 1 })
})

test('double clicks, the back button and a second tab make one story', async () => {
  await using visitor = await visit(browser, product.url)
  const { page, context } = visitor
  await fillWizard(page)
  await page.goBack()
  await page.getByText('Paso 4 de 5').waitFor()
  // Slow enough for the next step to lie under the second click, fast enough to be a double click.
  await continueButton(page).dblclick({ delay: 100 })
  await page.getByText('Paso 5 de 5').waitFor()
  await expect(createButton(page).getAttribute('aria-busy')).resolves.toBeNull()
  await page.goBack()
  await page.getByText('Paso 4 de 5').waitFor()
  await page.goForward()
  await createButton(page).dblclick()
  await page.waitForURL(PREVIEW)

  const other = await context.newPage()
  await other.goto('/preview')
  // A chapter by itself, in one tab, while the other asks for all of them.
  await other.getByRole('button', { name: 'Ilustrar: Capítulo dos' }).click()
  await illustrateButton(page).dblclick()
  await waitForPictures(page)
  await waitForPictures(other)
  // The button that was pressed is gone; the picture's own has its focus.
  await other
    .locator(':focus')
    .and(other.getByRole('button', { name: 'Otra ilustración: Capítulo dos' }))
    .waitFor()
  const storyId = await rememberedStory(page)
  expect(await rememberedStory(other)).toBe(storyId)

  // Back into the wizard and through it again: the same answers are the same story.
  await page.goBack()
  await createButton(page).click()
  await page.waitForURL(PREVIEW)
  await waitForPictures(page)
  expect(await rememberedStory(page)).toBe(storyId)

  // In two tabs, and twice: one session is paid, the story is bought once.
  await page.goto(`/checkout/${storyId}`)
  await page.getByLabel('Tu email').fill('elena@correo.mx')
  await payButton(page).dblclick()
  await pay(page)
  await page.getByText('Este libro ya es de Leo').waitFor()
  await other.goto(`/preview/${storyId}`)
  await other.getByRole('link', { name: 'Ver mi libro' }).waitFor()
  expect(visitor.faults).toEqual([])
  expect(await product.count()).toEqual({ stories: 1, pictures: 6, paidPurchases: 1 })
})

test('a browser that the server no longer knows makes its story anew, photos and all', async () => {
  await using visitor = await visit(browser, product.url)
  const { page, context } = visitor
  await fillWizard(page)
  await createButton(page).click()
  await page.waitForURL(PREVIEW)
  await illustrateButton(page).waitFor()
  const before = await rememberedStory(page)
  await context.clearCookies()
  // What the pictures are drawn from is the last to come.
  await page.route('**/api/stories/*/brief', async (route) => {
    await sleep(2_000)
    await route.continue()
  })
  await page.reload()
  await page.getByRole('button', { name: 'Escribirlo de nuevo' }).click()
  await expect.poll(() => rememberedStory(page).catch(() => before), { timeout: 120_000 }).toBeGreaterThan(before ?? 0)
  await illustrateButton(page).click()
  await waitForPictures(page)
  expect(visitor.faults).toEqual([])
  expect(await product.count()).toMatchObject({ stories: 2, pictures: 6 })
})
