import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { sharedBrowser, PHONE, visit } from './browser.ts'
import { ANSWERS, fromMenu, illustrateButton } from './journey.ts'
import { showKeyboard } from './on-screen-keyboard.ts'
import { sharedProduct } from './shared-product.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

const name = (page: Page) => page.getByLabel('¿Cómo se llama?')

const said = (page: Page, whose: string) =>
  page.locator('main').getByText(`Para ${whose}`).filter({ visible: true }).first().waitFor()

test('two stories in two tabs: neither loses its answers, and each has an address', async () => {
  const product = await sharedProduct()
  await using visitor = await visit(browser, product.url, PHONE)
  const { page, context } = visitor
  await page.goto('/create')
  await page.evaluate((draft) => sessionStorage.setItem('story-generator', JSON.stringify(draft)), {
    ...ANSWERS,
    illustrationStyle: 'acuarela',
  })
  await page.reload()
  await expect.poll(() => name(page).inputValue()).toBe('Leo')
  await name(page).fill('Leandro')

  const other = await context.newPage()
  await other.goto('/create')
  await expect.poll(() => name(other).inputValue()).toBe('Leandro')
  await name(other).fill('Ximena')
  await page.reload()
  await expect.poll(() => name(page).inputValue()).toBe('Leandro')

  const addresses: string[] = []
  for (const [tab, whose] of [
    [page, 'Leandro'],
    [other, 'Ximena'],
  ] as const) {
    await tab.goto('/preview')
    await tab.waitForURL(/\/preview\/\d+$/)
    await illustrateButton(tab).waitFor()
    await said(tab, whose)
    addresses.push(new URL(tab.url()).pathname)
    await tab.reload()
    await said(tab, whose)
  }
  expect(new Set(addresses).size).toBe(2)

  // A story of answers that were changed meanwhile is not drawn or bought for theirs.
  await page.goto('/create')
  await page.getByRole('link', { name: 'Abrir mi cuento' }).waitFor()
  await page.getByLabel('¿Y tú, cómo te llamas?').fill('Elena')
  const place = () => page.locator('.wizard-nav').evaluate((bar) => getComputedStyle(bar).position)
  const hideKeyboard = await showKeyboard(page)
  await expect.poll(place).toBe('static')
  await hideKeyboard()
  await expect.poll(place).not.toBe('static')
  await page.getByRole('link', { name: 'Abrir mi cuento' }).waitFor({ state: 'detached' })
  await page.goBack()
  await said(page, 'Leandro')
  await page.getByRole('link', { name: 'Ir a mis respuestas nuevas' }).waitFor()

  // Both wait on the landing page: to go on with, to buy, to delete. A title need not hold the name.
  await other.goto('/create')
  await page.goto('/')
  const waiting = page.getByRole('region', { name: 'Tus cuentos en este navegador' })
  const [forLeandro, forXimena] = addresses.map((path) =>
    waiting.getByRole('listitem').filter({ has: page.locator(`a[href="${path}"]`) }),
  )
  await forXimena!.getByRole('link', { name: /^Continuar: / }).waitFor()
  await forLeandro!.getByRole('link', { name: /^Comprar: / }).click()
  await page.getByText('Creado para Leandro').waitFor()
  await page.goto('/ayuda')
  await fromMenu(page, 'Tus cuentos')
  await forLeandro!.getByRole('link', { name: /^Borrar: / }).click()
  await page.getByRole('button', { name: 'Borrar para siempre' }).click()
  await page.waitForURL((address) => address.pathname === '/')
  await forXimena!.getByRole('link', { name: /^Continuar: / }).waitFor()
  expect(await waiting.getByRole('listitem').count()).toBe(1)
  expect(visitor.faults).toEqual([])
})
