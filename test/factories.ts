import sharp from 'sharp'
import type { Brief } from '../src/contract/brief.ts'
import type { Coat } from '../src/contract/coats.ts'
import type { Look } from '../src/contract/looks.ts'

export const BRIEF = {
  senderName: 'Clara',
  recipientName: 'Mateo',
  recipientRelation: 'hijo',
  favoriteThing: 'los dinosaurios',
  specialMemory: 'la primera vez que vimos el mar',
  admiration: 'siempre ayuda a sus amigos',
  extraTrait: 'habla con las plantas',
  illustrationStyle: 'acuarela',
} satisfies Brief

export const COAT: Coat = {
  animal: 'gato',
  colour: '#2b2624',
  second: '#f3efe8',
  pattern: 'manchas',
  ears: 'dobladas',
  size: 'grande',
}

export const LOOK: Look = {
  skin: '#8a5a3a',
  hair: '#1e1815',
  hairType: 'rizado',
  hairLength: 'largo',
  glasses: true,
  beard: 'barba',
  clothes: '#2a7f62',
}

type FacePhoto = { skin?: string; hair?: string; width?: number; height?: number }
const faces = new Map<string, Promise<Buffer>>()

/** A drawn face: enough of a photo for everything but likeness. Drawn once of each kind, and copied for each caller. */
export async function facePhoto(kind: FacePhoto = {}): Promise<Buffer> {
  const key = JSON.stringify(kind)
  const face = faces.get(key) ?? drawFacePhoto(kind)
  faces.set(key, face)
  return Buffer.from(await face)
}

function drawFacePhoto({ skin = '#e0ac7e', hair = '#3a2618', width = 640, height = 800 }: FacePhoto): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 800">
    <rect width="640" height="800" fill="#b9d0d8"/><rect x="140" y="600" width="360" height="240" rx="90" fill="#c0472f"/>
    <rect x="270" y="500" width="100" height="150" fill="${skin}"/><ellipse cx="320" cy="330" rx="190" ry="235" fill="${hair}"/>
    <ellipse cx="320" cy="380" rx="150" ry="190" fill="${skin}"/><ellipse cx="262" cy="360" rx="17" ry="12" fill="#221"/>
    <ellipse cx="378" cy="360" rx="17" ry="12" fill="#221"/><path d="M255 470q65 50 130 0" stroke="#a03a34" stroke-width="14" fill="none"/>
  </svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer()
}
