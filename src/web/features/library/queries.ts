import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Photo } from '../../../contract/photos.ts'
import type { StorySummary } from '../../../contract/stories.ts'
import { request } from '../../api.ts'

const STORIES_A_PAGE = 24
const PHOTOS_A_PAGE = 48

/** The shelf, newest first, a page at a time. */
export const storiesQuery = infiniteQueryOptions({
  queryKey: ['/api/auth/stories'],
  initialPageParam: null as number | null,
  queryFn: ({ pageParam, signal }) =>
    request<StorySummary[]>('GET', `/api/auth/stories?${pageQuery(STORIES_A_PAGE, pageParam)}`, undefined, signal),
  getNextPageParam: (page) => (page.length < STORIES_A_PAGE ? null : (page.at(-1)?.storyId ?? null)),
})

/** The photo library, newest first, a page at a time. */
export const photosQuery = infiniteQueryOptions({
  queryKey: ['/api/photos'],
  initialPageParam: null as number | null,
  queryFn: ({ pageParam, signal }) =>
    request<Photo[]>('GET', `/api/photos?${pageQuery(PHOTOS_A_PAGE, pageParam)}`, undefined, signal),
  getNextPageParam: (page) => (page.length < PHOTOS_A_PAGE ? null : (page.at(-1)?.id ?? null)),
})

function pageQuery(limit: number, before: number | null): string {
  return new URLSearchParams({ limit: String(limit), ...(before !== null && { before: String(before) }) }).toString()
}
