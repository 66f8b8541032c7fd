import type { ShownCheckout } from '../../contract/simulated-checkout.ts'
import type { SimulatedSession } from '../db/schema/simulated-sessions.ts'

/** A session as its page shows it. */
export function presentSession(session: SimulatedSession): ShownCheckout {
  const { id, status, title, description, coverUrl, email, amount, currency, discount, code, takesCodes } = session
  const { successUrl, cancelUrl } = session
  const paid = status === 'complete'
  const backUrl = paid ? successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id) : cancelUrl
  return {
    id,
    status,
    title,
    description,
    coverUrl,
    email,
    price: { amount, currency },
    discount,
    code,
    takesCodes,
    backUrl,
  }
}
