import { GIFT_MESSAGES } from '../../src/contract/gift-messages.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import type { Ctx } from '../../src/server/context.ts'
import type { PurchaseRow } from '../../src/server/db/schema/purchases.ts'
import { stories } from '../../src/server/db/schema/stories.ts'
import { resendPurchase } from '../../src/server/features/purchases/resend.ts'
import { giftPathOf } from '../../src/server/features/gifts/reads.ts'
import { closeGift } from '../../src/server/features/gifts/writes.ts'
import { shareStory } from '../../src/server/features/purchases/share.ts'
import { openIdleDelivery } from '../idle-delivery.ts'

const { t, state, buy } = await openIdleDelivery()
const { db } = t.ctx

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
  const unbought = { ...state.story, boughtAt: null }
  await expect(shareStory(ctx, unbought, { email: 'b@correo.mx', note: '' })).rejects.toMatchObject({
    code: 'conflict',
    message: MESSAGES.shareNotBought,
  })
  await share(ctx)
  expect(state.sent).toMatchObject([
    { to: 'b@correo.mx', messageId: expect.stringMatching(/^share-[\w-]{36}@cuentos\.example$/) },
  ])
  for (const words of [
    'El mar',
    'Clara',
    'Para ti',
    // The wrapped page; nothing of the purchase.
    `https://cuentos.example${await giftPathOf(ctx, state.story)}`,
  ])
    expect(state.sent[0]?.text).toContain(words)
  expect(state.sent[0]?.text).not.toContain('session_id')
  await shareStory(ctx, { ...state.story, storyTitle: null }, { email: 'b@correo.mx', note: '' })
  expect(state.sent[1]?.text).toContain('Historia personalizada')
  await closeGift(ctx, state.story)
  await expect(share(ctx)).rejects.toMatchObject({ code: 'conflict', message: GIFT_MESSAGES.closed })
})
