import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Solved } from '../../../contract/proofs.ts'
import type { Ctx } from '../../context.ts'
import { proofs } from '../../db/schema/proofs.ts'
import { AppError } from '../../errors.ts'
import { recordEvent } from '../../security-events.ts'

/** Longer than a challenge is valid: as long as the row is there, the same solution is not taken twice. */
const KEPT_MS = 3_600_000

/**
 * Takes a solved challenge as one proof of this person's, good for one thing that costs money.
 *
 * @throws AppError invalid, where it is wrong, too old or was brought before
 */
export async function storeProof(ctx: Ctx, userId: string, solved: Solved): Promise<void> {
  if (!(await ctx.deps.challenges?.check(solved))) throw refused(ctx, userId)
  const stored = await ctx.db
    .insert(proofs)
    .values({ nonce: solved.challenge.parameters.nonce, userId, expiresAt: new Date(ctx.now().getTime() + KEPT_MS) })
    .onConflictDoNothing()
    .returning()
  if (stored.length === 0) throw refused(ctx, userId)
}

function refused(ctx: Ctx, userId: string): AppError {
  recordEvent(ctx, 'proof_refused', { userId })
  return new AppError('invalid', MESSAGES.proofWrong)
}

/**
 * Uses up one proof. Call it inside the transaction of the work that it pays for, so that a rollback keeps the proof.
 *
 * @throws AppError unproven, where there is none; without challenges (no engine costs money) nothing is asked
 */
export async function spendProof(ctx: Ctx, userId: string): Promise<void> {
  if (!ctx.deps.challenges) return
  const good = and(eq(proofs.userId, userId), isNull(proofs.spentAt), gt(proofs.expiresAt, ctx.now()))
  const [proof] = await ctx.db
    .select({ nonce: proofs.nonce })
    .from(proofs)
    .where(good)
    .limit(1)
    .for('update', { skipLocked: true })
  if (!proof) throw new AppError('unproven', MESSAGES.proofNeeded)
  await ctx.db.update(proofs).set({ spentAt: ctx.now() }).where(eq(proofs.nonce, proof.nonce))
}

/** Deletes proofs that can neither be spent nor replayed. */
export async function forgetProofs(ctx: Ctx): Promise<void> {
  await ctx.db.delete(proofs).where(lt(proofs.expiresAt, ctx.now()))
}
