import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { paymentEvents, purchases, type PurchaseRow } from '../../db/schema/purchases.ts'

export type Dispute = NonNullable<PurchaseRow['dispute']>

const DISPUTED = 'The buyer disputes the payment'

/** How a payment's dispute stands by all notices so far, in whatever order they came; null where there is none. */
export async function disputeOf(ctx: Ctx, paymentId: string | null): Promise<Dispute | null> {
  if (paymentId === null) return null
  const heard = await ctx.db
    .select({ type: paymentEvents.type })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.paymentId, paymentId),
        inArray(paymentEvents.type, ['disputed', 'dispute_won', 'dispute_lost']),
      ),
    )
  const types = new Set(heard.map(({ type }) => type))
  if (types.has('dispute_lost')) return 'lost'
  if (types.has('dispute_won')) return 'won'
  return types.has('disputed') ? 'open' : null
}

/** What a purchase notes of its dispute. What became of its e-mail stays amiss once the dispute is over. */
export function disputeNotes(
  dispute: Dispute | null,
  { problem, mailProblem }: Pick<PurchaseRow, 'problem' | 'mailProblem'>,
): Pick<PurchaseRow, 'dispute' | 'problem'> {
  if (dispute === 'open') return { dispute, problem: DISPUTED }
  return { dispute, problem: problem === DISPUTED ? mailProblem : problem }
}

/** What is amiss with a purchase: an open dispute comes before whatever is wrong with its e-mail. */
export function unlessDisputed(problem: string | null): SQL<string | null> {
  return sql`case when ${purchases.dispute} = 'open' then ${DISPUTED} else ${problem} end`
}
