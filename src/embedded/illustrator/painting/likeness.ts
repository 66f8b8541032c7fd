import type { Coat, ImageBytes, LooksRequest, PhotoReading, Sitter } from '../../../engine.ts'
import { readPhoto } from '../../photo/photo.ts'
import { readAnimal } from '../../photo/animal/animal.ts'
import { animalOf } from '../planning/animals.ts'
import { completeLook } from '../planning/complete-look.ts'
import { kinshipOf } from '../planning/kinship.ts'
import { drawAnimals } from './draw-animals.ts'
import { drawHeads } from './draw-heads.ts'

/** Reads a photo; what it does not show of its sitter is what is likely of them. Of an animal its coat is read. */
export async function readSitter(photo: ImageBytes, sitter: Sitter | undefined): Promise<PhotoReading> {
  if (!sitter) return readPhoto(photo)
  const { pet, ...people } = kinshipOf(sitter)
  if (pet && sitter.of === 'recipient') return readAnimal(photo, animalOf(pet))
  const reading = await readPhoto(photo)
  const person = people[sitter.of]
  const isChild = person.age === 'baby' || person.age === 'child'
  return { ...reading, look: completeLook(reading, person), sitter: isChild ? 'child' : 'grown' }
}

/** Each head as old and of the gender that a story with this look makes it, or each animal; WebP. */
export function drawLooks({ sitter, looks, style, side }: LooksRequest): Promise<ImageBytes> {
  if (areCoats(looks)) return drawAnimals({ coats: looks, style, side })
  const heads = looks.map((look) => ({
    look,
    person: kinshipOf({ ...sitter, [LOOK_OF[sitter.of]]: look })[sitter.of],
  }))
  return drawHeads({ heads, style, side, columns: heads.length })
}

function areCoats(looks: LooksRequest['looks']): looks is readonly Coat[] {
  return looks.every((look) => 'animal' in look)
}

const LOOK_OF = { sender: 'senderLook', recipient: 'recipientLook' } as const
