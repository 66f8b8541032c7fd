import { frontalHead } from '../face/head.ts'
import type { Landmarks } from '../face/landmarks.ts'

/** Proportions of a face as if it looked at the camera, in widths of the head; areas in their squares, angles in radians. */
export type FaceMeasures = {
  /** From forehead to chin. */
  length: number
  jaw: number
  chin: number
  /** Of an eye's opening, as its width times its height. */
  eyeArea: number
  /** How much higher the outer corners lie. */
  eyeTilt: number
  /** Between the middles of the eyes. */
  eyeGap: number
  browHeight: number
  /** Of the middle of a brow over the line between its ends. */
  browArch: number
  noseWidth: number
  /** Share of the face's length. */
  noseLength: number
  mouthWidth: number
  /** Both together. */
  lipHeight: number
}

/** What changes a face's proportions from one photo to the next. */
export type Expression = {
  /** How much higher the corners of the mouth lie than its middle, and how far it is open, in widths of the head. */
  smile: number
  open: number
  /** Degrees that the head nods, and that it is turned to either side. */
  pitch: number
  yaw: number
}

type Eye = { outer: number; inner: number; top: number; bottom: number }
/** `across` are pairs of points over and under each other. */
type Brow = { outer: number; inner: number; peak: number; across: readonly [number, number][] }

/** Point numbers of the canonical face model; the picture's left side comes first. */
const EYES: readonly [Eye, Eye] = [
  { outer: 33, inner: 133, top: 159, bottom: 145 },
  { outer: 263, inner: 362, top: 386, bottom: 374 },
]
const BROWS: readonly [Brow, Brow] = [
  {
    outer: 70,
    inner: 107,
    peak: 105,
    across: [
      [105, 52],
      [66, 65],
      [63, 53],
    ],
  },
  {
    outer: 300,
    inner: 336,
    peak: 334,
    across: [
      [334, 282],
      [296, 295],
      [293, 283],
    ],
  },
]

const both = <Side>([left, right]: readonly [Side, Side], of: (side: Side) => number): number =>
  (of(left) + of(right)) / 2

export function measureFace(landmarks: Landmarks): { face: FaceMeasures; expression: Expression } {
  const { at, yaw, pitch } = frontalHead(landmarks)
  const wide = (left: number, right: number) => Math.abs(at(right)[0] - at(left)[0])
  const high = (top: number, bottom: number) => at(bottom)[1] - at(top)[1]
  const length = high(10, 152)
  const eyeWidth = both(EYES, ({ outer, inner }) => wide(outer, inner))
  const eyeHeight = both(EYES, ({ top, bottom }) => high(top, bottom))
  return {
    face: {
      length,
      jaw: wide(172, 397),
      chin: wide(149, 378),
      eyeArea: eyeWidth * eyeHeight,
      eyeTilt: both(EYES, ({ outer, inner }) => Math.atan2(high(outer, inner), wide(outer, inner))),
      eyeGap: (wide(133, 362) + wide(33, 263)) / 2,
      browHeight: both(BROWS, ({ across }) =>
        across.reduce((sum, [top, bottom]) => sum + high(top, bottom) / across.length, 0),
      ),
      browArch: both(BROWS, ({ outer, inner, peak }) => {
        const share = (at(peak)[0] - at(outer)[0]) / (at(inner)[0] - at(outer)[0])
        return high(peak, outer) + share * high(outer, inner)
      }),
      noseWidth: wide(64, 294),
      noseLength: high(168, 2) / length,
      mouthWidth: wide(61, 291),
      lipHeight: high(0, 13) + high(14, 17),
    },
    expression: {
      smile: at(13)[1] - (at(61)[1] + at(291)[1]) / 2,
      open: high(13, 14),
      pitch,
      yaw: Math.abs(yaw),
    },
  }
}
