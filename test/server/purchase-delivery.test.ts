import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import type { Ctx } from '../../src/server/context.ts'
import { purchases, type PurchaseRow } from '../../src/server/db/schema/purchases.ts'
import { stories, type StoryRow } from '../../src/server/db/schema/stories.ts'
import { failStory } from '../../src/server/features/generation/progress.ts'
import { illustrateJob } from '../../src/server/features/generation/jobs.ts'
import { illustrateQueue } from '../../src/server/features/generation/queues.ts'
import { illustrateStory } from '../../src/server/features/generation/writes.ts'
import { deliverPurchase, noteMailProblem } from '../../src/server/features/purchases/deliver.ts'
import { fulfilPurchase, giveUpFulfilling } from '../../src/server/features/purchases/fulfil.ts'
import { deliverJob, endedJob, fulfilJob } from '../../src/server/features/purchases/jobs.ts'
import { resendPurchase } from '../../src/server/features/purchases/resend.ts'
import { shareStory } from '../../src/server/features/purchases/share.ts'
import { endedQueue } from '../../src/server/features/stories/queues.ts'
import type { Owned } from '../../src/server/features/stories/policy.ts'
import { MailError, type MailMessage } from '../../src/server/mail/mail.ts'
import type { Visitor } from '../idle-app.ts'
import { openIdleShop } from '../idle-shop.ts'
import { RUN } from '../idle-studio.ts'

const { t, buy: sell, again } = await openIdleShop({ SUPPORT_EMAIL: 'ayuda@cuentos.example' })
const { db } = t.ctx
const signal = new AbortController().signal
const end = (ended: unknown) => endedJob.run(t.ctx, endedQueue.input.parse(ended), RUN)
const from = (ms: number) => new Date(Date.now() + ms)
const sent: MailMessage[] = []
let book: Buffer
let printed: string[]
let ana: Visitor
let story: Owned<StoryRow>

t.deps.printer = {
  async print(_, edition) {
    printed.push(edition)
    return { data: book, mediaType: 'application/pdf' }
  },
  close: () => Promise.resolve(),
}
t.deps.mailer = { ...t.deps.mailer, send: async (message) => void sent.push(message) }

