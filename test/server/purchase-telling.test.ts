import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Ctx } from '../../src/server/context.ts'
import { type GiftRow, gifts } from '../../src/server/db/schema/gifts.ts'
import { purchases, type PurchaseRow } from '../../src/server/db/schema/purchases.ts'
import { wrapGift } from '../../src/server/features/gifts/writes.ts'
import type { GiftNews } from '../../src/server/features/gifts/queues.ts'
import { giftNewsJob, purchaseMailJob, refundJob } from '../../src/server/features/purchases/jobs.ts'
import type { Addressee, News } from '../../src/server/features/purchases/queues.ts'
import { resendPurchase } from '../../src/server/features/purchases/resend.ts'
import { markRefunded } from '../../src/server/features/purchases/settle.ts'
import { tell } from '../../src/server/features/purchases/tell.ts'
import { MailError } from '../../src/server/mail/mail.ts'
import { openIdleDelivery } from '../idle-delivery.ts'
import { RUN } from '../idle-studio.ts'

const { t, state, buy, again, fails, unsupported } = await openIdleDelivery()
const { db } = t.ctx
const LATER = new MailError('450 later', { permanent: false })
const NEVER = new MailError('550 unknown', { permanent: true })
const OURS = new TypeError('a mistake of ours')

/** Has the giver told. */
function hear(what: GiftNews['news'], { ctx = t.ctx, round = 1, storyId = state.story.id } = {}): Promise<void> {
  return giftNewsJob.run(ctx, { storyId, round, news: what }, RUN)
}

/** Whom what waits to be mailed is for. */
async function queued(): Promise<unknown[]> {
  const waiting = await t.queued('purchase-mail')
  return (waiting as { news: News; to: Addressee }[]).map((mail) => `${mail.news} ${mail.to}`).toSorted()
}

function send(purchase: { id: string }, news: News, to: Addressee, ctx: Ctx = t.ctx): Promise<void> {
  return purchaseMailJob.run(ctx, { purchaseId: purchase.id, news, to }, RUN)
}

const refund = (purchaseId: string) => refundJob.run(t.ctx, { purchaseId }, RUN)
const giveUp = (purchaseId: string) => refundJob.failed?.(t.ctx, { purchaseId })

