import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '../client.ts'
import { type OidcServer, startOidc } from '../doubles/oidc.ts'
import { BRIEF } from '../factories.ts'
import { signUp as makeAccount } from '../members.ts'
import { mailTo } from '../outbox.ts'
import { totp } from '../totp.ts'
import { findBarriers } from './axe.ts'
import { DESK, sharedBrowser, PHONE, visit, whenToldOn } from './browser.ts'
import { answer, bringStory, buy, cutPictures, downloadButton, downloadPdf, fromMenu } from './journey.ts'
import { readPdf } from '../book/read-pdf.ts'
import { ADULT, CHILD, paintPortrait } from './portraits.ts'
import { type Product, QUICK_PICTURES, startProduct } from './product.ts'

const PASSWORD = 'la tortuga canta bajito'
const EMAIL = 'clara@example.com'

let browser: Browser
let product: Product
beforeAll(async () => {
  browser = await sharedBrowser()
  product = await startProduct(QUICK_PICTURES)
})
afterAll(async () => {
  await product[Symbol.asyncDispose]()
})

async function signUp(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Crear una cuenta' }).click()
  await page.getByLabel('Email').fill(`${name}@example.com`)
  await page.getByLabel('Nombre de usuario').fill(name)
  await page.getByLabel('Contraseña').fill(PASSWORD)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email o nombre de usuario').fill('clara')
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
}

