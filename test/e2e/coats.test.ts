import { createCanvas } from '@napi-rs/canvas'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findBarriers } from './axe.ts'
import { DESK, PHONE, sharedBrowser, visit } from './browser.ts'
import { goOn } from './journey.ts'
import { type SharedProduct, sharedProduct } from './shared-product.ts'

let browser: Browser
let product: SharedProduct
beforeAll(async () => {
  browser = await sharedBrowser()
  product = await sharedProduct()
})

/** A black body with a white chest in the meadow. */
function paintDog(): Buffer {
  const canvas = createCanvas(600, 600)
  const context = canvas.getContext('2d')
  context.fillStyle = '#6f9a4a'
  context.fillRect(0, 0, 600, 600)
  for (const [colour, x, y, across, down] of [
    ['#2b2624', 300, 380, 130, 190],
    ['#2b2624', 300, 190, 110, 100],
    ['#f3efe8', 300, 400, 70, 90],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.ellipse(x, y, across, down, 0, 0, Math.PI * 2)
    context.fill()
  }
  return canvas.toBuffer('image/jpeg')
}

const keptCoat = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('story-generator') ?? '{}') as { recipientCoat: object | null }).recipientCoat,
  )

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])(
  'on %s an animal is shown beside its photo, retouched with a tap a trait, taken back, and confirmed',
  async (_, viewport) => {
    await using visitor = await visit(browser, product.url, viewport)
    const { page } = visitor
    await page.goto('/create')
    await page.getByLabel('¿Cómo se llama?').fill('Luna')
    await page.getByLabel('¿Quién es para ti?').fill('mi perrita')
    await page.getByLabel('¿Y tú, cómo te llamas?').fill('mamá')
    await goOn(page, 2)
    const photo = { name: 'luna.jpg', mimeType: 'image/jpeg', buffer: paintDog() }
    await page.locator('.photo-drop input[type=file]').nth(1).setInputFiles(photo)

    const coat = page.getByRole('region', { name: '¿Así es Luna?' })
    const drawn = () => coat.getByRole('img', { name: 'Luna como saldrá en el cuento' }).getAttribute('src')
    // What a photo leaves open is asked at once.
    await coat.getByText('Lo hemos adivinado por la foto.').waitFor()
    await coat.getByRole('radio', { name: 'Pecho claro' }).waitFor()
    await expect.poll(() => coat.getByRole('radio', { name: 'Pecho claro' }).isChecked()).toBe(true)
    const photographed = await drawn()
    expect(await findBarriers(page)).toEqual([])

    await coat.getByRole('radio', { name: 'Paradas' }).check()
    await expect.poll(drawn).not.toBe(photographed)
    const upright = await drawn()
    // The arrows of the keyboard go from one swatch to the next.
    await coat.getByRole('group', { name: 'Segundo color' }).getByRole('radio', { name: 'crema' }).check()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => keptCoat(page)).toMatchObject({ animal: 'perro', ears: 'paradas', second: '#f3efe8' })
    await coat.getByRole('button', { name: 'Deshacer' }).click()
    await coat.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(drawn).toBe(upright)
    await coat.getByRole('button', { name: 'Más como la foto' }).click()
    await expect.poll(drawn).toBe(photographed)
    expect(await keptCoat(page)).toBeNull()

    await coat.getByRole('button', { name: 'Sí, así es' }).click()
    await coat.getByText('Así saldrá en el cuento').waitFor()
    expect(await keptCoat(page)).toMatchObject({ animal: 'perro', pattern: 'pecho claro' })
    expect(visitor.faults).toEqual([])
  },
)
