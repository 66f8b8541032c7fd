import { inArray } from 'drizzle-orm'
import { discardedFiles } from '../../db/schema/discarded-files.ts'
import type { Ctx } from '../../context.ts'
import { defineJob } from '../../jobs/job.ts'
import { sweepQueue } from './discard.ts'

const BATCH = 200

/** Removes discarded files; a key is deleted only once the store no longer has its file. */
export const sweepJob = defineJob({
  ...sweepQueue,
  concurrency: 1,
  retryLimit: 50,
  schedule: '17 * * * *',
  async run(ctx: Ctx, _input, { signal }) {
    for (;;) {
      signal.throwIfAborted()
      const keys = (await ctx.db.select().from(discardedFiles).limit(BATCH)).map((row) => row.key)
      if (keys.length === 0) return
      await ctx.deps.files.remove(keys)
      const found = await Promise.all(keys.map((key) => ctx.deps.files.stat(key)))
      const gone = keys.filter((_key, index) => found[index] === null)
      if (gone.length > 0) await ctx.db.delete(discardedFiles).where(inArray(discardedFiles.key, gone))
      if (gone.length < keys.length) throw new Error(`${keys.length - gone.length} removed files are still there`)
    }
  },
})
