import { and, inArray, isNull, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { discardedFiles } from '../../db/schema/discarded-files.ts'
import { defineJob } from '../../jobs/job.ts'
import { discardFiles, sweepQueue } from './discard.ts'
import { strayFiles } from './strays.ts'

const BATCH = 200
/** Whoever was writing a file when it was removed has ended by then, and it is removed once more. */
const SECOND_REMOVAL_MS = 3_600_000

/** Removes what is due, twice with an hour between; a key is forgotten only once its file is gone. */
export const sweepJob = defineJob({
  ...sweepQueue,
  concurrency: 1,
  retryLimit: 50,
  schedule: '17 * * * *',
  async run(ctx: Ctx, _input, { signal }) {
    const now = ctx.now()
    const due = and(isNull(discardedFiles.removedAt), lte(discardedFiles.dueAt, now))
    while (await remove(ctx, due, (keys) => ctx.db.update(discardedFiles).set({ removedAt: now }).where(named(keys))))
      signal.throwIfAborted()
    const again = lte(discardedFiles.removedAt, new Date(now.getTime() - SECOND_REMOVAL_MS))
    while (await remove(ctx, again, (keys) => ctx.db.delete(discardedFiles).where(named(keys)))) signal.throwIfAborted()
  },
})

/** Once a day, files that no row names: none should be there, but a disk that was restored may hold some. */
export const strayJob = defineJob({
  name: 'stray-files',
  input: z.object({}),
  key: () => 'all',
  concurrency: 1,
  schedule: '41 4 * * *',
  async run(ctx: Ctx, _input, { signal }) {
    for await (const keys of strayFiles(ctx)) {
      signal.throwIfAborted()
      ctx.log.warn({ files: keys.length }, 'files that no row names are removed')
      await discardFiles(ctx, keys)
    }
  },
})

const named = (keys: string[]) => inArray(discardedFiles.key, keys)

/** One batch; false where there was none. */
async function remove(
  ctx: Ctx,
  which: ReturnType<typeof and>,
  note: (keys: string[]) => Promise<unknown>,
): Promise<boolean> {
  const rows = await ctx.db.select({ key: discardedFiles.key }).from(discardedFiles).where(which).limit(BATCH)
  const keys = rows.map(({ key }) => key)
  if (keys.length === 0) return false
  await ctx.deps.files.remove(keys)
  const found = await Promise.all(keys.map((key) => ctx.deps.files.stat(key)))
  const gone = keys.filter((_key, index) => found[index] === null)
  if (gone.length > 0) await note(gone)
  if (gone.length < keys.length) throw new Error(`${keys.length - gone.length} removed files are still there`)
  return true
}
