import { type Ctx, transact } from '../src/server/context.ts'
import { type LockedStory, lockStory } from '../src/server/features/stories/lock.ts'

/** Runs `work` as the transaction that holds a story. */
export function whileLocked<T>(
  ctx: Ctx,
  storyId: number,
  work: (ctx: Ctx, story: LockedStory) => Promise<T>,
): Promise<T> {
  return transact(ctx, async (ctx) => {
    const story = await lockStory(ctx, storyId)
    if (!story) throw new Error(`story ${storyId} is gone`)
    return work(ctx, story)
  })
}
