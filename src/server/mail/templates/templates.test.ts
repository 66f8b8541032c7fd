import { describe, expect, test } from 'vitest'
import { accountNewsMail } from './account-news.ts'
import { confirmEmailMail, passwordResetMail } from './account.ts'
import { type Delivery, deliveryMail } from './delivery.ts'
import { buyerNewsMail, operatorNewsMail, type PurchaseNews } from './purchase-news.ts'
import { giftMail } from './gift.ts'
import { giftNewsMail } from './gift-news.ts'
import { guestbookMail } from './guestbook.ts'
import { sharedStoryMail } from './share.ts'
import { thanksMail } from './thanks.ts'

const delivery: Delivery = {
  productName: 'Cuentos Mágicos',
  title: 'Leo y el dinosaurio de la luna',
  senderName: 'mamá',
  recipientName: 'Leo',
  url: 'https://cuentos.example/delivery/7?session_id=cs_1',
  coverSrc: 'cid:cover',
  attached: true,
  canReply: true,
  receipt: {
    purchaseId: 'f1c9a1b2-0000-4000-8000-000000000001',
    email: 'elena@correo.mx',
    price: { amount: 10_000, currency: 'mxn' },
    paid: { amount: 8_000, currency: 'mxn' },
    date: new Date('2026-11-21T12:00:00Z'),
  },
}
const hostile = `<img src=x onerror=alert(1)> & "Leo" <!-- \u202e`

describe('the delivery', () => {
  test('says in both bodies what was bought, by whom, for how much, and where it is', () => {
    const { subject, html, text } = deliveryMail(delivery)
    expect(subject).toBe('El cuento de Leo ya es tuyo')
    for (const body of [html, text]) {
      for (const part of [
        'Hola, mamá:',
        'Leo y el dinosaurio de la luna',
        delivery.url,
        '$100.00 MXN',
        '−$20.00 MXN',
        '$80.00 MXN',
        'elena@correo.mx',
        '21 de noviembre de 2026',
        'F1C9A1B2',
      ]) {
        expect(body).toContain(part)
      }
    }
    expect(html).toContain('src="cid:cover"')
    expect(text).toContain('adjunto')
  })

  test('greets nobody by what is no name', () => {
    const { html, text } = deliveryMail({ ...delivery, senderName: 'sus nietos Pablo y Ana' })
    for (const body of [html, text]) expect(body).toMatch(/Hola:/)
  })

  test('speaks of no attachment and no discount where there is none', () => {
    const { price } = delivery.receipt
    const mail = deliveryMail({ ...delivery, attached: false, receipt: { ...delivery.receipt, paid: price } })
    expect(mail.text).not.toContain('adjunto')
    expect(mail.html).not.toContain('Descuento')
    expect(mail.text).toContain('responde')
    const free = { ...delivery.receipt, paid: { ...price, amount: 0 } }
    const unread = deliveryMail({ ...delivery, canReply: false, receipt: free })
    expect(unread.text).not.toContain('responde')
    expect(unread.text).toContain('Total pagado: Gratis')
  })
})

test('every message minds dark mode and narrow screens, loads nothing and takes names as text', () => {
  const account = { productName: hostile, username: hostile, url: 'https://cuentos.example/x', year: 2026 }
  const shared = { ...account, title: hostile, senderName: hostile, note: hostile, coverSrc: null }
  const mails = [
    deliveryMail({ ...delivery, title: hostile, senderName: hostile, recipientName: hostile }),
    passwordResetMail(account),
    confirmEmailMail(account),
    sharedStoryMail(shared),
    guestbookMail({ ...account, recipientName: 'Leo', occasion: undefined, authors: [hostile] }),
    thanksMail({ ...account, title: hostile, reaction: null, words: hostile, signature: hostile, hasVoice: true }),
    giftNewsMail({ ...account, recipientName: 'Leo', occasion: undefined, email: hostile }, 'failed'),
    giftMail({
      ...account,
      names: 'Para Leo',
      senderName: hostile,
      line: hostile,
      isAgain: false,
      parcelSrc: 'cid:parcel',
    }),
  ]
  const bodies = mails.map(({ text }) => text)
  expect(bodies.filter((text) => text.includes('https://cuentos.example/'))).toHaveLength(8)
  expect(bodies.filter((text) => text.includes('<img src=x onerror=alert(1)> & "Leo" <!--'))).toHaveLength(8)
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(8)
  for (const { html, subject } of mails) {
    expect(html).toMatch(/^<!DOCTYPE html[^>]*><html/)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).toContain('max-width: 480px')
    expect(html).toMatch(/<h1[^>]*overflow-wrap:anywhere/)
    expect(html).not.toMatch(/<img src=x|<script|<link|src="http|url\(/)
    expect(subject).not.toMatch(/^\s*$/)
  }
})

test('who left words is named, of many only the first', () => {
  const about = {
    productName: 'Cuentos Mágicos',
    recipientName: 'Leo',
    occasion: undefined,
    url: 'https://x.example',
    year: 2026,
  }
  const authors = ['Rosa', 'Pepe', 'Inés', 'Ana', 'Luis', 'Eva']
  const said = (count: number) => guestbookMail({ ...about, authors: authors.slice(0, count) }).text
  expect(said(1)).toContain('Rosa dejó unas palabras para Leo.')
  expect(said(5)).toContain('Rosa, Pepe, Inés, Ana y otra persona dejaron')
  expect(said(6)).toContain('Rosa, Pepe, Inés, Ana y otras 2 personas dejaron')
})

test('news of a purchase name the sum and say what to do, and to the operator not who bought', () => {
  const about: PurchaseNews = {
    productName: 'Cuentos Mágicos',
    purchaseId: 'f1c9a1b2-0000-4000-8000-000000000001',
    money: { amount: 10_000, currency: 'mxn' },
    why: 'deleted',
    bought: 'story',
    canReply: true,
    date: new Date('2026-11-21T12:00:00Z'),
  }
  const buyers = (['returned', 'return_refused', 'return_failed'] as const).map((news) => buyerNewsMail(about, news))
  const operators = (
    ['returned', 'return_refused', 'return_failed', 'disputed', 'dispute_won', 'dispute_lost'] as const
  ).map((news) => operatorNewsMail(about, news))
  for (const { html, text } of [...buyers, ...operators]) {
    expect(html).toContain('$100.00 MXN')
    expect(text).toContain('F1C9A1B2')
  }
  expect(buyers.map(({ text }) => /Responde a este correo/.test(text))).toEqual([false, true, true])
  const silent = buyerNewsMail({ ...about, why: 'twice', canReply: false }, 'return_refused')
  expect(silent.text).toMatch(/dos veces[^]*Te escribiremos/)
  expect(operators.map(({ text }) => /admin -- (\w+)/.exec(text)?.[1])).toEqual([
    'purchase',
    'refund',
    'refund',
    'purchase',
    'purchase',
    'purchase',
  ])
})

test('whoever loses the address of their account is sent to what still works: the username, or us', () => {
  const mail = { productName: 'Cuentos', username: 'ana', url: 'https://cuentos.example/ingresar', now: new Date() }
  const { text } = accountNewsMail({ ...mail, canReply: true }, 'email')
  expect(text).toMatch(/ingresa con tu nombre de usuario[^]*responde a este correo/)
  expect(accountNewsMail({ ...mail, canReply: false }, 'email').text).not.toContain('responde')
  expect(accountNewsMail({ ...mail, canReply: true }, 'device').text).toContain('elige otra contraseña')
})
