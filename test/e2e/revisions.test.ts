import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBarriers } from './axe.ts'
import { breakOffNext, DESK, sharedBrowser, PHONE, visit } from './browser.ts'
import { bringStory, downloadPdf } from './journey.ts'
import { readPdf } from '../book/read-pdf.ts'
import { showKeyboard } from './on-screen-keyboard.ts'
import { holdPictures, type Product, startProduct } from './product.ts'

let browser: Browser
let product: Product
/** All but those of the first story. */
let pictures: Awaited<ReturnType<typeof holdPictures>>
beforeAll(async () => {
  browser = await sharedBrowser()
  pictures = await holdPictures(6)
  product = await startProduct(pictures.env)
})
afterAll(async () => {
  await product[Symbol.asyncDispose]()
  await pictures.letGo()
})

/** How many pictures the server is drawing anew. */
const redrawing = (page: Page, storyId: number) =>
  page.evaluate(async (id) => {
    const workshop = (await (await fetch(`/api/stories/${id}/workshop`)).json()) as { redrawing: object[] }
    return workshop.redrawing.length
  }, storyId)

/** Puts the picture in place that was drawn last; runs in the page. */
async function chooseLast(storyId: number): Promise<void> {
  const { versions } = (await (await fetch(`/api/stories/${storyId}/workshop`)).json()) as {
    versions: { id: number }[]
  }
  const chosen = await fetch(`/api/pictures/${versions.at(-1)?.id}/choose`, { method: 'POST' })
  if (!chosen.ok) throw new Error(`a picture is not chosen: ${chosen.status}`)
}

const chapter = (page: Page, number: number) => page.locator('.chapter').nth(number - 1)

test('a sentence, a picture and a dedication are changed, kept, and printed', async () => {
  await using visitor = await visit(browser, product.url, PHONE)
  const { page } = visitor
  const storyId = await bringStory(page)

  await page.getByRole('button', { name: 'Escribir otra dedicatoria' }).click()
  await page.getByLabel('Tu dedicatoria').fill('Para mi Leo, que mira las nubes.')
  const bar = page.locator('.preview-bar').first()
  const place = () => bar.evaluate((element) => getComputedStyle(element).position)
  expect(await place()).toBe('fixed')
  const hideKeyboard = await showKeyboard(page)
  // The bar makes room for the form.
  await expect.poll(place).toBe('static')
  await hideKeyboard()
  await expect.poll(place).toBe('fixed')
  await page.getByLabel('Título del cuento').fill('Leo y la nube dormilona')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Leo y la nube dormilona' }).waitFor()

  // By keyboard alone; another window has changed the same chapter meanwhile.
  const edit = page.getByRole('button', { name: 'Cambiar el texto: Capítulo uno' })
  await edit.focus()
  await page.keyboard.press('Enter')
  const text = page.getByLabel('Texto del capítulo')
  await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.evaluate(async (id) => {
    const [first] = (await (await fetch(`/api/stories/${id}/paragraphs`)).json()) as {
      id: number
      paragraphText: string
    }[]
    await fetch(`/api/paragraphs/${first?.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        paragraphText: 'Otra ventana\n\nY un ornitorrinco de la otra ventana.',
        editedFrom: first?.paragraphText,
      }),
    })
  }, storyId)
  await text.fill('Leo encontró un calcetín volador.\n—¡Espérame! —gritó.')
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await page.getByText('Este capítulo cambió mientras lo editabas').waitFor()
  await page.getByLabel('Título del capítulo').fill('El calcetín')
  await page.keyboard.press('Control+Enter')
  await chapter(page, 1).getByRole('heading', { name: 'El calcetín' }).waitFor()
  await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true)

  const picture = chapter(page, 2).locator('.plate img')
  const before = await picture.getAttribute('src')
  await page.getByRole('button', { name: 'Otra ilustración: Capítulo dos' }).click()
  await page.getByLabel('¿Qué te gustaría ver?').fill('Que sea de noche')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Volver a dibujar' }).click()
  // Whoever leaves at once and comes back while it is drawn finds it all the same.
  await chapter(page, 2).getByText('Dibujando otra…').waitFor()
  const reading = page.url()
  await page.goto(`${product.url}/ayuda`)
  await expect.poll(() => redrawing(page, storyId)).toBe(1)
  await page.goto(reading)
  await pictures.letGo()
  await expect.poll(() => picture.getAttribute('src')).not.toBe(before)
  await chapter(page, 2).getByRole('button', { name: 'Ilustración 2: Que sea de noche', pressed: true }).waitFor()
  await chapter(page, 2).getByRole('button', { name: 'Ilustración 1' }).click()
  await expect.poll(() => picture.getAttribute('src')).toBe(before)
  expect(await findBarriers(page)).toEqual([])

  // Another window chooses after this one has read the story, before it has read what can be changed in it.
  await page.route(
    `**/api/stories/${storyId}/workshop`,
    async (route) => {
      await picture.waitFor()
      await page.evaluate(chooseLast, storyId)
      await route.continue()
    },
    { times: 1 },
  )
  await page.reload()
  await chapter(page, 2).getByRole('button', { name: 'Ilustración 2: Que sea de noche', pressed: true }).waitFor()
  await expect.poll(() => picture.getAttribute('src')).not.toBe(before)

  const book = await readPdf(await downloadPdf(page))
  for (const said of ['mira las nubes', 'calcetín volador', 'nube dormilona']) expect(book.text).toContain(said)
  expect(book.text).not.toContain('ornitorrinco')
  expect(visitor.faults).toEqual([])
})

test('words that are not saved are not lost without a question', async () => {
  await using visitor = await visit(browser, product.url, DESK)
  const { page } = visitor
  await bringStory(page, { drawn: false })
  await page.getByRole('button', { name: 'Cambiar el texto: Capítulo uno' }).click()
  await page.getByLabel('Texto del capítulo').fill('A medias')
  // Offline, what was written stays in the field.
  await breakOffNext(page, '**/api/paragraphs/*')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Tus palabras siguen aquí').waitFor()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Cuentos Mágicos' }).first().click()
  await expect.poll(() => asked.length).toBe(1)
  expect(await page.getByLabel('Texto del capítulo').inputValue()).toBe('A medias')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.locator('.chapter').first().getByText('A medias').waitFor()
})
