import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { DEFAULT_STORY_TITLE } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import type { shareSchema } from '../../../contract/stories.ts'
import type { Ctx } from '../../context.ts'
import { purchases } from '../../db/schema/purchases.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import type { Owned } from '../stories/policy.ts'
import { deliveryPath, messageHost, PAID_STATUSES } from './rules.ts'

/**
 * Sends the link that opens a bought story on any device, with a note from the sender.
 *
 * @throws AppError conflict, where the story is not bought; unavailable, where no mail goes out
 */
export async function shareStory(
  ctx: Ctx,
  story: Owned<StoryRow>,
  { email, note }: z.output<typeof shareSchema>,
): Promise<void> {
  const { BASE_URL, PRODUCT_NAME, SMTP_URL } = ctx.deps.settings
  if (!SMTP_URL) throw new AppError('unavailable', MESSAGES.shareSoon)
  const [purchase] = await ctx.db
    .select({ sessionId: purchases.sessionId })
    .from(purchases)
    .where(and(eq(purchases.storyId, story.id), inArray(purchases.status, [...PAID_STATUSES])))
    .orderBy(desc(purchases.paidAt))
    .limit(1)
  if (!purchase?.sessionId) throw new AppError('conflict', MESSAGES.shareNotBought)
  const { sharedStoryMail } = await import('../../mail/templates/share.ts')
  const content = await sharedStoryMail({
    productName: PRODUCT_NAME,
    title: story.storyTitle ?? DEFAULT_STORY_TITLE,
    senderName: story.brief.senderName,
    note,
    url: BASE_URL + deliveryPath(story.id, purchase.sessionId),
    coverSrc: null,
    year: ctx.now().getFullYear(),
  })
  const messageId = `share-${randomUUID()}@${messageHost(BASE_URL)}`
  await ctx.deps.mailer.send({ ...content, to: email, messageId })
}
