import { hash } from 'node:crypto'
import type { ImageBytes, PhotoReader, PhotoReading, PictureRequest } from '../../engine.ts'
import type { Readings } from './painting/people-photos.ts'
import { completeReading } from './planning/complete-look.ts'
import { kinshipOf } from './planning/kinship.ts'

/** Of four people who choose two photos each at a time. */
const KEPT = 8

type PhotoReadings = PhotoReader & {
  /** What a picture is to know of its photos. */
  readFor(request: Pick<PictureRequest, 'brief' | 'photos'>): Promise<Readings>
}

/**
 * Reads no photo again that has been read: it is asked for when it is chosen and when it is kept, and for a story the same two six times.
 * `read` reads a person, or an animal by the word that was said of it; it looks at nothing else.
 */
export function createReadings(
  read: (photo: ImageBytes, pet: string | null, signal?: AbortSignal) => Promise<PhotoReading>,
): PhotoReadings {
  const known = new Map<string, Promise<PhotoReading>>()

  function keep(key: string, reading: Promise<PhotoReading>): Promise<PhotoReading> {
    // The one that was asked for last is forgotten last.
    known.delete(key)
    known.set(key, reading)
    reading.catch(() => known.delete(key))
    for (const oldest of known.keys()) if (known.size > KEPT) known.delete(oldest)
    return reading
  }

  function readOnce(photo: ImageBytes, pet: string | null = null): Promise<PhotoReading> {
    const key = keyOf(photo, pet)
    return keep(key, known.get(key) ?? read(photo, pet))
  }

  return {
    async read(photo, signal, sitter) {
      const pet = (sitter?.of === 'recipient' && kinshipOf(sitter).pet) || null
      const key = keyOf(photo, pet)
      // Kept once it is there: whoever leaves must not take it from others.
      const reading = await (known.get(key) ?? read(photo, pet, signal))
      await keep(key, Promise.resolve(reading))
      return sitter && pet === null ? completeReading(reading, sitter) : reading
    },
    async readFor({ brief, photos }) {
      const { pet } = kinshipOf(brief)
      const isKnown = pet === null ? brief.recipientLook : brief.recipientCoat
      const [sender, recipient] = await Promise.all([
        photos.sender && !brief.senderLook ? readOnce(photos.sender.image) : null,
        photos.recipient && !isKnown ? readOnce(photos.recipient.image, pet) : null,
      ])
      return { sender, recipient }
    },
  }
}

function keyOf(photo: ImageBytes, pet: string | null): string {
  return `${hash('sha256', photo)} ${pet ?? ''}`
}
