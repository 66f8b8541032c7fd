import { PHOTO_FINDINGS, type PhotoFinding } from '../../contract/photo-findings.ts'
import { oklab } from '../colour.ts'
import type { Face } from './face/faces.ts'
import { sampleSquare, type Pixels } from './pixels/pixels.ts'
import { bareFace, sampleFrame } from './face/regions.ts'
import type { Sitter } from './sitter.ts'

/** What is measured of the photo's main face. */
type PhotoQuality = {
  /** Pixels of the upright photo. */
  faceWidth: number
  /** Mean lightness of the face's skin, 0 to 1. */
  brightness: number
  /** Detail against contrast; a sharp face is above 0.1. */
  sharpness: number
  /** Faces of about the main one's size, itself included. */
  faces: number
}

const SMALL = 90
/** Low on purpose: dark skin in good light is no dark photo. */
const DARK = 0.25
const BLURRED = 0.11
/** Another face counts where it is at least this much of the main one's size. */
const RIVAL = 0.6

/** What to tell about a photo in which a face was found; nothing where it is good. */
export function findingsOf(quality: PhotoQuality): PhotoFinding[] {
  const found: Record<PhotoFinding, boolean> = {
    'no-face': false,
    'several-faces': quality.faces > 1,
    small: quality.faceWidth < SMALL,
    dark: quality.brightness < DARK,
    blurred: quality.sharpness < BLURRED,
  }
  return PHOTO_FINDINGS.filter((finding) => found[finding])
}

export function measureQuality(photo: Pixels, { landmarks, frame }: Sitter, faces: readonly Face[]): PhotoQuality {
  const box = { left: -0.5, right: 0.5, top: -frame.height / 2, bottom: frame.height / 2 }
  const face = sampleFrame(photo, frame, box, bareFace(landmarks), 800).map(({ colour }) => oklab(colour)[0])
  const [x, y] = frame.at(0, -0.1)
  return {
    faceWidth: Math.round(frame.width * photo.scale),
    brightness: face.reduce((sum, lightness) => sum + lightness, 0) / Math.max(1, face.length),
    sharpness: sharpness(sampleSquare(photo, { x, y, side: frame.width * 0.9, angle: frame.angle }, SIDE, 0, 1)),
    faces: faces.filter((other) => other.side > (faces[0]?.side ?? 0) * RIVAL).length,
  }
}

const SIDE = 96

/** Strength of the finest detail against the contrast of the whole: the Laplacian's mean over the deviation. */
function sharpness(picture: Float32Array): number {
  const green = (x: number, y: number) => picture[(y * SIDE + x) * 3 + 1]!
  let [detail, sum, squares, count] = [0, 0, 0, 0]
  for (let y = 1; y < SIDE - 1; y++) {
    for (let x = 1; x < SIDE - 1; x++) {
      const here = green(x, y)
      detail += Math.abs(4 * here - green(x - 1, y) - green(x + 1, y) - green(x, y - 1) - green(x, y + 1))
      sum += here
      squares += here * here
      count++
    }
  }
  const deviation = Math.sqrt(Math.max(1e-6, squares / count - (sum / count) ** 2))
  return detail / count / deviation
}
