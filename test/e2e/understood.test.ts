import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Brief } from '../../src/contract/brief.ts'
import type { Understanding } from '../../src/contract/readings.ts'
import { findBarriers } from './axe.ts'
import { sharedBrowser, visit } from './browser.ts'
import { type ANSWERS, answer, choosePhotos, createButton, goOn, illustrateButton, rememberedStory } from './journey.ts'
import { type SharedProduct, sharedProduct } from './shared-product.ts'

let browser: Browser
let product: SharedProduct
beforeAll(async () => {
  browser = await sharedBrowser()
  product = await sharedProduct()
})

const UNDERSTOOD: Understanding = {
  sentences: [
    ['Le gustan ', chip('favorite', 'favoriteThing', 'los dinosaurios', 0.9), '.'],
    ['En la playa ', chip('memory', 'specialMemory', 'hizo castillos', 0.3), '.'],
    ['Admiras ', chip('admiration', 'admiration', 'su alegría', 0.9), '.'],
  ],
  asks: [{ key: 'age', question: '¿Cuántos años tiene Leo?' }],
  advice: [
    { field: 'extraTrait', kind: 'nothing-said', why: 'Con un detalle suena más a Leo.', example: 'Canta solo' },
  ],
}

function chip(key: 'favorite' | 'memory' | 'admiration', source: keyof typeof ANSWERS, text: string, sure: number) {
  return { key, source, text, value: text, sure }
}

/** Answers every reading by the one above. */
async function isUnderstood(page: Page): Promise<void> {
  await page.route('**/api/stories/understanding*', (route) => route.fulfill({ json: UNDERSTOOD }))
}

async function upToStyle(page: Page): Promise<void> {
  await page.goto('/create')
  await answer(page, 'recipientName', 'recipientRelation', 'senderName')
  await goOn(page, 2)
  await choosePhotos(page)
  await goOn(page, 3)
  await answer(page, 'favoriteThing', 'specialMemory', 'admiration')
}

const chipNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const ADVICE = 'Con un detalle suena más a Leo.'

test('what was understood is confirmed, said again, left out, kept over a reload and told to the writer', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  await isUnderstood(page)
  await upToStyle(page)
  await goOn(page, 4)
  await goOn(page, 5)
  await page.getByRole('heading', { name: 'Así lo entendimos' }).waitFor()

  await page.getByText('¿Lo entendimos bien: «hizo castillos»?').waitFor()
  await page.getByRole('button', { name: 'Sí, así es' }).click()
  await page.getByText('¿Lo entendimos bien').waitFor({ state: 'detached' })

  await chipNamed(page, 'los dinosaurios').press('Enter')
  expect(await findBarriers(page)).toEqual([])
  await page.getByLabel('Dilo con tus palabras').fill('los triceratops')
  await page.getByRole('button', { name: 'Guardar' }).click()
  expect(await chipNamed(page, 'los triceratops').evaluate((chip) => chip === document.activeElement)).toBe(true)

  await chipNamed(page, 'su alegría').click()
  await page.getByRole('button', { name: 'Dejarlo fuera del cuento' }).click()
  await chipNamed(page, 'su alegría (queda fuera)').waitFor()
  await page.getByRole('radio', { name: '2 a 4 años' }).click()
  await page.getByText('En el cuento').waitFor()

  await page.reload()
  await chipNamed(page, 'los triceratops').waitFor()
  await chipNamed(page, 'su alegría (queda fuera)').click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await chipNamed(page, 'su alegría').waitFor()

  await createButton(page).click()
  await illustrateButton(page).waitFor()
  const storyId = await rememberedStory(page)
  const brief = await page.evaluate(
    async (id) => (await (await fetch(`/api/stories/${id}/brief`)).json()) as unknown,
    storyId,
  )
  expect(brief).toMatchObject({
    recipientAge: '2-4',
    readings: { favorite: 'los triceratops', memory: 'hizo castillos' },
  } satisfies Partial<Brief>)
  expect((brief as Brief).readings).not.toHaveProperty('admiration')
  expect(visitor.faults).toEqual([])
})

test('a tap says the occasion, and advice is given in a pause, taken up and put away for good', async () => {
  await using visitor = await visit(browser, product.url)
  const { page } = visitor
  await isUnderstood(page)
  await page.goto('/create')
  await answer(page, 'recipientName', 'recipientRelation', 'senderName')
  await page.getByRole('radio', { name: 'Cumpleaños' }).click()
  expect(await page.getByRole('radio', { name: 'Navidad' }).isVisible()).toBe(false)
  expect(await findBarriers(page)).toEqual([])
  await goOn(page, 2)
  await choosePhotos(page)
  await goOn(page, 3)
  await answer(page, 'favoriteThing', 'specialMemory', 'admiration')
  const more = page.getByLabel('Algo más, si quieres')
  await more.fill('nada')
  await page.getByText(ADVICE).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: /Usar este ejemplo/ }).click()
  expect(await more.inputValue()).toBe('Canta solo')
  await page.getByRole('button', { name: 'Volver a lo que escribiste' }).click()
  expect(await more.inputValue()).toBe('nada')
  await page.getByText(ADVICE).waitFor()
  await page.getByRole('button', { name: 'Cerrar el consejo' }).click()
  const asked = page.waitForResponse((answer) => answer.request().postData()?.includes('no sé') === true)
  await more.fill('no sé')
  await asked
  expect(await page.getByText(ADVICE).count()).toBe(0)
})
