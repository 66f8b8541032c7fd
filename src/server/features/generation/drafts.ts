import type { Ctx } from '../../context.ts'
import type { Drafts } from '../../engines/engine.ts'

/**
 * Where the paid pictures of one job lie until it has ended, so that a crash costs at most the calls under way. The job
 * discards `keys()` in the transaction that ends it.
 */
export type JobDrafts = Drafts & { keys: () => string[] }

export function createDrafts(ctx: Ctx, folder: string): JobDrafts {
  const { files } = ctx.deps
  const used = new Set<string>()
  const fileKey = (key: string) => `drafts/${folder}/${key}.jpg`
  return {
    keys: () => [...used],
    async read(key) {
      const data = await files.read(fileKey(key))
      if (data) used.add(fileKey(key))
      return data
    },
    async write(key, data) {
      used.add(fileKey(key))
      await files.put(fileKey(key), data, 'image/jpeg')
    },
  }
}
