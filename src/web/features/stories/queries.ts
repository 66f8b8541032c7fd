import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { PARAGRAPH_POLL_MS } from '../../../contract/constants.ts'
import { queryOf } from '../../call.ts'
import { isFullyIllustrated } from './illustrated.ts'

export const storyQuery = (storyId: number) => queryOf('getStory', { params: { id: storyId } })

/** The paragraphs; asked for again every five seconds while any lacks its image. */
export const paragraphsQuery = (storyId: number) =>
  queryOptions({
    ...queryOf('listParagraphs', { params: { storyId } }),
    refetchInterval: (query) => (query.state.data && isFullyIllustrated(query.state.data) ? false : PARAGRAPH_POLL_MS),
  })

/** What the story was made from. */
export const briefQuery = (storyId: number) => queryOf('getBrief', { params: { storyId } })

/** Whether the story is bought, and how far its delivery is. */
export const deliveryQuery = (storyId: number) =>
  queryOptions({
    ...queryOf('getDelivery', { params: { storyId } }),
    // A purchase happens on another page, perhaps in another tab.
    staleTime: 0,
  })

/** The mutation that deletes a story: while it runs, what is missing is no reason to write the story again. */
export const deletionKey = (storyId: number) => ['delete story', storyId]

/** Invalidates every query of a story. */
export async function refreshStory(client: QueryClient, storyId: number): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: storyQuery(storyId).queryKey }),
    client.invalidateQueries({ queryKey: paragraphsQuery(storyId).queryKey }),
  ])
}
