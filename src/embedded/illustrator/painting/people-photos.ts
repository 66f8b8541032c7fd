import { createHash } from 'node:crypto'
import type { Canvas } from '@napi-rs/canvas'
import type { Style } from '../../../contract/styles.ts'
import type { Look, PersonPhoto, PhotoReading, PictureRequest } from '../../../engine.ts'
import type { Looks } from '../planning/cast.ts'
import { completeLook } from '../planning/complete-look.ts'
import { type Kinship, kinshipOf } from '../planning/kinship.ts'
import { readPhoto } from '../../photo/photo.ts'
import { paintPortrait } from '../../photo/portrait.ts'

/** Readings of the last few photos: a story asks for the same two six times. */
const readings = new Map<string, Promise<PhotoReading>>()
const KEPT = 8

function readOnce(photo: PersonPhoto): Promise<PhotoReading> {
  const key = createHash('sha256').update(photo.image).digest('base64')
  const known = readings.get(key)
  if (known) return known
  const reading = readPhoto(photo.image)
  readings.set(key, reading)
  if (readings.size > KEPT) readings.delete(readings.keys().next().value!)
  return reading
}

/**
 * Looks that the brief does not state, read from the photos, and from what is known of the people where a photo is not
 * sure. A photo without a face says nothing.
 */
export async function looksOf({ brief, photos }: PictureRequest): Promise<Looks> {
  const kinship = kinshipOf(brief)
  return {
    sender: await lookOf(brief.senderLook, photos.sender, kinship.sender),
    recipient: await lookOf(brief.recipientLook, photos.recipient, kinship.recipient),
  }
}

async function lookOf(
  stated: Look | undefined,
  photo: PersonPhoto | null,
  person: Kinship['sender'],
): Promise<Look | null> {
  if (stated) return stated
  if (!photo) return null
  const reading = await readOnce(photo)
  return reading.face ? completeLook(reading, person) : null
}

/** The person's portrait in the manner of the style, for a frame. */
export async function portraitOf(photo: PersonPhoto | null, style: Style): Promise<Canvas | null> {
  return photo ? paintPortrait(photo.image, style) : null
}
