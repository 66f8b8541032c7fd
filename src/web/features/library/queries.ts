import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import type { Photo } from '../../../contract/photos.ts'
import { call } from '../../call.ts'
import { pathOf } from '../../path-of.ts'

const STORIES_A_PAGE = 24
const PHOTOS_A_PAGE = 48

/** The member's stories, newest first, paginated. */
export const storiesQuery = infiniteQueryOptions({
  queryKey: [pathOf('listStories')],
  initialPageParam: null as number | null,
  queryFn: ({ pageParam, signal }) =>
    call('listStories', { query: { limit: STORIES_A_PAGE, before: pageParam }, signal }),
  getNextPageParam: (page) => (page.length < STORIES_A_PAGE ? null : (page.at(-1)?.storyId ?? null)),
})

/** The photo library, newest first, a page at a time. */
export const photosQuery = infiniteQueryOptions({
  queryKey: [pathOf('listPhotos')],
  initialPageParam: null as number | null,
  queryFn: ({ pageParam, signal }) =>
    call('listPhotos', { query: { limit: PHOTOS_A_PAGE, before: pageParam }, signal }),
  getNextPageParam: (page) => (page.length < PHOTOS_A_PAGE ? null : (page.at(-1)?.id ?? null)),
})

/** The library with one more photo in front. */
export const withFirst = <Param>({ pages, pageParams }: InfiniteData<Photo[], Param>, photo: Photo) => ({
  pages: [[photo, ...(pages[0] ?? [])], ...pages.slice(1)],
  pageParams,
})
