import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type ProvidersDouble, startProviders } from '../doubles/providers.ts'
import { breakOffNext, DESK, sharedBrowser, PHONE, visit } from './browser.ts'
import { createButton, downloadPdf, fillWizard, goOn, makeStory } from './journey.ts'
import { readPdf } from '../book/read-pdf.ts'
import { type Product, QUICK_READINGS, startProduct } from './product.ts'

const ENGINES = {
  TEXT_MODEL: 'openai:gpt-5.6-luna',
  IMAGE_MODEL: 'google:gemini-3.1-flash-image-preview,bfl:flux-2-pro',
  JUDGE_MODEL: 'anthropic:claude-haiku-5-5',
  MODERATION_MODEL: 'openai:omni-moderation-latest',
  // As in production: nobody who looks at the page can tell.
  PROOF_OF_WORK: 'on',
}

let browser: Browser
let product: Product
let providers: ProvidersDouble
beforeAll(async () => {
  browser = await sharedBrowser()
  providers = await startProviders({ latency: { story: 2_000, sheet: 300, picture: 500 } })
  product = await startProduct({ ...QUICK_READINGS, ...ENGINES, ...providers.env })
})
afterEach(() => providers.reset())
afterAll(async () => {
  await product[Symbol.asyncDispose]()
  await providers[Symbol.asyncDispose]()
})

test('hosted engines, text first: a refusal is told with a way on; what goes wrong once is never seen', async () => {
  await using visitor = await visit(browser, product.url, PHONE)
  const { page } = visitor
  await fillWizard(page)
  providers.fail({ when: 'Escribe el cuento de este regalo', answer: 'refusal' })
  await createButton(page).click()
  await page.getByText('Prueba a contarlo de otra manera').waitFor()
  await page.getByRole('link', { name: 'Cambiar mis respuestas' }).click()
  await walkToTheEnd(page)

  providers.fail({ when: '/moderations', status: 503 })
  providers.fail({ when: 'Escribe el cuento de este regalo', answer: 'cut' })
  providers.fail({ when: 'Hoja de personajes', answer: 'empty' })
  providers.fail({ when: 'a sangre', status: 429, headers: { 'retry-after': '1' } })
  providers.fail({ when: 'a sangre', answer: 'blank' })
  providers.fail({ when: 'das un veredicto', answer: 'bad_verdict' })
  await makeStory(page)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Leo y el farol de las mareas')
  const sample = await readPdf(await downloadPdf(page))
  expect(sample.pages).toBe(5)
  expect(sample.text).toContain('Cuando cambió el viento')
  expect([visitor.faults, providers.unmet()]).toEqual([[], []])
  expect(await product.count()).toMatchObject({ stories: 1, pictures: 6 })
})

test('hosted engines, streamed: chapters while they are written; a refusal is told with a way on', async () => {
  await using visitor = await visit(browser, product.url, DESK)
  const { page } = visitor
  await fillWizard(page)
  // Without the upload of a photo the wizard goes on to the stream.
  await breakOffNext(page, '**/api/photos/upload')
  providers.fail({ when: 'Escribe el cuento de este regalo', answer: 'refusal' })
  await createButton(page).click()
  await page.waitForURL('**/generate')
  await page.getByText('Prueba a contarlo de otra manera').first().waitFor()

  await page.getByText('Intentar nuevamente').click()
  await page.waitForURL('**/create')
  await walkToTheEnd(page)
  await breakOffNext(page, '**/api/photos/upload')
  await createButton(page).click()
  await page.locator('.chapter h2').first().waitFor()
  await page.getByRole('heading', { name: 'Leo ya tiene su cuento' }).waitFor({ timeout: 180_000 })
  // The price stands on one line, its currency beside it.
  const price = page.getByRole('complementary', { name: 'Tu libro' }).getByText('$100.00 MXN')
  expect(
    await price.evaluate((line) => line.clientHeight / parseFloat(getComputedStyle(line).lineHeight)),
  ).toBeLessThan(1.5)
  expect(visitor.faults).toEqual([])
})

/** The draft is still there: on to the last step from wherever the wizard opens. */
async function walkToTheEnd(page: Page): Promise<void> {
  const progress = await page.getByText(/Paso \d de 5/).textContent()
  for (let step = Number(progress?.match(/\d/)?.[0]); step < 5; step += 1) await goOn(page, step + 1)
}
