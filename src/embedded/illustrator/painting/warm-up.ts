import type { PictureRequest } from '../../../engine.ts'
import { drawPicture } from './draw-picture.ts'

/** Draws a stamp-sized picture, so that code is compiled and noise is made before the first visitor waits. */
export async function warmUp(): Promise<null> {
  for (const style of ['infantil', 'ghibli', 'comic'] as const)
    await drawPicture(request(style), 'warm', () => Promise.resolve())
  return null
}

function request(style: PictureRequest['style']): PictureRequest {
  const scene = { place: 'el jardín', time: 'por la tarde', action: 'caminan', objects: [] }
  return {
    subject: 'cover',
    brief: {
      senderName: 'Ana',
      recipientName: 'Leo',
      recipientRelation: 'hijo',
      favoriteThing: 'aventuras',
      specialMemory: 'momentos especiales',
      admiration: 'su alegría',
      extraTrait: '',
      illustrationStyle: style,
    },
    head: { title: '', characters: '', cover: { imagePrompt: '', scene } },
    chapter: null,
    imagePrompt: '',
    style,
    width: 300,
    height: 200,
    photos: { sender: null, recipient: null },
    sheet: null,
  }
}
