import { expect, test } from 'vitest'
import { sharedBrowser, visit } from './browser.ts'
import { createButton, fillWizard, illustrateButton, PREVIEW, waitForPictures } from './journey.ts'
import { holdPictures, startProduct } from './product.ts'

/** The pictures of one story come before those of the other. */
const ONE_BY_ONE = { JOB_CONCURRENCY: 'illustrate=1' }

test('the server is killed while it draws for one reader and streams to another: both pages recover by themselves', async () => {
  const browser = await sharedBrowser()
  // Two that come unasked and two of the other's: however slow the pages are, both still wait when the server dies.
  const pictures = await holdPictures(4)
  await using product = await startProduct({ ...pictures.env, ...ONE_BY_ONE }, null)
  await using drawn = await visit(browser, product.url)
  await using streamed = await visit(browser, product.url)

  await fillWizard(drawn.page)
  await createButton(drawn.page).click()
  await drawn.page.waitForURL(PREVIEW)
  await fillWizard(streamed.page)
  await streamed.page.goto('/generate')
  await streamed.page.locator('.chapter h2').first().waitFor()
  await illustrateButton(drawn.page).click()
  await drawn.page.locator('.plate-developing').first().waitFor()
  await product.kill()
  const title = streamed.page.getByRole('heading', { name: 'Leo ya tiene su cuento' })
  expect(await title.count()).toBe(0)
  await pictures.letGo()
  await product.start()

  // Nobody touches the pages.
  await waitForPictures(drawn.page)
  await title.waitFor({ timeout: 60_000 })
  expect(await product.count()).toMatchObject({ stories: 2, pictures: 12 })
})
