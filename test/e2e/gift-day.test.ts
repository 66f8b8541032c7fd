import PostalMime, { type Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { openClock } from '../clock.ts'
import { eventually } from '../eventually.ts'
import { openSmtpDouble } from '../doubles/smtp.ts'
import { DESK, PHONE, sharedBrowser, visit } from './browser.ts'
import { bringStory, buy } from './journey.ts'
import { QUICK_PICTURES, startProduct } from './product.ts'
import { giveVoice } from './voice.ts'

const DAY_MS = 86_400_000
/** What the giver of a gift is written, in the order of the alphabet. */
const NEWS = ['Te dan las gracias por tu regalo', 'Tu regalo ya salió', 'Ya desataron el lazo']

test('planned for a day, a gift comes by mail when the clock says so, once, though the server died meanwhile', async () => {
  const browser = await sharedBrowser()
  await using clock = await openClock()
  await using post = await openSmtpDouble()
  const settings = { SMTP_URL: `smtp://127.0.0.1:${post.port}`, MAIL_FROM: 'Cuentos <cuentos@example.com>' }
  await using product = await startProduct({ ...QUICK_PICTURES, ...clock.env, ...settings }, null)
  await using giver = await visit(browser, product.url, PHONE)
  const { page } = giver
  await bringStory(page)
  await page.getByRole('link', { name: /Quedármelo por/ }).click()
  await buy(page, 'elena@correo.mx')
  const book = page.url()

  await page.getByRole('button', { name: 'Etiqueta, día y envío' }).click()
  const day = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)
  await page.getByLabel('Se abre el día').fill(`${day}T09:00`)
  await page.getByLabel('Enviárselo por correo a').fill('leo@correo.mx')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Ese día se enviará a leo@correo.mx').waitFor()
  const address = (await page.getByRole('link', { name: 'Ver el regalo' }).getAttribute('href')) ?? ''

  await using leo = await visit(browser, product.url, DESK)
  const spoken = await giveVoice(leo.page, { tellsWords: true })
  await leo.page.goto(address)
  await leo.page.getByRole('button', { name: 'Todavía no se puede abrir' }).waitFor()
  expect(await mailsTo('leo@correo.mx')).toEqual([])

  // Its day comes while nothing runs.
  await product.kill()
  await clock.set(48)
  await product.start()
  const [mail] = await eventually(
    async () => {
      const mails = await mailsTo('leo@correo.mx')
      expect(mails).toHaveLength(1)
      return mails
    },
    { withinMs: 150_000 },
  )
  expect(mail?.subject).toMatch(/^Tienes un regalo de mamá/)
  expect(mail?.text).toContain(address)
  await page.goto(book)
  await page.getByText('Lo enviamos a leo@correo.mx. Cuando desaten el lazo, lo verás aquí').waitFor()

  await leo.page.goto(/https?:\S+\/regalo\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await leo.page.getByRole('button', { name: 'Desatar el lazo y abrir el regalo' }).click()
  await leo.page.getByRole('button', { name: 'Leer el cuento' }).click()
  await leo.page.getByRole('dialog').getByRole('button', { name: 'Leer en voz alta' }).click()
  await expect.poll(async () => (await spoken.spoken()).length).toBeGreaterThan(1)
  await leo.page.keyboard.press('End')
  await leo.page.getByRole('dialog').getByRole('button', { name: 'Dar las gracias' }).click()
  await leo.page.getByRole('button', { name: 'Me encantó' }).click()
  await leo.page.getByRole('button', { name: 'Enviar las gracias' }).click()
  await leo.page.getByRole('heading', { name: 'Tu respuesta va en camino' }).waitFor()

  await page.reload()
  await page.getByText('Ya desataron el lazo').waitFor()
  await page.getByRole('heading', { name: 'Te dieron las gracias' }).waitFor()
  expect(await mailsTo('leo@correo.mx')).toHaveLength(1)

  // Whoever gave it was written when it left, when it was opened, and with the thanks.
  await eventually(async () => {
    const subjects = (await mailsTo('elena@correo.mx')).map(({ subject = '' }) => subject)
    expect(subjects.filter((subject) => NEWS.includes(subject)).toSorted()).toEqual(NEWS)
  })

  // On paper the page is ink on white, also for whoever reads in the dark, and has nothing to press.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const title = page.getByRole('heading', { level: 1 })
  const inkOf = () => title.evaluate((heading) => getComputedStyle(heading).color)
  const paperOf = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  await expect.poll(inkOf).toMatch(/^oklch\(0\.2/)
  await expect.poll(paperOf).toBe('rgb(255, 255, 255)')
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
  expect([...giver.faults, ...leo.faults]).toEqual([])

  function mailsTo(address: string): Promise<Email[]> {
    const sent = post.received.filter(({ to }) => to.includes(address))
    return Promise.all(sent.map(({ raw }) => PostalMime.parse(raw)))
  }
})
