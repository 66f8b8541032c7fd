import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { PictureVersion, Workshop } from '../../../contract/changes.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Paragraph } from '../../../contract/stories.ts'
import { call } from '../../call.ts'
import { explain } from '../../send.ts'
import { toast } from '../../ui/toast.ts'
import { paragraphsQuery, refreshStory, storyQuery } from '../stories/queries.ts'
import { newUuid } from '../../uuid.ts'
import { workshopQuery } from './queries.ts'

export type Bench = {
  workshop: Workshop
  versionsOf: (subject: number) => PictureVersion[]
  isRedrawing: (subject: number) => boolean
  /** Draws the cover (null) or a paragraph anew. */
  redraw: (paragraph: Paragraph | null, wish: string) => void
  choose: (version: PictureVersion) => void
}

/** The owner's tools for a story; null for other readers, and until the text is complete. */
export function useWorkshop(storyId: number | null, written: boolean): Bench | null {
  const client = useQueryClient()
  const { data: workshop } = useQuery({ ...workshopQuery(storyId ?? 0), enabled: storyId !== null && written })

  // What was drawn anew or chosen is shown, also where that was between the reads of story and workshop.
  const drawing = workshop?.redrawing.map(({ redo }) => redo).join() ?? ''
  const before = useRef(drawing)
  useEffect(() => {
    const ended = before.current !== '' && drawing !== before.current
    before.current = drawing
    if (storyId !== null && workshop && (ended || showsOther(client, storyId, workshop)))
      void refreshStory(client, storyId)
  }, [client, storyId, workshop, drawing])

  const redraw = useCallback(
    (paragraph: Paragraph | null, wish: string) =>
      void (storyId !== null && drawAnew(client, storyId, paragraph, wish)),
    [client, storyId],
  )
  const choose = useCallback(
    (version: PictureVersion) => void (storyId !== null && putInPlace(client, storyId, version)),
    [client, storyId],
  )
  if (!workshop) return null
  return {
    workshop,
    versionsOf: (subject) => workshop.versions.filter((version) => version.subject === subject),
    isRedrawing: (subject) => workshop.redrawing.some((entry) => entry.subject === subject),
    redraw,
    choose,
  }
}

/** Whether the story was read before a picture of it was changed. */
function showsOther(client: QueryClient, storyId: number, { versions }: Workshop): boolean {
  const cover = client.getQueryData(storyQuery(storyId).queryKey)?.coverImageUrl
  const chapters = client.getQueryData(paragraphsQuery(storyId).queryKey) ?? []
  const shown = new Map([[0, cover], ...chapters.map((one) => [one.paragraphNumber, one.imageUrl] as const)])
  return versions.some(({ inUse, subject, imageUrl }) => inUse && (shown.get(subject) ?? imageUrl) !== imageUrl)
}

async function drawAnew(
  client: QueryClient,
  storyId: number,
  paragraph: Paragraph | null,
  wish: string,
): Promise<void> {
  const { queryKey } = workshopQuery(storyId)
  const entry = { subject: paragraph?.paragraphNumber ?? 0, redo: newUuid(), wish }
  await client.cancelQueries({ queryKey })
  client.setQueryData(
    queryKey,
    (workshop) =>
      workshop && {
        ...workshop,
        redrawsLeft: Math.max(0, workshop.redrawsLeft - 1),
        redrawing: [...workshop.redrawing, entry],
      },
  )
  try {
    const asked = { redo: entry.redo, wish }
    await (paragraph
      ? call('illustrateParagraph', { params: { id: paragraph.id }, body: asked, outlives: true })
      : call('generateCover', { params: { storyId }, body: asked, outlives: true }))
  } catch (error) {
    toast({
      title: 'No pudimos dibujarla',
      description: explain(error, MESSAGES.generationFailed),
      variant: 'destructive',
    })
  } finally {
    await client.invalidateQueries({ queryKey })
  }
}

async function putInPlace(client: QueryClient, storyId: number, version: PictureVersion): Promise<void> {
  const { queryKey } = workshopQuery(storyId)
  const before = client.getQueryData(queryKey)
  client.setQueryData(queryKey, (workshop) => workshop && inPlace(workshop, version))
  try {
    client.setQueryData(queryKey, await call('choosePicture', { params: { id: version.id } }))
    await refreshStory(client, storyId)
  } catch (error) {
    client.setQueryData(queryKey, before)
    toast({ title: 'Error', description: explain(error, MESSAGES.unavailable), variant: 'destructive' })
  }
}

function inPlace(workshop: Workshop, { id, subject }: PictureVersion): Workshop {
  const versions = workshop.versions.map((version) =>
    version.subject === subject ? { ...version, inUse: version.id === id } : version,
  )
  return { ...workshop, versions }
}
