import type { Lab } from '../../../contract/colour.ts'
import { SIDE, type UprightFace } from '../face/upright.ts'
import { clamp, middleLab, quantile } from '../pixels/statistics.ts'

/** How strongly thin lines cross the face where a frame would be, relative to what is beside them; 0 is none. */
export type GlassesMeasures = {
  bridge: number
  /** Under each eye. */
  rims: [right: number, left: number]
  /** Beside each temple. */
  arms: [right: number, left: number]
  /** Of the two lenses, and of the brow and cheek round them. */
  lens: Lab
  around: Lab
  /** The darkest of what the lines crossed. */
  frame: Lab
}

/** Steps of a walk, and how many to either side of a line the face is bare again. */
const STEPS = 40
const GAP = 5

/** Landmarks of each side: the lower lid, the outer corner of the eye, the pupil's place between lids, cheek and brow. */
const SIDES = [
  { lid: [144, 145, 153, 163], outer: 33, way: -1, eye: [159, 145, 158, 153], skin: [101, 118, 67] },
  { lid: [373, 374, 380, 390], outer: 263, way: 1, eye: [386, 374, 385, 380], skin: [330, 347, 297] },
] as const

type Line = { strength: number; x: number; y: number }

export function measureGlasses(face: UprightFace): GlassesMeasures {
  const { unit } = face
  const [x, y] = face.place(168)
  const [tipX, tipY] = face.place(5)
  const bridges = [-0.035, 0, 0.035].map((aside) =>
    lineAcross(face, [x + aside * unit, y - 0.08 * unit], [tipX + aside * unit, tipY - 0.12 * unit]),
  )
  const rims = SIDES.map(({ lid }) =>
    lid.map((index) => {
      const [lidX, lidY] = face.place(index)
      return lineAcross(face, [lidX, lidY + 0.03 * unit], [lidX, lidY + 0.26 * unit])
    }),
  )
  const arms = SIDES.map(({ outer, way }) => {
    const [cornerX, cornerY] = face.place(outer)
    return [0.06, 0.09, 0.12].map((away) => {
      const column = cornerX + way * away * unit
      return lineAcross(face, [column, cornerY - 0.16 * unit], [column, cornerY + 0.16 * unit])
    })
  })
  const colours = (indices: readonly number[]) => indices.map((index) => labAt(face, ...face.place(index)))
  return {
    bridge: middle(bridges),
    rims: [middle(rims[0]!), middle(rims[1]!)],
    arms: [middle(arms[0]!), middle(arms[1]!)],
    lens: middleLab(SIDES.flatMap(({ eye }) => colours(eye))),
    around: middleLab(SIDES.flatMap(({ skin }) => colours(skin))),
    frame: middleLab(
      [...rims.flat(), ...bridges].filter(({ strength }) => strength > 0.1).map((line) => labAt(face, line.x, line.y)),
    ),
  }
}

const middle = (lines: readonly Line[]) =>
  quantile(
    lines.map(({ strength }) => strength),
    0.5,
  )

function labAt({ labs }: UprightFace, x: number, y: number): Lab {
  return labs[clamp(Math.round(y), 0, SIDE - 1) * SIDE + clamp(Math.round(x), 0, SIDE - 1)]!
}

/** The strongest thin dark or light line that a walk crosses. */
function lineAcross(face: UprightFace, from: readonly [number, number], to: readonly [number, number]): Line {
  const at = (i: number): [number, number] => [
    from[0] + ((to[0] - from[0]) * i) / (STEPS - 1),
    from[1] + ((to[1] - from[1]) * i) / (STEPS - 1),
  ]
  const values = Array.from({ length: STEPS }, (_, i) => face.lightness(...at(i)))
  const line: Line = { strength: 0, x: from[0], y: from[1] }
  for (let i = GAP; i < STEPS - GAP; i++) {
    const [before, here, after] = [values[i - GAP]!, values[i]!, values[i + GAP]!]
    if (Math.sign(before - here) !== Math.sign(after - here)) continue
    const contrast = Math.min(Math.abs(before - here), Math.abs(after - here)) / Math.max(0.25, (before + after) / 2)
    if (contrast <= line.strength) continue
    const [x, y] = at(i)
    Object.assign(line, { strength: contrast, x, y })
  }
  return line
}
