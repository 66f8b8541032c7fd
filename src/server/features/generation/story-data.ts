import { splitChapter } from '../../../contract/stories.ts'
import type { ParagraphRow, StoryRow } from '../../db/schema/stories.ts'
import type { Chapter, Scene, StoryHead } from '../../../engine.ts'

/** Rows as engines see them. */

const NO_SCENE: Scene = { place: '', time: '', action: '', objects: [] }

/** Null until the writer has given it. */
export function headOf(row: StoryRow): StoryHead | null {
  if (row.storyTitle === null || row.coverPrompt === null) return null
  return {
    title: row.storyTitle,
    characters: row.characters,
    cover: { imagePrompt: row.coverPrompt, scene: row.coverScene ?? NO_SCENE },
    ...(row.plot && { plot: row.plot }),
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
