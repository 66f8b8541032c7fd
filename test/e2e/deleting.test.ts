import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBarriers } from './axe.ts'
import { openBrowser, PHONE, visit } from './browser.ts'
import { fillWizard, makeStory } from './journey.ts'
import { type Product, QUICK_PICTURES, startProduct } from './product.ts'

let browser: Browser
let product: Product
beforeAll(async () => {
  browser = await openBrowser()
  product = await startProduct(QUICK_PICTURES)
})
afterAll(async () => {
  await browser.close()
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
  await page.getByText('Cuento y fotos borrados').waitFor()
  expect(await statuses()).toEqual([404, 404, 404])
})
