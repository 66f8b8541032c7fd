import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBarriers } from './axe.ts'
import { sharedBrowser, PHONE, visit } from './browser.ts'
import { bringStory, buy, createButton, fillWizard, illustrateButton, makeStory, rememberedStory } from './journey.ts'
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

test('a visitor without an account deletes a story with its photos, after being told what goes', async () => {
  await using visitor = await visit(browser, product.url, PHONE)
  const { page } = visitor
  await fillWizard(page)
  const storyId = await makeStory(page)
  const brief = (await (await page.request.get(`/api/stories/${storyId}/brief`)).json()) as Record<string, unknown>
  const photos = [brief['senderPhotoId'], brief['recipientPhotoId']].map(Number)
  const statuses = async () =>
    Promise.all(
      [`/api/stories/${storyId}`, ...photos.map((id) => `/api/photos/${id}`)].map(async (path) =>
        (await page.request.get(path)).status(),
      ),
    )
  expect(await statuses()).toEqual([200, 200, 200])

  await page.getByRole('button', { name: 'Borrar este cuento y mis fotos' }).click()
  const dialogue = page.getByRole('dialog')
  await dialogue.getByText('Los enlaces al cuento dejan de abrirse').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await dialogue.getByRole('button', { name: 'Conservar' }).click()
  expect(await statuses()).toEqual([200, 200, 200])

  await page.getByRole('button', { name: 'Borrar este cuento y mis fotos' }).click()
  await dialogue.getByRole('button', { name: 'Borrar para siempre' }).click()
  await page.getByText('Cuento y fotos borrados', { exact: true }).waitFor()
  expect([new URL(page.url()).pathname, await statuses()]).toEqual(['/', [404, 404, 404]])
  // This browser has forgotten it, too.
  await page.goto('/create')
  expect(await page.getByLabel('¿Cómo se llama?').inputValue()).toBe('')
})

test('a story that is deleted while it is drawn is not made again; a bought one goes from its delivery', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  const remove = async () => {
    await page.getByRole('button', { name: 'Borrar este cuento y mis fotos' }).click()
    await page.getByRole('button', { name: 'Borrar para siempre' }).click()
    await page.getByText('Cuento y fotos borrados', { exact: true }).waitFor()
  }
  await fillWizard(page)
  await createButton(page).click()
  await illustrateButton(page).click()
  const drawn = await rememberedStory(page)
  await remove()
  expect(await rememberedStory(page)).toBeUndefined()

  const storyId = await bringStory(page)
  // The next one of this installation: nothing was begun in between.
  expect(storyId).toBe((drawn ?? 0) + 1)
  await page.goto(`/checkout/${storyId}`)
  await buy(page, 'elena@correo.mx')
  await page.getByRole('button', { name: 'Borrar este cuento y mis fotos' }).click()
  await page.getByText('Ya lo compraste: descarga antes el PDF.').waitFor()
  await page.getByRole('button', { name: 'Conservar' }).click()
  await remove()
  expect((await page.request.get(`/api/stories/${storyId}`)).status()).toBe(404)
})
