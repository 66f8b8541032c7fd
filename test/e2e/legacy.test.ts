import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createClient } from '../client.ts'
import { signUp } from '../members.ts'
import { DESK, sharedBrowser, visit } from './browser.ts'
import { downloadPdf } from './journey.ts'
import { readPdf } from '../book/read-pdf.ts'
import { startProduct } from './product.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

const recipient = (page: Page) => page.getByLabel('Nombre de quien lo recibe')
const chapters = (page: Page) => page.getByRole('region', { name: 'Crear' }).locator('.chapter h2')

/** From the first step, where all but this name is filled in already, to the story under way. */
async function createFor(page: Page, name: string): Promise<void> {
  await recipient(page).fill(name)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Crear cuento' }).click()
  await chapters(page).nth(4).waitFor()
}

/** The last step, its book and its way to the checkout are this person's story. */
async function takesAlong(page: Page, name: string, others: string[]): Promise<number> {
  await page.getByRole('button', { name: 'Continuar' }).click({ timeout: 120_000 })
  await page.getByText(`Para ${name}, de Clara`).waitFor()
  const { text, isSample } = await readPdf(await downloadPdf(page))
  expect([text.includes(name), isSample]).toEqual([true, true])
  for (const other of others) expect(text).not.toContain(other)
  const address = await page.getByRole('link', { name: 'Comprar el libro' }).getAttribute('href')
  return Number(address?.split('/').at(-1))
}

test('the four steps entered again, with other answers, by the back button and in two tabs, tell the story of their answers', async () => {
  // Slow enough that the first story is still being drawn when the second begins.
  await using product = await startProduct({ QUICK: 'pictures', PICTURE_MS: '3000' })
  const member = createClient(product.url)
  await signUp(member, 'clara')
  await using visitor = await visit(browser, product.url, DESK)
  const { page, context } = visitor
  await context.addCookies([...member.cookies].map(([name, value]) => ({ name, value, url: product.url })))
  await page.goto('/legacy')
  await page.getByLabel('Tu nombre').fill('Clara')
  await page.getByLabel('¿Quién es para ti?').selectOption('hijo')
  await recipient(page).fill('Leandro')
  await page.getByText('Leandro es tu hijo').waitFor()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('¿Cuál es su cosa favorita?').fill('los barcos')
  await page.getByLabel('¿Qué recuerdo especial comparten?').fill('la tarde que pescamos en el lago')
  await page.getByLabel('¿Qué admiras de esa persona?').fill('su paciencia')
  await page.getByRole('button', { name: 'Crear cuento' }).click()
  await chapters(page).first().waitFor()

  // Away and back in the middle of it: the answers are there, and one of them is another now.
  await page.getByRole('link', { name: 'Mis Cuentos' }).click()
  await page.getByRole('heading', { name: 'Mis Historias' }).waitFor()
  await page.goBack()
  await expect.poll(() => recipient(page).inputValue(), { timeout: 20_000 }).toBe('Leandro')
  await createFor(page, 'Ximena')
  const second = await takesAlong(page, 'Ximena', ['Leandro'])

  // The same answers in another tab are the same story; there, too, others are another.
  const other = await context.newPage()
  await other.goto('/legacy')
  await createFor(other, 'Ximena')
  expect(await takesAlong(other, 'Ximena', ['Leandro'])).toBe(second)
  await other.reload()
  await createFor(other, 'Bartolo')
  const third = await takesAlong(other, 'Bartolo', ['Leandro', 'Ximena'])
  expect(third).toBeGreaterThan(second)

  // What the first tab shows is still what it sells, with the dedication that it suggests.
  await page.bringToFront()
  await page.getByRole('button', { name: 'Usar esta dedicatoria' }).click()
  await page.getByRole('button', { name: 'Cambiar título y dedicatoria' }).waitFor()
  const { text } = await readPdf(await downloadPdf(page))
  expect(text).toContain('Para Ximena, con cariño de Clara.')
  await page.getByRole('link', { name: 'Comprar el libro' }).click()
  await page.waitForURL(`**/checkout/${second}`)
  await page.getByText('Creado para Ximena').waitFor()
  expect(visitor.faults).toEqual([])
  expect(await product.count()).toEqual({ stories: 3, pictures: 18, paidPurchases: 0 })
})
