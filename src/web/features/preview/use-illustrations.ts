import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Brief } from '../../../contract/brief.ts'
import type { Paragraph } from '../../../contract/stories.ts'
import { toast } from '../../ui/toast.ts'
import { draftStore } from '../wizard/draft-store.ts'
import { loadPhotos } from '../wizard/photo-store.ts'
import { uploadMissingPhotos } from '../wizard/submit.ts'
import type { ChapterState } from './chapter-sheet.tsx'
import { illustratedCount, isFullyIllustrated } from './illustrate.ts'
import { forgetRun, runIllustrations, useRun, wasInterrupted, type Wish } from './illustration-runs.ts'

type Story = {
  storyId: number | null
  coverImageUrl: string | null
  paragraphs: Paragraph[]
  paragraphsAt: number
  brief: Brief | undefined
}

export type Illustrations = ReturnType<typeof useIllustrations>

/** Drawing all that a story lacks, and how far that is. */
export function useIllustrations({ storyId, coverImageUrl, paragraphs, paragraphsAt, brief }: Story) {
  const client = useQueryClient()
  const run = useRun(storyId)
  const complete = isFullyIllustrated(paragraphs)

  const start = useCallback(async () => {
    const wish = storyId !== null && brief ? await wishOf(storyId, brief) : null
    if (storyId === null || paragraphs.length === 0 || !wish) {
      if (storyId !== null) forgetRun(storyId)
      toast({ title: 'Error', description: MESSAGES.photosNeeded, variant: 'destructive' })
      return
    }
    await runIllustrations(client, storyId, paragraphs, coverImageUrl, wish)
  }, [client, storyId, paragraphs, coverImageUrl, brief])

  // After a reload or a broken connection the drawing goes on: asking again attaches to it.
  const interrupted = storyId !== null && brief !== undefined && !complete && wasInterrupted(storyId, paragraphsAt)
  useEffect(() => {
    if (interrupted) void start()
  }, [interrupted, start])

  const stateOf = (paragraph: Paragraph): ChapterState =>
    paragraph.imageUrl ? 'illustrated' : run.drawing.has(paragraph.id) ? 'developing' : 'pending'
  return {
    running: run.running,
    complete,
    count: illustratedCount(paragraphs),
    total: paragraphs.length,
    start,
    stateOf,
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