beforeEach(async () => {
  sent.length = 0
  printed = []
  book = Buffer.from('%PDF-1.7 a book')
  ana = await t.visitor()
  const whole = { status: 'complete', storyContent: 'x', storyTitle: 'El mar', boughtAt: new Date() } as const
  story = await t.story(ana, whole, { chapters: 5, pictures: true })
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

const buy = (values: Partial<PurchaseRow> = {}) =>
  sell({ storyId: story.id, userId: ana.who.userId, status: 'paid', paidAt: new Date(), paidAmount: 8_000, ...values })
/** The same shop whose mail server answers so. */
function mailing(send: Ctx['deps']['mailer']['send'], ctx = t.ctx): Ctx {
  return { ...ctx, deps: { ...ctx.deps, mailer: { ...ctx.deps.mailer, send } } }
}
const fails = (reason: Error) => mailing(() => Promise.reject(reason))

test('a paid book is printed once and its e-mail queued; what is not paid is left alone', async () => {
  const purchase = await buy({ mailRound: 4 })
  await fulfilPurchase(t.ctx, purchase.id, signal)
  expect(await again(purchase)).toMatchObject({ status: 'paid', printedAt: expect.any(Date) })
  expect([printed, await t.queued('deliver')]).toEqual([['digital'], [{ purchaseId: purchase.id, round: 4 }]])
  await fulfilJob.run(t.ctx, { purchaseId: purchase.id }, { signal, attempt: 0 })
  expect(printed).toHaveLength(1)
  for (const values of [{ status: 'refunded' }, { mailedAt: new Date() }] as const) {
    const other = await buy(values)
    await fulfilPurchase(t.ctx, other.id, signal)
    expect(await again(other)).toEqual(other)
  }
  expect(await t.queued('deliver')).toHaveLength(1)
  const late = await buy()
  await expect(fulfilPurchase(t.ctx, late.id, AbortSignal.abort())).rejects.toThrow('aborted')
  expect(await again(late)).toEqual(late)
})

test('missing pictures are asked for, and nobody waits for them: the end of the story brings the book', async () => {
  await db.update(stories).set({ status: 'written', coverPictureId: null, coverPrompt: 'La portada' })
  const purchase = await buy()
  const fulfil = () => fulfilJob.run(t.ctx, { purchaseId: purchase.id }, RUN)
  await fulfil()
  await fulfil()
  const asked = await t.queued('illustrate')
  expect([asked.length, printed, await t.queued('deliver'), await t.queued('story-ended')]).toEqual([1, [], [], []])
  await illustrateJob.run(t.ctx, illustrateQueue.input.parse(asked[0]), RUN)
  const [told] = await db.select().from(stories)
  expect(told?.status).toBe('complete')
  const ended = { storyId: story.id, seq: told?.lastSeq }
  expect(await t.queued('story-ended')).toEqual([ended])

  await end(ended)
  expect([printed, await t.queued('deliver')]).toEqual([['digital'], [{ purchaseId: purchase.id, round: 1 }]])
  expect(await again(purchase)).toMatchObject({ printedAt: expect.any(Date), failures: 0 })
  await endedJob.failed?.(t.ctx, { storyId: story.id, seq: 1 })
  expect(await again(purchase)).toMatchObject({ status: 'flagged', problem: 'The book could not be made' })
  const neverBought = await t.story(ana, { status: 'written' }, { chapters: 5, pictures: true })
  await illustrateStory(t.ctx, neverBought)
  expect(await t.queued('story-ended')).toEqual([ended])
  await db.delete(stories)
  await end(ended)
})

test('a bought story that fails is asked for again after a growing pause, and in the end the operator is told', async () => {
  const purchase = await buy()
  const pauses: number[] = []
  for (let failure = 1; failure <= 9; failure++) {
    await db.execute(sql`delete from pgboss.job`)
    await db.update(stories).set({ status: 'illustrating' })
    await failStory(t.ctx, story.id, { message: 'No hay tinta', refused: false })
    const [ended] = await t.queued('story-ended')
    await end(ended)
    expect(await again(purchase)).toMatchObject({ failures: failure, status: failure < 9 ? 'paid' : 'flagged' })
    const { rows } = (await db.execute(
      sql`select extract(epoch from start_after - created_on)::int as pause, data from pgboss.job where name = 'fulfil'`,
    )) as { rows: { pause: number; data: unknown }[] }
    expect(rows.map(({ data }) => data)).toEqual(failure < 9 ? [{ purchaseId: purchase.id, attempt: failure }] : [])
    pauses.push(...rows.map(({ pause }) => pause))
  }
  expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256])
  expect((await again(purchase))?.problem).toBe('The book could not be made: No hay tinta')

  await resendPurchase(t.ctx, purchase.id)
  expect(await again(purchase)).toMatchObject({ status: 'paid', failures: 0 })
  // Asked for again meanwhile, it has not failed for this purchase.
  await db.update(stories).set({ status: 'illustrating' })
  await end({ storyId: story.id, seq: 1 })
  expect(await again(purchase)).toMatchObject({ failures: 0 })
})

test('what cannot be made is flagged with its reason', async () => {
  const orphan = await buy({ storyId: null })
  await fulfilPurchase(t.ctx, orphan.id, signal)
  expect(await again(orphan)).toMatchObject({
    status: 'flagged',
    problem: 'The story was deleted before it was delivered',
  })
  const reasons = async (values: Partial<PurchaseRow>) => {
    const purchase = await buy(values)
    await giveUpFulfilling(t.ctx, purchase.id)
    return again(purchase)
  }
  expect(await reasons({ storyId: null })).toMatchObject({ status: 'flagged', problem: 'The book could not be made' })
  expect(await reasons({})).toMatchObject({ status: 'flagged', problem: 'The book could not be made' })
  await db.update(stories).set({ failure: 'No hay tinta' })
  expect(await reasons({})).toMatchObject({ problem: 'The book could not be made: No hay tinta' })
  expect(await reasons({ status: 'delivered' })).toMatchObject({ status: 'delivered', problem: null })
  const purchase = await buy()
  await fulfilJob.failed?.(t.ctx, { purchaseId: purchase.id })
  expect(await again(purchase)).toMatchObject({ status: 'flagged' })
})

