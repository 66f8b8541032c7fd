import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { PurchaseRow } from '../../src/server/db/schema/purchases.ts'
import { stories } from '../../src/server/db/schema/stories.ts'
import { failStory } from '../../src/server/features/generation/progress.ts'
import { illustrateJob } from '../../src/server/features/generation/jobs.ts'
import { illustrateQueue } from '../../src/server/features/generation/queues.ts'
import { illustrateStory } from '../../src/server/features/generation/writes.ts'
import { fulfilPurchase, giveUpFulfilling } from '../../src/server/features/purchases/fulfil.ts'
import { endedJob, fulfilJob } from '../../src/server/features/purchases/jobs.ts'
import { resendPurchase } from '../../src/server/features/purchases/resend.ts'
import { endedQueue } from '../../src/server/features/stories/queues.ts'
import { openIdleDelivery } from '../idle-delivery.ts'
import { RUN } from '../idle-studio.ts'

const { t, state, buy, again } = await openIdleDelivery()
const { db } = t.ctx
const { signal } = RUN
const end = (ended: unknown) => endedJob.run(t.ctx, endedQueue.input.parse(ended), RUN)

test('a paid book is printed once and its e-mail queued; what is not paid is left alone', async () => {
  const purchase = await buy({ mailRound: 4 })
  await fulfilPurchase(t.ctx, purchase.id, signal)
  expect(await again(purchase)).toMatchObject({ status: 'paid', printedAt: expect.any(Date) })
  expect([state.printed, await t.queued('deliver')]).toEqual([['digital'], [{ purchaseId: purchase.id, round: 4 }]])
  await fulfilJob.run(t.ctx, { purchaseId: purchase.id }, { signal, attempt: 0 })
  expect(state.printed).toHaveLength(1)
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
  expect([asked.length, state.printed, await t.queued('deliver'), await t.queued('story-ended')]).toEqual([
    1,
    [],
    [],
    [],
  ])
  await illustrateJob.run(t.ctx, illustrateQueue.input.parse(asked[0]), RUN)
  const [told] = await db.select().from(stories)
  expect(told?.status).toBe('complete')
  const ended = { storyId: state.story.id, seq: told?.lastSeq }
  expect(await t.queued('story-ended')).toEqual([ended])

  await end(ended)
  expect([state.printed, await t.queued('deliver')]).toEqual([['digital'], [{ purchaseId: purchase.id, round: 1 }]])
  expect(await again(purchase)).toMatchObject({ printedAt: expect.any(Date), failures: 0 })
  await endedJob.failed?.(t.ctx, { storyId: state.story.id, seq: 1 })
  expect(await again(purchase)).toMatchObject({ status: 'flagged', problem: 'The book could not be made' })
  const neverBought = await t.story(state.ana, { status: 'written' }, { chapters: 5, pictures: true })
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
    await failStory(t.ctx, state.story.id, { message: 'No hay tinta', refused: false })
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
  await end({ storyId: state.story.id, seq: 1 })
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
