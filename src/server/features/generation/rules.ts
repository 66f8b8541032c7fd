import { createHash } from 'node:crypto'
import { CHAPTERS } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Generation } from '../../../contract/brief.ts'
import type { PictureRow } from '../../db/schema/stories.ts'
import type { EngineError, EngineFailure } from '../../../engine.ts'

/** The cover's number among a story's pictures; chapters are 1 to 5. */
export const COVER = 0
export const PICTURES = CHAPTERS + 1

/** How a piece of work ended badly, as the person hears it. Refused: it will be again unless something is changed. */
export type Failure = { message: string; refused: boolean }

/** A longer Retry-After is a failure. */
const LONGEST_WAIT_MS = 24 * 3_600_000
/** Shorter outages are left to the job's own retries. */
const SHORT_OUTAGE_MS = 60_000
const MOST_WAITS = 20
const PASSING: readonly EngineFailure[] = ['unavailable', 'rate_limited']

/**
 * What becomes of a job whose engine has failed: `retry` where it may pass by itself, a wait where the engine has said
 * when to ask again, else the end. Engines have waited and tried again themselves before they give up, so useless output
 * is retried only once, because each call is paid.
 */
export function outcomeOf(
  { failure, userMessage, retryAfterMs }: EngineError,
  attempt: number,
  postponed: number,
): 'retry' | { waitMs: number } | Failure {
  if (failure === 'bad_output' && attempt === 0) return 'retry'
  if (!PASSING.includes(failure))
    return { message: userMessage ?? MESSAGES.generationFailed, refused: failure === 'refused' }
  const isShort = failure === 'unavailable' && (retryAfterMs ?? 0) <= SHORT_OUTAGE_MS
  if (retryAfterMs === undefined || isShort) return 'retry'
  if (retryAfterMs <= LONGEST_WAIT_MS && postponed < MOST_WAITS) return { waitMs: retryAfterMs }
  return { message: userMessage ?? MESSAGES.enginesBusy, refused: false }
}

/** Equal wishes have equal digests, whatever the order of their fields. */
export function digestOf(values: Record<string, unknown>): string {
  const sorted = Object.fromEntries(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url')
}

/** Whether a picture would be asked for alike today: a photo that it was drawn from may be gone. */
export function isStillAsked({
  imagePrompt,
  style,
  senderPhotoId,
  recipientPhotoId,
  redo,
  wish,
  requestDigest,
}: PictureRow): boolean {
  const own = { imagePrompt, style, senderPhotoId, recipientPhotoId }
  // A redraw that its asker did not name so is known by the rest.
  return [own, { ...own, redo, wish }].some((asked) => digestOf(asked) === requestDigest)
}

export function briefDigest({ attempt: _, ...brief }: Generation): string {
  return digestOf(brief)
}

/** Equal for pictures that lean on the same character sheet: same people, same clothes, same style. */
export function sheetDigest(
  { characters }: { characters: string },
  {
    style,
    senderPhotoId,
    recipientPhotoId,
  }: { style: string; senderPhotoId: number | null; recipientPhotoId: number | null },
): string {
  return digestOf({ characters, style, senderPhotoId, recipientPhotoId })
}

/**
 * Percent done of a story that is written and illustrated: the beginning counts 5, each chapter 7 and
 * each picture 10. 100 is kept for the end.
 */
export function progressOf(chapters: number, pictures: number): number {
  return Math.min(99, 5 + 7 * chapters + 10 * pictures)
}

export function progressMessage(chapters: number, pictures: number): string {
  if (chapters === 0) return 'Imaginando la historia…'
  if (chapters < CHAPTERS) return `Escribiendo el capítulo ${chapters + 1} de ${CHAPTERS}…`
  if (pictures < PICTURES) return `Pintando las ilustraciones: ${pictures} de ${PICTURES}…`
  return 'Cosiendo las páginas…'
}
