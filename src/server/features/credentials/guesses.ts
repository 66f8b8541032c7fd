import { createHash } from 'node:crypto'
import { inArray, or, sql } from 'drizzle-orm'
import { MESSAGES } from '../../../contract/messages.ts'
import { type Ctx, transact } from '../../context.ts'
import { users } from '../../db/schema/accounts.ts'
import { guesses } from '../../db/schema/guesses.ts'
import { AppError } from '../../errors.ts'
import { recordEvent } from '../../security-events.ts'

/** `free` tries at once; then each waits twice as long as the one before, `longest` seconds at most. */
type Pace = { free: number; longest: number }

/**
 * Nobody is locked out: whoever guesses waits ever longer, and nobody for more than minutes. From all unknown devices
 * together an account is asked about once a minute in the end; a device that has signed in before waits for itself alone.
 */
export const PACES = {
  device: { free: 10, longest: 300 },
  address: { free: 5, longest: 900 },
  account: { free: 20, longest: 60 },
  /** Messages that a stranger may have sent to a mailbox. */
  reset: { free: 3, longest: 600 },
} as const satisfies Record<string, Pace>
type PaceName = keyof typeof PACES

const FORGET_SECONDS = 86_400

/** One try at an account. Given back, it never was. */
export type Try = { keys: string[] }

/** The member behind what was typed, or what was typed, so that both names of an account are one. */
export async function accountOf({ db }: Ctx, typed: string): Promise<string> {
  const name = typed.trim().toLowerCase()
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(or(sql`${users.email} = ${name}`, sql`${users.username} = ${name}`))
  return user?.id ?? name
}

/**
 * Counts a try before its password is looked at, so that many at once are counted one by one.
 *
 * @throws AppError too_many, with the seconds to wait; the try is not counted then
 */
export async function takeTry(ctx: Ctx, counted: readonly (readonly [PaceName, ...string[]])[]): Promise<Try> {
  if (ctx.deps.settings.RATE_LIMITS === 'off') return { keys: [] }
  return transact(ctx, async (ctx) => {
    const keys: string[] = []
    for (const [name, ...of] of counted) {
      const key = `${name}:${createHash('sha256').update(of.join('\n')).digest('base64url').slice(0, 22)}`
      if (!(await count(ctx, key, PACES[name]))) throw await refusal(ctx, key, name)
      keys.push(key)
    }
    return { keys }
  })
}

/** For a password that was right. */
export async function giveBack({ db }: Ctx, { keys }: Try): Promise<void> {
  if (keys.length === 0) return
  await db
    .update(guesses)
    .set({ tries: sql`greatest(0, ${guesses.tries} - 1)`, nextAt: sql`clock_timestamp()` })
    .where(inArray(guesses.key, keys))
}

async function count({ db }: Ctx, key: string, { free, longest }: Pace): Promise<boolean> {
  const isOver = sql`(${guesses.forgetAt} <= clock_timestamp())`
  const tries = sql`(case when ${isOver} then 1 else ${guesses.tries} + 1 end)`
  const wait = sql`case when ${tries} < ${free} then 0 else least(${longest}, power(2, least(${tries} - ${free}, 20))) end`
  const forgetAt = sql`clock_timestamp() + make_interval(secs => ${FORGET_SECONDS})`
  const counted = await db
    .insert(guesses)
    .values({ key, tries: 1, nextAt: sql`clock_timestamp()`, forgetAt })
    .onConflictDoUpdate({
      target: guesses.key,
      set: { tries, nextAt: sql`clock_timestamp() + make_interval(secs => ${wait})`, forgetAt },
      // Later than any pause lasts, it was set by a clock that was ahead.
      setWhere: sql`${guesses.nextAt} <= clock_timestamp() or ${isOver} or ${guesses.nextAt} > clock_timestamp() + make_interval(secs => ${longest})`,
    })
    .returning({ key: guesses.key })
  return counted.length > 0
}

async function refusal(ctx: Ctx, key: string, name: PaceName): Promise<AppError> {
  const [found] = await ctx.db
    .select({ wait: sql<number>`ceil(extract(epoch from ${guesses.nextAt} - clock_timestamp()))::int` })
    .from(guesses)
    .where(inArray(guesses.key, [key]))
  ctx.deps.metrics.limited.inc({ limit: name })
  recordEvent(ctx, 'limited', { limit: name, userId: ctx.who.userId })
  const retryAfterSeconds = Math.max(1, found?.wait ?? 1)
  return new AppError('too_many', MESSAGES.tooManyRequests, undefined, { retryAfterSeconds })
}
