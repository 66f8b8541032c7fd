import type { Face } from './faces.ts'
import { faceLandmarks } from './models.ts'
import { fromSquare, sampleSquare, type Pixels, type Square } from '../pixels/pixels.ts'

export type Place = [x: number, y: number]

/** 468 points of a face in pixels of the photo, numbered as in MediaPipe's canonical face model. */
export type Landmarks = {
  points: Place[]
  /** How far each point lies behind the middle of the head, in pixels too; before it is negative. */
  depths: number[]
  /** 0 to 1: how sure it is that this is a face. */
  score: number
}

/** Point numbers of outlines in the canonical face model, in order around the shape. */
export const OUTLINES = {
  oval: [
    10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150,
    136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
  ],
  rightEye: [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  leftEye: [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
  rightBrow: [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  leftBrow: [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
  lips: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146],
} as const
type Outline = keyof typeof OUTLINES

/** Also what the network saw of the face on its way, see `look/seen-inside.ts`. */
export type FoundLandmarks = Landmarks & { inside: Float32Array }

/** Finds the points of one face; runs twice, the second time on the square that the first one suggests. */
export function findLandmarks(photo: Pixels, face: Face): FoundLandmarks {
  const first = locate(photo, { x: face.x, y: face.y, side: face.side * 1.5, angle: face.angle })
  return locate(photo, squareAround(first))
}

/** The corners of an outline, in pixels of the photo. */
export function outline(landmarks: Landmarks, name: Outline): Place[] {
  return OUTLINES[name].map((index) => point(landmarks, index))
}

export function point(landmarks: Landmarks, index: number): Place {
  return landmarks.points[index] ?? [0, 0]
}

function locate(photo: Pixels, square: Square): FoundLandmarks {
  const network = faceLandmarks()
  const [numbers, presence, inside] = network.run(sampleSquare(photo, square, network.side, 0, 1))
  return { ...decodeLandmarks(numbers!, presence!, square, network.side), inside: inside! }
}

/** Three numbers a point (across, down, deep) in pixels of the `side` that the network was given, and a logit. */
export function decodeLandmarks(
  numbers: Float32Array,
  presence: Float32Array,
  square: Square,
  side: number,
): Landmarks {
  const points = Array.from({ length: 468 }, (_, index) =>
    fromSquare(square, numbers[index * 3]! / side, numbers[index * 3 + 1]! / side),
  )
  const depths = points.map((_, index) => (numbers[index * 3 + 2]! * square.side) / side)
  return { points, depths, score: 1 / (1 + Math.exp(-(presence[0] ?? -100))) }
}

/** The square to look at once the points are known: half as large again as the face, and turned with it. */
export function squareAround(landmarks: Landmarks): Square {
  const oval = outline(landmarks, 'oval')
  const [eye, other] = [point(landmarks, 33), point(landmarks, 263)]
  const xs = oval.map(([x]) => x)
  const ys = oval.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    side: Math.max(right - left, bottom - top) * 1.5,
    angle: Math.atan2(other[1] - eye[1], other[0] - eye[0]),
  }
}
