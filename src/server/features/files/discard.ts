import { discardedFiles } from '../../db/schema/discarded-files.ts'
import { type Ctx, enqueue } from '../../context.ts'
import { defineQueue } from '../../jobs/job.ts'
import { z } from 'zod'

export const sweepQueue = defineQueue({ name: 'sweep-files', input: z.object({}), key: () => 'all' })

/** Marks files for removal in the transaction that deletes their rows: a rollback keeps them, a crash after it does not. */
export async function discardFiles(ctx: Ctx, keys: readonly (string | null)[]): Promise<void> {
  const known = keys.filter((key) => key !== null).map((key) => ({ key }))
  if (known.length === 0) return
  await ctx.db.insert(discardedFiles).values(known).onConflictDoNothing()
  await enqueue(ctx, sweepQueue, {}, { delaySeconds: 1 })
}
