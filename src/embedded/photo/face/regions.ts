import type { Rgb } from '../../../contract/colour.ts'
import { outline, point, type Landmarks, type Place } from './landmarks.ts'
import { pixelAt, type Pixels } from '../pixels/pixels.ts'

/** The face's own frame: `u` runs to its right, `v` down to the chin; one unit is the face's width. */
export type FaceFrame = {
  middle: Place
  /** Pixels of the photo a unit. */
  width: number
  /** From the top of the forehead to the chin, in units. */
  height: number
  angle: number
  at(u: number, v: number): Place
  from(x: number, y: number): Place
}

/** The frame from the landmarks: its origin lies between the eyes and the nose's tip. */
export function faceFrame(landmarks: Landmarks): FaceFrame {
  const [left, right] = [point(landmarks, 234), point(landmarks, 454)]
  const [top, chin] = [point(landmarks, 10), point(landmarks, 152)]
  const [eye, other] = [point(landmarks, 33), point(landmarks, 263)]
  const angle = Math.atan2(other[1] - eye[1], other[0] - eye[0])
  const width = Math.max(4, Math.hypot(right[0] - left[0], right[1] - left[1]))
  const middle: Place = [(top[0] + chin[0]) / 2, (top[1] + chin[1]) / 2]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return {
    middle,
    width,
    height: Math.hypot(chin[0] - top[0], chin[1] - top[1]) / width,
    angle,
    at: (u, v) => [middle[0] + (u * cos - v * sin) * width, middle[1] + (u * sin + v * cos) * width],
    from: (x, y) => {
      const [dx, dy] = [(x - middle[0]) / width, (y - middle[1]) / width]
      return [dx * cos + dy * sin, -dx * sin + dy * cos]
    },
  }
}

export type Sample = { colour: Rgb; x: number; y: number }

/** Colours on a grid over a box of the frame, where `keep` says so; about `count` of them before keeping. */
export function sampleFrame(
  photo: Pixels,
  frame: FaceFrame,
  box: { left: number; right: number; top: number; bottom: number },
  keep: (x: number, y: number, u: number, v: number) => boolean,
  count = 4000,
): Sample[] {
  const step = Math.sqrt(((box.right - box.left) * (box.bottom - box.top)) / count)
  const samples: Sample[] = []
  for (let v = box.top + step / 2; v < box.bottom; v += step) {
    for (let u = box.left + step / 2; u < box.right; u += step) {
      const [x, y] = frame.at(u, v)
      const colour = pixelAt(photo, x, y)
      if (colour && keep(x, y, u, v)) samples.push({ colour, x, y })
    }
  }
  return samples
}

/** True where the point lies inside the closed outline. */
export function inside(corners: readonly Place[], x: number, y: number): boolean {
  let odd = false
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [ax, ay] = corners[i]!
    const [bx, by] = corners[j]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  }
  return odd
}

/** The outline grown (or shrunk) about its middle. */
export function grown(corners: readonly Place[], factor: number): Place[] {
  const middleX = corners.reduce((sum, [x]) => sum + x, 0) / corners.length
  const middleY = corners.reduce((sum, [, y]) => sum + y, 0) / corners.length
  return corners.map(([x, y]) => [middleX + (x - middleX) * factor, middleY + (y - middleY) * factor])
}

/** Says where bare facial skin may be: within the face, off the eyes, the brows and the lips. */
export function bareFace(landmarks: Landmarks): (x: number, y: number) => boolean {
  const face = grown(outline(landmarks, 'oval'), 0.86)
  const holes = [
    grown(outline(landmarks, 'rightEye'), 1.5),
    grown(outline(landmarks, 'leftEye'), 1.5),
    grown(outline(landmarks, 'rightBrow'), 1.4),
    grown(outline(landmarks, 'leftBrow'), 1.4),
    grown(outline(landmarks, 'lips'), 1.25),
  ]
  return (x, y) => inside(face, x, y) && !holes.some((hole) => inside(hole, x, y))
}
