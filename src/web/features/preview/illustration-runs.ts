import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { PhotoField } from '../../../contract/brief-fields.ts'
import type { Brief } from '../../../contract/brief.ts'
import type { Paragraph } from '../../../contract/stories.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { api, ApiError } from '../../api.ts'
import { toast } from '../../ui/toast.ts'
import { illustrateAll, missingDrawings, type Drawing } from './illustrate.ts'
import { paragraphsQuery, storyQuery } from './queries.ts'

/** The drawing that goes on for a story, whatever page is shown meanwhile. */
export type Run = { running: boolean; drawing: ReadonlySet<'cover' | number> }

const UNTOLD: readonly string[] = [MESSAGES.generationFailed, MESSAGES.unavailable, MESSAGES.internal]
const RESTING: Run = { running: false, drawing: new Set() }
const runs = new Map<number, Run>()
const endedAt = new Map<number, number>()
const listeners = new Set<() => void>()

export type Wish = Required<Pick<Brief, PhotoField | 'illustrationStyle'>>

/** Draws what the story lacks. A second call while one runs does nothing. */
export async function runIllustrations(
  client: QueryClient,
  storyId: number,
  paragraphs: readonly Paragraph[],
  coverImageUrl: string | null,
  wish: Wish,
): Promise<void> {
  if (runs.get(storyId)?.running) return
  const drawings = missingDrawings(paragraphs, coverImageUrl)
  set(storyId, { running: true, drawing: new Set(drawings.map(keyOf)) })
  remember(storyId)
  let refused = false
  let isTold = false
  // Failures are only logged; what a person can do something about (another scene, more patience) is told, once a run.
  const tellOnce = (error: unknown) => {
    const told = error instanceof ApiError ? error.body : undefined
    if (isTold || !told || UNTOLD.includes(told.message)) return
    isTold = true
    toast({ title: 'Falta una ilustración', description: told.message, variant: 'destructive' })
  }
  await illustrateAll(
    drawings,
    async (drawing) => {
      try {
        await draw(client, storyId, drawing, wish)
      } finally {
        const left = new Set(runs.get(storyId)?.drawing)
        left.delete(keyOf(drawing))
        set(storyId, { running: true, drawing: left })
      }
    },
    (error) => {
      refused ||= error instanceof ApiError
      tellOnce(error)
      // oxlint-disable-next-line no-console -- a failed illustration is only logged
      console.error('An illustration failed', error)
    },
  )
  endedAt.set(storyId, Date.now())
  set(storyId, RESTING)
  // A connection that broke is taken up again with the next visit; a refusal waits for the button.
  if (refused || !isStillMissing(client, storyId)) forgetRun(storyId)
}

/** True where drawing was asked for in this tab, has not come to its end, and the server has answered since. */
export function wasInterrupted(storyId: number, answeredAt: number): boolean {
  return read() === String(storyId) && !runs.get(storyId)?.running && answeredAt > (endedAt.get(storyId) ?? 0)
}

/** Nothing is drawn any more until the button is pressed again. */
export function forgetRun(storyId: number): void {
  if (read() === String(storyId)) sessionStorage.removeItem(MARK)
}

export function useRun(storyId: number | null): Run {
  const get = () => (storyId === null ? RESTING : (runs.get(storyId) ?? RESTING))
  return useSyncExternalStore(subscribe, get, get)
}

async function draw(client: QueryClient, storyId: number, drawing: Drawing, wish: Wish): Promise<void> {
  if (drawing === 'cover') {
    const { coverImageUrl } = await api.generateCover(storyId, wish)
    client.setQueryData(storyQuery(storyId).queryKey, (story) => story && { ...story, coverImageUrl })
  } else {
    const { imageUrl } = await api.illustrateParagraph(drawing.id, { imagePrompt: drawing.imagePrompt, ...wish })
    client.setQueryData(paragraphsQuery(storyId).queryKey, (paragraphs) =>
      paragraphs?.map((paragraph) => (paragraph.id === drawing.id ? { ...paragraph, imageUrl } : paragraph)),
    )
    void client.invalidateQueries({ queryKey: paragraphsQuery(storyId).queryKey })
  }
}

function isStillMissing(client: QueryClient, storyId: number): boolean {
  const paragraphs = client.getQueryData(paragraphsQuery(storyId).queryKey)
  const story = client.getQueryData(storyQuery(storyId).queryKey)
  return !paragraphs || !story || missingDrawings(paragraphs, story.coverImageUrl).length > 0
}

function keyOf(drawing: Drawing): 'cover' | number {
  return drawing === 'cover' ? drawing : drawing.id
}

function set(storyId: number, run: Run): void {
  runs.set(storyId, run)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Which story this tab is drawing: outlives a reload, not the tab. */
const MARK = 'story-generator-illustrating'

function remember(storyId: number): void {
  try {
    sessionStorage.setItem(MARK, String(storyId))
  } catch {
    // Then a reload asks for another press of the button.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(MARK)
  } catch {
    return null
  }
}
