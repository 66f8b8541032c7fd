import type { Brief } from '../../../contract/brief.ts'
import type { Dedication, Paragraph, Part, Story } from '../../../contract/stories.ts'
import { CHAPTERS, DEFAULT_STORY_TITLE } from '../../../contract/constants.ts'
import { routes } from '../../../contract/routes.ts'
import type { EntryRow } from '../../db/schema/guestbooks.ts'
import type { ParagraphRow, StoryRow } from '../../db/schema/stories.ts'

export function pictureUrl(pictureId: number | null): string | null {
  return pictureId === null ? null : `/api/pictures/${pictureId}`
}

export function presentParagraph(row: ParagraphRow): Paragraph {
  return {
    id: row.id,
    storyId: row.storyId,
    paragraphNumber: row.paragraphNumber,
    paragraphText: row.paragraphText,
    imagePrompt: row.imagePrompt,
    imageUrl: pictureUrl(row.pictureId),
  }
}

export function presentPart(row: ToldParagraph): Part {
  return {
    paragraphNumber: row.paragraphNumber,
    content: row.paragraphText,
    imageUrl: pictureUrl(row.pictureId),
  }
}

/** The columns that are presented to a story's readers. */
export type ToldStory = Pick<StoryRow, 'id' | 'storyTitle' | 'coverPictureId' | 'createdAt' | 'dedication'> &
  Pick<Brief, 'recipientName'>
export type ToldParagraph = Pick<ParagraphRow, 'paragraphNumber' | 'paragraphText' | 'pictureId'>

/** `photo` and `sound` say whether there is one. */
export type ToldDedication = Pick<EntryRow, 'id' | 'author' | 'line' | 'memory'> & { photo: boolean; sound: boolean }

/** Where whoever reads finds what lies beside a dedication. */
export type DedicationPaths = { photo: (entryId: number) => string; sound: (entryId: number) => string }

export function presentStory(
  row: ToldStory,
  paragraphs: ToldParagraph[],
  dedications: readonly ToldDedication[],
  paths = dedicationPaths(row.id),
): Story {
  return {
    storyId: row.id,
    storyTitle: row.storyTitle ?? DEFAULT_STORY_TITLE,
    recipientName: row.recipientName,
    coverImageUrl: pictureUrl(row.coverPictureId),
    parts: paragraphs.map(presentPart),
    createdAt: row.createdAt.toISOString(),
    paragraphsCount: paragraphs.length || CHAPTERS,
    ...(row.dedication && { dedication: row.dedication }),
    ...presentDedications(dedications, paths),
  }
}

export function presentBrief({ brief, senderPhotoId, recipientPhotoId }: StoryRow): Brief {
  return { ...brief, senderPhotoId: senderPhotoId ?? undefined, recipientPhotoId: recipientPhotoId ?? undefined }
}

function presentDedications(told: readonly ToldDedication[], paths: DedicationPaths): { dedications?: Dedication[] } {
  if (told.length === 0) return {}
  return {
    dedications: told.map(({ id, author, line, memory, photo, sound }) => ({
      author,
      line,
      memory,
      photoUrl: photo ? paths.photo(id) : null,
      soundUrl: sound ? paths.sound(id) : null,
    })),
  }
}

/** For a story's own readers. */
export function dedicationPaths(storyId: number): DedicationPaths {
  const at = (path: string) => (entryId: number) =>
    path.replace(':storyId', String(storyId)).replace(':entryId', String(entryId))
  return { photo: at(routes.getDedicationPhoto.path), sound: at(routes.getDedicationSound.path) }
}
