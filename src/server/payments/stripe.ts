import { Stripe } from 'stripe'
import { type CheckoutRequest, PaymentError, type Payments, type SessionState } from './payments.ts'
import { createStripePromotions } from './stripe-promotions.ts'
import { openWebhook } from './webhook.ts'

const PAYMENT_METHODS = ['card', 'oxxo'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

type StripeSettings = {
  /** A secret key, or a restricted one: `docs/operations.md` says which rights each call needs. */
  secretKey: string
  webhookSecret: string
  /** Where Stripe's API is spoken, if not at Stripe. */
  apiUrl?: string | undefined
  methods: readonly PaymentMethod[]
}

const SESSION_ID = /^cs_[A-Za-z0-9_]{1,250}$/
/** The status of a delayed payment that failed. */
const FAILED = ['requires_payment_method', 'canceled'] as const
const STATUSES = ['open', 'complete', 'expired'] as const
/** Days in which a voucher may be paid at an OXXO shop. */
const OXXO_DAYS = 3
/** Stripe's limit for a public picture's address. */
const MAX_IMAGE_URL = 2_048

/** Stripe Checkout. Every call that changes something carries an idempotency key and is retried by the client. */
export function createStripePayments(settings: StripeSettings): Payments {
  const stripe = new Stripe(settings.secretKey, {
    ...apiAddress(settings.apiUrl),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  })

  return {
    id: 'stripe',
    ...createStripePromotions(stripe, explain),

    async createSession(request) {
      const idempotencyKey = `checkout-${request.purchaseId}`
      const params = sessionParams(request, settings.methods)
      const session = await explained(stripe.checkout.sessions.create(params, { idempotencyKey }))
      if (!session.url) throw new PaymentError('refused', 'Stripe made a session without an address')
      return { id: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1_000) }
    },

    async getSession(sessionId) {
      if (!SESSION_ID.test(sessionId)) return null
      const expand = ['payment_intent.latest_charge']
      try {
        return readSession(await stripe.checkout.sessions.retrieve(sessionId, { expand }))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null
        throw explain(error)
      }
    },

    async expireSession(sessionId) {
      try {
        await stripe.checkout.sessions.expire(sessionId)
        return true
      } catch (error) {
        // Paid or expired meanwhile, or never heard of.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
        throw explain(error)
      }
    },

    async refund(paymentId, idempotencyKey) {
      try {
        await stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey })
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return
        throw explain(error)
      }
    },

    parseWebhook: (rawBody, signature) => openWebhook(rawBody, signature, settings.webhookSecret),
  }
}

function sessionParams(
  request: CheckoutRequest,
  methods: readonly PaymentMethod[],
): Stripe.Checkout.SessionCreateParams {
  const { purchaseId, storyId } = request
  const metadata = { purchaseId, ...(storyId !== null && { storyId: String(storyId) }) }
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    locale: 'es-419',
    submit_type: 'pay',
    client_reference_id: request.purchaseId,
    customer_email: request.email,
    metadata,
    payment_intent_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.price.currency,
          unit_amount: request.price.amount,
          product_data: {
            name: request.title,
            description: request.description,
            ...(request.coverUrl && request.coverUrl.length <= MAX_IMAGE_URL && { images: [request.coverUrl] }),
          },
        },
      },
    ],
    // Stripe takes one or the other.
    ...(request.promotion
      ? { discounts: [{ promotion_code: request.promotion.id }] }
      : { allow_promotion_codes: request.takesCodes }),
    // The buyer pays what our page said, in the currency it said.
    adaptive_pricing: { enabled: false },
    allowed_payment_method_types: [...methods],
    ...(methods.includes('oxxo') && { payment_method_options: { oxxo: { expires_after_days: OXXO_DAYS } } }),
    expires_at: Math.floor(request.expiresAt.getTime() / 1_000),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  }
}

function readSession(session: Stripe.Checkout.Session): SessionState {
  const currency = session.currency ?? ''
  const intent = session.payment_intent
  const charge = intent && typeof intent !== 'string' ? intent.latest_charge : null
  const storyId = Number(session.metadata?.['storyId'])
  return {
    id: session.id,
    status: STATUSES.find((status) => status === session.status) ?? 'open',
    paid:
      session.status === 'complete' &&
      (session.payment_status === 'paid' || session.payment_status === 'no_payment_required'),
    failed:
      session.status === 'complete' &&
      session.payment_status === 'unpaid' &&
      intent !== null &&
      typeof intent !== 'string' &&
      FAILED.some((status) => status === intent.status),
    refunded: charge !== null && typeof charge === 'object' && charge.refunded,
    purchaseId: session.metadata?.['purchaseId'] ?? null,
    storyId: Number.isSafeInteger(storyId) && storyId > 0 ? storyId : null,
    price: { amount: session.amount_subtotal ?? 0, currency },
    total: { amount: session.amount_total ?? 0, currency },
    email: session.customer_details?.email ?? session.customer_email,
    paymentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    promotionId: session.status === 'complete' ? promotionOf(session) : null,
  }
}

function promotionOf({ discounts }: Stripe.Checkout.Session): string | null {
  const used = discounts?.find(({ promotion_code: code }) => code !== null)?.promotion_code ?? null
  return typeof used === 'string' ? used : (used?.id ?? null)
}

function apiAddress(apiUrl: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (!apiUrl) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  const secure = protocol === 'https:'
  return { host: hostname, port: port || (secure ? '443' : '80'), protocol: secure ? 'https' : 'http' }
}

async function explained<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw explain(error)
  }
}

/** Stripe's errors quote the request, the buyer's address included: only their kind is kept. */
function explain(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const about = [error.type, error.code, error.param, error.statusCode, error.requestId].filter(Boolean).join(' ')
  if (error.param === 'customer_email' || error.code === 'email_invalid') return new PaymentError('email', about)
  const lasting = error.statusCode && error.statusCode >= 400 && error.statusCode < 500
  return new PaymentError(lasting && ![409, 429].includes(error.statusCode ?? 0) ? 'refused' : 'unavailable', about)
}
