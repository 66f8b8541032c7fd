import type { PictureRequest } from '../../../engine.ts'

const MAX_LENGTH = 240

/** Spanish alternative text of a picture: where it belongs and what happens in it. */
export function altText({ subject, head, chapter }: Pick<PictureRequest, 'subject' | 'head' | 'chapter'>): string {
  const { action, place } = chapter?.scene ?? head.cover.scene
  const scene = [action, place].map((part) => part.replace(/[.\s]+$/, '')).filter(Boolean)
  const where = subject === 'cover' ? `Portada de «${head.title}»` : `Ilustración de «${chapter?.title ?? head.title}»`
  const text = scene.length > 0 ? `${where}: ${scene.join('; ')}.` : `${where}.`
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1).replace(/\s+\S*$/, '')}…`
}
