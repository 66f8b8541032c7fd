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

/** `photo` says whether there is one. */
export type ToldDedication = Pick<EntryRow, 'id' | 'author' | 'line' | 'memory'> & { photo: boolean }

/** `photoPath` gives the address of a dedication's photo, for whoever reads. */
export function presentStory(
  row: ToldStory,
  paragraphs: ToldParagraph[],
  dedications: readonly ToldDedication[],
  photoPath = (entryId: number) => dedicationPhotoPath(row.id, entryId),
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
    ...presentDedications(dedications, photoPath),
  }
}

export function presentBrief({ brief, senderPhotoId, recipientPhotoId }: StoryRow): Brief {
  return { ...brief, senderPhotoId: senderPhotoId ?? undefined, recipientPhotoId: recipientPhotoId ?? undefined }
}

function presentDedications(
  told: readonly ToldDedication[],
  photoPath: (entryId: number) => string,
): { dedications?: Dedication[] } {
  if (told.length === 0) return {}
  return {
    dedications: told.map(({ id, author, line, memory, photo }) => ({
      author,
      line,
      memory,
      photoUrl: photo ? photoPath(id) : null,
    })),
  }
}

/** Where a story's own readers find a photo. */
export function dedicationPhotoPath(storyId: number, entryId: number): string {
  return routes.getDedicationPhoto.path.replace(':storyId', String(storyId)).replace(':entryId', String(entryId))
}
