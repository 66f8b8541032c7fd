import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FINDING_TEXTS } from '../../src/contract/photo-findings.ts'
import { findBarriers } from './axe.ts'
import { DESK, openBrowser, PHONE, visit } from './browser.ts'
import { answer, continueButton, goOn } from './journey.ts'
import { ADULT, CHILD, paintNobody, paintPair, paintPortrait } from './portraits.ts'
import { type SharedProduct, sharedProduct } from './shared-product.ts'

/** A camera that shows a test pattern, and a person who lets it be used. */
const FAKE_CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

let browser: Browser
let product: SharedProduct
beforeAll(async () => {
  browser = await openBrowser(FAKE_CAMERA)
  product = await sharedProduct()
})
afterAll(async () => {
  await browser.close()
})

const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1')

async function openPhotos(page: Page): Promise<void> {
  await page.goto('/create')
  await answer(page, 'recipientName', 'recipientRelation', 'senderName')
  await goOn(page, 2)
}

/** As if the file had been dragged here from the desk, or pasted. */
async function hand(target: Locator, how: 'drop' | 'paste', name: string, data: Buffer): Promise<void> {
  await target.evaluate(
    (element, { kind, base64, file }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      const carried = new DataTransfer()
      carried.items.add(new File([bytes], file, { type: 'image/jpeg' }))
      const options = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: carried })
          : new ClipboardEvent('paste', { ...options, clipboardData: carried }),
      )
    },
    { kind: how, base64: data.toString('base64'), file: name },
  )
}

test('a photo is dropped, pasted and exchanged; one that cannot be opened is explained', async () => {
  await using visitor = await visit(browser, product.url, DESK)
  const { page } = visitor
  await openPhotos(page)
  const places = page.locator('.photo-drop')
  await hand(places.first(), 'drop', 'elena.heic', HEIC)
  await page.getByText('Es una foto HEIC').waitFor()
  expect(await findBarriers(page)).toEqual([])

  await hand(places.first(), 'drop', 'elena.jpg', paintPortrait(ADULT))
  const prints = page.locator('.photo-print')
  await prints.first().waitFor()
  await hand(page.locator('body'), 'paste', 'leo.jpg', paintPortrait(CHILD))
  await prints.nth(1).waitFor()

  const shown = () =>
    prints
      .first()
      .getByRole('img', { name: 'Foto de mamá' })
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const before = await shown()
  await hand(prints.first(), 'drop', 'otra.jpg', paintPortrait(CHILD))
  await expect.poll(shown).not.toBe(before)
  const upright = await shown()
  await page.getByRole('button', { name: 'Girar la foto de mamá' }).click()
  await expect.poll(shown).not.toBe(upright)

  // Beside every place: the page must stay.
  await hand(page.getByRole('heading', { level: 1 }), 'drop', 'perdida.jpg', paintPortrait(CHILD))
  expect(new URL(page.url()).pathname).toBe('/create')
  expect(visitor.faults).toEqual([])
})

test('what may spoil the likeness is said under the photo', async () => {
  await using visitor = await visit(browser, product.url, PHONE)
  const { page } = visitor
  await openPhotos(page)
  const choose = (data: Buffer) =>
    page
      .locator('.photo-drop input[type=file], .photo-print input[type=file]')
      .first()
      .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: data })
  await choose(paintPortrait(ADULT))
  await page.getByText('Es lo que vemos en la foto').waitFor()
  expect(await page.locator('.photo-hints').textContent()).toBe('')
  await choose(await paintPair())
  await page.getByText('Hay varias personas en la foto: toca la cara de mamá').waitFor()
  // A tap on the face that was not read goes there.
  const faces = page.getByRole('group', { name: '¿Quién es mamá?' }).getByRole('button')
  expect(await faces.count()).toBe(2)
  expect(await findBarriers(page)).toEqual([])
  const shown = () =>
    page.getByRole('img', { name: 'Foto de mamá' }).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const both = await shown()
  await page
    .getByRole('group', { name: '¿Quién es mamá?' })
    .getByRole('button', { name: 'de izquierda a derecha', pressed: false })
    .click()
  await expect.poll(shown).not.toBe(both)
  const ready = page.locator('.photo-print').getByText('Lista', { exact: true })
  await ready.waitFor()
  await choose(paintNobody())
  const advice = page.getByText(FINDING_TEXTS['no-face'])
  await advice.waitFor()
  expect(await ready.count()).toBe(0)
  // Seen as the photo is chosen, above the bar at the window's edge.
  const [words, bar] = [await advice.boundingBox(), await page.locator('.wizard-nav').boundingBox()]
  expect((words?.y ?? Infinity) + (words?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  expect(await findBarriers(page)).toEqual([])
})

test('a photo is taken with the camera of the desk, once it is allowed', async () => {
  await using visitor = await visit(browser, product.url, DESK)
  const { page } = visitor
  await openPhotos(page)
  await page.getByRole('button', { name: 'Hacer una foto' }).first().click()
  await page.locator('.camera[data-live]').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Hacer la foto' }).click()
  await page.locator('.photo-print').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.locator('.photo-print .photo-crop:focus').waitFor()

  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Hacer una foto' }).click()
  await page.getByText('No tenemos permiso para usar la cámara').waitFor()
  expect(visitor.faults).toEqual([])
})

test('whoever presses on too early is led to what is missing', async () => {
  await using visitor = await visit(browser, product.url, { width: 360, height: 640 })
  const { page } = visitor
  const pressOn = () => continueButton(page).click({ force: true })
  const led = Promise.withResolvers<void>()
  await page.route('**/api/photos/look', (route) => led.promise.then(() => route.continue()))
  await page.goto('/create')
  await answer(page, 'recipientName')
  await expect
    .poll(async () => {
      await pressOn()
      return page.evaluate(() => (document.activeElement as HTMLInputElement).name)
    })
    .toBe('recipientRelation')
  await page.getByText('La relación es requerida').waitFor()
  await answer(page, 'recipientRelation', 'senderName')
  await goOn(page, 2)
  const photo = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: paintPortrait(ADULT) }
  const chosen = page.waitForEvent('filechooser')
  await page.locator('.photo-drop input[type=file]').first().click()
  const chooser = await chosen
  await chooser.setFiles(photo)
  // The place where it was chosen is gone; the photo has the focus.
  await page.locator('.photo-print .photo-crop:focus').waitFor()
  await pressOn()
  const place = page.locator('.photo-drop')
  await expect.poll(() => place.evaluate((drop) => drop.contains(document.activeElement))).toBe(true)
  const top = () => place.evaluate((drop) => Math.round(drop.getBoundingClientRect().top))
  await expect.poll(top).toBeLessThan(300)
  // What the photo shows opens above it, and takes nothing from under one's eyes.
  led.resolve()
  await page.getByRole('region', { name: '¿Así es' }).waitFor()
  await expect.poll(top).toBeLessThan(300)
  expect(await top()).toBeGreaterThan(-1)
})
