import type { Money } from './money.ts'

export const SIMULATED_CHECKOUT_PATH = '/simulated-checkout'

/** A card as it is typed. It is looked at and forgotten: never stored, never logged. */
export type Card = { number: string; expiry: string; cvc: string; name: string }

/** What is wrong, in Spanish, by field. */
export type CardProblems = Partial<Record<keyof Card, string>>

/** A session as its page shows it. */
export type ShownCheckout = {
  id: string
  status: 'open' | 'complete' | 'expired'
  /** What the price is for. */
  description: string
  title: string
  coverUrl: string | null
  email: string
  price: Money
  /** What the code in force takes off, in the price's minor units. */
  discount: number
  code: string | null
  /** Whether promotion codes count for it. */
  takesCodes: boolean
  /** To what was bought once it is paid, otherwise to where the purchase began. */
  backUrl: string
  problems?: CardProblems
  /** Kept after a mistake; number and code of the card are typed again. */
  typed?: Pick<Card, 'expiry' | 'name'>
  codeProblem?: string
  typedCode?: string
}
