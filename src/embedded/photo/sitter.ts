import { createHash } from 'node:crypto'
import type { ImageBytes } from '../../server/engines/engine.ts'
import type { Rgb } from '../../contract/colour.ts'
import { findFaces, type Face } from './face/faces.ts'
import { findLandmarks, type Landmarks } from './face/landmarks.ts'
import { exposure, lightOn, type Light } from './look/light.ts'
import { measureSkin } from './look/skin.ts'
import { findPerson, type Person } from './face/person.ts'
import { decode, type Pixels } from './pixels/pixels.ts'
import { faceFrame, type FaceFrame } from './face/regions.ts'

/** The person of a photo: where the face is, what belongs to them, in what light they sit. */
export type Sitter = {
  landmarks: Landmarks
  frame: FaceFrame
  person: Person
  /** As photographed. */
  skin: Rgb
  light: Light
}

export type Study = { pixels: Pixels; faces: Face[]; sitter: Sitter | null }

/** Points of a face must be at least this sure. */
const SURE = 0.5
/** A story asks for the same two people several times; no more photos are kept, and only in memory. */
const KEPT = 2

const studies = new Map<string, Promise<Study>>()

/**
 * Finds the sitter of a photo. The last two photos are remembered. Throws where the bytes are no
 * picture, and the signal's reason where it is aborted.
 */
export async function studyPhoto(photo: ImageBytes, signal?: AbortSignal): Promise<Study> {
  signal?.throwIfAborted()
  const key = createHash('sha256').update(photo).digest('base64')
  const known = studies.get(key)
  if (known) return known
  const study = decode(photo).then((pixels) => {
    signal?.throwIfAborted()
    const faces = findFaces(pixels)
    signal?.throwIfAborted()
    return { pixels, faces, sitter: findSitter(pixels, faces) }
  })
  studies.set(key, study)
  if (studies.size > KEPT) studies.delete(studies.keys().next().value!)
  // What failed or was aborted may be asked for again.
  study.catch(() => studies.delete(key))
  return study
}

function findSitter(pixels: Pixels, faces: readonly Face[]): Sitter | null {
  for (const face of faces.slice(0, 3)) {
    const landmarks = findLandmarks(pixels, face)
    if (landmarks.score < SURE) continue
    const frame = faceFrame(landmarks)
    const [x, y] = frame.at(0, 0.3)
    const skin = measureSkin(pixels, landmarks, frame)
    return {
      landmarks,
      frame,
      person: findPerson(pixels, { x, y, side: frame.width * 4.2, angle: frame.angle }),
      skin,
      light: lightOn(skin, exposure(pixels, landmarks, frame)),
    }
  }
  return null
}
