import { randomBytes } from 'node:crypto'
import type { SessionParams } from './stripe-form.ts'

export type StripeSession = ReturnType<typeof makeSession>
export type StripeEvent = { id: string; type: string; data: { object: Record<string, unknown> } }

export type Payment = {
  id: string
  sessionId: string
  amount: number
  refunded: number
  /** As Stripe's payments have it. */
  status: 'requires_action' | 'requires_payment_method' | 'succeeded'
  cash: boolean
}

/** A notice of `type` about the object as it is now. */
export function eventOf(type: string, object: Record<string, unknown>): StripeEvent {
  return { id: `evt_${randomBytes(12).toString('hex')}`, type, data: { object: structuredClone(object) } }
}

/** The charge of a payment, as Stripe shows it. */
export function chargeOf({ id, amount, refunded }: Payment) {
  return { object: 'charge', payment_intent: id, amount, amount_refunded: refunded, refunded: refunded === amount }
}

/** A checkout session as Stripe makes it of these parameters; `created` in seconds. */
export function makeSession(id: string, params: SessionParams, created: number, url: string) {
  const [item] = params.line_items ?? []
  const amount = (item?.price_data?.unit_amount ?? 0) * (item?.quantity ?? 0)
  return {
    id,
    object: 'checkout.session',
    mode: params.mode,
    ui_mode: params.ui_mode ?? 'hosted_page',
    locale: params.locale ?? null,
    status: 'open' as 'open' | 'complete' | 'expired',
    payment_status: 'unpaid' as 'unpaid' | 'paid' | 'no_payment_required',
    amount_subtotal: amount,
    amount_total: amount,
    currency: item?.price_data?.currency ?? null,
    client_reference_id: params.client_reference_id ?? null,
    customer_email: params.customer_email ?? null,
    customer_details: null as { email: string | null; name: string } | null,
    metadata: params.metadata ?? {},
    payment_intent: null as string | null,
    success_url: params.success_url ?? '',
    cancel_url: params.cancel_url ?? null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    discounts: [] as { coupon: string; promotion_code: string | null }[],
    url: `${url}/c/pay/${id}`,
    created,
    expires_at: params.expires_at ?? created + 86_400,
    livemode: false,
  }
}
