import { formatMoney, type Money } from '../../contract/money.ts'
import { checkoutSchema } from '../../contract/purchases.ts'
import type { Ctx } from '../context.ts'
import { PURCHASE_STATUSES, type PurchaseRow, type PurchaseStatus } from '../db/schema/purchases.ts'
import { refundPurchase } from '../features/purchases/refund.ts'
import {
  findPurchases,
  listPurchases,
  listStuck,
  type PurchaseReport,
  reportPurchase,
  reportStats,
  type Stats,
} from '../features/purchases/report.ts'
import { resendPurchase } from '../features/purchases/resend.ts'
import { deliveryState, isLate } from '../features/purchases/rules.ts'
import { PaymentError } from '../payments/payments.ts'
import { type Args, type Command, CommandError, type Report } from './command.ts'
import { formatFields, formatTable } from './table.ts'

const MANY = 50

/** What whoever runs the shop can see and do about money. */
export const purchaseCommands: Record<string, Command> = {
  purchases: {
    usage: `[--status ${PURCHASE_STATUSES.join('|')}] [--limit N]`,
    summary: 'the newest purchases',
    options: { status: { type: 'string' }, limit: { type: 'string' } },
    async run(ctx, { options }) {
      const status = readStatus(options['status'])
      return listed(ctx, await listPurchases(ctx, { status, limit: readLimit(options['limit']) }), 'No purchases.')
    },
  },
  purchase: {
    usage: 'ID',
    summary: 'all about one purchase (ID: the one on the receipt, or the session or payment of the provider)',
    async run(ctx, args) {
      const report = await reportPurchase(ctx, await onePurchase(ctx, args))
      return { text: describe(report), json: report }
    },
  },
  refund: {
    usage: 'ID [--by-hand]',
    summary: 'give the money back and withdraw the clean book; --by-hand: note that you gave it back another way',
    options: { 'by-hand': { type: 'boolean' } },
    async run(ctx, args) {
      const { id } = await onePurchase(ctx, args)
      const byHand = args.options['by-hand'] === true
      const outcome = await refundPurchase(ctx, id, { byHand }).catch((error: unknown) => {
        if (error instanceof PaymentError) throw new CommandError(refusalOf(error))
        throw error
      })
      if (!outcome.ok) throw new CommandError(REFUSALS[outcome.reason])
      const { purchase } = outcome
      const back = formatMoney(paidOf(purchase) ?? { amount: 0, currency: purchase.currency })
      const how = byHand ? ' by hand' : ''
      return { text: `Refunded ${back}${how}: purchase ${shortId(purchase)}.`, json: purchase }
    },
  },
  resend: {
    usage: 'ID [--to ADDRESS] [--anyway]',
    summary: 'send the book again, made first if it got stuck; --anyway although the payment was not as asked',
    options: { to: { type: 'string' }, anyway: { type: 'boolean' } },
    async run(ctx, args) {
      const { id } = await onePurchase(ctx, args)
      const outcome = await resendPurchase(ctx, id, {
        to: readAddress(args.options['to']),
        anyway: args.options['anyway'] === true,
      })
      if (!outcome.ok) throw new CommandError(REFUSALS[outcome.reason])
      const { purchase } = outcome
      return { text: `On its way to ${purchase.email}: purchase ${shortId(purchase)}.`, json: purchase }
    },
  },
  stuck: {
    usage: '',
    summary: 'what was paid and waits for you: not delivered, disputed, or with a refused e-mail',
    run: async (ctx) => listed(ctx, await listStuck(ctx), 'Nothing is stuck.'),
  },
  stats: {
    usage: '',
    summary: 'stories, purchases and money of the last day, week and month',
    async run(ctx) {
      const stats = await reportStats(ctx)
      return { text: statsTable(stats), json: stats }
    },
  },
}

const REFUSALS = {
  unknown: 'There is no such purchase.',
  not_paid: 'It was not paid.',
  already_refunded: 'It was refunded before.',
  no_story: 'Its story is gone: only a refund is left.',
  not_as_asked: 'What was paid is not what was asked (see `purchase`): refund it, or resend it with --anyway.',
} as const

function refusalOf({ failure, message }: PaymentError): string {
  if (failure === 'unavailable') return `The provider cannot be reached (${message}): try again later.`
  return `The provider refuses (${message}). Cash paid at a shop cannot be returned through it: give it back another way, then note it with --by-hand.`
}

async function onePurchase(ctx: Ctx, { words: [reference] }: Args): Promise<PurchaseRow> {
  if (!reference) throw new CommandError('Which purchase? Give its ID.')
  const [found, ...others] = await findPurchases(ctx, reference)
  if (!found) throw new CommandError(REFUSALS.unknown)
  if (others.length > 0) throw new CommandError('Several purchases begin so: give more of the ID.')
  return found
}

