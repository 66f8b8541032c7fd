import { queryOptions } from '@tanstack/react-query'
import { PARAGRAPH_POLL_MS } from '../../../contract/constants.ts'
import { api } from '../../api.ts'

/** What its owner can change in a story; asked for again while a picture is being drawn anew. */
export const workshopQuery = (storyId: number) =>
  queryOptions({
    queryKey: [`/api/stories/${storyId}/workshop`],
    queryFn: ({ signal }) => api.getWorkshop(storyId, signal),
    refetchInterval: (query) => (query.state.data?.redrawing.length ? PARAGRAPH_POLL_MS : false),
  })
