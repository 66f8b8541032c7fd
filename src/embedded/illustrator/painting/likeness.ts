import type { ImageBytes, LooksRequest, PhotoReading, Sitter } from '../../../engine.ts'
import { readPhoto } from '../../photo/photo.ts'
import { completeLook } from '../planning/complete-look.ts'
import { kinshipOf } from '../planning/kinship.ts'
import { drawHeads } from './draw-heads.ts'

/** Reads a photo; what it does not show of its sitter is what is likely of them. */
export async function readSitter(photo: ImageBytes, sitter: Sitter | undefined): Promise<PhotoReading> {
  const reading = await readPhoto(photo)
  if (!sitter) return reading
  const { pet, ...people } = kinshipOf(sitter)
  const person = people[sitter.of]
  const isChild = person.age === 'baby' || person.age === 'child'
  const kind = pet && sitter.of === 'recipient' ? 'animal' : isChild ? 'child' : 'grown'
  return { ...reading, look: completeLook(reading, person), sitter: kind }
}

/** Each head as old and of the gender that a story with this look makes it; WebP. */
export function drawLooks({ sitter, looks, style, side }: LooksRequest): Promise<ImageBytes> {
  const heads = looks.map((look) => ({
    look,
    person: kinshipOf({ ...sitter, [LOOK_OF[sitter.of]]: look })[sitter.of],
  }))
  return drawHeads({ heads, style, side, columns: heads.length })
}

const LOOK_OF = { sender: 'senderLook', recipient: 'recipientLook' } as const
