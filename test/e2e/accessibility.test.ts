import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findBarriers } from './axe.ts'
import { sharedBrowser, visit } from './browser.ts'
import {
  answer,
  choosePhotos,
  createButton,
  goOn,
  illustrateButton,
  pay,
  payButton,
  rememberedStory,
  waitForPictures,
} from './journey.ts'
import { type SharedProduct, sharedProduct } from './shared-product.ts'
import { lostByZoom } from './zoom.ts'

let browser: Browser
let product: SharedProduct
beforeAll(async () => {
  browser = await sharedBrowser()
  product = await sharedProduct()
})

test.each([
  ['light', 320],
  ['dark', 1440],
] as const)(
  'no page of the journey has a fault that axe finds, nor scrolls sideways: %s, %i px',
  async (scheme, width) => {
    await using visitor = await visit(browser, product.url, { width, height: 800 })
    const { page } = visitor
    await page.emulateMedia({ colorScheme: scheme })
    const found: string[] = []
    const check = async (name: string) => {
      found.push(...(await faultsOf(page, name)))
      if (scheme === 'light') found.push(...(await edgeless(page, name)))
      if (scheme === 'light') found.push(...(await lostByZoom(page)).map((fault) => `${name}: ${fault}`))
    }

    await page.goto('/create')
    await check('recipient')
    await answer(page, 'recipientName', 'recipientRelation', 'senderName')
    await goOn(page, 2)
    await check('photos, empty')
    await choosePhotos(page)
    // Something is in doubt of both.
    await page.getByRole('tablist').nth(1).waitFor()
    await check('photos, chosen')
    await goOn(page, 3)
    await check('personalization')
    await answer(page, 'favoriteThing', 'specialMemory', 'admiration')
    await goOn(page, 4)
    await check('style')
    await goOn(page, 5)
    await check('review')
    await createButton(page).click()
    await illustrateButton(page).waitFor()
    await check('preview, without pictures')
    await illustrateButton(page).click()
    await check('preview, drawing')
    await waitForPictures(page)
    await check('preview, complete')
    const storyId = await rememberedStory(page)
    await page.goto('/generate')
    await page.getByRole('heading', { name: 'Leo ya tiene su cuento' }).waitFor()
    await check('streamed, complete')
    await page.goto(`/checkout/${storyId}`)
    await page.getByText('Creado para Leo').waitFor()
    await payButton(page).click()
    await page.getByText('Email requerido').first().waitFor()
    await check('checkout, with an error')
    await page.getByLabel('Tu email').fill('elena@correo.mx')
    await payButton(page).click()
    await pay(page)
    await page.getByText('Este libro ya es de Leo').waitFor()
    await check('delivery')
    await page.goto('/checkout/999999')
    await page.getByText('No se encontró el cuento').first().waitFor()
    await check('checkout of nothing')
    await page.goto('/preview/999999')
    await page.getByText('Error cargando el cuento').first().waitFor()
    await check('preview of nothing')
    expect(found).toEqual([])
  },
)

/** What is wrong with the page as it stands, a line a fault. */
async function faultsOf(page: Page, name: string): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  const barriers = await findBarriers(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return [...(wide > 0 ? [`${wide} px too wide`] : []), ...barriers].map((fault) => `${name}: ${fault}`)
}

/** Controls that nothing sets off from the page where the reader's system chooses the colours. */
async function edgeless(page: Page, name: string): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await page.evaluate(async () => {
    // Even with reduced motion a border takes a moment to come.
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
    return [...document.querySelectorAll<HTMLElement>('button, [data-variant], textarea, select, input:not([type])')]
      .filter((control) => control.checkVisibility() && !control.closest('[inert]'))
      .filter((control) => {
        const { borderTopWidth, textDecorationLine } = getComputedStyle(control)
        const isText = control.matches('button') && textDecorationLine.includes('underline')
        const isDrawn = ['::before', '::after'].some(
          (part) => getComputedStyle(control, part).forcedColorAdjust === 'none',
        )
        return borderTopWidth === '0px' && !isText && !isDrawn && !control.querySelector('svg')
      })
      .map((control) => control.className || control.tagName)
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return found.map((control) => `${name}: ${control} has no edge in forced colours`)
}
