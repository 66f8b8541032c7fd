import { createHash } from 'node:crypto'
import type { ImageBytes } from '../../engine.ts'
import { findFaces, type Face } from './face/faces.ts'
import { findLandmarks, type FoundLandmarks } from './face/landmarks.ts'
import { findPerson, type Person } from './face/person.ts'
import { faceFrame, type FaceFrame } from './face/regions.ts'
import { headOf, type Head } from './hair/cells.ts'
import { findHair } from './hair/find-hair.ts'
import { hairNetwork } from './hair/hair-network.ts'
import type { Mask } from './pixels/mask.ts'
import { decode, partAround, type Pixels } from './pixels/pixels.ts'

/** The person of a photo: where the face is, and what belongs to them. */
export type Sitter = {
  landmarks: FoundLandmarks
  frame: FaceFrame
  person: Person
  head: Head
  hair: Mask
}

/** The pixels round the sitter, as fine as their face needs; all faces, in the whole photo's own pixels. */
export type Study = { pixels: Pixels; faces: Face[]; sitter: Sitter | null }

/** Points of a face must be at least this sure. */
const SURE = 0.5
/** A face of fewer pixels is read again from the original, where that is finer. */
const NARROW = 130
const FINER = 1.25
/** What is read again: so many sides of the face to each side of its middle. */
const REACH = 3.5
/** A story asks for the same two people several times; no more photos are kept, and only in memory. */
const KEPT = 2

const studies = new Map<string, Promise<Study>>()

/**
 * Finds the sitter of a photo. The last two photos are remembered. Throws where the bytes are no picture, and the
 * signal's reason where it is aborted.
 */
export async function studyPhoto(photo: ImageBytes, signal?: AbortSignal): Promise<Study> {
  signal?.throwIfAborted()
  const key = createHash('sha256').update(photo).digest('base64')
  const known = studies.get(key)
  if (known) return known
  const made = study(photo, signal)
  studies.set(key, made)
  if (studies.size > KEPT) studies.delete(studies.keys().next().value!)
  // What failed or was aborted may be asked for again.
  made.catch(() => studies.delete(key))
  return made
}

async function study(photo: ImageBytes, signal: AbortSignal | undefined): Promise<Study> {
  const whole = await decode(photo)
  signal?.throwIfAborted()
  const faces = findFaces(whole)
  signal?.throwIfAborted()
  const original = faces.map((face) => ({
    ...face,
    x: face.x * whole.scale,
    y: face.y * whole.scale,
    side: face.side * whole.scale,
  }))
  for (const face of faces.slice(0, 3)) {
    const { pixels, near } = await closer(photo, whole, face)
    signal?.throwIfAborted()
    const sitter = findSitter(pixels, near)
    if (sitter) return { pixels, faces: original, sitter }
  }
  return { pixels: whole, faces: original, sitter: null }
}

/** The same face in pixels as fine as the original has them. */
async function closer(photo: ImageBytes, whole: Pixels, face: Face): Promise<{ pixels: Pixels; near: Face }> {
  if (face.side >= NARROW || whole.scale < FINER) return { pixels: whole, near: face }
  const pixels = await decode(photo, partAround(whole, face.x, face.y, face.side * REACH))
  const finer = whole.scale / pixels.scale
  const near = {
    ...face,
    x: (face.x * whole.scale - pixels.left) / pixels.scale,
    y: (face.y * whole.scale - pixels.top) / pixels.scale,
    side: face.side * finer,
  }
  return { pixels, near }
}

function findSitter(pixels: Pixels, face: Face): Sitter | null {
  const landmarks = findLandmarks(pixels, face)
  if (landmarks.score < SURE) return null
  const frame = faceFrame(landmarks)
  const [x, y] = frame.at(0, 0.3)
  const person = findPerson(pixels, { x, y, side: frame.width * 4.2, angle: frame.angle })
  const head = headOf(pixels, landmarks, frame, person)
  const hair = findHair(pixels, frame, head, hairNetwork())
  return { landmarks, frame, person, head, hair }
}
