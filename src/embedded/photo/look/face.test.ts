import { expect, test } from 'vitest'
import type { Landmarks, Place } from '../face/landmarks.ts'
import { SPREADS, USUAL } from './face-fits.ts'
import { readFace } from './face.ts'
import { type FaceMeasures, measureFace } from './measure-face.ts'

const USUAL_FACE = Object.fromEntries(Object.entries(SPREADS).map(([name, { mean }]) => [name, mean])) as FaceMeasures

/** A face that differs from most people's by so many deviations. */
const faceOf = (by: Partial<FaceMeasures>): FaceMeasures => {
  const names = Object.keys(by) as (keyof FaceMeasures)[]
  const changed = names.map((name) => [name, SPREADS[name].mean + by[name]! * SPREADS[name].deviation])
  return { ...USUAL_FACE, ...Object.fromEntries(changed) }
}

test('a face like most people’s says nothing of its own', () => {
  expect(readFace({ face: USUAL_FACE, expression: USUAL })).toEqual({ look: {}, sure: {} })
})

test('what differs is said in steps, surer the further it is from most', () => {
  const { look, sure } = readFace({
    face: faceOf({ noseWidth: 0.75, eyeArea: -1.45, eyeTilt: 2.5, lipHeight: 1.55, mouthWidth: 0.65 }),
    expression: USUAL,
  })
  expect(look).toEqual({ noseWidth: 1, eyeSize: -1, eyeTilt: 2, lips: 2 })
  expect(sure.noseWidth).toBeLessThan(0.95)
  expect(sure.eyeTilt).toBeGreaterThan(0.95)
  expect(Object.keys(sure).toSorted()).toEqual(Object.keys(look).toSorted())
})

test.each([
  [{ length: 1.4 }, 'alargada'],
  [{ length: -1.4 }, 'redonda'],
  [{ jaw: 1.2, chin: 1.2 }, 'cuadrada'],
  [{ jaw: -0.2, chin: -1.2 }, 'corazón'],
] as const)('%o is a face that is %s', (by, faceShape) => {
  expect(readFace({ face: faceOf(by), expression: USUAL }).look.faceShape).toBe(faceShape)
})

/** What a proportion measures on a usual face that smiles so much more than usual. */
const smiling = (name: 'noseWidth' | 'mouthWidth', by: number) => SPREADS[name].mean + by * SPREADS[name].adds[0]

test('a smile widens nose and mouth, and says nothing of the person', () => {
  const smile = USUAL.smile + 0.02
  const face = { ...USUAL_FACE, noseWidth: smiling('noseWidth', 0.02), mouthWidth: smiling('mouthWidth', 0.02) }
  expect(readFace({ face, expression: { ...USUAL, smile } }).look.noseWidth).toBeUndefined()
  expect(readFace({ face, expression: USUAL }).look).toEqual({ noseWidth: 2, mouthWidth: 2 })
})

test('a head that looks away hides its proportions', () => {
  const face = faceOf({ noseWidth: 3 })
  for (const change of [{ yaw: 26 }, { pitch: 26 }, { pitch: -26 }])
    expect(readFace({ face, expression: { ...USUAL, ...change } })).toEqual({ look: {}, sure: {} })
  for (const change of [{ yaw: 24 }, { pitch: 24 }, { pitch: -24 }])
    expect(readFace({ face, expression: { ...USUAL, ...change } }).look).toHaveProperty('noseWidth', 2)
})

/** A head of points on a half ball, turned about its vertical axis and leaning to a side. */
function turned(yaw: number, lean: number): Landmarks {
  const [points, depths]: [Place[], number[]] = [[], []]
  for (let index = 0; index < 468; index++) {
    const [right, down] = [PLACES[index]?.[0] ?? 0, PLACES[index]?.[1] ?? 0]
    const away = -Math.sqrt(Math.max(0, 1.6 - right * right - down * down))
    const x = right * Math.cos(yaw) - away * Math.sin(yaw)
    points.push([
      300 + 100 * (x * Math.cos(lean) - down * Math.sin(lean)),
      300 + 100 * (x * Math.sin(lean) + down * Math.cos(lean)),
    ])
    depths.push(100 * (right * Math.sin(yaw) + away * Math.cos(yaw)))
  }
  return { points, depths, score: 1 }
}

/** Where the measured points lie on a face that is two units wide: right, down. */
const PLACES: Record<number, readonly [number, number]> = Object.fromEntries(
  [
    [33, 263, -0.55, -0.25],
    [133, 362, -0.2, -0.22],
    [159, 386, -0.37, -0.3],
    [145, 374, -0.37, -0.18],
    [70, 300, -0.65, -0.45],
    [107, 336, -0.12, -0.45],
    [105, 334, -0.4, -0.52],
    [52, 282, -0.4, -0.46],
    [66, 296, -0.25, -0.52],
    [65, 295, -0.25, -0.46],
    [63, 293, -0.5, -0.5],
    [53, 283, -0.5, -0.44],
    [234, 454, -1, 0],
    [172, 397, -0.75, 0.6],
    [149, 378, -0.4, 0.9],
    [129, 358, -0.28, 0.2],
    [64, 294, -0.26, 0.22],
    [61, 291, -0.38, 0.52],
  ]
    .flatMap(([left, right, x, y]): [number, [number, number]][] => [
      [left!, [x!, y!]],
      [right!, [-x!, y!]],
    ])
    .concat([
      [168, [0, -0.2]],
      [2, [0, 0.3]],
      [10, [0, -0.8]],
      [152, [0, 1]],
      [0, [0, 0.45]],
      [13, [0, 0.52]],
      [14, [0, 0.55]],
      [17, [0, 0.65]],
    ]),
)

test('a face measures the same however the head is turned or leant', () => {
  const straight = measureFace(turned(0, 0))
  for (const [yaw, lean] of [
    [0.3, 0],
    [-0.3, 0.4],
    [0.1, -0.6],
  ] as const) {
    const { face, expression } = measureFace(turned(yaw, lean))
    for (const [name, value] of Object.entries(straight.face))
      expect([name, face[name as keyof FaceMeasures]]).toEqual([name, expect.closeTo(value, 5)])
    expect(expression.yaw).toBeCloseTo((Math.abs(yaw) * 180) / Math.PI, 5)
  }
})
