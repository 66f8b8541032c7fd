import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { engineLanes } from '../../db/schema/usage.ts'
import type { LaneState, LaneStore } from '../../engines/ai/lane-state.ts'

/**
 * What is known about the providers, shared by every process on the database: one row a lane, locked while it changes.
 * Time is the database's, so that machines whose clocks differ agree.
 */
export function createLaneStore(db: Db): LaneStore {
  return {
    update: (lane, change) =>
      db.transaction(async (tx) => {
        await tx.insert(engineLanes).values({ name: lane }).onConflictDoNothing()
        const [row] = await tx
          .select({
            closedUntil: engineLanes.closedUntil,
            failures: engineLanes.failures,
            turns: engineLanes.turns,
            now: sql<number>`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number),
          })
          .from(engineLanes)
          .where(eq(engineLanes.name, lane))
          .for('update')
        if (!row) throw new Error('the lane was not stored')
        const before: LaneState = {
          closedUntil: row.closedUntil?.getTime() ?? 0,
          failures: row.failures,
          turns: row.turns,
        }
        const { state, result } = change(before, row.now)
        if (state !== before)
          await tx
            .update(engineLanes)
            .set({ ...state, closedUntil: state.closedUntil > 0 ? new Date(state.closedUntil) : null })
            .where(eq(engineLanes.name, lane))
        return result
      }),
  }
}
