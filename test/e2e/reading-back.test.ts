import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Understanding } from '../../src/contract/readings.ts'
import { sharedBrowser, visit } from './browser.ts'
import { answer, choosePhotos, createButton, fillWizard, goOn, illustrateButton, rememberedStory } from './journey.ts'
import { ADULT, CHILD, paintPortrait } from './portraits.ts'
import { type SharedProduct, sharedProduct } from './shared-product.ts'

let browser: Browser
let product: SharedProduct
beforeAll(async () => {
  browser = await sharedBrowser()
  product = await sharedProduct()
})

const READINGS = '**/api/stories/understanding*'
const REVIEWS = '**/api/stories/understanding?purpose=review'
const readBack = (page: Page) => page.getByRole('heading', { name: 'Así lo entendimos' })

async function createsStory(page: Page): Promise<void> {
  await createButton(page).click()
  await illustrateButton(page).waitFor()
}

test('what the slow model has not read yet is there from the quick reading, and stays when the other comes', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  const late = Promise.withResolvers<void>()
  const other: Understanding = { sentences: [['Otra lectura.']], asks: [], advice: [] }
  await page.route(REVIEWS, async (route) => {
    await late.promise
    await route.fulfill({ json: other })
  })
  await fillWizard(page)
  await readBack(page).waitFor()
  const read = page.waitForResponse(REVIEWS)
  late.resolve()
  await read
  await page.getByRole('button', { name: /dinosaurios/ }).waitFor()
  expect(await page.getByText('Otra lectura.').count()).toBe(0)
  // Left and opened again, what has come meanwhile is shown.
  await page.getByRole('button', { name: 'Atrás' }).click()
  await goOn(page, 5)
  await page.getByText('Otra lectura.').waitFor()
  await createsStory(page)
})

test('a reading that never comes holds nothing up', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  await page.route(READINGS, () => undefined)
  await fillWizard(page)
  await page.getByText('Lo que admiras').waitFor()
  await createsStory(page)
  expect(visitor.faults).toEqual([])
})

test('a reading that fails is not missed', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  await page.route(READINGS, (route) => route.fulfill({ status: 503, json: { message: 'No' } }))
  await fillWizard(page)
  await page.getByText('Lo que admiras').waitFor()
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  expect(await readBack(page).count()).toBe(0)
  await createsStory(page)
})

test('without a connection all steps are filled in, and the story is made once there is one', async () => {
  await using visitor = await visit(browser, product.url)
  const { page, context } = visitor
  await page.goto('/create')
  await answer(page, 'recipientName', 'recipientRelation', 'senderName')
  await goOn(page, 2)
  await choosePhotos(page)
  await goOn(page, 3)
  // The last step's part of the program comes with the step before it.
  await answer(page, 'favoriteThing', 'specialMemory', 'admiration')
  await goOn(page, 4)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Atrás' }).click()
  await page.getByText('Paso 3 de 5').waitFor()
  await context.setOffline(true)
  await page.getByLabel('¿Qué admiras de Leo?').fill('Su risa')
  await goOn(page, 4)
  await page.getByRole('radio', { name: /Retro/ }).click()
  await goOn(page, 5)
  await page.getByText('Ahora no hay conexión').waitFor()
  await page.getByText('Su risa').waitFor()
  await createButton(page).click()
  await page.getByText('Sin conexión', { exact: true }).waitFor()
  await context.setOffline(false)
  await readBack(page).waitFor()
  await createsStory(page)
  expect(visitor.faults).toEqual([])
})

test('what was confirmed holds for its answer, over going back and forth and a reload, and the style asks for nothing', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  let asked = 0
  page.on('request', (request) => (asked += request.url().includes('purpose=review') ? 1 : 0))
  await fillWizard(page)
  await say(page, /dinosaurios/, 'los triceratops')
  await say(page, /alegr/, 'su buen humor')
  expect(asked).toBe(1)

  await page.getByRole('link', { name: 'Cambiar: Lo que más le gusta' }).click()
  await page.getByLabel('¿Qué es lo que más le gusta?').fill('Los trenes')
  await goOn(page, 4)
  await goOn(page, 5)
  await page.getByRole('button', { name: /trenes/ }).waitFor()
  await page.getByRole('button', { name: 'su buen humor' }).waitFor()
  expect(await page.getByText('triceratops').count()).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'su buen humor' }).waitFor()
  await createsStory(page)
  const storyId = await rememberedStory(page)
  const brief = await page.evaluate(
    async (id) => (await (await fetch(`/api/stories/${id}/brief`)).json()) as { readings: unknown },
    storyId,
  )
  expect(brief.readings).toEqual({ admiration: 'su buen humor' })
})