function readStatus(option: unknown): PurchaseStatus | undefined {
  if (option === undefined) return undefined
  const status = PURCHASE_STATUSES.find((known) => known === option)
  if (!status) throw new CommandError(`--status is one of ${PURCHASE_STATUSES.join(', ')}`)
  return status
}

function readLimit(option: unknown): number {
  const limit = option === undefined ? MANY : Number(option)
  if (!Number.isInteger(limit) || limit < 1) throw new CommandError('--limit is a number of purchases')
  return limit
}

function readAddress(option: unknown): string | undefined {
  if (option === undefined) return undefined
  const parsed = checkoutSchema.safeParse({ email: option })
  if (!parsed.success) throw new CommandError('--to is one e-mail address')
  return parsed.data.email
}

function listed(ctx: Ctx, rows: PurchaseRow[], none: string): Report {
  const now = ctx.now()
  const head = ['ID', 'when', 'status', 'delivery', 'asked', 'paid', 'buyer', 'story', 'problem']
  const cells = rows.map((row) => [
    shortId(row),
    when(row.createdAt) ?? '',
    row.status,
    deliveryState(row),
    formatMoney(row),
    money(paidOf(row)) ?? '–',
    row.email,
    boughtIn(row),
    row.problem ?? (isLate(row, now) ? `Paid ${waited(row, now)} ago and still not delivered` : ''),
  ])
  return { text: rows.length > 0 ? formatTable(head, cells, [4, 5]) : none, json: rows }
}

/** What was bought, in a cell. */
function boughtIn({ giftCardId, storyId }: PurchaseRow): string {
  if (giftCardId !== null) return 'gift card'
  return storyId === null ? 'deleted' : String(storyId)
}

function storyLine({ storyId }: PurchaseRow, story: PurchaseReport['story']): string {
  return storyId === null ? 'deleted' : `${storyId}  ${story?.title ?? ''} (${story?.status})`
}

function waited({ paidAt }: PurchaseRow, now: Date): string {
  const minutes = Math.round((now.getTime() - (paidAt ?? now).getTime()) / 60_000)
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`
}

function describe({ purchase, story, notices }: PurchaseReport): string {
  const fields = formatFields([
    ['ID', purchase.id],
    ['status', purchase.status],
    ['delivery', deliveryState(purchase)],
    ['problem', purchase.problem],
    ['dispute', purchase.dispute],
    ['buyer', purchase.email],
    ['asked', formatMoney(purchase)],
    ['paid', money(paidOf(purchase))],
    ['gift card', purchase.giftCardId],
    ['story', purchase.giftCardId === null ? storyLine(purchase, story) : null],
    ['failure', story?.failure ?? null],
    ['provider', purchase.provider],
    ['session', purchase.sessionId],
    ['payment', purchase.paymentId],
    ['begun', when(purchase.createdAt)],
    ['paid on', when(purchase.paidAt)],
    ['printed', when(purchase.printedAt)],
    ['mailed', when(purchase.mailedAt)],
    ['e-mail', purchase.mailProblem],
    ['refunded', when(purchase.refundedAt)],
  ])
  const heard = notices.map((notice) => [
    when(notice.receivedAt) ?? '',
    notice.type,
    notice.processedAt ? 'done' : 'waiting',
    notice.id,
  ])
  return heard.length > 0 ? `${fields}\n\n${formatTable(['notice', 'about', 'state', 'ID'], heard)}` : fields
}

function statsTable(stats: Stats[]): string {
  const row = (name: string, value: (period: Stats) => string) => [name, ...stats.map(value)]
  const rows = [
    row('stories made', ({ storiesMade }) => String(storiesMade)),
    ...PURCHASE_STATUSES.map((status) => row(status, ({ purchases }) => String(purchases[status] ?? 0))),
    row('revenue', ({ revenue }) => sums(revenue)),
    row('given back', ({ refunded }) => sums(refunded)),
  ]
  return formatTable(['', ...stats.map(({ since }) => since)], rows, [1, 2, 3, 4])
}

function sums(amounts: Money[]): string {
  return amounts.map(formatMoney).join(' + ') || '–'
}

function shortId({ id }: PurchaseRow): string {
  return id.slice(0, 8).toUpperCase()
}

function paidOf({ paidAmount, currency }: PurchaseRow): Money | null {
  return paidAmount === null ? null : { amount: paidAmount, currency }
}

function money(amount: Money | null): string | null {
  return amount && formatMoney(amount)
}

/** In UTC, to the minute. */
function when(moment: Date | null): string | null {
  return moment && moment.toISOString().slice(0, 16).replace('T', ' ')
}
