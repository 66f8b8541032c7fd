import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toneWav } from '../tone-wav.ts'
import { findBarriers } from './axe.ts'
import { DESK, openBrowser, PHONE, visit } from './browser.ts'
import { bringStory, buyGiftCard, redeemGiftCard } from './journey.ts'
import { ADULT, paintPortrait } from './portraits.ts'
import { sharedProduct } from './shared-product.ts'

const VOICE = { name: 'voz.wav', mimeType: 'audio/wav', buffer: Buffer.from(toneWav(2)) }
const PHOTO = { name: 'abuela.jpg', mimeType: 'image/jpeg', buffer: paintPortrait(ADULT) }

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser(['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'])
})
afterAll(() => browser.close())

test('a book is wrapped, given, untied by a key, read and kept; before its day it stays tied', async () => {
  const product = await sharedProduct()
  await using giver = await visit(browser, product.url, DESK)
  const { page } = giver
  // Somebody on a phone bought them a gift card; the making begins at its page.
  await using friend = await visit(browser, product.url, PHONE)
  const card = await buyGiftCard(friend.page)
  await page.goto(card.path)
  await page.getByRole('heading', { name: 'Para Elena' }).waitFor()
  expect(await page.getByText('luis@correo.mx').count()).toBe(0)
  await page.getByRole('button', { name: 'Hacer mi cuento' }).click()
  await page.waitForURL('**/create')
  await bringStory(page)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('link', { name: /Quedármelo por/ }).click()
  await redeemGiftCard(page, 'elena@correo.mx', card.code)
  await friend.page.reload()
  await friend.page.getByText('Su código ya se usó').waitFor()

  await page.getByRole('button', { name: 'Etiqueta, día y envío' }).click()
  await page.getByLabel('Tu línea en la etiqueta').fill('Para que vuelvas a la playa')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('«Para que vuelvas a la playa»').waitFor()

  // They record a chapter, with a microphone that beeps, listen to it and keep it.
  const voice = page.getByRole('region', { name: 'Con tu voz' })
  await voice.getByRole('button', { name: 'Grabar: Capítulo uno', exact: true }).click()
  const dialog = page.getByRole('dialog')
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Empezar a grabar' }).click()
  await dialog.getByRole('timer').getByText('0:02').waitFor()
  await dialog.getByRole('button', { name: 'Terminar' }).click()
  await dialog.getByLabel('Tu grabación').waitFor()
  // Without a network it waits in the browser, also while the page is left.
  await giver.context.setOffline(true)
  await dialog.getByRole('button', { name: 'Guardar esta' }).click()
  await voice.getByText('Guardada en este equipo').waitFor()
  await giver.context.setOffline(false)
  await voice.getByText(/^Grabado, 0:0[1-9]$/).waitFor()
  expect(await heard(voice.getByLabel('Capítulo uno, tu voz', { exact: true }))).toBeGreaterThan(1)
  expect(await findBarriers(page)).toEqual([])

  const address = (await page.getByRole('link', { name: 'Ver el regalo' }).getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/regalo\/[\w-]{22}$/)

  // The link is passed on by a chat, in a tab that learns nothing of this one, or by a code that a camera reads.
  const gift = page.getByRole('region', { name: 'Regálalo envuelto' })
  const chat = gift.getByRole('link', { name: 'WhatsApp' })
  const told = new URL((await chat.getAttribute('href')) ?? '')
  expect([told.origin + told.pathname, [...told.searchParams]]).toEqual([
    'https://wa.me/',
    [['text', `Tengo un regalo para ti. Desata el lazo aquí: ${new URL(address, product.url).href}`]],
  ])
  expect(await chat.getAttribute('target')).toBe('_blank')
  expect((await chat.getAttribute('rel'))?.split(' ')).toEqual(['noopener', 'noreferrer'])
  await gift.getByRole('button', { name: 'Código QR' }).press('Enter')
  const code = page.getByRole('dialog', { name: 'El regalo en un código QR' })
  const drawn = await code.getByRole('img', { name: 'Código QR que abre el regalo' }).boundingBox()
  expect(drawn?.width).toBeGreaterThan(200)
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await code.waitFor({ state: 'hidden' })
  await gift.locator('button:focus', { hasText: 'Código QR' }).waitFor()

  // Two relatives leave words from browsers of their own; one of them thinks better of it.
  await page.getByRole('button', { name: 'Invitar a la familia' }).click()
  await page.getByRole('button', { name: 'Crear el enlace' }).click()
  const invitation = await page.getByText(/\/dedicatorias\//).textContent()
  await using rosa = await visit(browser, product.url, PHONE)
  await using pepe = await visit(browser, product.url, DESK)
  for (const [relative, name, line] of [
    [rosa, 'Abuela Rosa', 'Siempre serás mi sol'],
    [pepe, 'Tío Pepe', 'Te debo un helado'],
  ] as const) {
    await relative.page.goto(new URL(invitation ?? '').pathname)
    await relative.page.getByRole('heading', { name: 'Unas palabras para Leo' }).waitFor()
    await relative.page.getByLabel('Tu nombre').fill(name)
    await relative.page.getByLabel('Una línea').fill(line)
    if (relative === rosa) {
      await relative.page.locator('input[type=file][accept*=image]').setInputFiles(PHOTO)
      await speak(relative.page)
    } else {
      // One recorded elsewhere does as well.
      const message = relative.page.getByRole('group', { name: 'Un mensaje de voz' })
      await message.locator('input[type=file]').setInputFiles(VOICE)
      await message.getByLabel('Tu grabación').waitFor()
    }
    await relative.page.getByRole('button', { name: 'Dejar mis palabras' }).click()
    await relative.page.getByRole('heading', { name: 'Lo que dejaste' }).waitFor()
    expect(await findBarriers(relative.page)).toEqual([])
  }
  await rosa.page.reload()
  await rosa.page.getByRole('button', { name: 'Cambiar', exact: true }).click()
  await rosa.page.getByLabel('Un recuerdo').fill('La tarde del limonero')
  await rosa.page.getByRole('button', { name: 'Guardar' }).click()
  await rosa.page.getByRole('article').getByText('La tarde del limonero').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Bajar: Abuela Rosa' }).click()
  await page.getByRole('button', { name: 'Poner en el libro: Tío Pepe' }).click()
  await page.getByRole('button', { name: 'Poner en el libro: Abuela Rosa' }).click()
  await page.getByText('2 dedicatorias salen en el libro').waitFor()
  expect(await heard(page.getByLabel('Mensaje de voz de Abuela Rosa'))).toBeGreaterThan(1)
  expect(await findBarriers(page)).toEqual([])

  await using leo = await visit(browser, product.url, PHONE)
  await leo.page.goto(address)
  await leo.page.getByRole('heading', { name: 'Un regalo para Leo' }).waitFor()
  await leo.page.getByText('Para que vuelvas a la playa').waitFor()
  expect(await leo.page.locator('body').innerText()).not.toContain(title)
  expect(await leo.page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(
    /\/wrapping\/acuarela\.jpg$/,
  )
  await leo.page.locator('html[data-app]').waitFor()
  expect(await findBarriers(leo.page)).toEqual([])
  await leo.page.getByRole('button', { name: 'Desatar el lazo y abrir el regalo' }).press('Enter')
  await leo.page.getByRole('heading', { name: title }).waitFor()
  expect(await findBarriers(leo.page)).toEqual([])
  const [pdf] = await Promise.all([
    leo.page.waitForEvent('download'),
    leo.page.getByRole('link', { name: 'Descargar PDF' }).click(),
  ])
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/)
  await leo.page.getByRole('button', { name: 'Leer el cuento' }).click()
  await leo.page.getByRole('dialog').getByRole('button', { name: 'Página siguiente' }).click()
  await leo.page.getByRole('status').getByText('página 2 de').waitFor()
  await leo.page.keyboard.press('End')
  await leo.page.keyboard.press('ArrowLeft')
  const words = leo.page.getByRole('group', { name: 'Dedicatorias' })
  await words.getByRole('img', { name: 'Foto de Abuela Rosa' }).waitFor()
  for (const relative of ['Abuela Rosa', 'Tío Pepe'])
    expect(await heard(words.getByLabel(`Mensaje de voz de ${relative}`))).toBeGreaterThan(1)
  expect(await words.getByRole('figure').allInnerTexts()).toEqual([
    expect.stringMatching(/Te debo un helado\s+— Tío Pepe/),
    expect.stringMatching(/Siempre serás mi sol\s+La tarde del limonero\s+— Abuela Rosa/),
  ])
  // The address of the printed code: nothing to untie, and the giver's voice turns the pages.
  await leo.page.goto(`${address}#voz`)
  await leo.page.reload()
  await leo.page.getByRole('heading', { name: title }).waitFor()
  expect(await findBarriers(leo.page)).toEqual([])
  await leo.page.getByRole('button', { name: 'Escuchar la voz de mamá' }).click()
  await leo.page.getByRole('status').getByText('página 4 de').waitFor()

  // After the last page they thank, and the giver reads it beside the book.
  await leo.page.keyboard.press('End')
  await leo.page.getByRole('dialog').getByRole('button', { name: 'Dar las gracias' }).click()
  await leo.page.locator('#gracias:focus').waitFor()
  // Clear of the telephone's edge.
  expect((await leo.page.locator('#gracias').boundingBox())?.x).toBeGreaterThan(8)
  await leo.page.getByRole('button', { name: 'Enviar las gracias' }).click()
  await leo.page.getByText('Escribe unas palabras, elige un gesto o graba un mensaje').waitFor()
  await leo.page.getByRole('button', { name: 'Me encantó' }).click()
  await leo.page.getByLabel('Unas palabras').fill('Lo leímos dos veces seguidas')
  await speak(leo.page)
  await leo.page.getByLabel('Tu nombre').fill('Leo')
  expect(await findBarriers(leo.page)).toEqual([])
  await leo.page.getByRole('button', { name: 'Enviar las gracias' }).click()
  await leo.page.getByRole('heading', { name: 'Tu respuesta va en camino' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Te dieron las gracias' }).waitFor()
  await page.getByText('Lo leímos dos veces seguidas').waitFor()
  expect(await heard(page.getByLabel('Mensaje de voz de Leo'))).toBeGreaterThan(1)
  expect(await findBarriers(page)).toEqual([])

  // Without a script the whole book is there, and keeps to the content security policy.
  const plain = await browser.newContext({ baseURL: product.url, viewport: PHONE, javaScriptEnabled: false })
  const reader = await plain.newPage()
  await reader.goto(address)
  await reader.getByRole('heading', { name: title, level: 2 }).waitFor()
  expect(await reader.getByRole('heading', { level: 3 }).count()).toBe(6)
  await plain.close()

  // A day is set: the recipient waits, the giver looks.
  await page.getByRole('button', { name: 'Etiqueta, día y envío' }).click()
  await page.getByLabel('Se abre el día').fill('2099-12-24T09:00')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Se abre el jueves, 24 de diciembre de 2099').waitFor()
  await leo.page.clock.install()
  // The printed code is as early as everything else.
  await leo.page.goto(`${address}#voz`)
  await leo.page.reload()
  await leo.page.getByRole('timer').waitFor()
  const tied = leo.page.getByRole('button', { name: 'Todavía no se puede abrir' })
  await tied.waitFor()
  expect(await leo.page.content()).not.toContain(title)
  // A telephone whose clock is ahead of the day sees nothing sooner.
  await leo.page.clock.setSystemTime('2099-12-25')
  await leo.page.clock.runFor('00:10')
  await leo.page.getByRole('timer').getByText('0', { exact: true }).nth(3).waitFor()
  expect([await tied.count(), (await leo.page.content()).includes(title)]).toEqual([1, false])
  await page.goto(address)
  await page.getByText('solo tú puedes abrirlo').waitFor()
  await page.getByRole('button', { name: 'Desatar el lazo y abrir el regalo' }).waitFor()

  await page.goBack()
  await page.getByRole('button', { name: 'Etiqueta, día y envío' }).click()
  await page.getByRole('button', { name: 'Quitar el día' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Se puede abrir desde ya').waitFor()
  // Whoever waits sees it without asking.
  await leo.page.clock.runFor('05:00')
  await leo.page.getByRole('button', { name: 'Desatar el lazo y abrir el regalo' }).waitFor()

  await page.getByRole('button', { name: 'Cerrar el enlace' }).click()
  await page.getByText('El enlace está cerrado').first().waitFor()
  await leo.page.reload()
  await leo.page.getByRole('heading', { name: 'Este regalo ya no está aquí' }).waitFor()
  await leo.page.getByText('Quien te lo regaló cerró este enlace').waitFor()
  expect([...giver.faults, ...friend.faults, ...leo.faults, ...rosa.faults, ...pepe.faults]).toEqual([])
})

/** Records a voice message, with a microphone that beeps. */
async function speak(page: Page): Promise<void> {
  const message = page.getByRole('group', { name: 'Un mensaje de voz' })
  await message.getByRole('button', { name: 'Empezar a grabar' }).click()
  await message.getByRole('timer').getByText('0:02').waitFor()
  await message.getByRole('button', { name: 'Terminar' }).click()
  await message.getByLabel('Tu grabación').waitFor()
}

/** Plays a recording to its end; answers how many seconds it had. */
function heard(player: Locator): Promise<number> {
  return player.evaluate(
    (audio: HTMLAudioElement) =>
      new Promise<number>((resolve, reject) => {
        audio.addEventListener('ended', () => resolve(audio.currentTime))
        audio.addEventListener('error', () => reject(new Error('it cannot be played')))
        audio.play().catch(reject)
      }),
  )
}
