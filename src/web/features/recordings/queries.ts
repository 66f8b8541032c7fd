import type { Narration } from '../../../contract/recordings.ts'
import { queryOf } from '../../call.ts'

const POLL_MS = 3_000

/** The chapters of a story that are recorded. */
export const recordingsQuery = (storyId: number) => queryOf('listRecordings', { params: { storyId } })

/** How it stands with a story's narrator; looked at again while one reads. */
export const narrationQuery = (storyId: number) => ({
  ...queryOf('getNarration', { params: { storyId } }),
  refetchInterval: ({ state }: { state: { data?: Narration | undefined } }) =>
    state.data?.status === 'reading' ? POLL_MS : false,
})
