import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { type GiftRow, gifts } from '../../db/schema/gifts.ts'
import { stories } from '../../db/schema/stories.ts'
import { MailError } from '../../mail/mail.ts'
import type { GiftNews } from '../gifts/queues.ts'
import { buyerOf } from './reads.ts'
import { messageHost } from './rules.ts'

/**
 * Writes to whoever gives a story what became of its parcel, unless that is past by then. A crash after sending sends the
 * same message again under the same Message-ID.
 */
export async function tellGiver(ctx: Ctx, news: GiftNews, signal: AbortSignal): Promise<void> {
  const { storyId, round } = news
  const [given] = await ctx.db
    .select({ gift: gifts, brief: stories.brief })
    .from(gifts)
    .innerJoin(stories, eq(stories.id, gifts.storyId))
    .where(eq(gifts.storyId, storyId))
  const buyer = given && isStillSo(given.gift, news) ? await buyerOf(ctx, storyId) : null
  if (!given || !buyer) return
  const { BASE_URL, PRODUCT_NAME } = ctx.deps.settings
  const { giftNewsMail } = await import('../../mail/templates/gift-news.ts')
  const content = giftNewsMail(
    {
      productName: PRODUCT_NAME,
      recipientName: given.brief.recipientName,
      occasion: given.brief.occasion,
      email: given.gift.email ?? '',
      url: BASE_URL + buyer.path,
      year: ctx.now().getFullYear(),
    },
    news.news,
  )
  signal.throwIfAborted()
  const messageId = `giver-${storyId}-${round}-${news.news}@${messageHost(BASE_URL)}`
  try {
    await ctx.deps.mailer.send({ ...content, messageId, to: buyer.email }, signal)
  } catch (error) {
    if (!(error instanceof MailError) || !error.permanent) throw error
    ctx.log.warn({ storyId, detail: error.message }, 'a giver cannot be told of their gift')
  }
}

function isStillSo({ email, mailRound, mailedAt, mailProblem, openedAt }: GiftRow, { news, round }: GiftNews): boolean {
  if (news === 'opened') return openedAt !== null
  return email !== null && mailRound === round && (news === 'sent' ? mailedAt : mailProblem) !== null
}
