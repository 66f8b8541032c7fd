import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Ctx } from '../../src/server/context.ts'
import { purchases, type PurchaseRow } from '../../src/server/db/schema/purchases.ts'
import { stories } from '../../src/server/db/schema/stories.ts'
import { deliverPurchase, noteMailProblem, noteReturnedMail } from '../../src/server/features/purchases/deliver.ts'
import { deliverJob } from '../../src/server/features/purchases/jobs.ts'
import { MailError } from '../../src/server/mail/mail.ts'
import { openIdleDelivery } from '../idle-delivery.ts'
import { RUN } from '../idle-studio.ts'

const { t, state, buy, again, fails, unsupported } = await openIdleDelivery()
const { db } = t.ctx
const { signal } = RUN

test('the e-mail brings the book, its cover, the link and what was paid, once a round', async () => {
  const paidAt = new Date('2026-02-03T18:00:00Z')
  const purchase = await buy({ paidAt, printedAt: new Date(), problem: 'x', mailProblem: 'y', sessionId: 'cs 1' })
  await deliverPurchase(t.ctx, purchase.id, 2, signal)
  expect(state.sent).toEqual([])
  await deliverPurchase(t.ctx, purchase.id, 1, signal)
  expect(await again(purchase)).toMatchObject({ status: 'delivered', mailedAt: expect.any(Date), mailProblem: null })
  await deliverJob.run(t.ctx, { purchaseId: purchase.id, round: 1 }, { signal, attempt: 0 })
  expect(state.sent).toHaveLength(1)
  const [mail] = state.sent
  const messageId = `purchase-${purchase.id}-1@cuentos.example`
  expect(mail).toMatchObject({
    messageId,
    to: 'a@correo.mx',
    replyTo: 'ayuda@cuentos.example',
    subject: 'El cuento de Mateo ya es tuyo',
  })
  for (const words of [
    `https://cuentos.example/delivery/${state.story.id}?session_id=cs%201`,
    'El mar',
    '$80.00 MXN',
    'a@correo.mx',
    'adjunto',
    'responde y lo arreglamos',
    '3 de febrero',
  ])
    expect(mail?.text).toContain(words)
  expect(mail?.html).toContain(`cid:cover-${messageId}`)
  const [pdf, cover] = mail?.attachments ?? []
  expect(pdf).toEqual({ filename: 'El mar.pdf', contentType: 'application/pdf', content: expect.anything() })
  expect(Buffer.from(pdf?.content ?? '').equals(state.book)).toBe(true)
  expect(cover).toMatchObject({ filename: 'portada.jpg', contentType: 'image/jpeg', contentId: `cover-${messageId}` })
  expect(await sharp(cover?.content).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 20 })
})

