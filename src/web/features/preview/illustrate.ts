import type { Paragraph } from '../../../contract/stories.ts'

/** Requests that run at once. Browsers open six connections to a host: one stays free for pictures and polls. */
const SIDE_BY_SIDE = 5

/** What is to be drawn: the cover, or a paragraph. */
export type Drawing = 'cover' | Paragraph

/** What still lacks its picture, the cover among the first: it is what the eye rests on meanwhile. */
export function missingDrawings(paragraphs: readonly Paragraph[], coverImageUrl: string | null): Drawing[] {
  const missing: Drawing[] = paragraphs.filter((paragraph) => !paragraph.imageUrl)
  if (!coverImageUrl) missing.splice(1, 0, 'cover')
  return missing
}

/** Draws all of them side by side; a failure is told and stops nobody else. */
export async function illustrateAll(
  drawings: readonly Drawing[],
  draw: (drawing: Drawing) => Promise<void>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const queue = [...drawings]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      try {
        // Each worker draws one after the other: that is what bounds them.
        // oxlint-disable-next-line no-await-in-loop
        await draw(next)
      } catch (error) {
        onFailure(error)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(SIDE_BY_SIDE, queue.length) }, work))
}

export function illustratedCount(paragraphs: readonly Paragraph[]): number {
  return paragraphs.filter((paragraph) => paragraph.imageUrl).length
}

/** True where the book can be printed: there are paragraphs, and none lacks its picture. */
export function isFullyIllustrated(paragraphs: readonly Paragraph[]): boolean {
  return paragraphs.length > 0 && illustratedCount(paragraphs) === paragraphs.length
}
