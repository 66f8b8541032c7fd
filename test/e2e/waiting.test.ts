import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { startProviders } from '../doubles/providers.ts'
import { findBarriers } from './axe.ts'
import { sharedBrowser, visit } from './browser.ts'
import { createButton, fillWizard, rememberedStory } from './journey.ts'
import { startProduct } from './product.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

test('the text appears as it is written; whoever leaves and comes back finds the same story', async () => {
  const rest = Promise.withResolvers<void>()
  await using providers = await startProviders({ latency: { restOfStory: rest.promise } })
  await using product = await startProduct({ TEXT_MODEL: 'openai:gpt-5.6-luna', ...providers.env })
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
