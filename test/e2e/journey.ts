import type { Download, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findBarriers } from './axe.ts'
import { ADULT, CHILD, paintPortrait } from './portraits.ts'

export const ANSWERS = {
  recipientName: 'Leo',
  recipientRelation: 'mi hijo',
  senderName: 'mamá',
  favoriteThing: 'Los dinosaurios y volar cometas',
  specialMemory: 'Aquella tarde en la playa, haciendo castillos',
  admiration: 'Su alegría',
} as const

const LABELS: Record<keyof typeof ANSWERS, string> = {
  recipientName: '¿Cómo se llama?',
  recipientRelation: '¿Quién es para ti?',
  senderName: '¿Y tú, cómo te llamas?',
  favoriteThing: '¿Qué es lo que más le gusta?',
  specialMemory: 'Un recuerdo de los dos',
  admiration: '¿Qué admiras de Leo?',
}

export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continuar' })
export const createButton = (page: Page) => page.getByRole('button', { name: 'Crear cuento' })
export const illustrateButton = (page: Page) => page.getByRole('button', { name: 'Generar todas las ilustraciones' })
export const downloadButton = (page: Page) => page.getByRole('button', { name: 'Descargar PDF' })
export const payButton = (page: Page) => page.getByRole('button', { name: 'Proceder al pago' })

export async function answer(page: Page, ...fields: (keyof typeof ANSWERS)[]): Promise<void> {
  for (const field of fields) await page.getByLabel(LABELS[field]).fill(ANSWERS[field])
}

export async function goOn(page: Page, toStep: number): Promise<void> {
  await continueButton(page).click()
  await page.getByText(`Paso ${toStep} de 5`).waitFor()
}

export async function choosePhotos(page: Page): Promise<void> {
  for (const [index, person] of [ADULT, CHILD].entries()) {
    const file = { name: `foto-${index}.jpg`, mimeType: 'image/jpeg', buffer: paintPortrait(person) }
    await page.locator('.photo-drop input[type=file]').first().setInputFiles(file)
    await page.locator('.photo-print').nth(index).waitFor()
  }
}

/** Everything that the wizard asks, up to the last step. */
export async function fillWizard(page: Page): Promise<void> {
  await page.goto('/create')
  await answer(page, 'recipientName', 'recipientRelation', 'senderName')
  await goOn(page, 2)
  await choosePhotos(page)
  await goOn(page, 3)
  await answer(page, 'favoriteThing', 'specialMemory', 'admiration')
  await goOn(page, 4)
  await page.getByRole('radio', { name: /Acuarela/ }).click()
  await goOn(page, 5)
}

/** Follows a link of the header, which on a phone is in a menu. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  const menu = page.locator('summary', { hasText: 'Menú' })
  const link = page.getByRole('link', { name, exact: true }).first()
  await menu.or(link).filter({ visible: true }).first().waitFor()
  // It closes behind whoever left by it: another press before that would close it, too.
  await page.locator('details[open]').filter({ has: menu }).waitFor({ state: 'detached' })
  if (await menu.isVisible()) await menu.click()
  await link.click()
}

/** The preview's address, which takes the story's id as soon as that is known. */
export const PREVIEW = /\/preview(\/\d+)?$/

/** From the last step to a preview with all its pictures. Answers the story's id. */
export async function makeStory(page: Page): Promise<number | null> {
  await createButton(page).click()
  await page.waitForURL(PREVIEW)
  await illustrateButton(page).click()
  await waitForPictures(page)
  return rememberedStory(page)
}

/**
 * The story of the wizard's answers by calls, for whoever has one already when the journey begins: its preview, with all
 * its pictures if they are `drawn`. Answers its id.
 */
export async function bringStory(page: Page, { drawn = true } = {}): Promise<number> {
  const [senderPhotoId, recipientPhotoId] = [await bringPhoto(page, 'sender'), await bringPhoto(page, 'recipient')]
  const wish = { senderPhotoId, recipientPhotoId, illustrationStyle: 'acuarela' }
  const { storyId } = await post<{ storyId: number }>(page, '/api/stories/generate-text', {
    data: { ...ANSWERS, ...wish },
  })
  if (drawn) await post(page, `/api/stories/${storyId}/illustrate`, { data: wish })
  await page.goto(`/preview/${storyId}`)
  await (drawn ? waitForPictures(page) : illustrateButton(page).waitFor())
  return storyId
}

async function bringPhoto(page: Page, personRelation: 'sender' | 'recipient'): Promise<number> {
  const person = personRelation === 'sender' ? ADULT : CHILD
  const photo = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: paintPortrait(person) }
  const stored = await post<{ photo: { id: number } }>(page, '/api/photos/upload', {
    multipart: { personRelation, photo },
  })
  return stored.photo.id
}

/** As the page's browser, with its cookies. */
async function post<T>(page: Page, path: string, body: Parameters<Page['request']['post']>[1]): Promise<T> {
  const answer = await page.request.post(path, body)
  expect([path, answer.ok()]).toEqual([path, true])
  return answer.json() as Promise<T>
}

export async function waitForPictures(page: Page): Promise<void> {
  await page.getByText('5 de 5 ilustrados').waitFor({ timeout: 180_000 })
  await page.locator('.preview-cover img').waitFor({ timeout: 180_000 })
}

