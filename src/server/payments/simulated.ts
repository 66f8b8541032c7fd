import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { type SimulatedSession, simulatedSessions } from '../db/schema/simulated-sessions.ts'
import { SIMULATED_CHECKOUT_PATH } from '../../contract/simulated-checkout.ts'
import { PaymentError, type Payments, type SessionState } from './payments.ts'
import { cardProblems } from './simulated-card.ts'
import { createPromotions, readCode, redeem } from './simulated-promotions.ts'
import type { PayOutcome, SimulatedCheckout, SimulatedNotice } from './simulated-checkout.ts'

type SimulatedSettings = {
  db: Db
  /** The address under which the provider's page is served. */
  baseUrl: string
  webhookSecret: string
  /** Told of each refund, as a provider would; of payments, the caller of `pay` is told. */
  notify: (notice: SimulatedNotice) => Promise<void>
  now: () => Date
}

/** A payment provider that keeps its sessions in the product's own database and charges nobody. */
export function createSimulatedPayments(settings: SimulatedSettings): Payments & { simulator: SimulatedCheckout } {
  const { db, now } = settings
  const url = (id: string) => `${settings.baseUrl}${SIMULATED_CHECKOUT_PATH}/${id}`

  return {
    id: 'simulated',
    simulator: createCheckout(settings),
    ...createPromotions(db, now),

    async createSession({ price, expiresAt, promotion, ...request }) {
      const off = promotion && { promotionId: promotion.id, code: promotion.shown, discount: price.amount }
      const row = { ...request, ...price, ...off, expiresAt, id: `cs_sim_${randomBytes(24).toString('hex')}` }
      await db.insert(simulatedSessions).values(row).onConflictDoNothing({ target: simulatedSessions.purchaseId })
      const session = await db.query.simulatedSessions.findFirst({
        where: eq(simulatedSessions.purchaseId, request.purchaseId),
      })
      if (!session) throw new PaymentError('unavailable', 'The simulated session is gone')
      return { id: session.id, url: url(session.id), expiresAt: session.expiresAt }
    },

    async getSession(sessionId) {
      const session = await findSession(db, sessionId, now())
      return session && stateOf(session)
    },

    async expireSession(sessionId) {
      const closed = await db
        .update(simulatedSessions)
        .set({ status: 'expired' })
        .where(isOpen(sessionId, now()))
        .returning({ id: simulatedSessions.id })
      return closed.length > 0
    },

    async refund(paymentId) {
      const session = await db.query.simulatedSessions.findFirst({ where: eq(simulatedSessions.paymentId, paymentId) })
      if (!session) throw new PaymentError('refused', 'No such simulated payment')
      await db
        .update(simulatedSessions)
        .set({ refundedAt: now() })
        .where(and(eq(simulatedSessions.id, session.id), isNull(simulatedSessions.refundedAt)))
      await settings.notify({ type: 'charge.refunded', sessionId: session.id })
    },

    async parseWebhook(rawBody, signature) {
      const { openWebhook } = await loadWebhooks()
      return openWebhook(rawBody, signature, settings.webhookSecret)
    },
  }
}

