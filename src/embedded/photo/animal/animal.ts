import type { Animal } from '../../../contract/coats.ts'
import type { ImageBytes, PhotoReading } from '../../../engine.ts'
import { UNKNOWN_LOOK } from '../look/unknown-look.ts'
import { decode } from '../pixels/pixels.ts'
import { measureCoat, readCoat } from './coat.ts'
import { findSubject } from './subject.ts'

/**
 * Reads the coat of the animal that a photo is of. `animal` is what it is, where that is known: null is one that has no
 * coat to read, as a turtle. Throws where the bytes are no picture.
 */
export async function readAnimal(photo: ImageBytes, animal: Animal | null | undefined): Promise<PhotoReading> {
  const pixels = await decode(photo)
  const reading: PhotoReading = { face: null, faces: [], look: UNKNOWN_LOOK, sure: {}, findings: [], sitter: 'animal' }
  if (animal === null) return reading
  return { ...reading, coat: readCoat(measureCoat(findSubject(pixels)), animal) }
}
