import { SIDE, type UprightFace } from '../face/upright.ts'
import { quantile } from '../pixels/statistics.ts'
import { lineBetween } from './lines.ts'

/** How strongly thin lines cross the face where a frame would be, relative to what is beside them; 0 is none. */
export type GlassesMeasures = {
  bridge: number
  /** Under each eye. */
  rims: [right: number, left: number]
  /** Beside each temple. */
  arms: [right: number, left: number]
  /** Of the lighter quarter of what is round each eye, lashes and all, as a share of the lighter cheek's lightness. */
  lenses: [right: number, left: number]
}

/** Steps of a walk, and how many to either side of a line the face is bare again. */
const STEPS = 40
const GAP = 5

/** Landmarks of each side: the lower lid, the outer corner of the eye, both corners. */
const SIDES = [
  { lid: [144, 145, 153, 163], outer: 33, way: -1, eye: [33, 133] },
  { lid: [373, 374, 380, 390], outer: 263, way: 1, eye: [263, 362] },
] as const

const CHEEKS = [50, 280] as const
/** Half a lens, in face widths. */
const LENS = 0.09

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
  const cheek = Math.max(0.1, ...CHEEKS.map((index) => face.between(...face.place(index))[0]))
  const lenses = SIDES.map(({ eye: [outer, inner] }) => {
    const [[outerX, outerY], [innerX, innerY]] = [face.place(outer), face.place(inner)]
    return lightOf(face, (outerX + innerX) / 2, (outerY + innerY) / 2) / cheek
  })
  return {
    bridge: middle(bridges),
    rims: [middle(rims[0]!), middle(rims[1]!)],
    arms: [middle(arms[0]!), middle(arms[1]!)],
    lenses: [lenses[0]!, lenses[1]!],
  }
}

const middle = (lines: readonly number[]) => quantile(lines, 0.5)

function lightOf({ labs, unit }: UprightFace, x: number, y: number): number {
  const reach = Math.round(LENS * unit)
  const lightness: number[] = []
  for (let row = Math.max(0, Math.round(y) - reach); row <= Math.min(SIDE - 1, y + reach); row++)
    for (let column = Math.max(0, Math.round(x) - reach); column <= Math.min(SIDE - 1, x + reach); column++)
      if ((row - y) ** 2 + (column - x) ** 2 < reach ** 2) lightness.push(labs[row * SIDE + column]![0])
  return lightness.length > 0 ? quantile(lightness, 0.75) : 1
}

/** How strong the strongest thin line of another colour is that a walk crosses, darker or lighter. */
function lineAcross(face: UprightFace, from: readonly [number, number], to: readonly [number, number]): number {
  const labs = Array.from({ length: STEPS }, (_, i) =>
    face.between(from[0] + ((to[0] - from[0]) * i) / (STEPS - 1), from[1] + ((to[1] - from[1]) * i) / (STEPS - 1)),
  )
  let strongest = 0
  for (let i = GAP; i < STEPS - GAP; i++)
    strongest = Math.max(strongest, lineBetween(labs[i - GAP]!, labs[i]!, labs[i + GAP]!))
  return strongest
}
