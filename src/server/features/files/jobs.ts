import { and, isNull, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { discardedFiles } from '../../db/schema/discarded-files.ts'
import { defineJob } from '../../jobs/job.ts'
import { discardFiles, sweepQueue } from './discard.ts'
import { withSizes } from './picture-keys.ts'
import { strayFiles } from './strays.ts'

/** Read at once, because finding the next means passing by those that are done. */
const PAGE = 10_000
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
    const note = (keys: string[]) => ctx.db.update(discardedFiles).set({ removedAt: now }).where(named(keys))
    while (await remove(ctx, due, note, signal));
    const again = lte(discardedFiles.removedAt, new Date(now.getTime() - SECOND_REMOVAL_MS))
    const forget = (keys: string[]) => ctx.db.delete(discardedFiles).where(named(keys))
    while (await remove(ctx, again, forget, signal));
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

const named = (keys: string[]) => sql`${discardedFiles.key} = any(${sql.param(keys)}::text[])`

/** One page, a batch at a time; false where there was none. */
async function remove(
  ctx: Ctx,
  which: ReturnType<typeof and>,
  note: (keys: string[]) => Promise<unknown>,
  signal: AbortSignal,
): Promise<boolean> {
  const rows = await ctx.db.select({ key: discardedFiles.key }).from(discardedFiles).where(which).limit(PAGE)
  for (let from = 0; from < rows.length; from += BATCH) {
    signal.throwIfAborted()
    await removeBatch(
      ctx,
      rows.slice(from, from + BATCH).map(({ key }) => key),
      note,
    )
  }
  return rows.length > 0
}

async function removeBatch(ctx: Ctx, keys: string[], note: (keys: string[]) => Promise<unknown>): Promise<void> {
  const { files } = ctx.deps
  await files.remove(keys.flatMap(withSizes))
  const isLeft = async (key: string) =>
    (await Promise.all(withSizes(key).map((size) => files.stat(size)))).some((found) => found !== null)
  const left = await Promise.all(keys.map(isLeft))
  const gone = keys.filter((_key, index) => !left[index])
  if (gone.length > 0) await note(gone)
  if (gone.length < keys.length) throw new Error(`${keys.length - gone.length} removed files are still there`)
}
