import type { Brief } from '../../../contract/brief.ts'
import { coverLine } from '../../../contract/cover-line.ts'
import { dedicationLines } from '../../../contract/dedication.ts'
import type { Recording } from '../../../contract/recordings.ts'
import { splitChapter, type Story } from '../../../contract/stories.ts'
import { chapterName } from '../stories/chapter-text.tsx'

export type ReadableStory = Pick<
  Story,
  'storyTitle' | 'recipientName' | 'dedication' | 'dedications' | 'coverImageUrl' | 'parts'
> & {
  senderName: string | undefined
  /** Chapters in their giver's voice, or a narrator's. */
  voice?: readonly Recording[]
  occasion?: Brief['occasion']
}

export type ChapterPage = {
  kind: 'chapter'
  label: string
  number: number
  title: string
  paragraphs: string[]
  imageUrl: string | null
}
export type ReaderPage =
  | { kind: 'cover'; label: string }
  | { kind: 'opening'; label: string }
  | { kind: 'dedications'; label: string }
  | { kind: 'end'; label: string }
  | ChapterPage

/** The reader's pages: cover, opening, chapters, what relatives left, end. */
export function pagesOf({ parts, dedications = [] }: ReadableStory): ReaderPage[] {
  const chapters = parts.map((part): ChapterPage => {
    const { title, paragraphs } = splitChapter(part.content)
    const number = part.paragraphNumber
    return {
      kind: 'chapter',
      label: `${chapterName(number)}: ${title}`,
      number,
      title,
      paragraphs,
      imageUrl: part.imageUrl ?? null,
    }
  })
  return [
    { kind: 'cover', label: 'Portada' },
    { kind: 'opening', label: 'Dedicatoria' },
    ...chapters,
    ...(dedications.length > 0 ? [{ kind: 'dedications', label: 'Dedicatorias' } as const] : []),
    { kind: 'end', label: 'Fin' },
  ]
}

/** Where a page is heard in its giver's or a narrator's voice; null where that is not recorded. */
export function recordingOf(page: ReaderPage, { voice = [] }: ReadableStory): string | null {
  return page.kind === 'chapter' ? (voice.find(({ chapter }) => chapter === page.number)?.soundUrl ?? null) : null
}

/** What is said of a page when it is read aloud, a text a block; a chapter's title comes before its paragraphs. */
export function spokenBlocks(page: ReaderPage, story: ReadableStory): string[] {
  switch (page.kind) {
    case 'cover':
      return [story.storyTitle, coverLine(story)]
    case 'opening':
      return spokenDedication(story)
    case 'chapter':
      return [page.title, ...page.paragraphs]
    case 'dedications':
      return (story.dedications ?? []).flatMap(({ author, line, memory }) => [author, line, memory].filter(Boolean))
    default:
      return ['Fin']
  }
}

function spokenDedication(story: ReadableStory): string[] {
  const { said, signature } = dedicationLines(story.dedication ?? '', story)
  return [said, signature].filter(Boolean)
}
