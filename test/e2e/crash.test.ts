import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { createButton, fillWizard, illustrateButton, waitForPictures } from './journey.ts'
import { startProduct } from './product.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('the server is killed while it draws: the page recovers and the story completes', async () => {
  await using product = await startProduct()
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  await fillWizard(page)
  await createButton(page).click()
  await page.waitForURL('**/preview')
  await illustrateButton(page).click()
  await page.locator('.plate-developing').first().waitFor()
  await product.kill()
  await product.start()
  // Nobody touches the page.
  await waitForPictures(page)
  expect(await product.count()).toMatchObject({ stories: 1, pictures: 6 })
})

test('the server is killed while it streams: the stream goes on where it was', async () => {
  await using product = await startProduct()
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  await fillWizard(page)
  await page.goto('/generate')
  await page.locator('.chapter h2').first().waitFor()
  await product.kill()
  await product.start()
  await page.getByRole('heading', { name: 'Leo ya tiene su cuento' }).waitFor({ timeout: 180_000 })
  expect(await product.count()).toMatchObject({ stories: 1, pictures: 6 })
})
