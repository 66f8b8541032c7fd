import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { type SimulatedPromotion, simulatedPromotions } from '../db/schema/simulated-promotions.ts'
import { PaymentError, type Payments, type PromotionRequest, shownCode } from './payments.ts'
import type { CodeProblem } from './simulated-checkout.ts'

/** Codes that everybody may use, and the percentage that each takes off. */
const PUBLIC_CODES: Record<string, number> = { MAGIA20: 20, REGALO100: 100 }

/** What a code takes off. `shown` is all of it that is kept with a session. */
type AppliedCode = { percent: number; shown: string; promotionId: string | null }

/** Codes as a provider keeps them: found by a digest, however they were typed. */
export function createPromotions(
  db: Db,
  now: () => Date,
): Pick<Payments, 'createPromotion' | 'findPromotion' | 'closePromotion'> {
  return {
    async createPromotion({ key, reference, code, expiresAt }: PromotionRequest) {
      const row = { id: `promo_sim_${randomBytes(12).toString('hex')}`, requestKey: key, reference, expiresAt }
      await db
        .insert(simulatedPromotions)
        .values({ ...row, codeDigest: digestOf(code), createdAt: now() })
        .onConflictDoNothing({ target: simulatedPromotions.requestKey })
      const [made] = await db.select().from(simulatedPromotions).where(eq(simulatedPromotions.requestKey, key))
      if (!made) throw new PaymentError('unavailable', 'The simulated promotion is gone')
      return made.id
    },

    async findPromotion(code, reference) {
      const found = await newestOf(db, code)
      const isMeant = reference === undefined || found?.reference === reference
      return found && isMeant && problemOf(found, now()) === null ? found.id : null
    },

    async closePromotion(promotionId) {
      await db
        .update(simulatedPromotions)
        .set({ closedAt: now() })
        .where(and(eq(simulatedPromotions.id, promotionId), isNull(simulatedPromotions.closedAt)))
    },
  }
}

export async function readCode(db: Db, typed: string, now: Date): Promise<AppliedCode | CodeProblem> {
  const percent = PUBLIC_CODES[typed.trim().toUpperCase()]
  if (percent !== undefined) return { percent, shown: typed.trim().toUpperCase(), promotionId: null }
  const promotion = await newestOf(db, typed)
  if (!promotion) return 'unknown'
  return problemOf(promotion, now) ?? { percent: 100, shown: shownCode(typed), promotionId: promotion.id }
}

/** Uses a promotion up, held until the transaction ends: of two at the same moment the second hears that it is used. */
export async function redeem(db: Db, promotionId: string, now: Date): Promise<CodeProblem | null> {
  const [promotion] = await db
    .select()
    .from(simulatedPromotions)
    .where(eq(simulatedPromotions.id, promotionId))
    .for('update')
  const problem = promotion ? problemOf(promotion, now) : 'unknown'
  if (problem) return problem
  await db
    .update(simulatedPromotions)
    .set({ redeemed: sql`${simulatedPromotions.redeemed} + 1` })
    .where(eq(simulatedPromotions.id, promotionId))
  return null
}

async function newestOf(db: Db, code: string): Promise<SimulatedPromotion | undefined> {
  const [found] = await db
    .select()
    .from(simulatedPromotions)
    .where(eq(simulatedPromotions.codeDigest, digestOf(code)))
    .orderBy(desc(simulatedPromotions.createdAt))
    .limit(1)
  return found
}

function problemOf({ redeemed, closedAt, expiresAt }: SimulatedPromotion, now: Date): CodeProblem | null {
  if (redeemed > 0) return 'used'
  if (closedAt !== null) return 'unknown'
  return expiresAt <= now ? 'expired' : null
}

function digestOf(code: string): string {
  return createHash('sha256').update(plain(code)).digest('base64url')
}

/** Capitals, without what people put between groups of letters. */
function plain(code: string): string {
  return code.toUpperCase().replaceAll(/[\s-]/g, '')
}
