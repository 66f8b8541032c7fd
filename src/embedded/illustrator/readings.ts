import { hash } from 'node:crypto'
import type { ImageBytes, PhotoReading, PictureRequest, Sitter } from '../../engine.ts'
import type { Readings } from './painting/people-photos.ts'
import { kinshipOf } from './planning/kinship.ts'

/** Of two stories at a time, and of the next. */
const KEPT = 8

/** Reads what a picture is to know of its photos. A story asks for the same two six times: each is read once. */
export function createReadings(
  read: (photo: ImageBytes, sitter?: Sitter) => Promise<PhotoReading>,
): (request: Pick<PictureRequest, 'brief' | 'photos'>) => Promise<Readings> {
  const known = new Map<string, Promise<PhotoReading>>()

  function readOnce(photo: ImageBytes, animal?: Sitter): Promise<PhotoReading> {
    const key = `${hash('sha256', photo)} ${animal?.recipientRelation ?? ''}`
    const reading = known.get(key) ?? read(photo, animal)
    known.set(key, reading)
    reading.catch(() => known.delete(key))
    for (const oldest of known.keys()) if (known.size > KEPT) known.delete(oldest)
    return reading
  }

  return async ({ brief, photos }) => {
    const animal = kinshipOf(brief).pet ? ({ ...brief, of: 'recipient' } as const) : undefined
    const isKnown = animal ? brief.recipientCoat : brief.recipientLook
    const [sender, recipient] = await Promise.all([
      photos.sender && !brief.senderLook ? readOnce(photos.sender.image) : null,
      photos.recipient && !isKnown ? readOnce(photos.recipient.image, animal) : null,
    ])
    return { sender, recipient }
  }
}
