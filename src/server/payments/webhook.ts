import { Stripe } from 'stripe'
import type { MoneyNews, PaymentEvent } from './payments.ts'

/** Seconds by which the clock of a signature may differ from ours, before it counts as replayed. */
const TOLERANCE = 300

// Checking signatures needs no key: this instance makes no call.
const { webhooks } = new Stripe('sk_unused')

/** Checks a notice's signature on its raw bytes and reads it; null where the signature does not hold. */
export async function openWebhook(
  rawBody: Uint8Array,
  signature: string,
  secret: string,
): Promise<PaymentEvent | null> {
  // Whatever the check throws, the notice is not proven: some malformed headers make it throw other errors than its own.
  const checking = webhooks.constructEventAsync(Buffer.from(rawBody), signature, secret, TOLERANCE)
  const event = await checking.catch(() => null)
  return event && readEvent(event)
}

/** The header that proves that `payload` comes from whoever knows `secret`. `timestamp` is in Unix seconds. */
export function signWebhook(payload: string, secret: string, timestamp?: number): string {
  return webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) })
}

/** Only ids are taken out of a notice: what is true now is always asked of the provider. */
function readEvent(event: Stripe.Event): PaymentEvent {
  const { id } = event
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return { id, type: 'session', sessionId: event.data.object.id }
    case 'checkout.session.async_payment_failed':
      return { id, type: 'failed', sessionId: event.data.object.id }
    case 'checkout.session.expired':
      return { id, type: 'expired', sessionId: event.data.object.id }
    case 'charge.refunded':
      // A partial refund leaves the purchase valid.
      return event.data.object.refunded ? aboutMoney(id, 'refunded', event.data.object) : { id, type: 'ignored' }
    case 'refund.failed':
      return aboutMoney(id, 'refund_failed', event.data.object)
    case 'charge.dispute.created':
      return aboutMoney(id, 'disputed', event.data.object)
    case 'charge.dispute.closed':
      return aboutMoney(id, event.data.object.status === 'lost' ? 'dispute_lost' : 'dispute_won', event.data.object)
    default:
      return { id, type: 'ignored' }
  }
}

function aboutMoney(
  id: string,
  type: MoneyNews,
  { payment_intent: intent }: { payment_intent: string | { id: string } | null },
): PaymentEvent {
  const paymentId = typeof intent === 'string' ? intent : intent?.id
  return paymentId ? { id, type, paymentId } : { id, type: 'ignored' }
}
