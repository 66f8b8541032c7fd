import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { blankPng } from '../blank-png.ts'
import { findBarriers } from './axe.ts'
import { sharedBrowser, visit } from './browser.ts'
import { answer, bringStory, illustrateButton, payButton, waitForPictures } from './journey.ts'
import { type SharedProduct, sharedProduct } from './shared-product.ts'

let browser: Browser
let product: SharedProduct
beforeAll(async () => {
  browser = await sharedBrowser()
  product = await sharedProduct()
})

const sorry = (page: Page) => page.getByRole('heading', { level: 1, name: 'Algo se enredó' })

test('a page whose files are gone reloads once, then says so and leads on; the draft stays', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  await page.goto('/create')
  await answer(page, 'recipientName')
  await page.goto('/generate')
  await page.getByText('Faltan datos requeridos para la generación').first().waitFor()
  // As after a new release: the server no longer has what the open page asks for.
  await page.route('**/assets/wizard-page-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.getByRole('link', { name: 'Intentar nuevamente' }).click()
  await sorry(page).waitFor()
  await page.getByText('No pudimos traer una parte de la página.').waitFor()
  // A page that was loaded again meanwhile would have broken this off.
  expect(await findBarriers(page)).toEqual([])
  expect(loads).toBe(1)

  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await page.getByRole('heading', { name: 'Crea cuentos mágicos en minutos' }).waitFor()
  await page.unroute('**/assets/wizard-page-*.js')
  await page.goBack()
  await expect.poll(() => page.getByLabel('¿Cómo se llama?').inputValue()).toBe('Leo')
})

test('a page that opens without a part of its own says so at once', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  await page.route('**/assets/checkout-page-*.js', (route) => route.abort())
  await page.goto('/checkout/1')
  await sorry(page).waitFor()
  await page.unroute('**/assets/checkout-page-*.js')
  await page.getByRole('button', { name: 'Volver a cargar' }).click()
  await page.getByText('No se encontró el cuento').first().waitFor()
  expect(await sorry(page).count()).toBe(0)
})

test('a part that is fetched late and cannot be had leaves the page as it is', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  const story = { storyTitle: 'El mapa de Leo', recipientName: 'Leo', coverImageUrl: null, parts: [] }
  await page.route('**/api/stories/1', (route) => route.fulfill({ json: story }))
  await page.route('**/assets/toaster-*.js', (route) => route.abort())
  await page.goto('/checkout/1')
  await page.getByText('Creado para Leo').waitFor()
  await payButton(page).click()
  await page.getByRole('alert').filter({ hasText: 'Email requerido' }).first().waitFor()
  await page.getByRole('heading', { name: 'Un último nudo' }).waitFor()
  expect(await sorry(page).count()).toBe(0)
})

test('a picture that did not come is asked for again', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  const story = { storyTitle: 'El mapa de Leo', recipientName: 'Leo', coverImageUrl: '/api/pictures/1', parts: [] }
  await page.route('**/api/stories/1', (route) => route.fulfill({ json: story }))
  let isAway = true
  await page.route('**/api/pictures/1?*', (route) => {
    const answer = isAway ? route.abort() : route.fulfill({ contentType: 'image/png', body: blankPng(4, 4) })
    isAway = false
    return answer
  })
  await page.goto('/checkout/1')
  const isLoaded = () =>
    page.getByRole('img', { name: 'Portada' }).evaluate((img) => (img as HTMLImageElement).naturalWidth > 0)
  await expect.poll(isLoaded, { timeout: 20_000 }).toBe(true)
})

test('where the answers behind a story did not come, its pictures are drawn all the same', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  let asked = 0
  await page.route('**/api/stories/*/brief', (route) => (asked++ === 0 ? route.abort() : route.continue()))
  await bringStory(page, { drawn: false })
  await illustrateButton(page).click()
  await waitForPictures(page)
  expect(asked).toBeGreaterThan(1)
})

test('a page that breaks while it is drawn says so, and another opens', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  // An answer that no page was written for.
  await page.route('**/api/stories/1', (route) =>
    route.fulfill({ json: { storyTitle: {}, recipientName: 'Leo', coverImageUrl: null, parts: [] } }),
  )
  await page.goto('/checkout/1')
  await sorry(page).waitFor()
  await page.getByText('Algo falló de nuestro lado.').waitFor()
  await page.getByRole('link', { name: 'Privacidad', exact: true }).click()
  await page.getByRole('heading', { name: 'Tus derechos' }).waitFor()
  expect(await sorry(page).count()).toBe(0)
})

test('a fault of the server is told with the id of its log, which can be copied', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  await page.route('**/api/stories/1', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'internal', message: 'Algo falló de nuestro lado', requestId: 'f4-17' },
    }),
  )
  await page.goto('/checkout/1')
  await page.getByRole('heading', { name: 'No pudimos abrir tu compra' }).waitFor()
  await page.getByText('Código del error: f4-17').waitFor()
  expect(await page.evaluate(() => isSecureContext)).toBe(true)
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar' }).click()
  await page.getByText('Copiado').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('f4-17')
})

test('a book that cannot be given is told in words where its address is opened as a page', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  await page.goto('/api/stories/999999/pdf')
  await page.getByRole('heading', { level: 1, name: 'No se pudo abrir' }).waitFor()
  await page.getByText('Historia no encontrada').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await page.getByRole('heading', { name: 'Crea cuentos mágicos en minutos' }).waitFor()
})
