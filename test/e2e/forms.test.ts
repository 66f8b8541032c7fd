import type { Browser, Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createClient } from '../client.ts'
import { PASSWORD, signUp } from '../members.ts'
import { sharedBrowser, PHONE, visit } from './browser.ts'
import { sharedProduct } from './shared-product.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

/** Waits until the field is the one that a screen reader would be taken to, and gives what it would hear of it. */
async function faultOf(field: Locator): Promise<string> {
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  return field.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  })
}

test('a form leads to its first fault, shows the server’s faults at their fields, keeps what was typed, and is sent once', async () => {
  const product = await sharedProduct()
  await signUp(createClient(product.url), 'clara')
  await using visitor = await visit(browser, product.url, PHONE)
  const { page } = visitor
  await page.goto('/ingresar')
  await page.getByRole('button', { name: 'Crear una cuenta' }).click()
  const [email, username, password] = ['Email', 'Nombre de usuario', 'Contraseña'].map((label) =>
    page.getByLabel(label),
  )
  if (!email || !username || !password) throw new Error('no form')

  await email.fill('clara2@example.com')
  await password.fill('corta')
  await password.press('Enter')
  expect(await faultOf(username)).toContain('entre 3 y 30')
  expect(await password.getAttribute('aria-invalid')).toBe('true')
  await username.fill('clara')
  await expect.poll(() => username.getAttribute('aria-invalid')).toBeNull()
  await password.fill(PASSWORD)

  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/sign-up/email')) requests.push(request.url())
  })
  // Both before the page has answered to the first.
  await page.evaluate(() => {
    const form = document.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
  })
  expect(await faultOf(username)).toContain('ya está en uso')
  expect(await Promise.all([email, username, password].map((field) => field.inputValue()))).toEqual([
    'clara2@example.com',
    'clara',
    PASSWORD,
  ])
  expect(requests).toHaveLength(1)

  // In no list of broken passwords word for word, and yet one that everybody has.
  await username.fill('clara2')
  await password.fill('contraseña123')
  await password.press('Enter')
  // The focus is there already while the server is being asked.
  await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true')
  expect(await faultOf(password)).toContain('es fácil de adivinar')
  await password.fill(PASSWORD)
  await password.press('Enter')
  await page.waitForURL('**/mis-cuentos')

  // Where no message is sent, nobody is told to wait for one.
  await page.goto('/ingresar')
  const address = page.getByRole('region', { name: 'Tu email' })
  await address.getByLabel('Email nuevo').fill('clara3@example.com')
  await address.getByLabel('Contraseña').fill(PASSWORD)
  await address.getByRole('button', { name: 'Cambiar email' }).click()
  await address.getByText('Esta instalación no envía correo').waitFor()
  expect(await address.innerText()).not.toContain('Te escribimos')
  await using other = await visit(browser, product.url, PHONE)
  await other.page.goto('/ingresar')
  await other.page.getByRole('button', { name: /olvid/i }).click()
  await other.page.getByLabel('Email').fill('clara2@example.com')
  await other.page.getByRole('button', { name: 'Enviar enlace' }).click()
  const answer = other.page.getByRole('status').filter({ hasText: 'esta instalación no envía correo' })
  await answer.waitFor()
  expect(await answer.innerText()).not.toContain('recibirás')
})
