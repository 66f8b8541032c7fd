import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { DESK, sharedBrowser, PHONE, visit } from './browser.ts'
import { answer, ANSWERS, choosePhotos, goOn as clickOn, PREVIEW, waitForPictures } from './journey.ts'
import { readPdf } from '../book/read-pdf.ts'
import { ADULT, CHILD, paintPortrait } from './portraits.ts'
import { type SharedProduct, sharedProduct } from './shared-product.ts'

let browser: Browser
let product: SharedProduct
beforeAll(async () => {
  browser = await sharedBrowser()
  product = await sharedProduct()
})

type Focused = { tag: string; name: string; hidden: boolean }

/** What has the focus, by the name that it is announced with, and whether something lies over it. */
async function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLLabelElement> }
    const name = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? ''
    const { left, top, width, height } = element.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    const hidden =
      !above || !(element.contains(above) || above.contains(element) || element.labels?.[0]?.contains(above))
    return { tag: element.tagName, name: name.trim(), hidden }
  })
}

/** True where the focus is still covered once scrolling has had its time. */
async function staysHidden(page: Page): Promise<boolean> {
  for (let looks = 0; looks < 10; looks++) {
    await page.waitForTimeout(50)
    if (!(await focused(page)).hidden) return false
  }
  return true
}

/** Presses Tab until the named control has the focus; whoever cannot see where they are is lost on the way. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const found = await tabUntil(page, ({ name: now }) =>
    typeof name === 'string' ? now.startsWith(name) : name.test(now),
  )
  // The browser may still be scrolling there.
  await expect.poll(() => focused(page)).toEqual({ ...found, hidden: false })
}

async function tabUntil(page: Page, isWanted: (now: Focused) => boolean): Promise<Focused> {
  const passed: string[] = []
  for (let presses = 0; presses < 90; presses++) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    if (isWanted(now)) return now
    passed.push(now.name.slice(0, 30))
  }
  throw new Error(`Tab leads only to ${passed.join(' | ')}`)
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label)
  await page.keyboard.type(text)
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

async function goOn(page: Page, step: number): Promise<void> {
  await press(page, 'Continuar')
  await page.getByText(`Paso ${step} de 5`).waitFor()
  await expect.poll(async () => (await focused(page)).tag).toBe('H1')
}

async function choosePhoto(page: Page, label: string, data: Buffer): Promise<void> {
  await tabTo(page, label)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser', { timeout: 10_000 }),
    page.keyboard.press('Enter'),
  ])
  await chooser.setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: data })
}

test('from the landing page to the book in the hand without a mouse', async () => {
  await using visitor = await visit(browser, product.url, DESK)
  const { page } = visitor
  // Listened to from the start: while nobody listens, the browser opens its own window, which no test can close.
  page.on('filechooser', () => {})
  await page.goto('/')
  await page.keyboard.press('Tab')
  expect((await focused(page)).name).toBe('Saltar al contenido')
  await press(page, 'Crea tu cuento ahora')
  await page.waitForURL('**/create')
  // Until then the prerendered page takes what is typed, but does not go on.
  await page.locator('html[data-app]').waitFor({ state: 'attached' })

  await write(page, '¿Cómo se llama?', ANSWERS.recipientName)
  await write(page, '¿Quién es para ti?', ANSWERS.recipientRelation)
  await write(page, '¿Y tú, cómo te llamas?', ANSWERS.senderName)
  await goOn(page, 2)
  await choosePhoto(page, 'Tu foto', paintPortrait(ADULT))
  await page.locator('.photo-print').first().waitFor()
  // The chosen photo takes the focus over from the place where it was chosen, and moves by arrows.
  await expect.poll(async () => (await focused(page)).name).toMatch(/^Foto de mamá: encuadre/)
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowUp')
  await choosePhoto(page, 'La foto de Leo', paintPortrait(CHILD))
  await page.locator('.photo-print').nth(1).waitFor()
  await goOn(page, 3)
  await write(page, '¿Qué es lo que más le gusta?', ANSWERS.favoriteThing)
  await write(page, 'Un recuerdo de los dos', ANSWERS.specialMemory)
  await write(page, '¿Qué admiras de Leo?', ANSWERS.admiration)
  await goOn(page, 4)
  await page.getByRole('radio', { name: /Infantil/ }).waitFor()
  await tabTo(page, /Infantil/)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.getByRole('radio', { name: /Studio Ghibli/ }).isChecked()).toBe(true)
  await goOn(page, 5)
  await press(page, 'Crear cuento')
  await page.waitForURL(PREVIEW)

  await page.getByRole('button', { name: 'Generar todas las ilustraciones' }).waitFor()
  await press(page, 'Generar todas las ilustraciones')
  await waitForPictures(page)
  await press(page, /^Quedármelo por/)
  await page.waitForURL('**/checkout/*')
  await page.getByText('Creado para Leo').waitFor()
  await press(page, 'Proceder al pago')
  // An error is tied to its field, and the field has the focus.
  await expect.poll(async () => (await focused(page)).name).toMatch(/^Tu email/)
  const email = page.getByLabel('Tu email')
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  const described = await email.evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  )
  expect(described.join(' ')).toContain('Por favor ingresa tu email')
  await page.keyboard.type('elena@correo.mx')
  await page.keyboard.press('Enter')

  await page.getByLabel('Número de tarjeta').waitFor()
  await write(page, 'Número de tarjeta', '4242424242424242')
  await write(page, 'Vencimiento', '12 / 39')
  await write(page, 'CVC', '123')
  await write(page, 'Nombre en la tarjeta', 'Elena Ruiz')
  await press(page, /^Pagar/)
  await page.getByRole('heading', { name: 'Este libro ya es de Leo' }).waitFor()
  const download = page.waitForEvent('download', { timeout: 180_000 })
  await page.locator('button:not([aria-disabled])', { hasText: 'Descargar PDF' }).waitFor({ timeout: 180_000 })
  await press(page, 'Descargar PDF')
  const book = await readPdf(await download)
  expect([book.pages, book.isSample, book.text.includes('dinosaurios')]).toEqual([5, false, true])
  expect(visitor.faults).toEqual([])
})

