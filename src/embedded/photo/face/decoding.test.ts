import { expect, test } from 'vitest'
import { apart, decodeFaces, prominentFirst, type Face } from './faces.ts'
import { decodeLandmarks, OUTLINES, squareAround } from './landmarks.ts'
import { maskOver } from './person.ts'
import { fromSquare, sampleSquare, type Pixels, type Square } from '../pixels/pixels.ts'

const GRIDS = [
  { cells: 16, anchors: 2 },
  { cells: 8, anchors: 6 },
]
const ANCHORS = 16 * 16 * 2 + 8 * 8 * 6
const UPRIGHT: Square = { x: 300, y: 200, side: 256, angle: 0 }

/** The network's outputs where these anchors are sure and all others are not. */
function outputsWith(rows: readonly (readonly [anchor: number, logit: number, box: readonly number[]])[]) {
  const [boxes, scores] = [new Float32Array(ANCHORS * 16), new Float32Array(ANCHORS).fill(-9)]
  for (const [anchor, logit, box] of rows) {
    scores[anchor] = logit
    boxes.set(box, anchor * 16)
  }
  return [boxes, scores] as const
}

/** By hand: 128 pixels of the network are 256 of the photo, whose corner is (172, 72). */
test.each([
  // First anchor: cell (0, 0) of 16, middle at 4 pixels of 128; moved by (16, 8): (20, 12) → (212, 96).
  [0, [16, 8, 32, 24, 0, 0, 10, 0], { x: 212, y: 96, side: 64, angle: 0 }],
  // Second anchor of cell (3, 5): middle at (28, 44); higher than wide, eyes one above the other.
  [2 * (5 * 16 + 3) + 1, [0, 0, 10, 20, 5, 5, 5, 9], { x: 228, y: 160, side: 40, angle: Math.PI / 2 }],
  // Last of the fine grid: cell (15, 15), middle at 124.
  [511, [0, 0, 8, 8, 0, 0, 1, 1], { x: 420, y: 320, side: 16, angle: Math.PI / 4 }],
  // First of the coarse grid: cell (0, 0) of 8, middle at 8.
  [512, [0, 0, 8, 8, 0, 0, 1, 0], { x: 188, y: 88, side: 16, angle: 0 }],
  // Sixth anchor of cell (2, 1) of 8: middle at (40, 24); eyes the other way round.
  [512 + 6 * (8 + 2) + 5, [-4, 4, 8, 8, 1, 0, 0, 0], { x: 244, y: 128, side: 16, angle: Math.PI }],
  [ANCHORS - 1, [0, 0, 8, 8, 0, 0, 1, 0], { x: 412, y: 312, side: 16, angle: 0 }],
] as const)('anchor %i of the detector stands where its cell does', (anchor, box, wanted) => {
  const faces = decodeFaces(...outputsWith([[anchor, 2, box]]), GRIDS, UPRIGHT, 128)
  expect(faces).toHaveLength(1)
  const { score, ...face } = faces[0]!
  expect(score).toBeCloseTo(0.8808, 4)
  for (const key of ['x', 'y', 'side', 'angle'] as const) expect(face[key]).toBeCloseTo(wanted[key], 4)
})

test('one anchor a cell, where the grid is so', () => {
  const [boxes, scores] = [new Float32Array(48 * 48 * 16), new Float32Array(48 * 48).fill(-9)]
  scores[48 * 2 + 1] = 2
  boxes.set([4, 0, 16, 16, 0, 0, 1, 0], (48 * 2 + 1) * 16)
  // Cell (1, 2) of 48 in 192 pixels: its middle at (6, 10), moved by four; the square is 256 pixels of the photo.
  const [face] = decodeFaces(boxes, scores, [{ cells: 48, anchors: 1 }], UPRIGHT, 192)
  expect(face!.x).toBeCloseTo(172 + 10 * (256 / 192), 4)
  expect(face!.y).toBeCloseTo(72 + 10 * (256 / 192), 4)
})

test('a turned square turns what is found in it', () => {
  const lying = { ...UPRIGHT, angle: Math.PI / 2 }
  const [face] = decodeFaces(...outputsWith([[0, 2, [16, 8, 32, 24, 0, 0, 10, 0]]]), GRIDS, lying, 128)
  // From (−88, −104) of the middle, a quarter turn clockwise: (104, −88).
  expect([face!.x, face!.y].map(Math.round)).toEqual([404, 112])
  expect(face!.angle).toBeCloseTo(Math.PI / 2)
})

test('who is not sure enough is nobody', () => {
  const box = [0, 0, 8, 8, 0, 0, 1, 0]
  expect(decodeFaces(...outputsWith([[7, 0.19, box]]), GRIDS, UPRIGHT, 128)).toHaveLength(0)
  expect(decodeFaces(...outputsWith([[7, 0.21, box]]), GRIDS, UPRIGHT, 128)).toHaveLength(1)
})

const face = (x: number, y: number, side: number, score: number): Face => ({ x, y, side, angle: 0, score })