function createCheckout({ db, now, webhookSecret }: SimulatedSettings): SimulatedCheckout {
  return {
    find: (sessionId) => findSession(db, sessionId, now()),

    async applyCode(sessionId, given) {
      const session = await findSession(db, sessionId, now())
      if (session?.status !== 'open') return { ok: false, reason: 'closed' }
      if (given.trim() === '') {
        await db.update(simulatedSessions).set(NO_CODE).where(isOpen(sessionId, now()))
        return { ok: true }
      }
      const code = session.takesCodes ? await readCode(db, given, now()) : 'unknown'
      if (typeof code === 'string') return { ok: false, reason: code }
      const discount = Math.round((session.amount * code.percent) / 100)
      await db
        .update(simulatedSessions)
        .set({ code: code.shown, promotionId: code.promotionId, discount })
        .where(isOpen(sessionId, now()))
      return { ok: true }
    },

    async pay(db, sessionId, card) {
      // Held: whoever pays twice at the same moment uses a code up once.
      await db.select().from(simulatedSessions).where(eq(simulatedSessions.id, sessionId)).for('update')
      const session = await findSession(db, sessionId, now())
      const done = (successUrl: string): PayOutcome => ({
        ok: true,
        successUrl: successUrl.replaceAll('{CHECKOUT_SESSION_ID}', sessionId),
        notice: { type: 'checkout.session.completed', sessionId },
      })
      if (session?.status === 'complete') return done(session.successUrl)
      if (session?.status !== 'open') return { ok: false, reason: 'closed' }
      const free = session.discount === session.amount
      const problems = free ? null : cardProblems(card, now())
      if (problems) return { ok: false, reason: 'card', problems }
      const problem = session.promotionId && (await redeem(db, session.promotionId, now()))
      if (problem) {
        await db.update(simulatedSessions).set(NO_CODE).where(isOpen(sessionId, now()))
        return { ok: false, reason: 'code', problem }
      }
      const paymentId = free ? null : `pi_sim_${randomBytes(12).toString('hex')}`
      const paid = await db
        .update(simulatedSessions)
        .set({ status: 'complete', paymentId })
        // Only at the price that was shown: a code may have been changed in another window.
        .where(and(isOpen(sessionId, now()), eq(simulatedSessions.discount, session.discount)))
        .returning({ id: simulatedSessions.id })
      if (paid.length > 0) return done(session.successUrl)
      const current = await findSession(db, sessionId, now())
      return current?.status === 'complete' ? done(current.successUrl) : { ok: false, reason: 'closed' }
    },

    async sign(notice) {
      const session = await findSession(db, notice.sessionId, now())
      if (!session) throw new PaymentError('refused', 'No such simulated session')
      const body = JSON.stringify(eventOf(notice, session))
      const { signWebhook } = await loadWebhooks()
      return { body, signature: signWebhook(body, webhookSecret) }
    },
  }
}

const NO_CODE = { code: null, promotionId: null, discount: 0 }

/** With the first notice: its package is the largest of those that a process may never need. */
function loadWebhooks() {
  return import('./webhook.ts')
}

function isOpen(sessionId: string, now: Date) {
  return and(
    eq(simulatedSessions.id, sessionId),
    eq(simulatedSessions.status, 'open'),
    gt(simulatedSessions.expiresAt, now),
  )
}

async function findSession(db: Db, sessionId: string, now: Date): Promise<SimulatedSession | null> {
  const session = await db.query.simulatedSessions.findFirst({ where: eq(simulatedSessions.id, sessionId) })
  if (!session) return null
  return session.status === 'open' && session.expiresAt <= now ? { ...session, status: 'expired' } : session
}

function stateOf(session: SimulatedSession): SessionState {
  const { id, status, purchaseId, storyId, email, paymentId, amount, currency, discount, promotionId } = session
  return {
    id,
    status,
    paid: status === 'complete',
    failed: false,
    refunded: session.refundedAt !== null,
    purchaseId,
    storyId,
    price: { amount, currency },
    total: { amount: amount - discount, currency },
    email,
    paymentId,
    promotionId: status === 'complete' ? promotionId : null,
  }
}

/** The part of a provider's notice that anybody reads, with an id that is the same however often it is sent. */
function eventOf({ type, sessionId }: SimulatedNotice, session: SimulatedSession) {
  const id = `evt_${sessionId}_${type.replaceAll('.', '_')}`
  const charge = { object: 'charge', payment_intent: session.paymentId, refunded: true }
  const object = type === 'charge.refunded' ? charge : { object: 'checkout.session', id: sessionId }
  return { id, object: 'event', type, livemode: false, data: { object } }
}
