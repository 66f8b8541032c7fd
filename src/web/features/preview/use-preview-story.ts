import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api.ts'
import { CHAPTERS } from '../../../contract/constants.ts'
import { hasRequiredData, toBrief } from '../wizard/draft.ts'
import { draftStore } from '../wizard/draft-store.ts'
import { briefQuery, paragraphsQuery, refreshStory, storyQuery, textQuery } from './queries.ts'
import { useWriting } from './use-writing.ts'

/**
 * The story that the preview shows: the one in the address, the one that the draft has become, or the
 * one that is written now. Whatever happens in between, one draft becomes one story.
 */
export function usePreviewStory(idInAddress: number | null) {
  const client = useQueryClient()
  const [draft] = useState(() => (idInAddress === null ? draftStore.prepare() : null))
  const [storyId, setStoryId] = useState(idInAddress ?? draft?.storyId ?? null)
  const incomplete = draft !== null && !hasRequiredData(draft)

  const text = useQuery({ ...textQuery(draft?.attempt ?? null), enabled: storyId === null && !incomplete })
  useEffect(() => {
    if (!text.data || storyId !== null) return
    client.setQueryData(paragraphsQuery(text.data.storyId).queryKey, text.data.paragraphs)
    setStoryId(text.data.storyId)
  }, [text.data, storyId, client])

  const id = storyId ?? 0
  const enabled = storyId !== null
  const story = useQuery({ ...storyQuery(id), enabled })
  const paragraphs = useQuery({ ...paragraphsQuery(id), enabled })
  const brief = useQuery({ ...briefQuery(id), enabled })

  const written = (paragraphs.data?.length ?? 0) === CHAPTERS
  const waiting = storyId === null ? text.isPending && !incomplete : paragraphs.data !== undefined && !written
  const writing = useWriting(storyId, draft?.attempt ?? null, waiting)
  useEffect(() => {
    if (storyId !== null && writing.parts.length > (paragraphs.data?.length ?? CHAPTERS))
      void refreshStory(client, storyId)
  }, [client, storyId, writing.parts.length, paragraphs.data])

  // The remembered story may be gone for good: then the draft's story is written anew.
  const gone = isGone(story.error) && draft !== null && storyId === draft.storyId
  useEffect(() => {
    if (!gone) return
    draftStore.forgetStory()
    draftStore.prepare()
    window.location.reload()
  }, [gone])

  const failed =
    incomplete || text.isError || (story.isError && !story.data && !gone) || (paragraphs.isError && !paragraphs.data)
  return {
    storyId,
    recipientName: story.data?.recipientName ?? draft?.recipientName ?? '',
    title: story.data?.storyTitle ?? text.data?.title,
    coverImageUrl: story.data?.coverImageUrl ?? null,
    dedication: story.data?.dedication,
    paragraphs: paragraphs.data ?? [],
    paragraphsAt: paragraphs.dataUpdatedAt,
    // Where the server cannot be asked, what this browser knows itself.
    brief: brief.data ?? (draft && !brief.isPending ? toBrief(draft) : undefined),
    failed,
    problem: text.error,
    loading: !failed && !(story.data && written),
    writing,
  }
}

function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}
