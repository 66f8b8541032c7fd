import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { useCallback, useEffect, useState } from 'react'
import type { StoryEvent } from '../../../contract/events.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Brief } from '../../../contract/brief.ts'
import type { Paragraph } from '../../../contract/stories.ts'
import { toast } from '../../ui/toast.ts'
import { useStoryStream } from '../generation/use-story-stream.ts'
import type { ChapterState } from '../stories/chapter-sheet.tsx'
import { illustratedCount, isFullyIllustrated } from '../stories/illustrated.ts'
import { briefQuery, paragraphsQuery, refreshStory, storyQuery } from '../stories/queries.ts'
import { draftStore } from '../wizard/draft-store.ts'
import { loadPhotos } from '../wizard/photo-store.ts'
import { uploadMissingPhotos } from '../wizard/submit.ts'
import { watchForCover } from './cover-watch.ts'
import { draw, drawingOf, drawOne, drawings, end, tellFailure, wasInterrupted, type Wish } from './drawing.ts'

type Story = {
  storyId: number | null
  loading: boolean
  coverImageUrl: string | null
  paragraphs: Paragraph[]
  paragraphsAt: number
  brief: Brief | undefined
  arriving: readonly number[]
}

export type Illustrations = ReturnType<typeof useIllustrations>

/** Drawing all that a story lacks, and how far that is. */
export function useIllustrations({
  storyId,
  loading,
  coverImageUrl,
  paragraphs,
  paragraphsAt,
  brief,
  arriving,
}: Story) {
  const client = useQueryClient()
  const { running } = useSelector(drawings, drawingOf(storyId))
  const complete = isFullyIllustrated(paragraphs)

  // Whoever is quick presses before the brief has come.
  const wished = useCallback(
    async (id: number) => {
      const known = brief ?? (await client.ensureQueryData(briefQuery(id)).catch(() => undefined))
      return known ? wishOf(id, known) : null
    },
    [client, brief],
  )

  const start = useCallback(async () => {
    const wish = storyId === null ? null : await wished(storyId)
    if (storyId === null || paragraphs.length === 0 || !wish) {
      if (storyId !== null) end(storyId, { forget: true })
      toast({ title: 'Error', description: MESSAGES.photosNeeded, variant: 'destructive' })
      return
    }
    await draw(storyId, wish)
  }, [storyId, paragraphs.length, wished])

  // Chapters that are drawn by themselves, by their numbers.
  const [alone, setAlone] = useState<readonly number[]>([])
  const startOne = useCallback(
    async ({ id, paragraphNumber }: Paragraph) => {
      if (storyId === null) return
      setAlone((numbers) => [...numbers, paragraphNumber])
      const wish = await wished(storyId)
      if (wish) await drawOne(storyId, { paragraphId: id, lacksCover: coverImageUrl === null }, wish)
      else toast({ title: 'Error', description: MESSAGES.photosNeeded, variant: 'destructive' })
      await refreshStory(client, storyId)
      setAlone((numbers) => numbers.filter((number) => number !== paragraphNumber))
    },
    [client, storyId, wished, coverImageUrl],
  )

  // Resumes after a reload or a broken connection: the same request attaches to the running jobs.
  const interrupted = storyId !== null && brief !== undefined && !complete && wasInterrupted(storyId, paragraphsAt)
  useEffect(() => {
    if (interrupted) void start()
  }, [interrupted, start])

  const [mayBeCover] = useState(watchForCover)
  // The cover may arrive last, or have been requested by another tab.
  const lacksCover = !loading && complete && coverImageUrl === null
  const isArriving = (subject: number) =>
    arriving.includes(subject) &&
    (subject === 0
      ? coverImageUrl
      : paragraphs.find(({ paragraphNumber }) => paragraphNumber === subject)?.imageUrl) === null
  useStoryStream(storyId, running || lacksCover || (!loading && arriving.some(isArriving)), {
    onEvent: (event) => storyId !== null && void take(client, storyId, event, mayBeCover(event)),
    onLost: () => storyId !== null && running && end(storyId, { forget: false }),
  })

  const stateOf = (paragraph: Paragraph): ChapterState =>
    paragraph.imageUrl
      ? 'illustrated'
      : running || alone.includes(paragraph.paragraphNumber) || isArriving(paragraph.paragraphNumber)
        ? 'developing'
        : 'pending'
  return { running, complete, count: illustratedCount(paragraphs), total: paragraphs.length, start, startOne, stateOf }
}

/** What a message of the stream changes on the page. The stream replays from its beginning; known events change nothing. */
async function take(client: QueryClient, storyId: number, event: StoryEvent, mayBeCover: boolean): Promise<void> {
  const paragraphs = paragraphsQuery(storyId).queryKey
  const story = storyQuery(storyId).queryKey
  if (event.type === 'story_part') {
    const { paragraphNumber, imageUrl } = event.part
    const shown = client.getQueryData(paragraphs)?.find((known) => known.paragraphNumber === paragraphNumber)
    if (imageUrl && shown?.imageUrl === null) await client.invalidateQueries({ queryKey: paragraphs })
  } else if (event.type === 'progress') {
    // It says which pictures still come by themselves.
    if (event.message === MESSAGES.pictureGivenUp)
      await client.invalidateQueries({ queryKey: briefQuery(storyId).queryKey })
    const lacksCover = client.getQueryData(story)?.coverImageUrl === null
    if (lacksCover && mayBeCover) await client.invalidateQueries({ queryKey: story }, { cancelRefetch: false })
  } else {
    if (event.type === 'error') tellFailure(event.message, event)
    await refreshStory(client, storyId)
    end(storyId, { forget: true })
  }
}

/** The photos and the style to draw by; null where a photo is missing and cannot be had. */
async function wishOf(storyId: number, brief: Brief): Promise<Wish | null> {
  const { senderPhotoId, recipientPhotoId, illustrationStyle } = brief
  if (senderPhotoId && recipientPhotoId) return { senderPhotoId, recipientPhotoId, illustrationStyle }
  const draft = draftStore.get()
  if (draft.storyId !== storyId) return null
  // The upload at the end of the wizard may have failed; the photos are still in this browser.
  try {
    await uploadMissingPhotos(draft, await loadPhotos(), draftStore.attachPhotos)
  } catch {
    return null
  }
  const late = draftStore.get()
  return late.senderPhotoId && late.recipientPhotoId
    ? { senderPhotoId: late.senderPhotoId, recipientPhotoId: late.recipientPhotoId, illustrationStyle }
    : null
}
