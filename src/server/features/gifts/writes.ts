import { GIFT_MESSAGES } from '../../../contract/gift-messages.ts'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { giftChangeSchema } from '../../../contract/gifts.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { type Ctx, enqueue, transact } from '../../context.ts'
import { type GiftRow, gifts } from '../../db/schema/gifts.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import { type LockedStory, lockStory } from '../stories/lock.ts'
import type { Owned, Readable } from '../stories/policy.ts'
import { hasCome, receivedGift } from './policy.ts'
import { giftMailQueue, type GiftNews, giftNewsQueue, isOutdated, isToSend } from './queues.ts'
import { digestToken, mintToken } from '../../link-tokens.ts'

/**
 * The gift of a bought story; there from the first time that it is asked for.
 *
 * @throws AppError conflict, where the story is not bought
 */
export async function wrapGift(ctx: Ctx, { id, boughtAt }: Readable<StoryRow>): Promise<GiftRow> {
  if (boughtAt === null) throw new AppError('conflict', GIFT_MESSAGES.notBought)
  const found = await findGift(ctx, id)
  if (found) return found
  const values = { storyId: id, createdAt: ctx.now(), ...(await mintToken(ctx)) }
  await ctx.db.insert(gifts).values(values).onConflictDoNothing()
  const wrapped = await findGift(ctx, id)
  if (!wrapped) throw new AppError('not_found', MESSAGES.storyNotFound)
  return wrapped
}

/** @throws AppError conflict, not_found */
export function changeGift(
  ctx: Ctx,
  story: Owned<StoryRow>,
  { line, opensAt, timeZone, email, again }: z.output<typeof giftChangeSchema>,
): Promise<GiftRow> {
  return changed(ctx, story, (gift) => ({
    ...(line !== undefined && { line }),
    ...(opensAt !== undefined && {
      opensAt: opensAt === null ? null : new Date(opensAt),
      timeZone: opensAt === null ? null : timeZone,
    }),
    ...(email !== undefined && email !== gift.email && addressedTo(gift, email)),
    ...(again && (isOutdated(gift) || gift.mailProblem !== null) && anotherRound(gift)),
  }))
}

/** Another address is another round: what was sent to the one before is not what this one gets. */
function addressedTo({ mailStopped, mailRound }: GiftRow, email: string | null): Partial<typeof gifts.$inferInsert> {
  if (email !== null && mailStopped) throw new AppError('conflict', GIFT_MESSAGES.stopped)
  return { email, mailedDigest: null, ...anotherRound({ mailRound }) }
}

function anotherRound({ mailRound }: Pick<GiftRow, 'mailRound'>): Partial<typeof gifts.$inferInsert> {
  return { mailRound: mailRound + 1, mailedAt: null, mailProblem: null }
}

/** Somebody untied it, and its giver is told: of the first time, and never of their own. @throws AppError not_found */
export async function openParcel(ctx: Ctx, token: string): Promise<void> {
  const { gift, inside, isGiver } = await receivedGift(ctx, token)
  if (!inside || isGiver) return
  const { storyId } = gift
  await transact(ctx, async (ctx) => {
    const [opened] = await ctx.db
      .update(gifts)
      .set({ openedAt: ctx.now() })
      .where(and(eq(gifts.storyId, storyId), isNull(gifts.openedAt)))
      .returning({ round: gifts.mailRound })
    if (!opened) return
    const news: GiftNews = { storyId, round: opened.round, news: 'opened' }
    await enqueue(ctx, giftNewsQueue, news)
  })
}

/**
 * Nothing more is sent about this gift, and the address is forgotten. The message that was sent says so too after its
 * link was renewed or closed.
 *
 * @throws AppError not_found
 */
export async function stopGiftMail(ctx: Ctx, token: string): Promise<void> {
  const digest = digestToken(token)
  const stopped = await ctx.db
    .update(gifts)
    .set({ mailStopped: true, email: null })
    .where(or(eq(gifts.tokenDigest, digest), eq(gifts.mailedDigest, digest)))
    .returning({ storyId: gifts.storyId })
  if (stopped.length === 0) throw new AppError('not_found', GIFT_MESSAGES.notFound)
}

/** Another address for the gift, open again where it was closed. @throws AppError conflict, not_found */
export async function renewGift(ctx: Ctx, story: Owned<StoryRow>): Promise<GiftRow> {
  const token = await mintToken(ctx)
  return changed(ctx, story, () => ({ ...token, closedAt: null }))
}

/** @throws AppError conflict, not_found */
export function closeGift(ctx: Ctx, story: Owned<StoryRow>): Promise<GiftRow> {
  return changed(ctx, story, ({ closedAt }) => ({ closedAt: closedAt ?? ctx.now() }))
}

function changed(
  ctx: Ctx,
  { id }: Owned<StoryRow>,
  change: (gift: GiftRow) => Partial<typeof gifts.$inferInsert>,
): Promise<GiftRow> {
  return transact(ctx, async (ctx) => {
    const story: LockedStory | null = await lockStory(ctx, id)
    if (!story) throw new AppError('not_found', MESSAGES.storyNotFound)
    const gift = await wrapGift(ctx, story)
    const values = change(gift)
    if (Object.keys(values).length === 0) return gift
    const [after = gift] = await ctx.db.update(gifts).set(values).where(eq(gifts.storyId, id)).returning()
    if (isToSend(after) && hasCome(after, ctx.now()))
      await enqueue(ctx, giftMailQueue, { storyId: id, round: after.mailRound })
    return after
  })
}

async function findGift(ctx: Ctx, storyId: number): Promise<GiftRow | undefined> {
  const [gift] = await ctx.db.select().from(gifts).where(eq(gifts.storyId, storyId))
  return gift
}
