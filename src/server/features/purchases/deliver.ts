import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { DEFAULT_STORY_TITLE } from '../../../contract/constants.ts'
import type { Ctx } from '../../context.ts'
import { purchases, type PurchaseRow } from '../../db/schema/purchases.ts'
import { pictures, type StoryRow } from '../../db/schema/stories.ts'
import { type MailAttachment, MailError, type MailMessage } from '../../mail/mail.ts'
import { bookFile } from '../stories/book.ts'
import { type Owned, storyForWork } from '../stories/policy.ts'
import { settleDeleted } from './close.ts'
import { composeGiftCard } from './deliver-gift-card.ts'
import { unlessDisputed } from './disputes.ts'
import { deliveryMessageId, deliveryPath } from './rules.ts'

/** A bigger book travels as a link: many mailboxes refuse messages of more than 20 MB in transit. */
const MAX_ATTACHED_BYTES = 15 * 1024 * 1024
/** Twice the width at which mail clients show it. */
const COVER_WIDTH = 960

/**
 * Sends the book and its receipt. Sent once a round; a crash between sending and recording it
 * sends the same message again under the same Message-ID.
 */
export async function deliverPurchase(ctx: Ctx, purchaseId: string, round: number, signal: AbortSignal): Promise<void> {
  const purchase = await findDue(ctx, purchaseId, round)
  if (!purchase) return
  const message = await compose(ctx, purchase, signal)
  if (!message) return settleDeleted(ctx, purchaseId)
  signal.throwIfAborted()
  // It may have been refunded meanwhile.
  if (!(await findDue(ctx, purchaseId, round))) return
  try {
    await ctx.deps.mailer.send(message, signal)
  } catch (error) {
    if (!(error instanceof MailError) || !error.permanent) throw error
    await noteMailProblem(ctx, purchaseId, round, `The mail server refuses it: ${error.message}`)
    return
  }
  await ctx.db
    .update(purchases)
    .set({ status: 'delivered', mailedAt: ctx.now(), mailProblem: null })
    .where(isDue(purchaseId, round))
}

/** The book stays on its page; the operator is told. */
export async function noteMailProblem(ctx: Ctx, purchaseId: string, round: number, problem: string): Promise<void> {
  ctx.log.error({ purchaseId, problem }, 'the e-mail of a purchase cannot be delivered')
  await ctx.db
    .update(purchases)
    .set({ mailProblem: problem, problem: unlessDisputed(problem) })
    .where(isDue(purchaseId, round))
}

/** An e-mail that a mail server took came back later. False where it is not the one that was sent last. */
export async function noteReturnedMail(ctx: Ctx, purchaseId: string, round: number): Promise<boolean> {
  const problem = 'The e-mail came back'
  const { id, status, mailRound } = purchases
  const returned = await ctx.db
    .update(purchases)
    .set({ status: 'paid', mailedAt: null, mailProblem: problem, problem: unlessDisputed(problem) })
    .where(and(eq(id, purchaseId), eq(status, 'delivered'), eq(mailRound, round)))
    .returning({ id })
  return returned.length > 0
}

function isDue(purchaseId: string, round: number) {
  return and(eq(purchases.id, purchaseId), eq(purchases.status, 'paid'), eq(purchases.mailRound, round))
}

async function findDue(ctx: Ctx, purchaseId: string, round: number): Promise<PurchaseRow | undefined> {
  const [purchase] = await ctx.db.select().from(purchases).where(isDue(purchaseId, round))
  return purchase
}

/** Null where what was bought is gone. */
async function compose(ctx: Ctx, purchase: PurchaseRow, signal: AbortSignal): Promise<MailMessage | null> {
  if (purchase.giftCardId !== null) return composeGiftCard(ctx, purchase, purchase.giftCardId, signal)
  const story = purchase.storyId === null ? null : await storyForWork(ctx, purchase.storyId)
  return story && composeDelivery(ctx, purchase, story)
}

async function composeDelivery(ctx: Ctx, purchase: PurchaseRow, story: Owned<StoryRow>): Promise<MailMessage> {
  const { BASE_URL, PRODUCT_NAME, SUPPORT_EMAIL } = ctx.deps.settings
  const messageId = deliveryMessageId(purchase, purchase.mailRound, BASE_URL)
  const [book, cover] = await Promise.all([attachedBook(ctx, story), attachedCover(ctx, story, messageId)])
  const { deliveryMail } = await import('../../mail/templates/delivery.ts')
  const content = deliveryMail({
    productName: PRODUCT_NAME,
    title: story.storyTitle ?? DEFAULT_STORY_TITLE,
    senderName: story.brief.senderName,
    recipientName: story.brief.recipientName,
    url: BASE_URL + deliveryPath(story.id, purchase.sessionId ?? ''),
    coverSrc: cover ? `cid:${cover.contentId}` : null,
    attached: book !== null,
    canReply: SUPPORT_EMAIL !== undefined,
    receipt: {
      purchaseId: purchase.id,
      email: purchase.email,
      price: { amount: purchase.amount, currency: purchase.currency },
      paid: { amount: purchase.paidAmount ?? purchase.amount, currency: purchase.currency },
      date: purchase.paidAt ?? ctx.now(),
    },
  })
  return {
    ...content,
    messageId,
    to: purchase.email,
    ...(SUPPORT_EMAIL && { replyTo: SUPPORT_EMAIL }),
    attachments: [book, cover].filter((file) => file !== null),
  }
}

async function attachedBook(ctx: Ctx, story: Owned<StoryRow>): Promise<MailAttachment | null> {
  const { key, filename = 'cuento.pdf', contentType } = await bookFile(ctx, story, 'digital')
  const { size } = (await ctx.deps.files.stat(key)) ?? { size: Infinity }
  if (size > MAX_ATTACHED_BYTES) return null
  const content = await ctx.deps.files.read(key)
  return content && { filename, contentType, content }
}

/** JPEG, because mail clients that know no WebP are many. */
async function attachedCover(ctx: Ctx, story: StoryRow, messageId: string): Promise<MailAttachment | null> {
  if (story.coverPictureId === null) return null
  const [picture] = await ctx.db.select().from(pictures).where(eq(pictures.id, story.coverPictureId))
  const data = picture?.fileKey ? await ctx.deps.files.read(picture.fileKey) : null
  if (!data) return null
  const content = await sharp(data)
    .resize({ width: COVER_WIDTH, withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer()
  return { filename: 'portada.jpg', contentType: 'image/jpeg', content, contentId: `cover-${messageId}` }
}
