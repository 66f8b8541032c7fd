import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Db } from '../../db/db.ts'
import { budgetDays } from '../../db/schema/usage.ts'
import type { Budget } from '../../engines/ai/call.ts'
import { EngineError } from '../../../engine.ts'

const MICRO = 1_000_000

/**
 * The day's budget, shared by every process on the database: an amount is set aside in one statement before each call,
 * so that parallel calls cannot overspend it together. What a crash leaves set aside counts as spent.
 */
export function createBudget(
  db: Db,
  limitUsd: number,
  log: Pick<Logger, 'error'>,
  now: () => Date = () => new Date(),
): Budget {
  const limit = Math.floor(limitUsd * MICRO)
  let toldOn = ''
  return {
    async reserve(microUsd) {
      const day = now().toISOString().slice(0, 10)
      if (microUsd > 0 && !(await setAside(db, day, microUsd, limit))) {
        if (toldOn !== day) log.error({ day, limitUsd }, 'the daily budget for engines is spent')
        toldOn = day
        throw new EngineError('budget', `the daily budget of ${limitUsd} USD is spent`, {
          userMessage: MESSAGES.budgetSpent,
        })
      }
      return {
        async settle(spent) {
          if (spent === microUsd) return
          await db
            .update(budgetDays)
            .set({ microUsd: sql`${budgetDays.microUsd} + ${spent - microUsd}` })
            .where(sql`${budgetDays.day} = ${day}`)
        },
      }
    },
  }
}

async function setAside(db: Db, day: string, microUsd: number, limit: number): Promise<boolean> {
  if (microUsd > limit) return false
  const rows = await db
    .insert(budgetDays)
    .values({ day, microUsd })
    .onConflictDoUpdate({
      target: budgetDays.day,
      set: { microUsd: sql`${budgetDays.microUsd} + ${microUsd}` },
      setWhere: sql`${budgetDays.microUsd} + ${microUsd} <= ${limit}`,
    })
    .returning({ day: budgetDays.day })
  return rows.length > 0
}
