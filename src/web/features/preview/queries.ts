import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { PARAGRAPH_POLL_MS } from '../../../contract/constants.ts'
import { api } from '../../api.ts'
import { isFullyIllustrated } from './illustrate.ts'
import { writeStory } from './write-story.ts'

/** The draft's story, written once for each attempt. */
export const textQuery = (attempt: string | null) =>
  queryOptions({ queryKey: ['/api/stories/generate-text', attempt], queryFn: writeStory })

/** How often it is asked whether the wish has become a story. */
const ATTEMPT_POLL_MS = 700

/** The story that the draft's wish is becoming, while its text is written; null until there is one. */
export const attemptQuery = (attempt: string | null) =>
  queryOptions({
    queryKey: ['/api/stories/attempts', attempt],
    queryFn: async ({ signal }) => (await api.findAttempt(attempt ?? '', signal)).storyId,
    refetchInterval: (query) => (query.state.data ? false : ATTEMPT_POLL_MS),
  })

/** The story; asked for again while its cover is missing, since that may be drawn by another tab. */
export const storyQuery = (storyId: number) =>
  queryOptions({
    queryKey: [`/api/stories/${storyId}`],
    queryFn: ({ signal }) => api.getStory(storyId, signal),
    refetchInterval: (query) => (query.state.data?.coverImageUrl === null ? PARAGRAPH_POLL_MS : false),
  })

/** The paragraphs; asked for again every five seconds while any lacks its image. */
export const paragraphsQuery = (storyId: number) =>
  queryOptions({
    queryKey: [`/api/stories/${storyId}/paragraphs`],
    queryFn: ({ signal }) => api.listParagraphs(storyId, signal),
    refetchInterval: (query) => (query.state.data && isFullyIllustrated(query.state.data) ? false : PARAGRAPH_POLL_MS),
  })

/** What the story was made from. */
export const briefQuery = (storyId: number) =>
  queryOptions({
    queryKey: [`/api/stories/${storyId}/brief`],
    queryFn: ({ signal }) => api.getBrief(storyId, signal),
  })

/** Whether the story is bought, and how far its delivery is. */
export const deliveryQuery = (storyId: number) =>
  queryOptions({
    queryKey: [`/api/stories/${storyId}/delivery`],
    queryFn: ({ signal }) => api.getDelivery(storyId, signal),
    // A purchase happens on another page, perhaps in another tab.
    staleTime: 0,
  })

/** Everything that shows the story reads it anew. */
export async function refreshStory(client: QueryClient, storyId: number): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: storyQuery(storyId).queryKey }),
    client.invalidateQueries({ queryKey: paragraphsQuery(storyId).queryKey }),
  ])
}