test('on a phone no focus hides behind what is fixed to the screen', async () => {
  await using visitor = await visit(browser, product.url, PHONE)
  const { page } = visitor
  for (const path of ['/', '/create', '/ingresar']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const hidden = []
    let reached = 0
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      const now = await focused(page)
      if (now.tag === 'BODY') break
      reached++
      if (now.hidden && (await staysHidden(page))) hidden.push(now.name)
    }
    expect([path, hidden]).toEqual([path, []])
    expect([path, reached > 4]).toEqual([path, true])
  }
})

test('what comes late above a field pushes it under no bar, and takes nobody back who scrolled on', async () => {
  await using visitor = await visit(browser, product.url, { ...PHONE, height: 2000 })
  const { page } = visitor
  const late = Promise.withResolvers<void>()
  await page.route('**/assets/fitting-examples-*.js', (route) => late.promise.then(() => route.continue()))
  await page.goto('/create')
  await answer(page, 'recipientName', 'recipientRelation', 'senderName')
  await clickOn(page, 2)
  await choosePhotos(page)
  await clickOn(page, 3)
  const field = page.getByLabel('¿Qué admiras de Leo?')
  await field.focus()
  // As high a window as shows the field clear of the bar without scrolling, where no browser holds anything in its place.
  const { y, height } = (await field.boundingBox()) ?? { y: 0, height: 0 }
  await page.setViewportSize({ ...PHONE, height: Math.ceil(y + height) + 130 })
  const roomUnder = () =>
    field.evaluate((element) => {
      const bar = document.querySelector('.wizard-nav')?.getBoundingClientRect().top ?? 0
      return bar - element.getBoundingClientRect().bottom
    })
  await expect.poll(roomUnder).toBeGreaterThan(0)
  expect(await page.getByRole('list', { name: 'Ejemplos' }).count()).toBe(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  late.resolve()
  await page.getByRole('list', { name: 'Ejemplos' }).nth(2).waitFor()
  await expect.poll(roomUnder).toBeGreaterThan(0)
  expect((await focused(page)).hidden).toBe(false)

  await page.mouse.wheel(0, -5000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await roomUnder()).toBeLessThan(0)
  await page.getByLabel('Un recuerdo de los dos').evaluate(async (above) => {
    above.style.height = '300px'
    // Past two pictures of the page, in which whatever answers to its new size has answered.
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(visitor.faults).toEqual([])
})

test.each(['/', '/create', '/ingresar', '/privacidad', '/no-existe'])(
  '%s: letters twice as large push nothing out of the page',
  async (path) => {
    await using visitor = await visit(browser, product.url, { width: 640, height: 800 })
    const { page } = visitor
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  },
)
