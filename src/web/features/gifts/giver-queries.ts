import { queryOf } from '../../call.ts'

/** The gift of a bought story, for whoever made it. */
export const giftQuery = (storyId: number) => queryOf('getGift', { params: { storyId } })
