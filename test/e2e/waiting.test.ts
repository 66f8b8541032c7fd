import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import { createClient } from '../client.ts'
import { startProviders } from '../doubles/providers.ts'
import { BRIEF } from '../factories.ts'
import { findBarriers } from './axe.ts'
import { sharedBrowser, visit } from './browser.ts'
import { createButton, fillWizard, rememberedStory } from './journey.ts'
import { QUICK_PICTURES, startProduct } from './product.ts'
import { sharedProduct } from './shared-product.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

test('the text appears as it is written; whoever leaves and comes back finds the same story', async () => {
  const rest = Promise.withResolvers<void>()
  await using providers = await startProviders({ latency: { restOfStory: rest.promise } })
  await using product = await startProduct({ ...QUICK_PICTURES, TEXT_MODEL: 'openai:gpt-5.6-luna', ...providers.env })
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  await fillWizard(page)
  await createButton(page).click()
  await page.getByText('Puedes cerrar esta página y volver').waitFor()
  const written = page.locator('.preview-written article')
  await written.first().waitFor()
  expect(await written.count()).toBeLessThan(5)
  const bar = page.getByRole('progressbar', { name: 'Capítulos escritos' })
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(100)
  expect(await findBarriers(page)).toEqual([])
  const title = await written.first().getByRole('heading').textContent()

  await page.goto('about:blank')
  rest.resolve()
  await page.goto('/preview')
  await page.locator('.chapter').nth(4).waitFor()
  expect(await page.locator('.chapter').first().getByRole('heading').textContent()).toBe(title)
  expect(await rememberedStory(page)).not.toBeNull()
  expect(visitor.faults).toEqual([])
  expect(await product.count()).toMatchObject({ stories: 1 })
})

test('where a picture that was to come by itself fails, its chapter offers to draw it, without a reload', async () => {
  const product = await sharedProduct()
  const ana = createClient(product.url)
  const { storyId } = await ana.json<{ storyId: number }>('POST', '/api/stories/generate-text', BRIEF)
  await using visitor = await visit(browser, product.url)
  const { page, context } = visitor
  await context.addCookies([...ana.cookies].map(([name, value]) => ({ name, value, url: product.url })))
  // As where the first picture is being drawn, until it is given up.
  const givenUp = Promise.withResolvers<void>()
  let isWaiting = true
  await page.route(`**/api/stories/${storyId}/brief`, async (route) => {
    const response = await route.fetch()
    const brief = (await response.json()) as object
    await route.fulfill({ response, json: { ...brief, arriving: isWaiting ? [1] : [] } })
  })
  await page.route(`**/api/stories/${storyId}/events`, async (route) => {
    await givenUp.promise
    isWaiting = false
    const event = { type: 'progress', progress: 55, message: MESSAGES.pictureGivenUp }
    await route.fulfill({ contentType: 'text/event-stream', body: `data: ${JSON.stringify(event)}\n\n` })
  })
  await page.goto(`/preview/${storyId}`)
  const first = page.locator('.chapter').first()
  const offer = first.getByRole('button', { name: /^Ilustrar: / })
  await first.getByText('Ilustrando…').waitFor()
  expect(await offer.getAttribute('aria-busy')).toBe('true')
  givenUp.resolve()
  await first.getByText('Ilustrando…').waitFor({ state: 'detached' })
  expect(await offer.getAttribute('aria-busy')).toBeNull()
  // It can be pressed again: of a story without photos it says what is missing.
  await offer.click()
  await page.getByText(MESSAGES.photosNeeded).first().waitFor()
  expect(visitor.faults).toEqual([])
})
