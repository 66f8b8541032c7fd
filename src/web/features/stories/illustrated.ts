import type { Paragraph } from '../../../contract/stories.ts'

export function illustratedCount(paragraphs: readonly Paragraph[]): number {
  return paragraphs.filter((paragraph) => paragraph.imageUrl).length
}

/** True where the book can be printed: there are paragraphs, and none lacks its picture. */
export function isFullyIllustrated(paragraphs: readonly Paragraph[]): boolean {
  return paragraphs.length > 0 && illustratedCount(paragraphs) === paragraphs.length
}
