import { and, eq, isNull } from 'drizzle-orm'
import { REACTION_SIGNS } from '../../../contract/reactions.ts'
import { DEFAULT_STORY_TITLE } from '../../../contract/constants.ts'
import type { Ctx } from '../../context.ts'
import { stories } from '../../db/schema/stories.ts'
import { thanks } from '../../db/schema/thanks.ts'
import { MailError } from '../../mail/mail.ts'
import { buyerOf } from '../purchases/reads.ts'
import { messageHost } from '../purchases/rules.ts'

/**
 * Writes to whoever bought the story. A crash between sending and recording it sends the same message again under the
 * same Message-ID; what was deleted or given back meanwhile is not sent.
 */
export async function mailThanks(ctx: Ctx, storyId: number, thanksId: string, signal: AbortSignal): Promise<void> {
  const isDue = and(eq(thanks.storyId, storyId), eq(thanks.id, thanksId), isNull(thanks.mailedAt))
  const [due] = await ctx.db
    .select({ thanks, title: stories.storyTitle })
    .from(thanks)
    .innerJoin(stories, eq(stories.id, thanks.storyId))
    .where(isDue)
  const buyer = due && (await buyerOf(ctx, storyId))
  if (!buyer) return
  const { BASE_URL, PRODUCT_NAME } = ctx.deps.settings
  const { reaction, words, signature, soundKey } = due.thanks
  const { thanksMail } = await import('../../mail/templates/thanks.ts')
  const content = thanksMail({
    productName: PRODUCT_NAME,
    title: due.title ?? DEFAULT_STORY_TITLE,
    reaction: reaction && REACTION_SIGNS[reaction],
    words,
    signature,
    hasVoice: soundKey !== null,
    url: BASE_URL + buyer.path,
    year: ctx.now().getFullYear(),
  })
  signal.throwIfAborted()
  const messageId = `thanks-${storyId}-${thanksId}@${messageHost(BASE_URL)}`
  try {
    await ctx.deps.mailer.send({ ...content, messageId, to: buyer.email }, signal)
  } catch (error) {
    if (!(error instanceof MailError) || !error.permanent) throw error
    ctx.log.warn({ storyId, detail: error.message }, 'thanks cannot be mailed')
    return
  }
  await ctx.db.update(thanks).set({ mailedAt: ctx.now() }).where(isDue)
}
