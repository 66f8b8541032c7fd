import type { ImageBytes, PhotoReading, Rect } from '../../engine.ts'
import { oklab } from '../colour.ts'
import type { Face } from './face/faces.ts'
import { outline, type Landmarks } from './face/landmarks.ts'
import { beardedFace, readBeard } from './look/beard.ts'
import { readBrows } from './look/brows.ts'
import { calibrated } from './look/calibration.ts'
import { readClothes } from './look/clothes.ts'
import { coveredShare, hidesHair } from './look/covering.ts'
import { readCut } from './look/cut.ts'
import { readEyes } from './look/eyes.ts'
import { readFace } from './look/face.ts'
import { readFrame, readGlasses } from './look/glasses.ts'
import { readHair } from './look/hair.ts'
import { measureFrames } from './look/measure-frames.ts'
import { readSkin } from './look/skin.ts'
import { UNKNOWN_LOOK } from './look/unknown-look.ts'
import { measureLook } from './measure-look.ts'
import { findingsOf, measureQuality } from './quality.ts'
import type { Pixels } from './pixels/pixels.ts'
import { studyPhoto, type Sitter } from './sitter.ts'

/**
 * Finds the most prominent face and how the person looks. Takes JPEG, PNG or WebP; throws where the
 * bytes are no picture, and the signal's reason where it is aborted between two steps.
 */
export async function readPhoto(photo: ImageBytes, signal?: AbortSignal): Promise<PhotoReading> {
  const { pixels, faces, sitter } = await studyPhoto(photo, signal)
  if (!sitter) return { face: null, faces: [], look: UNKNOWN_LOOK, sure: {}, findings: ['no-face'] }
  const face = faceRect(pixels, sitter.landmarks)
  return {
    face,
    faces: [face, ...faces.filter((other) => !isWithin(face, other)).map(rectOf)],
    ...readLook(pixels, sitter),
    findings: findingsOf(measureQuality(pixels, sitter, faces)),
  }
}

function readLook(photo: Pixels, sitter: Sitter): Pick<PhotoReading, 'look' | 'sure'> {
  const measures = measureLook(photo, sitter)
  const { upright, brows, cut, strands, face: measured } = measures
  const skin = readSkin({ ...measures, face: measures.skin, hair: strands.middle })
  const seen = { ...measures, lightness: oklab(skin.value)[0] }
  const beard = readBeard(seen)
  const covered = coveredShare(seen)
  const isHidden = hidesHair(strands, covered)
  const hair = readHair({ ...seen, ...beardedFace(seen) }, { isHidden, beard: beard.colour })
  const style = readCut(cut, { ...strands, hairType: hair.type.value, hairLength: hair.length.value })
  const glasses = readGlasses({ ...seen, yaw: measured.expression.yaw })
  const clothes = readClothes(measures.clothes, {
    skin: measures.skin.colour,
    lightness: seen.lightness,
    hair: { ...strands, hairType: hair.type.value, hairLength: hair.length.value },
  })
  const face = readFace(measured)
  const eyeColour = readEyes(measures.eyes, { skin: oklab(skin.value), hair: oklab(hair.colour.value) })
  const read = {
    skin,
    hair: hair.colour,
    hairType: hair.type,
    hairLength: hair.length,
    glasses,
    beard,
    clothes,
    covering: { sure: 1 - covered },
  }
  return {
    look: {
      skin: skin.value,
      hair: hair.colour.value,
      hairType: hair.type.value,
      hairLength: hair.length.value,
      glasses: glasses.value,
      beard: beard.value,
      clothes: clothes.value,
      ...face.look,
      ...readBrows(brows, { hair: hair.colour.value, hairType: hair.type.value }),
      ...(isHidden ? {} : style),
      ...(glasses.value ? readFrame(measureFrames(upright)) : {}),
      ...(eyeColour ? { eyeColour: eyeColour.value } : {}),
    },
    sure: { ...calibrated(read), ...face.sure, ...(eyeColour ? { eyeColour: eyeColour.sure } : {}) },
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
    left: x0 + photo.left,
    top: y0 + photo.top,
    width: Math.max(1, from(right + width * 0.35, photo.width) - x0),
    height: Math.max(1, from(bottom + height * 0.22, photo.height) - y0),
  }
}

function isWithin({ left, top, width, height }: Rect, { x, y }: Face): boolean {
  return x > left && x < left + width && y > top && y < top + height
}

/** A face that was found but not read, with about as much air; the detector's square runs from brow to chin. */
function rectOf({ x, y, side }: Face): Rect {
  const [left, top] = [Math.max(0, Math.round(x - side * 0.85)), Math.max(0, Math.round(y - side))]
  return { left, top, width: Math.round(x + side * 0.85) - left, height: Math.round(y + side * 0.8) - top }
}
