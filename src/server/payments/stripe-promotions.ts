import { Stripe } from 'stripe'
import type { Payments } from './payments.ts'

/** All codes that we make are of one coupon: it takes everything off. */
const COUPON = 'gift-card-story'

/** Promotion codes that take everything off, once. `explain` turns Stripe's errors into ours. */
export function createStripePromotions(
  stripe: Stripe,
  explain: (error: unknown) => unknown,
): Pick<Payments, 'createPromotion' | 'findPromotion' | 'closePromotion'> {
  return {
    async createPromotion({ key, reference, code, name, expiresAt }) {
      try {
        await ensureCoupon(stripe, name)
        const params: Stripe.PromotionCodeCreateParams = {
          promotion: { type: 'coupon', coupon: COUPON },
          code,
          max_redemptions: 1,
          expires_at: Math.floor(expiresAt.getTime() / 1_000),
          metadata: { reference },
        }
        return (await stripe.promotionCodes.create(params, { idempotencyKey: `promotion-${key}` })).id
      } catch (error) {
        // The answer to an earlier attempt may have been lost for longer than Stripe keeps its key.
        const made = await findPromotion(stripe, code, reference).catch(() => null)
        if (made !== null) return made
        throw explain(error)
      }
    },

    async findPromotion(code, reference) {
      try {
        return await findPromotion(stripe, code, reference)
      } catch (error) {
        throw explain(error)
      }
    },

    async closePromotion(promotionId) {
      try {
        await stripe.promotionCodes.update(promotionId, { active: false })
      } catch (error) {
        throw explain(error)
      }
    },
  }
}

async function ensureCoupon(stripe: Stripe, name: string): Promise<void> {
  try {
    await stripe.coupons.create({ id: COUPON, percent_off: 100, duration: 'once', name })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists') return
    throw error
  }
}

async function findPromotion(stripe: Stripe, code: string, reference?: string): Promise<string | null> {
  const { data } = await stripe.promotionCodes.list({ code, active: true, limit: 10 })
  const isMeant = ({ metadata }: Stripe.PromotionCode) =>
    reference === undefined ? metadata?.['reference'] !== undefined : metadata?.['reference'] === reference
  return data.find(isMeant)?.id ?? null
}