/** What the page asks of the server from now on: how often each call is made, ids written as `N`. */
export function countCalls(page: Page): Readonly<Record<string, number>> {
  const calls: Record<string, number> = {}
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/') || pathname.startsWith('/api/pictures/')) return
    const call = `${request.method()} ${pathname.replaceAll(/\d+/g, 'N')}`
    calls[call] = (calls[call] ?? 0) + 1
  })
  return calls
}

/** Illustrations of which more than a sliver is out of sight in their place: cropped by their own shape or by their frame. */
export function cutPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 0.95
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[src*="/pictures/"]')]
    return pictures
      .filter((picture) => {
        const { clientWidth, clientHeight, naturalWidth, naturalHeight, parentElement: frame } = picture
        if (clientWidth === 0 || naturalWidth === 0) return false
        const stretch = clientWidth / clientHeight / (naturalWidth / naturalHeight)
        const isCropped = getComputedStyle(picture).objectFit !== 'contain' && Math.min(stretch, 1 / stretch) < least
        const isFramed = frame !== null && getComputedStyle(frame).overflow !== 'visible'
        return isCropped || (isFramed && frame.clientHeight < clientHeight * least)
      })
      .map(({ src }) => src)
  })
}

/** The story that this browser's draft has become. */
export async function rememberedStory(page: Page): Promise<number | null> {
  return page.evaluate(
    () => (JSON.parse(localStorage.getItem('story-generator') ?? '{}') as { storyId: number | null }).storyId,
  )
}

/** Pays on the provider's page, as a buyer would. */
export async function pay(page: Page): Promise<void> {
  await page.getByLabel('Número de tarjeta').fill('4242 4242 4242 4242')
  await page.getByLabel('Vencimiento').fill('12 / 39')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Nombre en la tarjeta').fill('Elena Ruiz')
  await page.getByRole('button', { name: /^Pagar/ }).click()
}

/** From the checkout to the book in the hand. */
export async function buy(page: Page, email: string): Promise<void> {
  await page.getByLabel('Tu email').fill(email)
  await payButton(page).click()
  await pay(page)
  await page.getByRole('heading', { name: 'Este libro ya es de Leo' }).waitFor()
}

/** From the landing page's foot to a gift card with its code. */
export async function buyGiftCard(page: Page): Promise<{ code: string; path: string }> {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tarjeta de regalo' }).click()
  await page.getByRole('button', { name: /^Comprar la tarjeta/ }).click()
  await page.getByText('Escribe para quién es la tarjeta').waitFor()
  await page.getByLabel('Para quién es').fill('Elena')
  await page.getByLabel('De parte de').fill('Luis')
  await page.getByLabel('Una línea').fill('Para el cuento de Leo')
  await page.getByRole('radio', { name: 'Acuarela' }).click()
  await page.getByLabel('Tu email').fill('luis@correo.mx')
  await page.getByRole('region', { name: 'Así se verá' }).getByText('Para Elena').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: /^Comprar la tarjeta/ }).click()
  await pay(page)
  await page.getByText('El correo para luis@correo.mx está escrito').waitFor()
  expect(await findBarriers(page)).toEqual([])
  const code = await page.getByText(/^[2-9C-Y]{4}-[2-9C-Y]{4}-[2-9C-Y]{4}$/).innerText()
  return { code, path: new URL(page.url()).pathname }
}

/** From the checkout, where this browser knows the code, to the book in the hand; nothing is paid. */
export async function redeemGiftCard(page: Page, email: string, code: string): Promise<void> {
  await page.getByRole('region', { name: 'Tu tarjeta de regalo' }).getByText(code).waitFor()
  await page.getByRole('complementary', { name: 'Resumen de tu compra' }).getByText('Gratis').waitFor()
  await page.getByLabel('Tu email').fill(email)
  await payButton(page).click()
  // The code came along. Whoever takes it off can type it again.
  await page.getByText('No hay nada que pagar').waitFor()
  await page.getByRole('button', { name: `Quitar ···· ${code.slice(-4)}` }).click()
  await page.getByLabel('Código promocional').fill('K7RM-4XTP-9HWD')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await page.getByText('Ese código no existe').waitFor()
  await page.getByLabel('Código promocional').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await page.getByText('No hay nada que pagar').waitFor()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByRole('heading', { name: 'Este libro ya es de Leo' }).waitFor()
  // The browser keeps no code that is used.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gift-card-code'))).toBeNull()
}

/** Presses «Descargar PDF» once the book is ready. Throws what the page says where it refuses. */
export async function downloadPdf(page: Page): Promise<Download> {
  // A button that cannot be pressed yet takes no click.
  await downloadButton(page).click({ trial: true, timeout: 180_000 })
  const refusal = page.getByText(/^(?:Un momento|Error al descargar|Error)$/).first()
  const refused = refusal.waitFor({ timeout: 180_000 }).then(async () => {
    throw new Error(`No book came; the page says: ${await refusal.locator('..').innerText()}`)
  })
  const [download] = await Promise.race([
    Promise.all([page.waitForEvent('download', { timeout: 180_000 }), downloadButton(page).click()]),
    refused,
  ])
  return download
}