test('an e-mail lacks what there is not: a name, a cover, a small enough book, an address for questions', async () => {
  const deliver = async (values: Partial<PurchaseRow> = {}, ctx = t.ctx) => {
    const { id } = await buy({ paidAt: null, paidAmount: null, sessionId: null, ...values })
    await deliverPurchase(ctx, id, 1, signal)
    return state.sent.at(-1)
  }
  const plain = await deliver({}, { ...unsupported(), now: () => new Date('2026-05-06T18:00:00Z') })
  expect(plain).not.toHaveProperty('replyTo')
  expect(plain?.text).not.toContain('responde y lo arreglamos')
  expect(plain?.text).toMatch(/\$100\.00 MXN[^]*6 de mayo/)
  await db.update(stories).set({ storyTitle: null })
  state.book = Buffer.alloc(15 * 1024 * 1024)
  expect((await deliver())?.attachments?.map(({ filename }) => filename)).toEqual(['cuento.pdf', 'portada.jpg'])
  expect(state.sent.at(-1)?.text).toContain('Historia personalizada')
  await db.update(stories).set({ dedication: 'A ti' })
  state.book = Buffer.alloc(15 * 1024 * 1024 + 1)
  const linked = await deliver()
  expect(linked?.attachments?.map(({ filename }) => filename)).toEqual(['portada.jpg'])
  expect(linked?.text).not.toContain('adjunto')

  const wide = await sharp({ create: { width: 1_000, height: 10, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await t.deps.files.put(`pictures/${state.story.id}-0.jpg`, wide, 'image/jpeg')
  const cover = (await deliver())?.attachments?.at(-1)
  expect(await sharp(cover?.content).metadata()).toMatchObject({ format: 'jpeg', width: 960 })
  // A book whose size nothing tells may be too big.
  state.book = Buffer.from('%PDF-1.7 a book')
  await db.update(stories).set({ dedication: 'A ti, otra vez' })
  await deliver()
  expect(state.sent.at(-1)?.attachments).toHaveLength(2)
  const unmeasured = { ...t.deps.files, stat: () => Promise.resolve(null) }
  expect((await deliver({}, { ...t.ctx, deps: { ...t.deps, files: unmeasured } }))?.attachments).toHaveLength(1)
  const files = { ...t.deps.files, read: () => Promise.resolve(null) }
  const bare = await deliver({}, { ...t.ctx, deps: { ...t.deps, files } })
  expect(bare?.attachments).toEqual([])
  expect(bare?.html).not.toContain('cid:')
})

test('an e-mail that is refused for good is noted for its round; any other failure is tried again', async () => {
  const purchase = await buy({ printedAt: new Date() })
  const deliver = (ctx: Ctx, round = 1) => deliverPurchase(ctx, purchase.id, round, signal)
  await expect(deliver(fails(new MailError('450 later', { permanent: false })))).rejects.toThrow('450')
  await expect(deliver(fails(new TypeError('a mistake of ours')))).rejects.toThrow('mistake')
  expect(await again(purchase)).toEqual(purchase)
  t.logged()
  await deliver(fails(new MailError('550 unknown', { permanent: true })))
  const problem = 'The mail server refuses it: 550 unknown'
  expect(await again(purchase)).toMatchObject({ status: 'paid', mailProblem: problem, problem, mailedAt: null })
  expect(t.logged()).toMatchObject([
    { purchaseId: purchase.id, problem, msg: expect.stringContaining('cannot be delivered') },
  ])
  await noteMailProblem(t.ctx, purchase.id, 2, 'of another round')
  expect(await again(purchase)).toMatchObject({ mailProblem: problem })
  await deliverJob.failed?.(t.ctx, { purchaseId: purchase.id, round: 1 })
  expect(await again(purchase)).toMatchObject({ mailProblem: expect.stringContaining('for two days') })
})

test('nothing is sent where the work is stopped, or the money goes back meanwhile', async () => {
  const purchase = await buy()
  await expect(deliverPurchase(t.ctx, purchase.id, 1, AbortSignal.abort())).rejects.toThrow('aborted')
  const printer = {
    ...t.deps.printer,
    async print() {
      await db.update(purchases).set({ status: 'refunded' })
      return { data: state.book, mediaType: 'application/pdf' as const }
    },
  }
  await db.update(stories).set({ dedication: 'A ti' })
  await deliverPurchase({ ...t.ctx, deps: { ...t.deps, printer } }, purchase.id, 1, signal)
  await deliverPurchase(t.ctx, (await buy({ storyId: null })).id, 1, signal)
  await deliverPurchase(t.ctx, randomUUID(), 1, signal)
  expect(state.sent).toEqual([])
})

test('an e-mail that comes back stands as a problem of its book, unless another one was sent since', async () => {
  const sent = { status: 'delivered', mailedAt: new Date(), mailRound: 2 } as const
  const purchase = await buy(sent)
  const other = await buy(sent)
  expect(await noteReturnedMail(t.ctx, purchase.id, 1)).toBe(false)
  expect(await noteReturnedMail(t.ctx, randomUUID(), 2)).toBe(false)
  expect(await again(purchase)).toEqual(purchase)
  expect(await noteReturnedMail(t.ctx, purchase.id, 2)).toBe(true)
  const problem = 'The e-mail came back'
  expect(await again(purchase)).toMatchObject({ status: 'paid', mailedAt: null, mailProblem: problem, problem })
  expect(await again(other)).toEqual(other)
  // Reported twice, or of a book that was given back: it is known, or of no more use.
  expect(await noteReturnedMail(t.ctx, purchase.id, 2)).toBe(false)
  await db.update(purchases).set({ status: 'refunded', mailProblem: null })
  expect(await noteReturnedMail(t.ctx, other.id, 2)).toBe(false)
  expect(await again(other)).toMatchObject({ status: 'refunded', mailProblem: null })
})
