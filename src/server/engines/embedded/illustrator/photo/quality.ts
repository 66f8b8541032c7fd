import type { PhotoQuality, PhotoReading } from '../../../engine.ts'
import { oklab } from '../colour.ts'
import type { Face } from './faces.ts'
import { sampleSquare, type Pixels } from './pixels.ts'
import { bareFace, sampleFrame } from './regions.ts'
import type { Sitter } from './sitter.ts'

/** What may make a portrait less like its person, in the order in which it is worth saying. */
export const PHOTO_FINDINGS = ['no-face', 'several-faces', 'small', 'dark', 'blurred'] as const
export type PhotoFinding = (typeof PHOTO_FINDINGS)[number]

/** Kind Spanish for the wizard: what was noticed, and what would help. */
export const FINDING_TEXTS: Record<PhotoFinding, string> = {
  'no-face': 'No hemos encontrado ninguna cara. Prueba con una foto de frente; si prefieres esta, cuéntanos cómo es.',
  'several-faces': 'Hay varias personas en la foto y hemos elegido la que más se ve. Si no es ella, sube otra.',
  small: 'La cara se ve pequeñita. Con una foto más de cerca se parecerá más.',
  dark: 'La foto está algo oscura. Con más luz acertaremos mejor con los colores.',
  blurred: 'La foto está un poco borrosa. Si tienes otra más nítida, el retrato saldrá mejor.',
}

const SMALL = 90
/** Low on purpose: dark skin in good light is no dark photo. */
const DARK = 0.25
const BLURRED = 0.11
/** Another face counts where it is at least this much of the main one's size. */
const RIVAL = 0.6

/** What to tell about a photo; nothing where it is good. */
export function photoFindings(reading: PhotoReading): PhotoFinding[] {
  if (!reading.face) return ['no-face']
  const { quality } = reading
  if (!quality) return []
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
