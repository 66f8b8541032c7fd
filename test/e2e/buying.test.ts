import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { askServer } from '../../src/server/admin/ask.ts'
import { readOutbox } from '../outbox.ts'
import { breakOffNext, DESK, sharedBrowser, PHONE, visit } from './browser.ts'
import {
  buy,
  createButton,
  cutPictures,
  downloadButton,
  downloadPdf,
  fillWizard,
  makeStory,
  pay,
  payButton,
} from './journey.ts'
import { readPdf } from '../book/read-pdf.ts'
import { holdPictures, startProduct } from './product.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

/** How many scraps of paper are seen, and what is written or pressed on the delivery page and has one over or under it. */
async function confetti(page: Page): Promise<{ bits: number; covered: string[] }> {
  return page.evaluate(async () => {
    // Where they lie once they have fallen.
    const falls = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('.gift-bits i'))
    await Promise.all(falls.map(({ finished }) => finished))
    const bits = [...document.querySelectorAll('.gift-bits i')]
      .map((bit) => bit.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    const said = [...document.querySelectorAll<HTMLElement>('.cloth h1, .cloth p, .cloth button, .cloth a')]
    const covered = said
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const isOver = (bit: DOMRect) => left < bit.right && bit.left < right && top < bit.bottom && bit.top < bottom
        return element.innerText !== '' && bits.some(isOver)
      })
      .map((element) => element.innerText)
    return { bits: bits.length, covered }
  })
}

test('text first: from the landing page to the book in the hand, on a phone', async () => {
  // With nothing replaced: whoever clones the product gets this.
  await using product = await startProduct({}, null)
  await using visitor = await visit(browser, product.url, PHONE)
  const { page } = visitor
  const tooWide = await watchWidth(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Crea tu cuento ahora' }).first().click()
  await page.waitForURL('**/create')
  await fillWizard(page)
  await makeStory(page)

  // Of a wish that is half understood it is said which half.
  await page.getByRole('button', { name: 'Otra ilustración: Capítulo dos' }).click()
  await page.getByLabel('¿Qué te gustaría ver?').fill('Que sea de noche y montar una tortuga')
  await page.getByRole('button', { name: 'Volver a dibujar' }).click()
  const outcome = page
    .locator('.chapter')
    .nth(1)
    .getByText(/todavía no sé dibujarlo/)
  await outcome.waitFor({ timeout: 180_000 })
  expect(await outcome.textContent()).toMatch(/^De noche.*, sí\. Montar una tortuga todavía no sé dibujarlo\./)

  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const sample = await downloadPdf(page)
  // As it is but for what file systems refuse.
  expect(sample.suggestedFilename()).toBe(`${title.replaceAll(/[:?]/g, '')}.pdf`)
  const read = await readPdf(sample)
  expect(read.pages).toBe(5)
  expect(read.isSample).toBe(true)
  await page.getByText('PDF descargado').first().waitFor()

  await page.getByRole('link', { name: /Quedármelo por/ }).click()
  await page.getByText('Creado para Leo').waitFor()
  await buy(page, 'elena@correo.mx')
  const delivery = new URL(page.url())
  // The first of them alone, on a phone.
  expect(await confetti(page)).toEqual({ bits: 4, covered: [] })
  expect(await cutPictures(page)).toEqual([])
  const book = await readPdf(await downloadPdf(page))
  expect(book.pages).toBe(5)
  for (const said of ['Leo', 'dinosaurios', 'playa', 'alegría']) expect(book.text).toContain(said)
  expect(book.isSample).toBe(false)
  await page.getByText('elena@correo.mx').waitFor()
  const [epub] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Para tu lector electrónico' }).click(),
  ])
  expect(epub.suggestedFilename()).toMatch(/\.epub$/)
  // What the server cannot give at once it says in words.
  await page.route('**/pdf?edition=imprenta', (route) =>
    route.fulfill({ status: 409, json: { code: 'conflict', message: 'Vuelve en un momento' } }),
  )
  await page.getByRole('button', { name: 'Versión para imprenta' }).click()
  await page.getByText('Vuelve en un momento').first().waitFor()
  await page.unroute('**/pdf?edition=imprenta')

  // On another device the link opens the same book, and nothing that is only the buyer's.
  await using friend = await visit(browser, product.url, DESK)
  await friend.page.goto(delivery.href)
  await friend.page.getByRole('heading', { name: 'Este libro ya es de Leo' }).waitFor()
  await friend.page.getByRole('img', { name: 'Portada' }).waitFor()
  await friend.page.getByText('Para Leo, de mamá').waitFor()
  expect(await confetti(friend.page)).toEqual({ bits: 10, covered: [] })
  const theirs = await readPdf(await downloadPdf(friend.page))
  expect([theirs.text, theirs.isSample]).toEqual([book.text, false])
  await friend.page.goto(`/preview/${delivery.pathname.split('/').at(-1)}`)
  await friend.page.locator('.chapter').nth(4).waitFor()
  expect(await friend.page.getByRole('button', { name: /^Cambiar el texto|^Otra ilustración/ }).count()).toBe(0)
  expect(friend.faults).toEqual([])

  // A connection that breaks is not a book that is gone.
  await page.route('**/api/stories/*/delivery', (route) => route.abort())
  await page.reload()
  await page.getByRole('heading', { name: 'No pudimos abrir tu libro' }).waitFor()
  await page.unroute('**/api/stories/*/delivery')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()

  await page.getByRole('button', { name: 'Crear otro cuento' }).click()
  await page.getByText('Paso 1 de 5').waitFor()
  await expect.poll(() => page.getByLabel('¿Cómo se llama?').inputValue()).toBe('')

  // The money goes back: the link says so to the buyer, and nothing of money to another browser.
  const session = delivery.searchParams.get('session_id') ?? ''
  expect(await askServer(product.dataDir, ['refund', session])).toMatchObject({ failed: false })
  await page.goto(delivery.href)
  await page.getByRole('heading', { name: 'Esta compra se devolvió' }).waitFor()
  await using stranger = await visit(browser, product.url, PHONE)
  await stranger.page.goto(delivery.href)
  await stranger.page.getByRole('heading', { name: 'Este enlace no abre ningún libro pagado' }).waitFor()

  expect(tooWide).toEqual([])
  expect(visitor.faults).toEqual([])
  expect(await product.count()).toEqual({ stories: 1, pictures: 7, paidPurchases: 1 })
  expect((await readOutbox(product.dataDir)).filter(({ to }) => to?.[0]?.address === 'elena@correo.mx')).toHaveLength(1)
})

