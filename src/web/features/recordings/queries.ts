import { queryOf } from '../../call.ts'

/** The chapters of a story that are recorded. */
export const recordingsQuery = (storyId: number) => queryOf('listRecordings', { params: { storyId } })