describe('whoever gives a story', () => {
  const SENT = { email: 'leo@correo.mx', mailRound: 1, mailedAt: new Date(), mailProblem: null, openedAt: null }
  let purchase: PurchaseRow

  beforeEach(async () => {
    purchase = await buy({ sessionId: 'cs 1', email: 'ana@correo.mx', status: 'delivered' })
    await wrapGift(t.ctx, state.story)
    await given()
  })

  async function given(values: Partial<GiftRow> = {}): Promise<void> {
    await db
      .update(gifts)
      .set({ ...SENT, ...values })
      .where(eq(gifts.storyId, state.story.id))
  }

  test('reads to whom the parcel was sent and for whom it is, with the way to its page', async () => {
    await hear('sent')
    const [mail] = state.sent
    expect(mail).toMatchObject({
      to: 'ana@correo.mx',
      subject: 'Tu regalo ya salió',
      messageId: `giver-${state.story.id}-1-sent@cuentos.example`,
    })
    for (const words of [
      'Enviamos a leo@correo.mx',
      'para Mateo',
      `https://cuentos.example/delivery/${state.story.id}?session_id=cs%201`,
      t.deps.settings.PRODUCT_NAME,
    ])
      expect(mail?.text).toContain(words)
    expect(mail?.html).toContain('Enviamos a leo@correo.mx')
  })

  test('reads that it did not arrive, and that the address can be mended', async () => {
    await given({ mailedAt: null, mailProblem: 'refused' })
    await hear('failed')
    expect(state.sent).toMatchObject([{ to: 'ana@correo.mx', subject: 'No pudimos entregar tu regalo' }])
    expect(state.sent[0]?.text).toContain('no llegó a leo@correo.mx')
    expect(state.sent[0]?.text).toContain('corrige allí la dirección')
  })

  test('reads that it was untied, though they passed the link on by themselves', async () => {
    await given({ email: null, mailRound: 0, mailedAt: null, openedAt: new Date() })
    await hear('opened', { round: 0 })
    expect(state.sent).toMatchObject([{ to: 'ana@correo.mx', subject: 'Ya desataron el lazo' }])
    expect(state.sent[0]?.text).toContain('Abrieron el paquete que preparaste para Mateo')
  })

  test('gets the same message again, not another one, where the work comes twice', async () => {
    await hear('sent')
    await hear('sent')
    expect(state.sent[1]).toEqual(state.sent[0])
    await given({ mailRound: 2 })
    await hear('sent', { round: 2 })
    expect(state.sent[2]?.messageId).not.toBe(state.sent[0]?.messageId)
  })

  test.each<[string, GiftNews['news'], Partial<GiftRow>]>([
    ['that it left, where the address was taken back', 'sent', { email: null }],
    ['that it left, where it goes to another address by now', 'sent', { mailRound: 2 }],
    ['that it left, where it is to be sent yet', 'sent', { mailedAt: null }],
    ['that it left, where it came back since', 'sent', { mailedAt: null, mailProblem: 'refused' }],
    ['that it failed, where it left after all', 'failed', {}],
    ['that it failed, where another address is tried by now', 'failed', { mailRound: 2, mailProblem: 'refused' }],
    ['that it failed, where nobody is to be mailed any more', 'failed', { email: null, mailProblem: 'refused' }],
    ['that it was untied, where it was not', 'opened', {}],
  ])('is not told %s', async (_, what, values) => {
    await given(values)
    await hear(what)
    expect(state.sent).toEqual([])
  })

  test('is told nothing of a book that was given back, of one that is gone, or of a gift that was never wrapped', async () => {
    await hear('sent', { storyId: 0 })
    await markRefunded(t.ctx, purchase.id)
    await hear('sent')
    await db.delete(purchases)
    await hear('sent')
    await buy()
    await db.delete(gifts)
    await hear('sent')
    expect(state.sent).toEqual([])
  })

  test('is written to the address that was corrected since', async () => {
    await resendPurchase(t.ctx, purchase.id, { to: 'ana.b@correo.mx' })
    await hear('sent')
    expect(state.sent.map(({ to }) => to)).toEqual(['ana.b@correo.mx'])
  })

  test('is let be by a mailbox that refuses for good, and written later where the mail server was busy', async () => {
    t.logged()
    await expect(hear('sent', { ctx: fails(LATER) })).rejects.toThrow('450 later')
    await expect(hear('sent', { ctx: fails(OURS) })).rejects.toThrow('a mistake of ours')
    expect(t.logged()).toEqual([])
    await hear('sent', { ctx: fails(NEVER) })
    const logged = t.logged()
    expect(logged).toMatchObject([
      { storyId: state.story.id, detail: '550 unknown', msg: expect.stringContaining('cannot be told') },
    ])
    expect(JSON.stringify(logged)).not.toContain('@correo.mx')
  })

  test('is written nothing by work that was stopped', async () => {
    const input = { storyId: state.story.id, round: 1, news: 'sent' } as const
    const run = { signal: AbortSignal.abort(), attempt: 0 }
    await expect(giftNewsJob.run(t.ctx, input, run)).rejects.toThrow('aborted')
    expect(state.sent).toEqual([])
  })
})

const TOLD_BOTH = ['returned', 'return_refused', 'return_failed'] as const
const TOLD_OPERATOR = ['disputed', 'dispute_won', 'dispute_lost'] as const

