import { and, eq, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import { coverLine } from '../../../contract/cover-line.ts'
import { routes } from '../../../contract/routes.ts'
import { type Ctx, enqueue, transact } from '../../context.ts'
import { type GiftRow, gifts } from '../../db/schema/gifts.ts'
import { stories, type StoryRow } from '../../db/schema/stories.ts'
import { MailError, type MailMessage } from '../../mail/mail.ts'
import { attachedParcel } from '../../mail/parcel.ts'
import { givenStory } from '../stories/policy.ts'
import { giftPath } from '../../../contract/gifts.ts'
import { hasCome } from './policy.ts'
import { giftMailQueue, type GiftNews, giftNewsQueue, isToSend } from './queues.ts'
import { unsealed } from '../../link-tokens.ts'

/** At a time; the others follow a minute later. */
const MOST_DUE = 500

/** Queues the message of every gift whose day has come. One that is being sent meanwhile is found sent. */
export async function queueDueGifts(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select({ storyId: gifts.storyId, round: gifts.mailRound })
    .from(gifts)
    // What was given back waits for nothing.
    .innerJoin(stories, and(eq(stories.id, gifts.storyId), isNotNull(stories.boughtAt)))
    .where(
      and(
        isNotNull(gifts.email),
        isNull(gifts.mailedAt),
        isNull(gifts.mailProblem),
        isNull(gifts.closedAt),
        or(isNull(gifts.opensAt), lte(gifts.opensAt, ctx.now())),
      ),
    )
    .limit(MOST_DUE)
  for (const gift of due) await enqueue(ctx, giftMailQueue, gift)
}

/**
 * Sends a gift to its recipient. A crash between sending and recording it sends the same message again under the same
 * Message-ID. What was changed, closed, put off or given back meanwhile is not sent.
 */
export async function sendGift(ctx: Ctx, storyId: number, round: number, signal: AbortSignal): Promise<void> {
  const due = await findDue(ctx, storyId, round)
  if (!due) return
  const { tokenDigest: mailedDigest } = due.gift
  const message = await compose(ctx, due)
  signal.throwIfAborted()
  if (!message) return noteMailProblem(ctx, storyId, round, 'unreachable')
  if (!(await findDue(ctx, storyId, round))) return
  try {
    await ctx.deps.mailer.send(message, signal)
  } catch (error) {
    if (!(error instanceof MailError) || !error.permanent) throw error
    return noteMailProblem(ctx, storyId, round, 'refused')
  }
  const news: GiftNews = { storyId, round, news: 'sent' }
  await transact(ctx, async (ctx) => {
    const [sent] = await ctx.db
      .update(gifts)
      .set({ mailedAt: ctx.now(), mailedDigest })
      .where(and(isRound(storyId, round), isNull(gifts.mailedAt)))
      .returning({ opensAt: gifts.opensAt })
    // Whoever has it sent at once sees it on the page.
    if (sent?.opensAt) await enqueue(ctx, giftNewsQueue, news)
  })
}

/** The giver is told, and may correct the address. */
export async function noteMailProblem(
  ctx: Ctx,
  storyId: number,
  round: number,
  mailProblem: NonNullable<GiftRow['mailProblem']>,
): Promise<void> {
  ctx.log.warn({ storyId, mailProblem }, 'a gift cannot be mailed')
  await noteFailure(ctx, storyId, round, { mailProblem }, isNull(gifts.mailedAt))
}

/** A gift that a mail server took came back later. False where it is not the one that was sent last. */
export function noteReturnedGift(ctx: Ctx, storyId: number, round: number): Promise<boolean> {
  const returned = { mailProblem: 'refused', mailedAt: null, mailedDigest: null } as const
  return noteFailure(ctx, storyId, round, returned, isNotNull(gifts.mailedAt))
}

function noteFailure(
  ctx: Ctx,
  storyId: number,
  round: number,
  failure: Partial<GiftRow>,
  where: SQL,
): Promise<boolean> {
  const news: GiftNews = { storyId, round, news: 'failed' }
  return transact(ctx, async (ctx) => {
    const failed = await ctx.db
      .update(gifts)
      .set(failure)
      .where(and(isRound(storyId, round), isNull(gifts.mailProblem), where))
      .returning({ storyId: gifts.storyId })
    if (failed.length === 0) return false
    await enqueue(ctx, giftNewsQueue, news)
    return true
  })
}

function isRound(storyId: number, round: number) {
  return and(eq(gifts.storyId, storyId), eq(gifts.mailRound, round))
}

type Due = { gift: GiftRow; story: StoryRow; email: string }

async function findDue(ctx: Ctx, storyId: number, round: number): Promise<Due | null> {
  const [gift] = await ctx.db.select().from(gifts).where(isRound(storyId, round))
  if (!gift?.email || !isToSend(gift) || !hasCome(gift, ctx.now())) return null
  const story = await givenStory(ctx, storyId)
  // Until its pictures are there, nobody is sent to look for them: the next minute asks again.
  return story && story.boughtAt !== null && story.status === 'complete' ? { gift, story, email: gift.email } : null
}

async function compose(ctx: Ctx, { gift, story, email }: Due): Promise<MailMessage | null> {
  const token = await unsealed(ctx, gift.sealedToken)
  if (token === null) return null
  const { BASE_URL, PRODUCT_NAME } = ctx.deps.settings
  const messageId = `gift-${story.id}-${gift.mailRound}@${new URL(BASE_URL).hostname.replaceAll(/[^\w.-]/g, '')}`
  const parcel = await attachedParcel(story.brief.illustrationStyle, messageId)
  const { giftMail } = await import('../../mail/templates/gift.ts')
  const content = giftMail({
    productName: PRODUCT_NAME,
    names: coverLine(story.brief),
    senderName: story.brief.senderName,
    line: gift.line,
    isAgain: gift.mailedDigest !== null,
    url: BASE_URL + giftPath(token),
    parcelSrc: `cid:${parcel.contentId}`,
    year: ctx.now().getFullYear(),
  })
  const unsubscribeUrl = BASE_URL + routes.stopGiftMail.path.replace(':token', token)
  return { ...content, messageId, to: email, unsubscribeUrl, attachments: [parcel] }
}
