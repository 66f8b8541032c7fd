import { and, eq, gt, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, transact } from '../../context.ts'
import { sessions, users, verifications } from '../../db/schema/accounts.ts'
import { endedGifts } from '../../db/schema/gifts.ts'
import { guesses } from '../../db/schema/guesses.ts'
import { limitWindows } from '../../db/schema/limits.ts'
import { photos } from '../../db/schema/photos.ts'
import { purchases } from '../../db/schema/purchases.ts'
import { stories, storyEvents } from '../../db/schema/stories.ts'
import { DAY_MS } from '../../day.ts'
import { defineJob } from '../../jobs/job.ts'
import { resealTwoFactors } from '../credentials/keys.ts'
import { forgetOldGiftCards, resealGiftCards } from '../gift-cards/forget.ts'
import { resealTokens } from '../gifts/reseal.ts'
import { resealGuestbooks } from '../guestbooks/writes.ts'
import { forgetProofs } from '../proofs/writes.ts'
import { discardPhotos } from '../photos/writes.ts'
import { lockStories } from '../stories/lock.ts'
import { discardStories } from '../stories/writes.ts'

const BATCH = 500
const EVENTS_BATCH = 5_000
/** For as long a dead gift's link still says why. */
const YEAR_MS = 365 * DAY_MS

/**
 * Deletes what visitors without an account left behind: photos, stories that nobody bought, and the visitors themselves; also
 * expired sessions, proofs, rate-limit windows and the event logs of finished stories of everybody.
 */
export const retentionJob = defineJob({
  name: 'retention',
  input: z.object({}),
  key: () => 'all',
  concurrency: 1,
  schedule: '23 3 * * *',
  async run(ctx: Ctx, _input, { signal }) {
    if ((ctx.deps.clock.sinceJump() ?? DAY_MS) < DAY_MS) {
      // By a wrong clock, recent things could look expired and be deleted; tomorrow's run makes up for it.
      ctx.log.warn('nothing is deleted on the day that the clock was set')
      return
    }
    const before = new Date(ctx.now().getTime() - ctx.deps.settings.RETENTION_DAYS * DAY_MS)
    // Stories first: of those that stay, whatever names a photo is changed when the photo goes.
    while (await deleteOldStories(ctx, before)) signal.throwIfAborted()
    while (await deleteOldPhotos(ctx, before)) signal.throwIfAborted()
    while (await forgetOldEvents(ctx, before)) signal.throwIfAborted()
    await forgetOldGiftCards(ctx, before)
    await deleteEmptyVisitors(ctx, before)
    await ctx.db.delete(limitWindows).where(lt(limitWindows.endsAt, ctx.now()))
    await ctx.db.delete(guesses).where(lt(guesses.forgetAt, ctx.now()))
    await ctx.db.delete(endedGifts).where(lt(endedGifts.endedAt, new Date(ctx.now().getTime() - YEAR_MS)))
    await forgetProofs(ctx)
    await resealTwoFactors(ctx)
    await resealTokens(ctx)
    await resealGuestbooks(ctx)
    await resealGiftCards(ctx)
    // Sessions hold addresses and browsers' names; links in mails hold addresses.
    await ctx.db.delete(sessions).where(lt(sessions.expiresAt, ctx.now()))
    await ctx.db.delete(verifications).where(lt(verifications.expiresAt, ctx.now()))
    // A server does so by itself; without it, what was changed or deleted keeps its room on the disk.
    if (ctx.deps.database.kind === 'embedded') await ctx.db.execute(sql`vacuum`)
  },
})

async function deleteOldPhotos(ctx: Ctx, before: Date): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: photos.id })
    .from(photos)
    .innerJoin(users, eq(users.id, photos.userId))
    .where(and(eq(users.isAnonymous, true), lt(photos.uploadedAt, before)))
    .limit(BATCH)
  await transact(ctx, (ctx) =>
    discardPhotos(
      ctx,
      rows.map((row) => row.id),
    ),
  )
  return rows.length > 0
}

async function deleteOldStories(ctx: Ctx, before: Date): Promise<boolean> {
  const found = await oldStories(ctx, before)
  await transact(ctx, async (ctx) => {
    const held = await lockStories(ctx, found)
    // A story whose purchase began meanwhile stays.
    const still = new Set(await oldStories(ctx, before, found))
    await discardStories(
      ctx,
      held.filter(({ id }) => still.has(id)),
    )
  })
  return found.length > 0
}

/** A story with a purchase that was paid, or may still be (a cash voucher is paid days later), stays. */
async function oldStories(ctx: Ctx, before: Date, among?: number[]): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: stories.id })
    .from(stories)
    .innerJoin(users, eq(users.id, stories.userId))
    .where(
      and(
        eq(users.isAnonymous, true),
        among && inArray(stories.id, among),
        lt(stories.createdAt, before),
        isNull(stories.boughtAt),
        notExists(
          ctx.db
            .select({ id: purchases.id })
            .from(purchases)
            .where(
              and(
                eq(purchases.storyId, stories.id),
                inArray(purchases.status, ['pending', 'awaiting', 'paid', 'delivered', 'flagged']),
              ),
            ),
        ),
      ),
    )
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

/** What streams told while a story was made. Whoever follows a finished one later is told its end by its row, and reads it. */
async function forgetOldEvents({ db }: Ctx, before: Date): Promise<boolean> {
  const old = db
    .select({ storyId: storyEvents.storyId, seq: storyEvents.seq })
    .from(storyEvents)
    .innerJoin(stories, eq(stories.id, storyEvents.storyId))
    .where(and(lt(storyEvents.createdAt, before), eq(stories.status, 'complete'), lt(stories.updatedAt, before)))
    .limit(EVENTS_BATCH)
  const forgotten = await db
    .delete(storyEvents)
    .where(inArray(sql`(${storyEvents.storyId}, ${storyEvents.seq})`, old))
    .returning({ seq: storyEvents.seq })
  return forgotten.length > 0
}

async function deleteEmptyVisitors(ctx: Ctx, before: Date): Promise<void> {
  const { db } = ctx
  await db.delete(users).where(
    and(
      eq(users.isAnonymous, true),
      lt(users.createdAt, before),
      notExists(db.select({ id: stories.id }).from(stories).where(eq(stories.userId, users.id))),
      notExists(db.select({ id: photos.id }).from(photos).where(eq(photos.userId, users.id))),
      notExists(
        db
          .select({ id: sessions.id })
          .from(sessions)
          .where(and(eq(sessions.userId, users.id), gt(sessions.expiresAt, ctx.now()))),
      ),
    ),
  )
}