test('of faces that overlap, the surest stays; the most prominent comes first', () => {
  const sure = face(100, 100, 50, 0.9)
  const doubled = face(110, 104, 60, 0.8)
  const far = face(140, 100, 60, 0.7)
  expect(apart([doubled, far, sure])).toEqual([sure, far])
  const photo = { width: 400, height: 400 }
  const [small, large, corner] = [face(200, 180, 50, 0.9), face(200, 180, 80, 0.9), face(0, 0, 80, 0.9)]
  expect(prominentFirst(photo, [small, corner, large])).toEqual([large, small, corner])
  expect(prominentFirst(photo, [{ ...large, score: 0.6 }, large])[0]).toBe(large)
})

test('points stand in the photo where they stood in the turned square', () => {
  const numbers = new Float32Array(1404)
  numbers.set([48, 96, 7], 33 * 3)
  numbers.set([192, 0, 7], 467 * 3)
  const { points, depths, score } = decodeLandmarks(numbers, Float32Array.of(1), { ...UPRIGHT, side: 384 }, 192)
  expect(points).toHaveLength(468)
  // Two pixels of the photo for one of the network’s; its corner is (108, 8).
  expect([points[0], points[33], points[467]]).toEqual([
    [108, 8],
    [204, 200],
    [492, 8],
  ])
  expect([depths[0], depths[33], depths.length]).toEqual([0, 14, 468])
  expect(score).toBeCloseTo(0.7311, 4)
})

test('the second look is at a square around the face, as turned as its eyes', () => {
  const points = Array.from({ length: 468 }, (): [number, number] => [500, 500])
  for (const [i, index] of OUTLINES.oval.entries()) points[index] = [100 + i * 2, 300 + i]
  points[33] = [120, 310]
  points[263] = [140, 330]
  // The oval runs from (100, 300) to (170, 335).
  const square = squareAround({ points, depths: points.map(() => 0), score: 1 })
  expect(square).toEqual({ x: 135, y: 317.5, side: 105, angle: expect.closeTo(Math.PI / 4) })
})

/** Four by four pixels, red as the column, green as the row, in steps of 50. */
const STEPS: Pixels = {
  width: 4,
  height: 4,
  scale: 1,
  left: 0,
  top: 0,
  data: Uint8Array.from({ length: 48 }, (_, i) => [(Math.floor(i / 3) % 4) * 50, Math.floor(i / 12) * 50, 255][i % 3]!),
}

test('a square is sampled pixel by pixel, turned where it is turned, and black outside the photo', () => {
  const plain = sampleSquare(STEPS, { x: 1.5, y: 1.5, side: 4, angle: 0 }, 4, 0, 255)
  expect(Array.from(plain, Math.round)).toEqual(Array.from(STEPS.data))
  // A quarter turn clockwise: the square's right is the photo's down.
  const turned = sampleSquare(STEPS, { x: 1.5, y: 1.5, side: 4, angle: Math.PI / 2 }, 4, 0, 255)
  const reds = Array.from({ length: 16 }, (_, i) => Math.round(turned[i * 3]!))
  const greens = Array.from({ length: 16 }, (_, i) => Math.round(turned[i * 3 + 1]!))
  expect(reds).toEqual([150, 150, 150, 150, 100, 100, 100, 100, 50, 50, 50, 50, 0, 0, 0, 0])
  expect(greens).toEqual([0, 50, 100, 150, 0, 50, 100, 150, 0, 50, 100, 150, 0, 50, 100, 150])
  const aside = sampleSquare(STEPS, { x: -0.5, y: 1.5, side: 4, angle: 0 }, 4, -1, 1)
  expect(Array.from(aside.subarray(0, 9))).toEqual([-1, -1, -1, -1, -1, -1, -1, -1, expect.closeTo(1)])
  // Half as fine: means of four.
  const half = sampleSquare(STEPS, { x: 1.5, y: 1.5, side: 4, angle: 0 }, 2, 0, 255)
  expect(Array.from(half, Math.round)).toEqual([25, 25, 255, 125, 25, 255, 25, 125, 255, 125, 125, 255])
  expect(fromSquare(UPRIGHT, 0, 1)).toEqual([172, 328])
})

test('the mask is asked in pixels of the photo, and knows nobody outside its square', () => {
  // Two by two: the person is in the upper right.
  const [upright, turned] = [0, Math.PI / 2].map((angle) =>
    maskOver({ ...UPRIGHT, angle }, Float32Array.of(0.1, 0.9, 0.2, 0.3), 2),
  )
  const places = [
    [299, 199],
    [301, 199],
    [299, 201],
    [301, 201],
    [171, 199],
    [429, 199],
    [301, 71],
    [301, 329],
  ] as const
  expect(places.map(([x, y]) => upright!(x, y))).toEqual([0.1, 0.9, 0.2, 0.3, 0, 0, 0, 0].map(Math.fround))
  expect(places.slice(0, 4).map(([x, y]) => turned!(x, y))).toEqual([0.2, 0.1, 0.3, 0.9].map(Math.fround))
})
