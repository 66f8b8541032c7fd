import { afterAll, beforeAll, expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import { NOTICE_PATHS, NOTICES, PAGES } from '../../src/contract/pages.ts'
import { measurePages, OVERDRAWN } from '../../scripts/page-weight.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'

let app: TestApp | undefined

beforeAll(async () => {
  app = await createTestApp({
    web: true,
    env: {
      PRODUCT_NAME: 'Hilos & Letras',
      PRICE_CENTS: '12345',
      BASE_URL: 'https://hilos.example',
      RETENTION_DAYS: '12',
      SUPPORT_EMAIL: 'hola@hilos.example',
      LEGAL_NAME: 'Hilos y Letras S.A. de C.V.',
    },
  })
})
afterAll(() => app?.[Symbol.asyncDispose]())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app?.url}${path}`, { headers: { accept: 'text/html', ...headers } })

test('the landing page reads without a script, with this installation’s name, price and address', async () => {
  const html = await (await get('/')).text()
  expect(html).toContain('<title>Cuentos personalizados e ilustrados para regalar · Hilos &amp; Letras</title>')
  expect(html).toContain('Por qué elegir Hilos &amp; Letras')
  expect(html).toContain('$123.45\u00A0MXN')
  expect(html).toContain('<link rel="canonical" href="https://hilos.example/" />')
  for (const words of [
    'Cuentos Personalizados con IA',
    'Crea cuentos mágicos en minutos',
    'Todos los derechos reservados.',
  ]) {
    expect(html).toContain(words)
  }
  expect(html.match(/data-slide=/g)).toHaveLength(5)
  expect(html).toContain('aria-label="3 de 5" data-slide="true" data-current')
})

test('the picture that is seen first is asked for before typefaces and other pictures', async () => {
  const html = await (await get('/')).text()
  const [first] = html.match(/<link rel="preload"[^>]+>/g) ?? []
  const shown = /data-slide="true" data-current.*?<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"/s.exec(
    html,
  )
  expect(shown).not.toBeNull()
  expect(first).toContain(`as="image" type="image/avif" imagesrcset="${shown?.[1]}" imagesizes="${shown?.[2]}"`)
})

test('prerendered pages keep to the content security policy', async () => {
  for (const path of ['/', ...NOTICE_PATHS]) {
    const html = await (await get(path)).text()
    expect(html).not.toMatch(/ style="| on[a-z]+="/)
    const data = [...html.matchAll(/<script type="application\/(ld\+)?json"[^>]*>[^<]+<\/script>/g)]
    expect([path, data.length > 0]).toEqual([path, true])
    // One script and one sheet, which the policy knows by their digests.
    expect([path, html.match(/<script>/g)?.length, html.match(/<style>/g)?.length]).toEqual([path, 1, 1])
    expect([...html.matchAll(/(?:src|href)="(https?:[^"]+)"/g)].map(([, url]) => url)).toEqual([
      expect.stringMatching(/^https:\/\/hilos\.example\//),
    ])
  }
})

test('structured data names the price and the questions', async () => {
  const html = await (await get('/')).text()
  const data = JSON.parse(/<script type="application\/ld\+json">([^<]+)</.exec(html)?.[1] ?? '')
  const product = data['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'Product')
  expect(product.offers).toMatchObject({ price: '123.45', priceCurrency: 'MXN' })
})

test('the app finds its settings in the page', async () => {
  const html = await (await get('/create')).text()
  const config = JSON.parse(/<script type="application\/json" id="config">([^<]+)</.exec(html)?.[1] ?? '')
  expect(config).toEqual(await (await get('/api/config')).json())
})

test('every page is there, anything else is a 404 that a person can read', async () => {
  for (const page of PAGES) {
    const answer = await get(page.replace(/:\w+/, '7'))
    expect([page, answer.status, answer.headers.get('content-type')]).toEqual([page, 200, 'text/html; charset=utf-8'])
    // The simulated provider's page has its files to itself.
    expect(await answer.text()).not.toMatch(/(src|href)="[^"]*simulated/)
  }
  const missing = await get('/no-existe')
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('<div id="root"></div>')
})

test('a call that is opened as a page and refused is a page as well, which says why', async () => {
  const refused = await get('/api/stories/7/pdf')
  expect([refused.status, refused.headers.get('content-type'), refused.headers.get('cache-control')]).toEqual([
    404,
    'text/html; charset=utf-8',
    'no-store',
  ])
  const html = await refused.text()
  const told = /<script type="application\/json" id="problem">([^<]+)</.exec(html)?.[1] ?? ''
  expect(JSON.parse(told)).toEqual({ code: 'not_found', message: MESSAGES.storyNotFound })
  expect((await get('/api/stories/7/pdf', { accept: '*/*' })).headers.get('content-type')).toContain('application/json')
})

test('search engines and readers get this installation’s own files', async () => {
  expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://hilos.example/sitemap.xml')
  expect(await (await get('/sitemap.xml')).text()).toContain('<loc>https://hilos.example/terminos</loc>')
  const icon = await get('/favicon.ico')
  expect([icon.status, [...new Uint8Array(await icon.arrayBuffer()).subarray(0, 6)]]).toEqual([200, [0, 0, 1, 0, 3, 0]])
  const manifest = await (await get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Hilos & Letras', lang: 'es', display: 'standalone' })
  expect(await (await get('/privacy-policy.md')).text()).toContain('**se eliminan a los 12 días**')
  expect(await (await get('/terminos')).text()).toContain('<strong>Hilos y Letras S.A. de C.V.</strong>')
  for (const { file } of Object.values(NOTICES)) {
    const notice = await (await get(file)).text()
    expect(notice).toContain('mailto:hola@hilos.example')
    expect(notice).not.toContain('{{')
  }
})

test('a page that has not changed is not sent again', async () => {
  const etag = (await get('/')).headers.get('etag') ?? ''
  expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
  expect((await get('/', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br')
})

test('no page costs more script than it may', async () => {
  const pages = await measurePages()
  expect(pages.filter(OVERDRAWN)).toEqual([])
  // What weighs nothing was not found.
  expect(pages.filter(({ script, budget }) => script < budget / 4)).toEqual([])
})