test('streamed: the chapters come as they are written, and the card leads to the checkout', async () => {
  const pictures = await holdPictures(1)
  await using product = await startProduct(pictures.env)
  await using visitor = await visit(browser, product.url, DESK, true)
  const { page } = visitor
  await fillWizard(page)
  // Whatever keeps the photos from being uploaded, the story is streamed without waiting for them.
  await breakOffNext(page, '**/api/photos/upload')
  await createButton(page).click()
  await page.waitForURL('**/generate')
  const done = page.getByRole('heading', { name: 'Leo ya tiene su cuento' })
  await page.getByText('unos 40 segundos').waitFor()
  await page.locator('.chapter h2').first().waitFor()
  await pictures.letGo()
  await done.waitFor({ timeout: 180_000 })

  const shown = page.locator('.spread.is-open')
  await page.getByRole('button', { name: 'Capítulo siguiente' }).click()
  await shown.getByText('Capítulo dos').waitFor()
  await page.getByRole('button', { name: 'Capítulo 5', exact: true }).click()
  await shown.getByText('Capítulo cinco').waitFor()
  await page.getByText('$100.00').first().waitFor()

  await page.getByRole('link', { name: 'Obtener PDF' }).click()
  await page.getByText('$100.00 MXN').first().waitFor()
  await page.getByRole('link', { name: 'Volver al cuento' }).click()
  await page.getByText('5 de 5 ilustrados').waitFor()
  expect(await downloadButton(page).isEnabled()).toBe(true)

  // A slip in the address is pointed out; whoever turns back is told that nothing was charged, and types nothing again.
  await page.getByRole('link', { name: /Quedármelo por/ }).click()
  const email = page.getByLabel('Tu email')
  await email.fill('elena@gmial.com')
  await page.getByRole('button', { name: 'elena@gmail.com' }).click()
  expect(await email.inputValue()).toBe('elena@gmail.com')
  await payButton(page).click()
  await page.getByRole('link', { name: 'Cancelar y volver' }).click()
  await page.getByText('no se cobró nada').waitFor()
  await expect.poll(() => email.inputValue()).toBe('elena@gmail.com')
  const checkout = page.url()
  await payButton(page).click()
  await pay(page)
  await page.getByRole('heading', { name: 'Este libro ya es de Leo' }).waitFor()

  // What was bought is not sold again.
  await page.goto(checkout)
  await page.getByRole('link', { name: 'Ver mi libro' }).click()
  await page.getByRole('heading', { name: 'Este libro ya es de Leo' }).waitFor()
  expect(visitor.faults).toEqual([])
  expect(await product.count()).toMatchObject({ stories: 1, pictures: 6, paidPurchases: 1 })
})

/** Every state of every page from now on that could be scrolled sideways, or has been zoomed into. */
async function watchWidth(page: Page): Promise<string[]> {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('too wide: ')) found.push(message.text())
  })
  await page.addInitScript(() => {
    setInterval(() => {
      const { scrollWidth } = document.documentElement
      const zoom = visualViewport?.scale ?? 1
      // oxlint-disable-next-line no-console -- how the page tells the test
      if (scrollWidth > innerWidth || zoom !== 1) console.info(`too wide: ${location.pathname} ${scrollWidth} ${zoom}`)
    }, 100)
  })
  return found
}