describe('of money that moves', () => {
  test.each(TOLD_BOTH)('%s: the buyer hears, and the operator where one can be written to', async (news) => {
    const purchase = await buy()
    await tell(t.ctx, purchase, news)
    expect(await queued()).toEqual([`${news} buyer`, `${news} operator`])
    await tell(unsupported(), await buy(), news)
    expect(await queued()).toEqual([`${news} buyer`, `${news} buyer`, `${news} operator`])
  })

  test.each(TOLD_OPERATOR)('%s: the operator hears, and the buyer does not', async (news) => {
    await tell(unsupported(), await buy(), news)
    expect(await queued()).toEqual([])
    await tell(t.ctx, await buy(), news)
    expect(await queued()).toEqual([`${news} operator`])
  })

  test('the buyer reads how much went back and why, and whom to answer', async () => {
    const twice = await buy()
    await send(twice, 'returned', 'buyer')
    const [mail] = state.sent
    expect(mail).toMatchObject({
      to: 'a@correo.mx',
      replyTo: 'ayuda@cuentos.example',
      subject: 'Te devolvimos tu dinero',
      messageId: `purchase-${twice.id}-returned-buyer@cuentos.example`,
    })
    expect(mail?.text).toMatch(/dos veces[^]*Total devuelto: \$80\.00 MXN/)
    expect(mail?.text).toContain(t.deps.settings.PRODUCT_NAME)
    await send(await buy({ storyId: null, paidAmount: null }), 'returned', 'buyer')
    expect(state.sent[1]?.text).toMatch(/ya estaba borrado[^]*Total devuelto: \$100\.00 MXN/)
    expect(mail?.text).toMatch(/para el mismo cuento[^]*porque pagaste un cuento/)
    await send(twice, 'return_refused', 'buyer')
    expect(state.sent[2]?.text).toMatch(/no se puede\. Responde a este correo[^]*Por devolver: \$80\.00 MXN/)
  })

  test('a shop that has no address for questions writes to the buyer alone, and asks for no answer', async () => {
    const purchase = await buy()
    await send(purchase, 'return_failed', 'operator', unsupported())
    expect(state.sent).toEqual([])
    await send(purchase, 'return_failed', 'buyer', unsupported())
    expect(state.sent).toMatchObject([{ to: 'a@correo.mx', subject: 'Tu devolución no llegó' }])
    expect(state.sent[0]).not.toHaveProperty('replyTo')
    expect(state.sent[0]?.text).toContain('Te escribiremos a esta dirección')
    expect(state.sent[0]?.text).not.toContain('Responde')
  })

  test('the operator reads what to do by hand, and not who bought', async () => {
    const purchase = await buy()
    for (const news of ['return_refused', 'disputed'] as const) await send(purchase, news, 'operator')
    const [byHand, disputed] = state.sent
    expect(byHand).toMatchObject({
      to: 'ayuda@cuentos.example',
      subject: expect.stringContaining('hay que devolverla a mano'),
      messageId: `purchase-${purchase.id}-return_refused-operator@cuentos.example`,
    })
    expect(byHand?.text).toContain(`refund ${purchase.id} --by-hand`)
    expect(disputed?.subject).toContain('pago en disputa')
    for (const mail of state.sent) {
      expect(mail).not.toHaveProperty('replyTo')
      expect(mail.text + mail.html).not.toContain('a@correo.mx')
    }
  })

  test('the same news of a purchase is one message, however often it is sent, and none once the purchase is gone', async () => {
    const purchase = await buy()
    await send(purchase, 'returned', 'buyer')
    await send(purchase, 'returned', 'buyer')
    await send(purchase, 'returned', 'operator')
    expect(new Set(state.sent.map(({ messageId }) => messageId)).size).toBe(2)
    for (const to of ['buyer', 'operator'] as const) await send({ id: randomUUID() }, 'returned', to)
    expect(state.sent).toHaveLength(3)
  })

  test('news that a mailbox refuses for good are logged and left, and tried again where the mail server was busy', async () => {
    const purchase = await buy()
    t.logged()
    await expect(send(purchase, 'returned', 'buyer', fails(LATER))).rejects.toThrow('450 later')
    await expect(send(purchase, 'returned', 'buyer', fails(OURS))).rejects.toThrow('a mistake of ours')
    expect(t.logged()).toEqual([])
    await send(purchase, 'returned', 'buyer', fails(NEVER))
    const logged = t.logged()
    expect(logged).toMatchObject([
      { purchaseId: purchase.id, news: 'returned', to: 'buyer', detail: '550 unknown', msg: expect.any(String) },
    ])
    expect(JSON.stringify(logged)).not.toContain('@correo.mx')
  })

  test('what went back by itself is told to both; what had cost nothing, or was not paid, to nobody', async () => {
    const free = await buy({ status: 'flagged', paidAmount: 0 })
    await refund(free.id)
    expect(await again(free)).toMatchObject({ status: 'refunded' })
    await refund((await buy({ status: 'pending', paidAt: null })).id)
    await refund(randomUUID())
    expect(await queued()).toEqual([])
    const paid = await buy({ status: 'flagged' })
    await refund(paid.id)
    expect(await again(paid)).toMatchObject({ status: 'refunded', problem: null })
    expect(await queued()).toEqual(['returned buyer', 'returned operator'])
  })

  test('nobody is told to wait for money that a person gave back while the provider was away', async () => {
    const done = await buy({ status: 'refunded' })
    await giveUp(done.id)
    await giveUp(randomUUID())
    expect([await again(done), await queued()]).toEqual([done, []])
    const owed = await buy({ status: 'flagged' })
    await giveUp(owed.id)
    expect(await again(owed)).toMatchObject({
      status: 'flagged',
      problem: 'The provider could not be reached for a day: do it by hand',
    })
    expect(await queued()).toEqual(['return_refused buyer', 'return_refused operator'])
  })
})
