import { answersIn } from '../../../contract/brief-fields.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Ctx } from '../../context.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import {
  EngineError,
  type CallOptions,
  type Chapter,
  type ImageBytes,
  type PersonPhoto,
  type StoryHead,
} from '../../../engine.ts'

/** Where a moderator is configured, nothing that it refuses is written, drawn or shown. */

type Options = Omit<CallOptions, 'seed'>
type Photos = { sender: PersonPhoto | null; recipient: PersonPhoto | null }

/** @throws EngineError refused, with the moderator's kind reason */
export function reviewBrief(ctx: Ctx, story: StoryRow, photos: Photos, options: Options): Promise<void> {
  return review(ctx, { texts: answersIn(story.brief), images: imagesOf(photos) }, options)
}

/** @throws EngineError refused */
export function reviewTexts(ctx: Ctx, texts: string[], options: Options): Promise<void> {
  return review(ctx, { texts }, options)
}

/** @throws EngineError refused */
export function reviewPhotos(ctx: Ctx, photos: Photos, options: Options): Promise<void> {
  return review(ctx, { images: imagesOf(photos) }, options)
}

/** @throws EngineError refused */
export function reviewDrawn(ctx: Ctx, picture: ImageBytes, options: Options): Promise<void> {
  return review(ctx, { images: [picture] }, options, MESSAGES.pictureRefused)
}

export function wordsOf(part: StoryHead | Chapter): string[] {
  return 'paragraphs' in part
    ? [part.title, ...part.paragraphs, part.imagePrompt]
    : [part.title, part.cover.imagePrompt]
}

async function review(
  ctx: Ctx,
  input: { texts?: string[]; images?: ImageBytes[] },
  options: Options,
  reason?: string,
): Promise<void> {
  const verdict = await ctx.deps.moderator?.review(input, options)
  if (verdict?.ok === false)
    throw new EngineError('refused', 'refused by moderation', { userMessage: reason ?? verdict.reason })
}

function imagesOf(photos: Photos): ImageBytes[] {
  return [photos.sender, photos.recipient].flatMap((photo) => (photo ? [photo.image] : []))
}
