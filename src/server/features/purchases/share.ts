import { GIFT_MESSAGES } from '../../../contract/gift-messages.ts'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { DEFAULT_STORY_TITLE } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import type { shareSchema } from '../../../contract/stories.ts'
import type { Ctx } from '../../context.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import { giftPathOf } from '../gifts/reads.ts'
import type { Owned } from '../stories/policy.ts'
import { messageHost } from './rules.ts'

/**
 * Sends the link of a bought story's wrapped page, with a note from the sender.
 *
 * @throws AppError conflict, where the story is not bought or the link is closed; unavailable, where no mail goes out
 */
export async function shareStory(
  ctx: Ctx,
  story: Owned<StoryRow>,
  { email, note }: z.output<typeof shareSchema>,
): Promise<void> {
  const { BASE_URL, PRODUCT_NAME, SMTP_URL } = ctx.deps.settings
  if (!SMTP_URL) throw new AppError('unavailable', MESSAGES.shareSoon)
  const path = await giftPathOf(ctx, story)
  if (path === null) throw new AppError('conflict', story.boughtAt ? GIFT_MESSAGES.closed : MESSAGES.shareNotBought)
  const { sharedStoryMail } = await import('../../mail/templates/share.ts')
  const content = sharedStoryMail({
    productName: PRODUCT_NAME,
    title: story.storyTitle ?? DEFAULT_STORY_TITLE,
    senderName: story.brief.senderName,
    note,
    url: BASE_URL + path,
    coverSrc: null,
    year: ctx.now().getFullYear(),
  })
  const messageId = `share-${randomUUID()}@${messageHost(BASE_URL)}`
  await ctx.deps.mailer.send({ ...content, to: email, messageId })
}
