import { eq } from 'drizzle-orm'
import { type Ctx, enqueue } from '../../context.ts'
import { purchases, type PurchaseRow } from '../../db/schema/purchases.ts'
import { MailError } from '../../mail/mail.ts'
import { type Addressee, type News, purchaseMailQueue } from './queues.ts'
import { isOrphaned, messageHost } from './rules.ts'

/** News that concern the buyer's money; the rest is the operator's business alone. */
const FOR_BUYERS = ['returned', 'return_refused', 'return_failed'] as const satisfies readonly News[]
type BuyerNews = (typeof FOR_BUYERS)[number]

/** Has the operator told, where one can be written to, and the buyer, where it is about their money. */
export async function tell(ctx: Ctx, { id: purchaseId }: Pick<PurchaseRow, 'id'>, news: News): Promise<void> {
  const mail = (to: Addressee) => enqueue(ctx, purchaseMailQueue, { purchaseId, news, to })
  if (ctx.deps.settings.SUPPORT_EMAIL) await mail('operator')
  if (isForBuyers(news)) await mail('buyer')
}

/** Sends one message of `tell`. A mail server that refuses it for good is logged: the purchase says the same. */
export async function sendNews(
  ctx: Ctx,
  { purchaseId, news, to }: { purchaseId: string; news: News; to: Addressee },
  signal: AbortSignal,
): Promise<void> {
  const { PRODUCT_NAME: productName, SUPPORT_EMAIL: support, BASE_URL } = ctx.deps.settings
  const [purchase] = await ctx.db.select().from(purchases).where(eq(purchases.id, purchaseId))
  const address = to === 'buyer' ? purchase?.email : support
  if (!purchase || !address) return
  const about = {
    productName,
    purchaseId,
    money: { amount: purchase.paidAmount ?? purchase.amount, currency: purchase.currency },
    why: isOrphaned(purchase) ? ('deleted' as const) : ('twice' as const),
    bought: purchase.giftCardId === null ? ('story' as const) : ('gift card' as const),
    canReply: support !== undefined,
    date: ctx.now(),
  }
  const { buyerNewsMail, operatorNewsMail } = await import('../../mail/templates/purchase-news.ts')
  const content = to === 'buyer' && isForBuyers(news) ? buyerNewsMail(about, news) : operatorNewsMail(about, news)
  const messageId = `purchase-${purchaseId}-${news}-${to}@${messageHost(BASE_URL)}`
  try {
    await ctx.deps.mailer.send(
      { ...content, messageId, to: address, ...(to === 'buyer' && support && { replyTo: support }) },
      signal,
    )
  } catch (error) {
    if (!(error instanceof MailError) || !error.permanent) throw error
    ctx.log.error({ purchaseId, news, to, detail: error.message }, 'news of a purchase cannot be mailed')
  }
}

function isForBuyers(news: News): news is BuyerNews {
  return FOR_BUYERS.some((known) => known === news)
}
