import type { Ctx } from '../../context.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { lockedForWork, type Owned } from './policy.ts'

declare const locked: unique symbol
/**
 * A story as it stands, and held until the transaction ends. Whatever changes its chapters, pictures, cover, purchases or
 * files asks for one, so that all of them take their locks in one order. Only this file makes one.
 */
type Locked<T> = T & { readonly [locked]: true }
export type LockedStory = Locked<Owned<StoryRow>>

/**
 * The one lock of a story. Belongs at the beginning of a transaction, before any other row is changed or locked; asking
 * again in the same transaction costs a query. Null where the story is gone.
 */
export async function lockStory(ctx: Ctx, storyId: number): Promise<LockedStory | null> {
  const [story = null] = await lockStories(ctx, [storyId])
  return story
}

/** Several at once, in the order of their ids; those that are gone are left out. */
export async function lockStories(ctx: Pick<Ctx, 'db'>, storyIds: readonly number[]): Promise<LockedStory[]> {
  return (await lockedForWork(ctx, storyIds)) as LockedStory[]
}