async function say(page: Page, chip: RegExp, words: string): Promise<void> {
  await page.getByRole('button', { name: chip }).click()
  await page.getByLabel('Dilo con tus palabras').fill(words)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: words }).waitFor()
}

/** Of version 0.1, without any of the fields that came since: six answers, two photos, and four steps to go on from. */
const TAPS_BEFORE = 13

test('who answers nothing new taps no more than before', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  await page.addInitScript(() => {
    // A press that the page moves away from under is begun again: it is held up on its way down, and not counted.
    let taps = 0
    addEventListener('click', () => (document.documentElement.dataset['taps'] = String(++taps)))
  })
  await page.goto('/create')
  const write = async (label: string, text: string) => {
    await page.getByLabel(label).click()
    await page.keyboard.type(text)
  }
  const choosePhoto = async (person: typeof ADULT) => {
    const place = page.locator('.photo-drop input[type=file]').first()
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), place.click()])
    await chooser.setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: paintPortrait(person) })
  }
  await write('¿Cómo se llama?', 'Leo')
  await write('¿Quién es para ti?', 'mi hijo')
  await write('¿Y tú, cómo te llamas?', 'mamá')
  await goOn(page, 2)
  await choosePhoto(ADULT)
  await page.locator('.photo-print').first().waitFor()
  await choosePhoto(CHILD)
  await page.locator('.photo-print').nth(1).waitFor()
  await goOn(page, 3)
  await write('¿Qué es lo que más le gusta?', 'los trenes')
  await write('Un recuerdo de los dos', 'la tarde en la playa')
  await write('¿Qué admiras de Leo?', 'su risa')
  await goOn(page, 4)
  await goOn(page, 5)
  await createButton(page).click()
  await illustrateButton(page).waitFor()
  expect(Number(await page.locator('html').getAttribute('data-taps'))).toBe(TAPS_BEFORE)
})

const ADVISED = [
  ['¿Qué es lo que más le gusta?', 'nada', /Con algo concreto que le guste/],
  ['Un recuerdo de los dos', 'when we went to the beach', /El cuento va en español/],
  [
    '¿Qué admiras de Leo?',
    'no me cae bien, pero cocina rico',
    /«no me cae bien» se queda fuera: podría doler al leerlo/,
  ],
  ['Algo más, si quieres', 'le dio leucemia', /se queda fuera: es muy personal/],
  ['Algo más, si quieres', 'cumple 15 y está nerviosa por el vals', /Es algo de estos días/],
] as const

test('advice of every kind says why, and a tap takes its example', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  await page.goto('/create')
  await answer(page, 'recipientName', 'recipientRelation')
  await isAdvised(page, '¿Y tú, cómo te llamas?', 'yo', /Así se leería «de yo»/)
  await goOn(page, 2)
  await choosePhotos(page)
  await goOn(page, 3)
  for (const [label, said, why] of ADVISED) await isAdvised(page, label, said, why)
  expect(visitor.faults).toEqual([])
})

async function isAdvised(page: Page, label: string, said: string, why: RegExp): Promise<void> {
  const field = page.getByLabel(label)
  await field.fill(said)
  await page.getByRole('status').filter({ hasText: why }).waitFor()
  const example = page.getByRole('button', { name: /^Usar este ejemplo/ })
  const words = /«(.+)»/.exec((await example.textContent()) ?? '')?.[1]
  await example.click()
  expect([said, await field.inputValue()]).toEqual([said, words])
  await page.getByText(why).waitFor({ state: 'detached' })
}
