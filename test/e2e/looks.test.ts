import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { SeenLook } from '../../src/contract/looks.ts'
import { routes } from '../../src/contract/routes.ts'
import { findBarriers } from './axe.ts'
import { DESK, sharedBrowser, PHONE, visit } from './browser.ts'
import { answer, goOn } from './journey.ts'
import { ADULT, paintPortrait } from './portraits.ts'
import { type SharedProduct, sharedProduct } from './shared-product.ts'

let browser: Browser
let product: SharedProduct
beforeAll(async () => {
  browser = await sharedBrowser()
  product = await sharedProduct()
})

const PHOTO = { name: 'mama.jpg', mimeType: 'image/jpeg', buffer: paintPortrait(ADULT) }

async function choosePhoto(page: Page): Promise<void> {
  await page.goto('/create')
  await answer(page, 'recipientName', 'recipientRelation', 'senderName')
  await goOn(page, 2)
  await page.locator('.photo-drop input[type=file]').first().setInputFiles(PHOTO)
}

const keptLook = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('story-generator') ?? '{}') as { senderLook: object | null }).senderLook,
  )

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('on %s a look is retouched with a tap a trait, taken back, and confirmed', async (_, viewport) => {
  await using visitor = await visit(browser, product.url, viewport)
  const { page } = visitor
  await choosePhoto(page)
  const look = page.getByRole('region', { name: '¿Así es mamá?' })
  const figure = look.getByRole('img', { name: 'mamá como saldrá en el cuento' })
  const drawn = () => figure.getAttribute('src')
  await figure.waitFor()
  const photographed = await drawn()
  // A doubt opens the retouches; they close and open with a tap.
  await look.getByText('lo que lleva en la cabeza').waitFor()
  await look.getByRole('button', { name: 'Cerrar los retoques' }).click()
  await look.getByRole('tablist').waitFor({ state: 'detached' })
  await look.getByRole('button', { name: 'Retocar' }).click()
  await look.getByRole('tablist', { name: 'El aspecto de mamá' }).waitFor()
  expect(await findBarriers(page)).toEqual([])

  await look.getByRole('radio', { name: 'tono 9 de 10' }).check()
  await expect.poll(drawn).not.toBe(photographed)
  const dark = await drawn()
  await look.getByRole('tab', { name: 'Lentes y ropa' }).click()
  await look.getByRole('radio', { name: 'De gato' }).check()
  await expect.poll(drawn).not.toBe(dark)
  expect(await keptLook(page)).toMatchObject({ skin: '#3a312a', glasses: true, glassesShape: 'de gato' })
  expect(await findBarriers(page)).toEqual([])

  await look.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(drawn).toBe(dark)
  await look.getByRole('button', { name: 'Más como la foto' }).click()
  await expect.poll(drawn).toBe(photographed)
  expect(await keptLook(page)).toBeNull()

  await look.getByRole('button', { name: 'Sí, así es' }).click()
  await look.getByRole('tablist').waitFor({ state: 'detached' })
  await look.getByText('Así saldrá en el cuento').waitFor()
  const confirmed = await keptLook(page)
  expect(confirmed).toMatchObject({ glasses: false })
  await page.reload()
  await look.getByText('Así saldrá en el cuento').waitFor()
  expect(await keptLook(page)).toEqual(confirmed)

  // Another story, the same photo: nobody says it twice.
  await page.goto('/')
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        localStorage.removeItem('story-generator')
        indexedDB.deleteDatabase('story-generator').addEventListener('success', resolve)
      }),
  )
  await choosePhoto(page)
  await look.getByText('Así saldrá en el cuento').waitFor()
  expect(await keptLook(page)).toEqual(confirmed)
  expect(visitor.faults).toEqual([])
})

test('where the photo leaves no doubt, the retouches wait until they are wanted', async () => {
  await using visitor = await visit(browser, product.url, PHONE)
  const { page } = visitor
  await page.route(`**${routes.readLook.path}`, async (route) => {
    const response = await route.fetch()
    const seen = (await response.json()) as SeenLook
    const sure = Object.fromEntries(Object.keys(seen.sure ?? {}).map((trait) => [trait, 1]))
    await route.fulfill({ response, json: { ...seen, sure } })
  })
  await choosePhoto(page)
  const look = page.getByRole('region', { name: '¿Así es mamá?' })
  await look.getByRole('img', { name: 'mamá como saldrá en el cuento' }).waitFor()
  await look.getByRole('button', { name: 'Retocar' }).waitFor()
  expect(await look.getByRole('tablist').count()).toBe(0)
  expect(visitor.faults).toEqual([])
})

test('by keyboard tabs and choices are reached by arrows, and a choice keeps the focus', async () => {
  await using visitor = await visit(browser, product.url, DESK)
  const { page } = visitor
  await choosePhoto(page)
  const look = page.getByRole('region', { name: '¿Así es mamá?' })
  await look.getByRole('tab', { name: 'Piel' }).focus()
  for (const name of ['Pelo', 'Cara']) {
    await page.keyboard.press('ArrowRight')
    await look.getByRole('tab', { name, selected: true }).waitFor()
  }
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio')
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('label')?.textContent ?? document.activeElement?.tagName)
  // The first shape, whatever the photo has shown.
  await look.getByRole('radio', { name: 'Ovalada' }).focus()
  await page.keyboard.press('Space')
  await expect.poll(focused).toBe('Ovalada')
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).toBe('Redonda')
  expect(await keptLook(page)).toMatchObject({ faceShape: 'redonda' })
})