test('the e-mail brings the book, its cover, the link and what was paid, once a round', async () => {
  const paidAt = new Date('2026-02-03T18:00:00Z')
  const purchase = await buy({ paidAt, printedAt: new Date(), problem: 'x', mailProblem: 'y', sessionId: 'cs 1' })
  await deliverPurchase(t.ctx, purchase.id, 2, signal)
  expect(sent).toEqual([])
  await deliverPurchase(t.ctx, purchase.id, 1, signal)
  expect(await again(purchase)).toMatchObject({ status: 'delivered', mailedAt: expect.any(Date), mailProblem: null })
  await deliverJob.run(t.ctx, { purchaseId: purchase.id, round: 1 }, { signal, attempt: 0 })
  expect(sent).toHaveLength(1)
  const [mail] = sent
  const messageId = `purchase-${purchase.id}-1@cuentos.example`
  expect(mail).toMatchObject({
    messageId,
    to: 'a@correo.mx',
    replyTo: 'ayuda@cuentos.example',
    subject: 'El cuento de Mateo ya es tuyo',
  })
  for (const words of [
    `https://cuentos.example/delivery/${story.id}?session_id=cs%201`,
    'El mar',
    '$80.00 MXN',
    'a@correo.mx',
    'adjunto',
    '3 de febrero',
  ])
    expect(mail?.text).toContain(words)
  expect(mail?.html).toContain(`cid:cover-${messageId}`)
  const [pdf, cover] = mail?.attachments ?? []
  expect(pdf).toEqual({ filename: 'El mar.pdf', contentType: 'application/pdf', content: expect.anything() })
  expect(Buffer.from(pdf?.content ?? '').equals(book)).toBe(true)
  expect(cover).toMatchObject({ filename: 'portada.jpg', contentType: 'image/jpeg', contentId: `cover-${messageId}` })
  expect(await sharp(cover?.content).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 20 })
})

