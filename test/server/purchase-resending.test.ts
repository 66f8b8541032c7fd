import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import type { Ctx } from '../../src/server/context.ts'
import { purchases, type PurchaseRow } from '../../src/server/db/schema/purchases.ts'
import { stories } from '../../src/server/db/schema/stories.ts'
import { resendPurchase } from '../../src/server/features/purchases/resend.ts'
import { shareStory } from '../../src/server/features/purchases/share.ts'
import { openIdleDelivery } from '../idle-delivery.ts'

const { t, state, buy } = await openIdleDelivery()
const { db } = t.ctx
const from = (ms: number) => new Date(Date.now() + ms)

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
  expect(told).toMatchObject({ flag: null, boughtAt: state.story.boughtAt })
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
  const share = (ctx: Ctx) => shareStory(ctx, state.story, { email: 'b@correo.mx', note: 'Para ti' })
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
  expect(state.sent).toMatchObject([
    { to: 'b@correo.mx', messageId: expect.stringMatching(/^share-[\w-]{36}@cuentos\.example$/) },
  ])
  for (const words of [
    'El mar',
    'Clara',
    'Para ti',
    `https://cuentos.example/delivery/${state.story.id}?session_id=cs_new`,
  ])
    expect(state.sent[0]?.text).toContain(words)
  await shareStory(ctx, { ...state.story, storyTitle: null }, { email: 'b@correo.mx', note: '' })
  expect(state.sent[1]?.text).toContain('Historia personalizada')
})
