import type { LooksRequest, PictureRequest } from '../../../engine.ts'
import { readPhoto } from '../../photo/photo.ts'
import { drawPicture } from './draw-picture.ts'
import { drawLooks } from './likeness.ts'

/** Draws stamp-sized pictures and reads one as a photo: code is compiled and networks are loaded before the first visitor waits. */
export async function warmUp(): Promise<null> {
  await readPhoto(await drawLooks({ ...HEAD, style: 'realista' }))
  for (const style of ['infantil', 'ghibli'] as const)
    await drawPicture(request(style), { sender: null, recipient: null }, 'warm', () => Promise.resolve())
  return null
}

const HEAD: Omit<LooksRequest, 'style'> = {
  sitter: { of: 'recipient', senderName: 'Ana', recipientName: 'Leo', recipientRelation: 'hijo' },
  looks: [
    {
      skin: '#c68c5f',
      hair: '#221813',
      hairType: 'liso',
      hairLength: 'corto',
      glasses: false,
      beard: 'ninguna',
      clothes: '#2a6fb0',
    },
  ],
  side: 320,
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
