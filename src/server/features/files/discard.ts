import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
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
 * behind, and none is removed that is still named. A picture's other sizes go with it.
 */
export async function discardFiles(ctx: Ctx, keys: readonly (string | null)[]): Promise<void> {
  const dueAt = ctx.now()
  const known = [...new Set(keys)].filter((key) => key !== null)
  if (known.length === 0) return
  await ctx.db.execute(sql`
    insert into ${discardedFiles} (key, due_at) select key, ${dueAt.toISOString()}::timestamptz
    from unnest(${sql.param(known)}::text[]) as discarded(key)
    on conflict (key) do update set due_at = excluded.due_at, removed_at = null`)
  await enqueue(ctx, sweepQueue, { discardId: randomUUID() }, { delaySeconds: 1 })
}
