import type { Canvas } from '@napi-rs/canvas'
import type { Style } from '../../../contract/styles.ts'
import type { Look, PersonPhoto, PhotoReading, PictureRequest } from '../../../engine.ts'
import type { Looks } from '../planning/cast.ts'
import { completeLook } from '../planning/complete-look.ts'
import { type Kinship, kinshipOf } from '../planning/kinship.ts'
import { paintPortrait } from '../../photo/portrait.ts'

/** What the photos show of people whose look the brief does not state; null where there is nothing to read. */
export type Readings = { sender: PhotoReading | null; recipient: PhotoReading | null }

/**
 * Looks that the brief does not state, as read from the photos, and from what is known of the people where a photo is
 * not sure. A photo without a face says nothing.
 */
export function looksOf({ brief }: PictureRequest, readings: Readings): Looks {
  const kinship = kinshipOf(brief)
  return {
    sender: lookOf(brief.senderLook, readings.sender, kinship.sender),
    recipient: lookOf(brief.recipientLook, readings.recipient, kinship.recipient),
    coat: readings.recipient?.coat ?? null,
  }
}

function lookOf(stated: Look | undefined, reading: PhotoReading | null, person: Kinship['sender']): Look | null {
  if (stated) return stated
  return reading?.face ? completeLook(reading, person) : null
}

/** The person's portrait in the manner of the style, for a frame. */
export async function portraitOf(photo: PersonPhoto | null, style: Style): Promise<Canvas | null> {
  return photo ? paintPortrait(photo.image, style) : null
}