/** By keyboard: a second factor is set up, its codes are kept, and the next time one of them is asked for. */
async function enterInTwoSteps(page: Page, password: string): Promise<void> {
  await page.goto('/ingresar')
  await page.getByRole('region', { name: 'Verificación en dos pasos' }).getByRole('button', { name: 'Activar' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tu contraseña').fill(password)
  await page.keyboard.press('Enter')
  await dialog.getByRole('img', { name: 'Código QR' }).waitFor()
  const uri = await dialog.getByRole('link', { name: 'Ábrela aquí' }).getAttribute('href')
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByLabel('El código que muestra ahora').fill(totp(uri ?? ''))
  await page.keyboard.press('Enter')
  await dialog.getByRole('heading', { name: 'Guarda estos códigos' }).waitFor()
  const codes = await dialog.getByRole('listitem').allTextContents()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Descargar' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('codigos-de-respaldo.txt')
  expect((await readFile(await file.path(), 'utf8')).split('\r\n')).toEqual(expect.arrayContaining(codes))
  await dialog.getByRole('button', { name: 'Ya los guardé' }).click()
  await page.getByText('Está activada').waitFor()

  await fromMenu(page, 'Salir')
  await page.waitForURL((address) => address.pathname === '/')
  await page.goto('/ingresar')
  await signIn(page, password)
  await page.getByRole('heading', { name: 'Un paso más' }).waitFor()
  await page.getByRole('button', { name: 'Usar un código de respaldo' }).click()
  await page.keyboard.type(codes[0] ?? '')
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL('**/mis-cuentos')
}

async function uploadPhoto(
  page: Page,
  person: typeof ADULT,
  relation: string,
  meanwhile = async () => {},
): Promise<void> {
  await page.getByRole('button', { name: 'Subir foto' }).first().click()
  const dialog = page.getByRole('dialog')
  const file = { name: `${relation}.jpg`, mimeType: 'image/jpeg', buffer: paintPortrait(person) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByLabel('¿De quién es la foto?').selectOption(relation)
  await meanwhile()
  await dialog.getByRole('button', { name: 'Subir foto' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The answers to these requests are held until they are let go; whoever lets go waits for the first. */
async function hold(page: Page, requests: string): Promise<() => Promise<void>> {
  const { promise: gone, resolve: go } = Promise.withResolvers<void>()
  await page.route(requests, async (route) => {
    await gone
    await route.continue()
  })
  return async () => {
    const answered = page.waitForResponse(requests)
    go()
    await (await answered).finished()
  }
}

const draft = (page: Page) => page.evaluate(() => localStorage.getItem('story-generator'))

const senderLook = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('story-generator') ?? '{}') as { senderLook: object | null }).senderLook,
  )

test('photos, two of them together, the four steps, and the end of an account', async () => {
  await using visitor = await visit(browser, product.url, DESK)
  const { page } = visitor
  // It stands for a moment before the page leads on.
  const { told } = await whenToldOn(page, 'Acceso restringido')
  await Promise.all([told, page.goto('/mis-fotos')])
  await page.waitForURL('**/ingresar?next=*')
  await signUp(page, 'berta')
  await page.waitForURL('**/mis-fotos')
  // The album comes while the next photo is chosen already: the dialog stays, and what was chosen.
  await page.getByRole('button', { name: 'Subir foto' }).waitFor()
  const albumComes = await hold(page, '**/api/photos?*')
  await uploadPhoto(page, ADULT, 'yo')
  await uploadPhoto(page, CHILD, 'hijo', albumComes)
  const photos = page.getByRole('button', { name: /^Elegir la foto/ })
  await expect.poll(() => photos.count(), { timeout: 30_000 }).toBe(2)
  await photos.nth(0).click()
  await photos.nth(1).click()
  await page.getByLabel('¿Cómo las juntamos?').fill('Los dos en la playa al atardecer')
  await page.getByRole('button', { name: 'Combinar fotos' }).click()
  await page.getByText('¡Imágenes combinadas con éxito!').first().waitFor()
  await expect.poll(() => photos.count(), { timeout: 30_000 }).toBe(3)
  // Beside the picture of both, which is higher, a print keeps its own height: nothing blank hangs below its name.
  const prints = page.getByRole('listitem').filter({ has: photos })
  const heights = await prints.evaluateAll((items) => items.map((item) => item.clientHeight))
  expect(heights[1]).toBeLessThan(heights[0] ?? 0)
  await page.getByRole('button', { name: /^Eliminar la foto: combinada/ }).click()
  await page.getByRole('heading', { name: '¿Estás seguro que deseas eliminar esta foto?' }).waitFor()
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await expect.poll(() => photos.count(), { timeout: 30_000 }).toBe(2)

  await page.goto('/legacy')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByText('Por favor, ingresa tu nombre').first().waitFor()
  await page.getByLabel('Tu nombre').fill('Clara')
  await page.getByLabel('¿Quién es para ti?').selectOption('otro')
  await page.getByLabel('¿Quién es?').fill('mi sobrino')
  await page.getByLabel('Nombre de quien lo recibe').fill('Leo')
  const own = page.getByRole('radiogroup', { name: 'Tu foto' }).getByRole('radio')
  await own.nth(2).click()
  // Read as a photo that was just chosen, and retouched; another photo's look is not kept for this one.
  const look = page.getByRole('region', { name: '¿Así es Clara?' })
  await look.getByRole('img', { name: 'Clara como saldrá en el cuento' }).waitFor({ timeout: 60_000 })
  await look.getByRole('radio', { name: 'tono 9 de 10' }).check()
  await expect.poll(() => senderLook(page)).toMatchObject({ skin: '#3a312a' })
  await own.nth(1).click()
  await expect.poll(() => senderLook(page)).toBeNull()
  await look.getByRole('button', { name: 'Sí, así es' }).click({ timeout: 60_000 })
  await expect.poll(() => senderLook(page)).not.toBeNull()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Crear cuento' }).click()
  const missing = page.getByText('Campo requerido')
  await missing.first().waitFor()
  await page.getByLabel('¿Cuál es su cosa favorita?').fill('los barcos')
  await page.getByLabel('¿Qué recuerdo especial comparten?').fill('la tarde que pescamos en el lago')
  await page.getByLabel('¿Qué admiras de esa persona?').fill('su paciencia')
  await page.getByRole('button', { name: 'Crear cuento' }).click()
  // What was missing before is not said of the next step; a toast would stay for seconds.
  await page.getByRole('region', { name: 'Crear' }).waitFor()
  await expect.poll(() => missing.count(), { timeout: 5_000 }).toBe(0)
  await page.getByRole('button', { name: 'Continuar' }).click({ timeout: 180_000 })
  const sample = await readPdf(await downloadPdf(page))
  expect([sample.pages, sample.isSample]).toEqual([5, true])
  for (const said of ['Leo', 'barcos', 'paciencia']) expect(sample.text).toContain(said)
  await page.getByRole('button', { name: 'Compartir por email' }).click()
  await page.getByLabel('Email de quien lo recibirá').fill('abuela@example.com')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await page.getByText('Muy pronto').first().waitFor()

  await fromMenu(page, 'Mis Cuentos')
  await page.getByRole('button', { name: /^Eliminar:/ }).click()
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByRole('link', { name: /^Ver cuento:/ }).waitFor()

  await page.goto('/ingresar')
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click()
  const going = page.getByRole('list', { name: 'Cuentos que se borran' })
  // A title need not hold the name.
  await going.getByRole('listitem').first().waitFor()
  await page.getByLabel('Tu contraseña').last().fill(PASSWORD)
  await page.getByRole('button', { name: 'Borrar todo' }).click()
  await page.waitForURL((address) => address.pathname === '/')
  expect(visitor.faults).toEqual([])
  expect(await product.count()).toMatchObject({ stories: 0, pictures: 0 })
})

test('a visitor’s story is on the shelf after signing up; a forgotten password comes by mail', async () => {
  await using visitor = await visit(browser, product.url, PHONE)
  const { page } = visitor
  const storyId = await bringStory(page)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  await page.goto('/mis-cuentos')
  await page.getByRole('link', { name: 'Ingresar' }).last().click()
  await page.waitForURL('**/ingresar?next=*')
  await signUp(page, 'clara')
  await page.waitForURL('**/mis-cuentos')
  expect(await page.getByRole('link', { name: `Comprar: ${title}` }).getAttribute('href')).toBe(`/checkout/${storyId}`)
  expect(await page.getByRole('link', { name: `Editar: ${title}` }).getAttribute('href')).toBe(`/preview/${storyId}`)
  await page.getByRole('link', { name: `Ver cuento: ${title}` }).click()
  await page.waitForURL(`**/story/${storyId}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await cutPictures(page)).toEqual([])
  // Bought from there, it is found there again with all that can be done with it.
  await page.getByRole('link', { name: 'Comprar el libro' }).click()
  await expect.poll(() => page.getByLabel('Tu email').inputValue()).toBe(EMAIL)
  await buy(page, EMAIL)
  await page.goto('/mis-cuentos')
  await page.getByRole('link', { name: `Ver cuento: ${title}` }).waitFor()
  expect(await page.getByRole('link', { name: `Comprar: ${title}` }).count()).toBe(0)
  expect(await cutPictures(page)).toEqual([])
  await page.getByRole('link', { name: `Ver cuento: ${title}` }).click()
  await page.getByRole('button', { name: 'Versión para imprenta' }).waitFor()
  expect(await page.getByRole('link', { name: 'Comprar el libro' }).count()).toBe(0)
  // An edition may take a minute: the one that is being made says so beside its name.
  const editions = page.getByRole('list', { name: 'Otras ediciones' })
  const epubComes = await hold(page, '**/pdf?edition=epub')
  await editions.getByRole('button', { name: 'Para tu lector electrónico' }).click()
  const inTheMaking = editions.getByRole('listitem').filter({ hasText: 'Se está preparando…' })
  await inTheMaking.filter({ hasText: 'Para tu lector electrónico' }).waitFor()
  const [epub] = await Promise.all([page.waitForEvent('download'), epubComes()])
  await inTheMaking.waitFor({ state: 'detached' })
  expect(epub.suggestedFilename()).toMatch(/\.epub$/)
  await page.getByRole('link', { name: 'Cambiar el texto, una ilustración o la dedicatoria' }).click()
  await page.getByRole('link', { name: 'Ver mi libro' }).waitFor()
  await page.goto(`/story/${storyId}`)
  await page.getByRole('link', { name: 'Regalar y compartir' }).click()
  await page.waitForURL(`**/delivery/${storyId}`)
  await page.getByRole('heading', { name: 'Este libro ya es de Leo' }).waitFor()
  // A page with a bar of its own at the window's edge leaves the members' links where they can be pressed.
  await page.goto(`/preview/${storyId}`)
  await downloadButton(page).waitFor()
  await fromMenu(page, 'Mis Cuentos')
  await page.waitForURL('**/mis-cuentos')

  await fromMenu(page, 'Salir')
  await page.waitForURL((address) => address.pathname === '/')
  await page.goto('/ingresar?next=/mis-cuentos')
  await signIn(page, 'no es esta frase')
  await page.getByText('no son correctos').first().waitFor()
  expect(await page.getByLabel('Email o nombre de usuario').inputValue()).toBe('clara')
  await page.getByRole('button', { name: 'Olvidé mi contraseña' }).click()
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  const mail = await mailTo(product.dataDir, EMAIL, /contraseña nueva/)
  await page.goto(mail.text?.match(/http\S+recuperar=\S+/)?.[0] ?? '')
  await page.getByLabel('Contraseña nueva').fill('un elefante muy tranquilo')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await page.getByRole('heading', { name: 'Contraseña cambiada' }).waitFor()
  await page.getByRole('link', { name: 'Ingresar' }).last().click()
  await signIn(page, 'un elefante muy tranquilo')
  await page.waitForURL('**/mis-cuentos')
  await enterInTwoSteps(page, 'un elefante muy tranquilo')
  expect(visitor.faults).toEqual([])
})

test('through a provider: declined, then agreed; a visitor’s story comes along', async () => {
  let oidc: OidcServer | undefined
  await using product = await startProduct(async (url) => {
    oidc = await startOidc(`${url}/api/auth/callback/oidc`, { email: EMAIL, name: 'Clara' })
    return {
      ...QUICK_PICTURES,
      OIDC_ISSUER: oidc.issuer,
      OIDC_CLIENT_ID: 'cuentos',
      OIDC_CLIENT_SECRET: 'a secret between two',
    }
  })
  await using visitor = await visit(browser, product.url, PHONE)
  const { page } = visitor
  await page.goto('/create')
  await answer(page, 'recipientName')
  const storyId = await bringStory(page)
  expect(await draft(page)).toContain('Leo')
  const provider = oidc?.issuer ?? ''

  await page.goto('/mis-cuentos')
  await page.getByRole('link', { name: 'Ingresar' }).last().click()
  await page.waitForURL(`${provider}/**`)
  await page.getByRole('link', { name: /Cancel/ }).click()
  await page.waitForURL('**/ingresar?next=*')
  await page.getByText('No diste permiso').waitFor()

  await page.getByRole('link', { name: 'Ingresar con mi proveedor de acceso' }).click()
  await page.getByPlaceholder('Enter any login').fill('clara')
  await page.getByPlaceholder('and password').fill('x')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/mis-cuentos')
  await page.getByRole('link', { name: /^Ver cuento/ }).click()
  await page.waitForURL(`**/story/${storyId}`)

  await page.goto('/ingresar')
  await page.getByRole('button', { name: 'Crear una contraseña' }).click()
  const mail = await mailTo(product.dataDir, EMAIL, /contraseña nueva/)
  expect(mail.text).toContain('recuperar=')
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click()
  await page.getByRole('button', { name: 'Borrar todo' }).waitFor()
  expect(await page.getByRole('dialog').getByLabel('Tu contraseña').count()).toBe(0)
  await page.getByRole('button', { name: 'Borrar todo' }).click()
  await page.waitForURL((address) => address.pathname === '/')
  expect(await draft(page)).toBeNull()
  await oidc?.stop()
  expect(visitor.faults).toEqual([])
})

test('a session that ends while a photo is chosen: signed in again on the spot, nothing chosen or typed is lost', async () => {
  await using visitor = await visit(browser, product.url, PHONE)
  const { page, context } = visitor
  await page.goto('/ingresar?next=/mis-fotos')
  await signUp(page, 'carla')
  await page.waitForURL('**/mis-fotos')
  await page.getByRole('button', { name: 'Subir foto' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Subir una foto' })
  const file = { name: 'leo.jpg', mimeType: 'image/jpeg', buffer: paintPortrait(CHILD) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByLabel('¿De quién es la foto?').selectOption('hijo')
  await dialog.getByLabel('Descripción').fill('En la feria')
  await context.clearCookies()
  await dialog.getByRole('button', { name: 'Subir foto' }).click()

  const again = page.getByRole('dialog', { name: 'Tu sesión terminó' })
  await again.getByLabel('Contraseña de carla').fill('no es esta frase')
  await again.getByRole('button', { name: 'Ingresar y seguir' }).click()
  await again.getByText('no son correctos').waitFor()
  await again.getByLabel('Contraseña de carla').fill(PASSWORD)
  await again.getByRole('button', { name: 'Ingresar y seguir' }).click()
  await again.waitFor({ state: 'detached' })
  await dialog.getByText('leo.jpg').waitFor()
  expect(await dialog.getByLabel('Descripción').inputValue()).toBe('En la feria')
  await dialog.getByRole('button', { name: 'Subir foto' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Elegir la foto/ }).waitFor()
  expect(visitor.faults).toEqual([])
})

test('somebody else’s story is nowhere to be seen: not by a stranger, not by another member', async () => {
  const dora = createClient(product.url)
  await makeAccount(dora, 'dora')
  const { storyId } = await dora.json<{ storyId: number }>('POST', '/api/stories/generate-text', BRIEF)
  await using visitor = await visit(browser, product.url, PHONE)
  const { page } = visitor
  const pages = async () => {
    await page.goto(`/preview/${storyId}`)
    await page.getByRole('heading', { name: 'Error cargando el cuento' }).waitFor()
    await page.goto(`/checkout/${storyId}`)
    await page.getByText('No se encontró el cuento').first().waitFor()
    await page.goto(`/delivery/${storyId}`)
    await page.getByText('No se encontró el cuento').first().waitFor()
  }
  await pages()
  // It stands for a moment before the page leads on.
  const { told } = await whenToldOn(page, 'Acceso restringido')
  await Promise.all([told, page.goto(`/story/${storyId}`)])
  await page.waitForURL(`**/ingresar?next=%2Fstory%2F${storyId}`)

  await page.goto('/ingresar?next=/mis-cuentos')
  await signUp(page, 'bruno')
  await page.waitForURL(({ pathname }) => pathname === '/mis-cuentos')
  await page.goto(`/story/${storyId}`)
  await page.getByRole('heading', { name: 'Historia no encontrada' }).waitFor()
  await pages()
  expect(visitor.faults).toEqual([])
})
