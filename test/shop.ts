import { eq } from 'drizzle-orm'
import { purchases, type PurchaseRow } from '../src/server/db/schema/purchases.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './create-test-app.ts'
import { openStripeDouble, STRIPE_KEY, STRIPE_SECRET, type StripeDouble } from './doubles/stripe.ts'

/** The application with a payment provider of its own. */
export async function openShop(
  options: TestAppOptions = {},
): Promise<{ t: TestApp; stripe: StripeDouble } & AsyncDisposable> {
  const stripe = await openStripeDouble()
  const env = {
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    STRIPE_API_URL: stripe.url,
    BASE_URL: 'https://cuentos.example',
    ...options.env,
  }
  const t = await createTestApp({ ...options, env })
  return {
    t,
    stripe,
    async [Symbol.asyncDispose]() {
      await t[Symbol.asyncDispose]()
      await stripe[Symbol.asyncDispose]()
    },
  }
}

export async function purchaseOf(t: TestApp, sessionId: string): Promise<PurchaseRow> {
  const [purchase] = await t.ctx.db.select().from(purchases).where(eq(purchases.sessionId, sessionId))
  if (!purchase) throw new Error('no such purchase')
  return purchase
}
