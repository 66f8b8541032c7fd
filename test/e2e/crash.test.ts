import { expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { createButton, fillWizard, illustrateButton, waitForPictures } from './journey.ts'
import { QUICK_PICTURES, startProduct } from './product.ts'

test('the server is killed while it draws for one reader and streams to another: both pages recover by themselves', async () => {
  const browser = await openBrowser()
  await using _ = { [Symbol.asyncDispose]: () => browser.close() }
  await using product = await startProduct({ ...QUICK_PICTURES, PICTURE_MS: '3000' })
  await using drawn = await visit(browser, product.url)
  await using streamed = await visit(browser, product.url)

  await fillWizard(drawn.page)
  await createButton(drawn.page).click()
  await drawn.page.waitForURL('**/preview')
  await fillWizard(streamed.page)
  await Promise.all([
    streamed.page.goto('/generate').then(() => streamed.page.locator('.chapter h2').first().waitFor()),
    illustrateButton(drawn.page)
      .click()
      .then(() => drawn.page.locator('.plate-developing').first().waitFor()),
  ])
  await product.kill()
  const title = streamed.page.getByRole('heading', { name: 'Leo ya tiene su cuento' })
  // In the middle: neither has what it waits for.
  expect(await drawn.page.locator('.plate-developing').count()).toBeGreaterThan(0)
  expect(await title.count()).toBe(0)
  await product.start()

  // Nobody touches the pages.
  await waitForPictures(drawn.page)
  await title.waitFor({ timeout: 60_000 })
  expect(await product.count()).toMatchObject({ stories: 2, pictures: 12 })
})
