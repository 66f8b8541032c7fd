import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../../contract/constants.ts'
import type { Ctx } from '../../context.ts'
import type { PictureRow, StoryRow } from '../../db/schema/stories.ts'
import type { PictureRequest } from '../../../engine.ts'
import { readPersonPhotos } from '../photos/reads.ts'
import { paragraphRows } from '../stories/reads.ts'
import { COVER } from './rules.ts'
import { readSheet } from './sheets.ts'
import { chapterOf, headOf } from './story-data.ts'

/** What the illustrator is asked for a picture. Null where the chapter is gone: the story was begun again meanwhile. */
export async function pictureRequest(ctx: Ctx, story: StoryRow, picture: PictureRow): Promise<PictureRequest | null> {
  const head = headOf(story)
  const chapters = (await paragraphRows(ctx, story.id)).map((row) => ({ row, chapter: chapterOf(row) }))
  const paragraph = chapters.find(({ row }) => row.paragraphNumber === picture.subject)
  if (!head || (picture.subject !== COVER && !paragraph)) return null
  return {
    subject: picture.subject === COVER ? 'cover' : picture.subject,
    brief: story.brief,
    head,
    chapter: paragraph?.chapter ?? null,
    earlier: chapters.filter(({ chapter }) => chapter.number < picture.subject).map(({ chapter }) => chapter.scene),
    imagePrompt: picture.imagePrompt,
    style: picture.style,
    width: PICTURE_WIDTH,
    height: PICTURE_HEIGHT,
    photos: await readPersonPhotos(ctx, { sender: picture.senderPhotoId, recipient: picture.recipientPhotoId }),
    sheet: await readSheet(ctx, story, picture),
    ...(picture.redo && { redo: { wish: picture.wish, seed: picture.redo } }),
  }
}
