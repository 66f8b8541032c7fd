import type { ImageBytes, Look, PhotoReading, Rect } from '../../server/engines/engine.ts'
import { hex } from '../colour.ts'
import { outline, type Landmarks } from './face/landmarks.ts'
import { measureBeard } from './look/beard.ts'
import { measureClothes } from './look/clothes.ts'
import { measureGlasses } from './look/glasses.ts'
import { measureHair } from './look/hair.ts'
import { enliven } from './look/light.ts'
import { findingsOf, measureQuality } from './quality.ts'
import type { Pixels } from './pixels/pixels.ts'
import { studyPhoto, type Sitter } from './sitter.ts'

/** A friendly look for a photo in which nobody is found; the person corrects it. */
const UNKNOWN_LOOK: Look = {
  skin: '#dcb08e',
  hair: '#4e3524',
  hairType: 'liso',
  hairLength: 'corto',
  glasses: false,
  beard: 'ninguna',
  clothes: '#547ea4',
}

/**
 * Finds the most prominent face and how the person looks. Takes JPEG, PNG or WebP; throws where the
 * bytes are no picture, and the signal's reason where it is aborted between two steps.
 */
export async function readPhoto(photo: ImageBytes, signal?: AbortSignal): Promise<PhotoReading> {
  const { pixels, faces, sitter } = await studyPhoto(photo, signal)
  if (!sitter) return { face: null, look: UNKNOWN_LOOK, findings: ['no-face'] }
  return {
    face: faceRect(pixels, sitter.landmarks),
    look: readLook(pixels, sitter),
    findings: findingsOf(measureQuality(pixels, sitter, faces)),
  }
}

function readLook(photo: Pixels, { landmarks, frame, person, skin, light }: Sitter): Look {
  const hair = measureHair(photo, landmarks, frame, person, skin)
  return {
    skin: hex(light.skin),
    hair: hair.colour ? hex(enliven(light.correct(hair.colour))) : UNKNOWN_LOOK.hair,
    hairType: hair.hairType,
    hairLength: hair.hairLength,
    glasses: measureGlasses(photo, landmarks, frame),
    beard: measureBeard(photo, landmarks, frame, hair.colour),
    clothes: hex(light.correct(measureClothes(photo, frame, person, skin, hair.colour))),
  }
}

/** Face, hair and a little air, in pixels of the original, within it. */
function faceRect(photo: Pixels, landmarks: Landmarks): Rect {
  const oval = outline(landmarks, 'oval')
  const [xs, ys] = [oval.map(([x]) => x), oval.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [width, height] = [right - left, bottom - top]
  const from = (value: number, limit: number) => Math.round(Math.max(0, Math.min(limit, value)) * photo.scale)
  const x0 = from(left - width * 0.35, photo.width)
  const y0 = from(top - height * 0.45, photo.height)
  return {
    left: x0,
    top: y0,
    width: Math.max(1, from(right + width * 0.35, photo.width) - x0),
    height: Math.max(1, from(bottom + height * 0.22, photo.height) - y0),
  }
}
