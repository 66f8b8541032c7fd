import { createAtom } from '@tanstack/react-store'
import { MESSAGES } from '../../../contract/messages.ts'
import type { PhotoField } from '../../../contract/brief-fields.ts'
import type { Brief } from '../../../contract/brief.ts'
import { call } from '../../call.ts'
import { browserStorage } from '../../kept.ts'
import { ApiError } from '../../send.ts'
import { toast } from '../../ui/toast.ts'

export type Wish = Required<Pick<Brief, PhotoField | 'illustrationStyle'>>

/** A story whose pictures were asked for in this tab, and when that came to its end, in milliseconds since 1970. */
type Drawing = { running: boolean; endedAt: number }

const RESTING: Drawing = { running: false, endedAt: 0 }

/** By story id; outlives the page component. */
export const drawings = createAtom<Readonly<Record<number, Drawing>>>({})

export const drawingOf = (storyId: number | null) => (all: Readonly<Record<number, Drawing>>) =>
  all[storyId ?? 0] ?? RESTING

/** Which story this tab draws: outlives a reload, not the tab. */
const MARK = 'story-generator-illustrating'
const marks = browserStorage('sessionStorage')

/** Asks once for all that a story lacks; its events tell how far that is. A second call while it runs does nothing. */
export async function draw(storyId: number, wish: Wish): Promise<void> {
  if (drawingOf(storyId)(drawings.get()).running) return
  set(storyId, { running: true, endedAt: 0 })
  remember(storyId)
  try {
    await call('illustrateStory', { params: { storyId }, body: wish })
  } catch (error) {
    const told = error instanceof ApiError ? error.body?.message : undefined
    tellFailure(told, error)
    // A refusal waits for the button; a connection that broke is taken up again with the next visit.
    end(storyId, { forget: error instanceof ApiError })
  }
}

/**
 * Draws one chapter, and the cover where the story has none yet: a book whose last chapter was drawn by itself is then
 * whole. What is being drawn already is not drawn twice.
 */
export async function drawOne(
  storyId: number,
  { paragraphId, lacksCover }: { paragraphId: number; lacksCover: boolean },
  wish: Wish,
): Promise<void> {
  const asked = [
    call('illustrateParagraph', { params: { id: paragraphId }, body: wish }),
    ...(lacksCover ? [call('generateCover', { params: { storyId }, body: wish })] : []),
  ]
  for (const answer of await Promise.allSettled(asked)) {
    if (answer.status === 'rejected')
      tellFailure(answer.reason instanceof ApiError ? answer.reason.body?.message : undefined, answer.reason)
  }
}

/** Ends drawing; with `forget`, a reload does not resume it. */
export function end(storyId: number, { forget }: { forget: boolean }): void {
  set(storyId, { running: false, endedAt: Date.now() })
  if (forget && marks.getItem(MARK) === String(storyId)) marks.removeItem(MARK)
}

/** True where drawing was asked for in this tab, has not come to its end, and the server has answered since. */
export function wasInterrupted(storyId: number, answeredAt: number): boolean {
  const { running, endedAt } = drawingOf(storyId)(drawings.get())
  return marks.getItem(MARK) === String(storyId) && !running && answeredAt > endedAt
}

const UNTOLD: readonly string[] = [MESSAGES.generationFailed, MESSAGES.unavailable, MESSAGES.internal]

/** Failures are only logged; what a person can do something about (another scene, more patience) is told. */
export function tellFailure(message: string | undefined, error: unknown): void {
  // oxlint-disable-next-line no-console -- a failed illustration is only logged
  console.error('An illustration failed', error)
  if (!message || UNTOLD.includes(message)) return
  toast({ title: 'Falta una ilustración', description: message, variant: 'destructive' })
}

function set(storyId: number, drawing: Drawing): void {
  drawings.set((all) => ({ ...all, [storyId]: drawing }))
}

function remember(storyId: number): void {
  try {
    marks.setItem(MARK, String(storyId))
  } catch {
    // The storage is full: then a reload asks for another press of the button.
  }
}
