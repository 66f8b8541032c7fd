import { queryOf } from '../../call.ts'

/** What was answered to a story's giver, newest first. */
export const thanksQuery = (storyId: number) => queryOf('listThanks', { params: { storyId } })
