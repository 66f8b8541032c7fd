import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { CHAPTERS, PARAGRAPH_POLL_MS } from '../../../contract/constants.ts'
import { ApiError } from '../../send.ts'
import { applyEvent, IDLE } from '../generation/generation.ts'
import { useStoryStream } from '../generation/use-story-stream.ts'
import { rememberStory } from '../shell/own-stories.ts'
import { isFullyIllustrated } from '../stories/illustrated.ts'
import { briefQuery, deletionKey, paragraphsQuery, storyQuery } from '../stories/queries.ts'
import { hasRequiredData } from '../wizard/draft.ts'
import { toBrief } from '../wizard/to-brief.ts'
import { draftStore } from '../wizard/draft-store.ts'
import { begunQuery } from './write-story.ts'

/**
 * Why there is no story to show: nothing was answered yet, the address names no story of this browser or one that this
 * tab's answers became and that is gone, the answers were refused, or something failed; in the server's words, where it
 * has some.
 */
export type Problem = {
  why: 'unanswered' | 'foreign' | 'gone' | 'refused' | 'failed'
  told: string | undefined
}

/**
 * The story that the preview shows: the one in the address, the one that the draft has become, or the one that is begun
 * now, whose address the page then takes. Whatever happens in between, one draft becomes one story.
 */
export function usePreviewStory(idInAddress: number | null) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [draft] = useState(() => {
    if (idInAddress === null) return draftStore.prepare()
    return draftStore.get().storyId === idInAddress ? draftStore.get() : null
  })
  const incomplete = draft !== null && !hasRequiredData(draft)
  const known = idInAddress ?? draft?.storyId ?? null

  const begun = useQuery({ ...begunQuery(draft?.attempt ?? null), enabled: known === null && !incomplete })
  const storyId = known ?? begun.data?.storyId ?? null
  const id = storyId ?? 0
  const paragraphs = useQuery({ ...paragraphsQuery(id), enabled: storyId !== null })
  const written = paragraphs.data?.length === CHAPTERS
  const enabled = storyId !== null && (known !== null || written)
  const story = useQuery({
    ...storyQuery(id),
    enabled,
    // The cover may come last; what tells of it may have been lost.
    refetchInterval: ({ state }) =>
      paragraphs.data && isFullyIllustrated(paragraphs.data) && state.data?.coverImageUrl === null
        ? PARAGRAPH_POLL_MS
        : false,
  })
  const whole = story.data?.parts.length === CHAPTERS
  const brief = useQuery({ ...briefQuery(id), enabled })

  const [writing, setWriting] = useState(IDLE)
  useStoryStream(storyId, paragraphs.data !== undefined && !written, {
    onEvent: (event) => setWriting((state) => applyEvent(state, event)),
    // The paragraphs are queried even without the stream.
    onLost: () => undefined,
  })
  const isTold = !written && writing.parts.length === CHAPTERS
  useEffect(() => {
    if (isTold) void client.invalidateQueries({ queryKey: paragraphsQuery(id).queryKey })
  }, [client, id, isTold])

  // Asked for while it was being written, the story has its title and chapters only now.
  const outdated = written && story.data !== undefined && !whole
  useEffect(() => {
    if (outdated) void client.invalidateQueries({ queryKey: storyQuery(id).queryKey })
  }, [client, id, outdated])

  const become = begun.data
  const address = idInAddress === null ? (become?.storyId ?? story.data?.storyId) : undefined
  useEffect(() => {
    if (become) {
      rememberStory()
      draftStore.became(become.storyId, become.attempt)
    }
    if (address) void navigate({ to: '/preview/$storyId', params: { storyId: String(address) }, replace: true })
  }, [become, address, navigate])

  // The remembered story may have been deleted: then the draft's story is written again.
  const deleting = useIsMutating({ mutationKey: deletionKey(id) }) > 0
  const gone = (isGone(story.error) || isGone(paragraphs.error)) && draft !== null && known !== null
  const rewrites = gone && !deleting && idInAddress === null
  useEffect(() => {
    if (rewrites) writeAnew()
  }, [rewrites])

  const unwritten = draft !== null && !written && writing.status === 'failed'
  const failed =
    incomplete ||
    begun.isError ||
    unwritten ||
    (!rewrites && !deleting && ((story.isError && !story.data) || (paragraphs.isError && !paragraphs.data)))
  return {
    storyId,
    recipientName: story.data?.recipientName ?? draft?.recipientName ?? '',
    title: story.data?.storyTitle,
    coverImageUrl: story.data?.coverImageUrl ?? null,
    dedication: story.data?.dedication,
    paragraphs: paragraphs.data ?? [],
    paragraphsAt: paragraphs.dataUpdatedAt,
    // Falls back to the draft where the server cannot be reached.
    brief: brief.data ?? (draft && !brief.isPending ? toBrief(draft) : undefined),
    arriving: brief.data?.arriving ?? [],
    failed,
    problem: problem(),
    /** Looks again; where the writing failed, it goes on. */
    lookAgain: unwritten ? writeOn : () => window.location.reload(),
    // Drawing begins from the brief: the button waits for it.
    loading: !failed && (!whole || !written || brief.isLoading),
    writing,
  }

  function problem(): Problem {
    if (incomplete) return { why: 'unanswered', told: undefined }
    if (gone) return { why: 'gone', told: undefined }
    if (idInAddress !== null && (idInAddress === 0 || isGone(story.error) || isGone(paragraphs.error)))
      return { why: 'foreign', told: undefined }
    if (unwritten) return { why: writing.refused ? 'refused' : 'failed', told: writing.error ?? undefined }
    const told = begun.error instanceof ApiError ? begun.error.body : undefined
    return { why: told?.code === 'refused' ? 'refused' : 'failed', told: told?.message }
  }
}

/** The same answers become another story. */
export function writeAnew(): void {
  draftStore.forgetStory()
  draftStore.prepare()
  window.location.assign('/preview')
}

/** The same attempt again: the server goes on where it failed. */
function writeOn(): void {
  draftStore.forgetStory(draftStore.get().attempt)
  window.location.assign('/preview')
}

function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}
