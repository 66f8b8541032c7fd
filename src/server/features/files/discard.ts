import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Ctx, enqueue } from '../../context.ts'
import { discardedFiles } from '../../db/schema/discarded-files.ts'
import { defineQueue } from '../../jobs/job.ts'

/** A job for each time that something is discarded: one that already runs may have looked before this was there. */
export const sweepQueue = defineQueue({
  name: 'sweep-files',
  input: z.object({ discardId: z.string().optional() }),
  key: ({ discardId }: { discardId?: string | undefined }) => discardId ?? 'all',
})

/**
 * Has files removed as soon as the transaction commits that forgets them: neither a crash nor a rollback leaves one
 * behind, and none is removed that is still named.
 */
export async function discardFiles(ctx: Ctx, keys: readonly (string | null)[]): Promise<void> {
  const dueAt = ctx.now()
  const known = [...new Set(keys)].filter((key) => key !== null).map((key) => ({ key, dueAt }))
  if (known.length === 0) return
  await ctx.db
    .insert(discardedFiles)
    .values(known)
    .onConflictDoUpdate({ target: discardedFiles.key, set: { dueAt, removedAt: null } })
  await enqueue(ctx, sweepQueue, { discardId: randomUUID() }, { delaySeconds: 1 })
}
