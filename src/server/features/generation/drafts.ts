import { and, eq, like } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { draftFiles } from '../../db/schema/stories.ts'
import type { Drafts } from '../../../engine.ts'
import { discardFiles } from '../files/discard.ts'

/** Whose paid pictures: `picture-12`, `sheet-3`. Safe as a file's name. */
export type DraftOf = { storyId: number; job: string }

/**
 * Where the paid pictures of one job lie until it has ended, so that a crash costs at most the calls under way. They belong
 * to the story: its row is there before their bytes, and they go with it.
 */
export function createDrafts(ctx: Ctx, { storyId, job }: DraftOf): Drafts {
  const { files } = ctx.deps
  const keyOf = (name: string) => `${folderOf(job)}${name}.jpg`
  return {
    read: (name) => files.read(keyOf(name)),
    async write(name, data) {
      const key = keyOf(name)
      await ctx.db.insert(draftFiles).values({ key, storyId }).onConflictDoNothing()
      await files.put(key, data, 'image/jpeg')
    },
  }
}

/** Belongs into the transaction that ends the job, or gives it up. */
export async function discardDrafts(ctx: Ctx, { storyId, job }: DraftOf): Promise<void> {
  const rows = await ctx.db
    .delete(draftFiles)
    .where(and(eq(draftFiles.storyId, storyId), like(draftFiles.key, `${folderOf(job)}%`)))
    .returning({ key: draftFiles.key })
  await discardFiles(
    ctx,
    rows.map(({ key }) => key),
  )
}

const folderOf = (job: string) => `drafts/${job}/`
