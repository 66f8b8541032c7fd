import type { Ctx } from '../../context.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import type { Readable } from '../stories/policy.ts'
import { giftAddress } from './present.ts'
import { wrapGift } from './writes.ts'

/** The path at which a story is given to others; null where it is not bought, or its giver has closed the link. */
export async function giftPathOf(ctx: Ctx, story: Readable<StoryRow>): Promise<string | null> {
  return story.boughtAt === null ? null : giftAddress(ctx, await wrapGift(ctx, story))
}
