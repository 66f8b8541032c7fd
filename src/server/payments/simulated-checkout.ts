import type { Card, CardProblems } from '../../contract/simulated-checkout.ts'
import type { Db } from '../db/db.ts'
import type { SimulatedSession } from '../db/schema/simulated-sessions.ts'

/** A notice before it is signed and sent. Sent twice, it is the same notice with the same id. */
export type SimulatedNotice = { type: 'checkout.session.completed' | 'charge.refunded'; sessionId: string }

/** Why a code takes nothing off. */
export type CodeProblem = 'unknown' | 'used' | 'expired'

type CodeOutcome = { ok: true } | { ok: false; reason: CodeProblem | 'closed' }
export type PayOutcome =
  | { ok: true; successUrl: string; notice: SimulatedNotice }
  | { ok: false; reason: 'closed' }
  /** Used elsewhere meanwhile: it is taken off, and the price is the full one. */
  | { ok: false; reason: 'code'; problem: CodeProblem }
  | { ok: false; reason: 'card'; problems: CardProblems }

/** What the buyer can do on the simulated provider's page. */
export type SimulatedCheckout = {
  find(sessionId: string): Promise<SimulatedSession | null>
  /** An empty code takes off the one in force. */
  applyCode(sessionId: string, code: string): Promise<CodeOutcome>
  /** Inside the transaction that also queues the notice. Paying twice is paying once. The card is only looked at. */
  pay(db: Db, sessionId: string, card: Card): Promise<PayOutcome>
  /** Body and signature of a notice, as a provider sends them. */
  sign(notice: SimulatedNotice): Promise<{ body: string; signature: string }>
}
