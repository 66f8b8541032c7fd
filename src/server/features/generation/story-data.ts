import { splitChapter } from '../../../contract/stories.ts'
import type { ParagraphRow, StoryRow } from '../../db/schema/stories.ts'
import type { Brief, Chapter, Scene, StoryHead } from '../../engines/engine.ts'

/** Rows as engines see them. */

export function briefOf(row: StoryRow): Brief {
  return {
    senderName: row.senderName,
    recipientName: row.recipientName,
    recipientRelation: row.recipientRelation,
    favoriteThing: row.favoriteThing,
    specialMemory: row.specialMemory,
    admiration: row.admiration,
    extraTrait: row.extraTrait,
    illustrationStyle: row.illustrationStyle,
    ...(row.recipientGender && { recipientGender: row.recipientGender }),
    ...(row.senderLook && { senderLook: row.senderLook }),
    ...(row.recipientLook && { recipientLook: row.recipientLook }),
  }
}

const NO_SCENE: Scene = { place: '', time: '', action: '', objects: [] }

/** Null until the writer has given it. */
export function headOf(row: StoryRow): StoryHead | null {
  if (row.storyTitle === null || row.coverPrompt === null) return null
  return {
    title: row.storyTitle,
    characters: row.characters,
    cover: { imagePrompt: row.coverPrompt, scene: row.coverScene ?? NO_SCENE },
  }
}

export function chapterOf(row: ParagraphRow): Chapter {
  return {
    number: row.paragraphNumber,
    ...splitChapter(row.paragraphText),
    imagePrompt: row.imagePrompt,
    scene: row.scene,
  }
}