test('an e-mail lacks what there is not: a name, a cover, a small enough book, an address for questions', async () => {
  const deliver = async (values: Partial<PurchaseRow> = {}, ctx = t.ctx) => {
    const { id } = await buy({ paidAt: null, paidAmount: null, sessionId: null, ...values })
    await deliverPurchase(ctx, id, 1, signal)
    return sent.at(-1)
  }
  const settings = { ...t.deps.settings, SUPPORT_EMAIL: undefined }
  const plain = await deliver(
    {},
    { ...t.ctx, now: () => new Date('2026-05-06T18:00:00Z'), deps: { ...t.deps, settings } },
  )
  expect(plain).not.toHaveProperty('replyTo')
  expect(plain?.text).toMatch(/\$100\.00 MXN[^]*6 de mayo/)
  await db.update(stories).set({ storyTitle: null })
  book = Buffer.alloc(15 * 1024 * 1024)
  expect((await deliver())?.attachments?.map(({ filename }) => filename)).toEqual(['cuento.pdf', 'portada.jpg'])
  expect(sent.at(-1)?.text).toContain('Historia personalizada')
  await db.update(stories).set({ dedication: 'A ti' })
  book = Buffer.alloc(15 * 1024 * 1024 + 1)
  const linked = await deliver()
  expect(linked?.attachments?.map(({ filename }) => filename)).toEqual(['portada.jpg'])
  expect(linked?.text).not.toContain('adjunto')

  const wide = await sharp({ create: { width: 1_000, height: 10, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await t.deps.files.put(`pictures/${story.id}-0.jpg`, wide, 'image/jpeg')
  const cover = (await deliver())?.attachments?.at(-1)
  expect(await sharp(cover?.content).metadata()).toMatchObject({ format: 'jpeg', width: 960 })
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
      return { data: book, mediaType: 'application/pdf' as const }
    },
  }
  await db.update(stories).set({ dedication: 'A ti' })
  await deliverPurchase({ ...t.ctx, deps: { ...t.deps, printer } }, purchase.id, 1, signal)
  await deliverPurchase(t.ctx, (await buy({ storyId: null })).id, 1, signal)
  await deliverPurchase(t.ctx, randomUUID(), 1, signal)
  expect(sent).toEqual([])
})

test('a book is sent again in a new round, to another address, made first where it never was', async () => {
  const purchase = await buy({
    status: 'delivered',
    printedAt: new Date(),
    mailedAt: new Date(),
    problem: 'x',
    mailProblem: 'y',
  })
  await db.update(stories).set({ flag: 'z' })
  const fresh = { status: 'paid', mailRound: 2, mailedAt: null, problem: null, mailProblem: null } as const
  expect(await resendPurchase(t.ctx, purchase.id)).toMatchObject({
    ok: true,
    purchase: { ...fresh, email: 'a@correo.mx' },
  })
  const [told] = await db.select().from(stories)
  expect(told).toMatchObject({ flag: null, boughtAt: story.boughtAt })
  expect(await t.queued('deliver')).toEqual([{ purchaseId: purchase.id, round: 2 }])
  const unmade = await buy({ status: 'flagged' })
  expect(await resendPurchase(t.ctx, unmade.id, { to: 'b@correo.mx' })).toMatchObject({
    purchase: { email: 'b@correo.mx' },
  })
  expect(await t.queued('fulfil')).toEqual([{ purchaseId: unmade.id }])

  const asked = async (values: Partial<PurchaseRow>, options = {}) =>
    resendPurchase(t.ctx, (await buy(values)).id, options)
  expect(await asked({ status: 'pending' })).toEqual({ ok: false, reason: 'not_paid' })
  expect(await asked({ storyId: null })).toEqual({ ok: false, reason: 'no_story' })
  expect(await resendPurchase(t.ctx, randomUUID())).toEqual({ ok: false, reason: 'unknown' })
  await db.update(stories).set({ boughtAt: null })
  expect(await asked({})).toEqual({ ok: false, reason: 'not_as_asked' })
  expect(await asked({}, { anyway: true })).toMatchObject({ ok: true })
  expect((await db.select().from(stories))[0]?.boughtAt).toBeInstanceOf(Date)
})

test('a bought story is shared with a note, once mail goes out', async () => {
  const share = (ctx: Ctx) => shareStory(ctx, story, { email: 'b@correo.mx', note: 'Para ti' })
  const settings = { ...t.deps.settings, SMTP_URL: 'smtp://mail.example' }
  const ctx = { ...t.ctx, deps: { ...t.deps, settings } }
  await expect(share(t.ctx)).rejects.toMatchObject({ code: 'unavailable', message: MESSAGES.shareSoon })
  await expect(share(ctx)).rejects.toMatchObject({ code: 'conflict', message: MESSAGES.shareNotBought })
  await buy({ status: 'refunded' })
  await buy({ sessionId: null })
  await expect(share(ctx)).rejects.toMatchObject({ code: 'conflict' })
  await db.delete(purchases)
  await buy({ sessionId: 'cs_old', paidAt: from(-9_000) })
  await buy({ sessionId: 'cs_new', paidAt: from(-1_000) })
  await share(ctx)
  expect(sent).toMatchObject([
    { to: 'b@correo.mx', messageId: expect.stringMatching(/^share-[\w-]{36}@cuentos\.example$/) },
  ])
  for (const words of ['El mar', 'Clara', 'Para ti', `https://cuentos.example/delivery/${story.id}?session_id=cs_new`])
    expect(sent[0]?.text).toContain(words)
  await shareStory(ctx, { ...story, storyTitle: null }, { email: 'b@correo.mx', note: '' })
  expect(sent[1]?.text).toContain('Historia personalizada')
})
