import { eq } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { runCommand } from '../../src/server/admin/run.ts'
import { purchases } from '../../src/server/db/schema/purchases.ts'
import { stories } from '../../src/server/db/schema/stories.ts'
import { EngineError } from '../../src/engine.ts'
import { deliverPurchase, noteMailProblem } from '../../src/server/features/purchases/deliver.ts'
import { giveUpFulfilling } from '../../src/server/features/purchases/fulfil.ts'
import { reconcile } from '../../src/server/features/purchases/reconcile.ts'
import type { TestClient } from '../client.ts'
import { bookKind, checkout, deliveryState, untilState, verify, writeStory } from '../buyer.ts'
import { eventually } from '../eventually.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../create-test-app.ts'
import { quickIllustrator } from '../doubles/engines.ts'
import { openSmtpDouble, type SmtpDouble } from '../doubles/smtp.ts'
import { openStripeDouble, STRIPE_KEY, STRIPE_SECRET, type StripeDouble } from '../doubles/stripe.ts'

type Shop = { t: TestApp; stripe: StripeDouble; smtp: SmtpDouble } & AsyncDisposable

async function openShop(options: TestAppOptions = {}): Promise<Shop> {
  const [stripe, smtp] = await Promise.all([openStripeDouble(), openSmtpDouble()])
  const env = {
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    STRIPE_API_URL: stripe.url,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Cuentos Mágicos <hola@cuentos.example>',
    SUPPORT_EMAIL: 'ayuda@cuentos.example',
  }
  const t = await createTestApp({ ...options, env })
  return {
    t,
    stripe,
    smtp,
    async [Symbol.asyncDispose]() {
      await t[Symbol.asyncDispose]()
      await Promise.all([stripe[Symbol.asyncDispose](), smtp[Symbol.asyncDispose]()])
    },
  }
}

async function buy({ stripe }: Shop, client: TestClient): Promise<{ storyId: number; sessionId: string }> {
  const storyId = await writeStory(client)
  await checkout(client, storyId)
  const { id } = stripe.latest()
  stripe.pay(id)
  expect(await verify(client, id)).toMatchObject({ verified: true })
  return { storyId, sessionId: id }
}

async function onlyPurchase(t: TestApp) {
  const [purchase] = await t.ctx.db.select().from(purchases)
  if (!purchase) throw new Error('no purchase')
  return purchase
}

test('a mailbox that is refused for good is shown to buyer and operator, and mended with another address', async () => {
  await using shop = await openShop()
  const { t, smtp } = shop
  const ana = t.visitor()
  smtp.refuse.recipient.push({ code: 550, message: '5.1.1 No such user' })
  const { storyId } = await buy(shop, ana)
  await untilState(ana, storyId, 'mail_failed')
  expect(await bookKind(ana, storyId)).toBe('clean')
  expect((await runCommand(t.ctx, ['stuck'])).output).toMatch(/mail_failed.*550 5\.1\.1/)
  // Nothing is tried again by itself.
  await reconcile({ ...t.ctx, now: () => new Date(Date.now() + 3_600_000) }, AbortSignal.timeout(10_000))
  const { id } = await onlyPurchase(t)
  await deliverPurchase(t.ctx, id, 0, AbortSignal.timeout(10_000))
  expect(smtp.received).toHaveLength(0)

  await runCommand(t.ctx, ['resend', id, '--to', 'otra@correo.mx'])
  await untilState(ana, storyId, 'sent')
  expect(smtp.received.map(({ to }) => to)).toEqual([['otra@correo.mx']])
  expect((await runCommand(t.ctx, ['stuck'])).output).toBe('Nothing is stuck.')
  const mail = await PostalMime.parse(smtp.received[0]?.raw ?? '')
  expect(mail.replyTo?.[0]?.address).toBe('ayuda@cuentos.example')
})

test('a server that puts us off or hangs up is tried again; the book can be had meanwhile', async () => {
  await using shop = await openShop()
  const { t, smtp } = shop
  const ana = t.visitor()
  smtp.refuse.recipient.push({ code: 450, message: '4.2.0 Greylisted' })
  const { storyId } = await buy(shop, ana)
  await untilState(ana, storyId, 'ready')
  expect(await bookKind(ana, storyId)).toBe('clean')
  await untilState(ana, storyId, 'sent')
  expect(smtp.received).toHaveLength(1)
  expect(await onlyPurchase(t)).toMatchObject({ status: 'delivered', problem: null, mailRound: 1 })

  const { id } = await onlyPurchase(t)
  await noteMailProblem(t.ctx, id, 1, 'too late: it was sent')
  expect(await onlyPurchase(t)).toMatchObject({ mailProblem: null })
})

test('a book too big for a mailbox travels as a link', async () => {
  const data = Buffer.alloc(15 * 1024 * 1024 + 1, '%PDF-1.7 ')
  const print = async () => ({ data, mediaType: 'application/pdf' as const })
  const printer = { print, printGiftCard: async () => data, close: async () => {} }
  await using shop = await openShop({ deps: { printer } })
  const { t, smtp } = shop
  const ana = t.visitor()
  const { storyId, sessionId } = await buy(shop, ana)
  await untilState(ana, storyId, 'sent')
  const mail = await PostalMime.parse(smtp.received[0]?.raw ?? '')
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/jpeg'])
  expect(mail.text).toContain(`/delivery/${storyId}?session_id=${sessionId}`)
  expect(mail.text).not.toContain('adjunto')
})

test('a book that cannot be made is flagged with the reason; then it is made after all, or the money goes back', async () => {
  const quick = quickIllustrator()
  let broken = true
  const illustrator = {
    ...quick,
    illustrate: (...args: Parameters<typeof quick.illustrate>) => {
      if (broken) throw new EngineError('refused', 'refused', { userMessage: 'Esta escena no se puede pintar' })
      return quick.illustrate(...args)
    },
  }
  await using shop = await openShop({ deps: { illustrator } })
  const { t } = shop
  const ana = t.visitor()
  const { storyId, sessionId } = await buy(shop, ana)
  const { id } = await onlyPurchase(t)
  await eventually(async () => {
    const [story] = await t.ctx.db.select().from(stories).where(eq(stories.id, storyId))
    expect(story?.status).toBe('failed')
  })
  expect(await deliveryState(ana, storyId)).toBe('preparing')
  await giveUpFulfilling(t.ctx, id)
  expect(await deliveryState(ana, storyId)).toBe('stuck')
  expect((await runCommand(t.ctx, ['stuck'])).output).toContain('Esta escena no se puede pintar')
  const [flagged] = await t.ctx.db.select().from(stories).where(eq(stories.id, storyId))
  expect(flagged?.flag).toContain('could not be made')
  // The link in the buyer's hand still opens the page that says so.
  expect(await verify(t.visitor(), sessionId)).toMatchObject({ verified: true })

  broken = false
  await runCommand(t.ctx, ['resend', id])
  await untilState(ana, storyId, 'sent')
  expect(await onlyPurchase(t)).toMatchObject({ status: 'delivered', problem: null })
  expect((await runCommand(t.ctx, ['refund', id])).failed).toBe(false)
  expect(await bookKind(ana, storyId)).toBe('sample')
})
