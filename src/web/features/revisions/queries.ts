import { queryOptions } from '@tanstack/react-query'
import { PARAGRAPH_POLL_MS } from '../../../contract/constants.ts'
import { queryOf } from '../../call.ts'

/** What its owner can change in a story; asked for again while a picture is being drawn anew. */
export const workshopQuery = (storyId: number) =>
  queryOptions({
    ...queryOf('getWorkshop', { params: { storyId } }),
    refetchInterval: (query) => (query.state.data?.redrawing.length ? PARAGRAPH_POLL_MS : false),
  })
