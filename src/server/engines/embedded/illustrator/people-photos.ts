import { createHash } from 'node:crypto'
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import type { Look, PersonPhoto, PhotoReading, PictureRequest } from '../../engine.ts'
import type { Looks } from './cast.ts'
import { readPhoto } from './photo/photo.ts'

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

/** Looks that the brief does not state, read from the photos. A photo without a face says nothing. */
export async function looksOf({ brief, photos }: PictureRequest): Promise<Looks> {
  return {
    sender: await lookOf(brief.senderLook, photos.sender),
    recipient: await lookOf(brief.recipientLook, photos.recipient),
  }
}

async function lookOf(stated: Look | undefined, photo: PersonPhoto | null): Promise<Look | null> {
  if (stated) return stated
  if (!photo) return null
  const reading = await readOnce(photo)
  return reading.face ? reading.look : null
}

const SIDE = 384

/** The square round a person's face, for a frame. */
export async function portraitOf(photo: PersonPhoto | null): Promise<Canvas | null> {
  if (!photo) return null
  const { face } = await readOnce(photo)
  const image = await loadImage(photo.image)
  const side = Math.min(image.width, image.height, face ? Math.max(face.width, face.height) * 1.2 : Infinity)
  const centreX = face ? face.left + face.width / 2 : image.width / 2
  const centreY = face ? face.top + face.height / 2 : image.height * 0.42
  const left = Math.max(0, Math.min(image.width - side, centreX - side / 2))
  const top = Math.max(0, Math.min(image.height - side, centreY - side / 2))
  const canvas = createCanvas(SIDE, SIDE)
  canvas.getContext('2d').drawImage(image, left, top, side, side, 0, 0, SIDE, SIDE)
  return canvas
}
