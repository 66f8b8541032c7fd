import { faceDetection, farFaceDetection } from './models.ts'
import { fromSquare, sampleSquare, type Pixels, type Square } from '../pixels/pixels.ts'

/** A face as it was found: the middle and side of a square from brow to chin, in pixels of the photo. */
export type Face = {
  x: number
  y: number
  side: number
  /** Turn of the head in the picture's plane, radians, clockwise; 0 is upright. */
  angle: number
  /** 0 to 1. */
  score: number
}

/** Where a detector looks: grids of anchors, each cell with so many of them. */
type Grid = { cells: number; anchors: number }

const NEAR_GRIDS: readonly Grid[] = [
  { cells: 16, anchors: 2 },
  { cells: 8, anchors: 6 },
]
const FAR_GRIDS: readonly Grid[] = [{ cells: 48, anchors: 1 }]
const NUMBERS_PER_ANCHOR = 16
const ENOUGH = 0.55

/**
 * All faces, the most prominent first. Looks at the whole photo with both networks, the one for faces near the camera
 * and the one for those five metres away; where that shows none, at overlapping parts of it, and at the photo turned
 * (for lying heads).
 */
export function findFaces(photo: Pixels): Face[] {
  const longest = Math.max(photo.width, photo.height)
  const shortest = Math.min(photo.width, photo.height)
  const whole: Square = { x: photo.width / 2, y: photo.height / 2, side: longest, angle: 0 }
  const found = apart([...detectNear(photo, whole), ...detectFar(photo, whole)])
  if (found.length > 0) return prominentFirst(photo, found)
  // Of a photo that the network saw pixel by pixel, parts show no more.
  const places = longest > farFaceDetection().side ? [0.3, 0.5, 0.7] : []
  const parts = places.flatMap((v) =>
    places.map((u) => ({ x: photo.width * u, y: photo.height * v, side: longest * 0.5, angle: 0 })),
  )
  const wider = [longest * 1.5, shortest].map((side) => ({ ...whole, side }))
  const turned = [-0.6, 0.6, -Math.PI / 2, Math.PI / 2, Math.PI].map((angle) => ({ ...whole, angle }))
  for (const look of [
    () => wider.flatMap((square) => detectNear(photo, square)),
    () => parts.flatMap((square) => detectFar(photo, square)),
    () => turned.flatMap((square) => detectNear(photo, square)),
  ]) {
    const more = apart(look())
    if (more.length > 0) return prominentFirst(photo, more)
  }
  return []
}

function detectNear(photo: Pixels, square: Square): Face[] {
  const network = faceDetection()
  const [boxes, scores] = network.run(sampleSquare(photo, square, network.side, -1, 1))
  return decodeFaces(boxes!, scores!, NEAR_GRIDS, square, network.side)
}

function detectFar(photo: Pixels, square: Square): Face[] {
  const network = farFaceDetection()
  const [boxes, scores] = network.run(sampleSquare(photo, square, network.side, -1, 1))
  return decodeFaces(boxes!, scores!, FAR_GRIDS, square, network.side)
}

/**
 * What the network's numbers say of a square of the photo: for each anchor sixteen of a box and its points, in
 * pixels of the `side` that it was given, and the logit of a score. Those that are sure enough.
 */
export function decodeFaces(
  boxes: Float32Array,
  scores: Float32Array,
  grids: readonly Grid[],
  square: Square,
  side: number,
): Face[] {
  const faces: Face[] = []
  let anchor = 0
  for (const { cells, anchors } of grids) {
    for (let cell = 0; cell < cells * cells; cell++) {
      const middleX = ((cell % cells) + 0.5) / cells
      const middleY = (Math.floor(cell / cells) + 0.5) / cells
      for (let i = 0; i < anchors; i++, anchor++) {
        const score = 1 / (1 + Math.exp(-(scores[anchor] ?? -100)))
        if (score < ENOUGH) continue
        const numbers = boxes.subarray(anchor * NUMBERS_PER_ANCHOR, (anchor + 1) * NUMBERS_PER_ANCHOR)
        const [dx, dy, width, height, eyeX, eyeY, otherX, otherY] = Array.from(numbers, (n) => n / side) as [
          number,
          number,
          number,
          number,
          number,
          number,
          number,
          number,
        ]
        const [x, y] = fromSquare(square, middleX + dx, middleY + dy)
        const angle = square.angle + Math.atan2(otherY - eyeY, otherX - eyeX)
        faces.push({ x, y, side: Math.max(width, height) * square.side, angle, score })
      }
    }
  }
  return faces
}

/** One of each group that overlaps: the surest. */
export function apart(faces: Face[]): Face[] {
  const kept: Face[] = []
  for (const face of faces.toSorted((a, b) => b.score - a.score)) {
    if (kept.every((other) => Math.hypot(other.x - face.x, other.y - face.y) > (other.side + face.side) * 0.3))
      kept.push(face)
  }
  return kept
}

/** Large, sure and near the middle, a little above it. */
export function prominentFirst(photo: Pick<Pixels, 'width' | 'height'>, faces: Face[]): Face[] {
  const prominence = (face: Face) => {
    const away = Math.hypot(face.x / photo.width - 0.5, face.y / photo.height - 0.45)
    return face.side * (1 - 0.6 * away) * face.score
  }
  return faces.toSorted((a, b) => prominence(b) - prominence(a))
}
