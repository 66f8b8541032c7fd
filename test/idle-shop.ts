import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../src/server/context.ts'
import { purchases, type PurchaseRow } from '../src/server/db/schema/purchases.ts'
import { illustrateJob, writeJob } from '../src/server/features/generation/jobs.ts'
import { sweepQueue } from '../src/server/features/files/discard.ts'
import * as purchaseJobs from '../src/server/features/purchases/jobs.ts'
import { defineJob } from '../src/server/jobs/job.ts'
import { PaymentError, type Payments, type SessionState } from '../src/server/payments/payments.ts'
import { createSimulatedPayments } from '../src/server/payments/simulated.ts'
import { type IdleApp, openIdleApp } from './idle-app.ts'

export type IdleShop = {
  t: IdleApp
  /** A purchase as it stands in the database. */
  buy: (values?: Partial<PurchaseRow>) => Promise<PurchaseRow>
  again: (purchase: { id: string }) => Promise<PurchaseRow | undefined>
  /** The same shop where its provider answers these calls so. */
  where: (payments: Partial<Payments>, ctx?: Ctx) => Ctx
}

export async function openIdleShop(env: Record<string, string> = {}): Promise<IdleShop> {
  const sweepJob = defineJob({ ...sweepQueue, run: () => Promise.resolve() })
  const t = await openIdleApp({ jobs: [...Object.values(purchaseJobs), illustrateJob, writeJob, sweepJob], env })
  const { db } = t.ctx
  const payments = createSimulatedPayments({
    db,
    baseUrl: t.deps.settings.BASE_URL,
    webhookSecret: 'whsec_test',
    notify: () => Promise.resolve(),
    now: () => new Date(),
  })
  t.deps.payments = payments
  return {
    t,
    async buy(values = {}) {
      const base = { email: 'a@correo.mx', amount: 10_000, currency: 'mxn', provider: 'simulated' } as const
      const expiresAt = new Date(Date.now() + 10 * 3_600_000)
      const all = { ...base, expiresAt, sessionId: `cs_${randomUUID()}`, ...values }
      const [row] = await db.insert(purchases).values(all).returning()
      if (!row) throw new Error('not stored')
      return row
    },
    again: async ({ id }) => (await db.select().from(purchases).where(eq(purchases.id, id)))[0],
    where: (changes, ctx = t.ctx) => ({ ...ctx, deps: { ...ctx.deps, payments: { ...payments, ...changes } } }),
  }
}

/** What the provider says of a purchase's session: complete, and nothing paid, unless told otherwise. */
export function stateOf(purchase: PurchaseRow, values: Partial<SessionState> = {}): SessionState {
  const { id: purchaseId, storyId, sessionId, amount, currency, email } = purchase
  const money = { price: { amount, currency }, total: { amount: 8_000, currency } }
  const is = { status: 'complete', paid: false, failed: false, refunded: false } as const
  return {
    id: sessionId ?? 'cs_new',
    ...is,
    purchaseId,
    storyId,
    ...money,
    email,
    paymentId: 'pi_1',
    promotionId: null,
    ...values,
  }
}

/** How a call to the provider may end badly. */
export const away = () => Promise.reject(new PaymentError('unavailable', 'away'))
export const refuses = () => Promise.reject(new PaymentError('refused', 'no rights'))
export const breaks = () => Promise.reject(new TypeError('a mistake of ours'))
