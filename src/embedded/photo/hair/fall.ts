import type { Lab } from '../../../contract/colour.ts'
import { besideSkin, CELLS, placeOfCell, type Cell, type Head } from './cells.ts'
import type { Mask } from '../pixels/mask.ts'
import { fromSquare } from '../pixels/pixels.ts'
import { middleLab } from '../pixels/statistics.ts'

/** Beside temple, jaw, neck and on the shoulders, of both sides: from top to bottom, and how far from the middle. */
const BANDS = [
  [-0.1, 0.2, 0.55, 0.8],
  [0.2, 0.45, 0.5, 0.75],
  [0.45, 0.7, 0.45, 0.7],
  [0.65, 0.9, 0.3, 0.6],
  [0.9, 1.2, 0.25, 0.6],
] as const
/** Where hair that falls so far has the colour of what is on the crown. */
const FALLS = [
  [0.1, 0.45, 0.45, 0.85],
  [0.45, 0.8, 0.35, 0.85],
  [0.8, 1.2, 0.3, 0.9],
] as const
/** Cells that tell something of a band; of a colour. */
const [FEW, SOME] = [4, 11]
/** Colours that near are of one hair; light and shadow count less than tint. */
const ALIKE = 0.08
const [LIT, TINT] = [0.35, Math.sqrt(2.5)]

type Seen = Cell & { u: number; v: number; hair: number; skin: number }

/**
 * Fair hair is taken for skin and a wall by its colour alone. What is left: beside a neck with short hair there is a wall,
 * and no person; and what hangs there is more like the crown than like skin, clothes or wall. In the order of the fits.
 */
export function measureFall({ cells, skin, square }: Head, hair: Mask): number[] {
  const seen = cells.flatMap((cell, i): Seen[] => {
    if (!cell) return []
    const [across, down] = [((i % CELLS) + 0.5) / CELLS, (Math.floor(i / CELLS) + 0.5) / CELLS]
    return [
      {
        ...cell,
        ...placeOfCell(i),
        hair: hair(...fromSquare(square, across, down)),
        skin: likeSkin(cell, skin),
      },
    ]
  })
  const sides = BANDS.flatMap((band) => {
    const [left, right] = [-1, 1].map((way) => {
      const there = seen.filter(({ u, v }) => isIn(band, u * way, v))
      if (there.length < FEW) return { person: 0.5, clad: 0.5 }
      return {
        person: mean(there.map(({ person }) => person)),
        clad: mean(there.map((at) => at.person * (1 - at.skin))),
      }
    })
    const [persons, clads] = [
      [left!.person, right!.person],
      [left!.clad, right!.clad],
    ]
    return [Math.max(...persons), Math.min(...persons), Math.max(...clads), Math.min(...clads)]
  })
  return [...sides, ...falls(seen, skin)]
}

function falls(seen: readonly Seen[], skin: Lab): number[] {
  const colourOf = (keep: (cell: Seen) => boolean) => {
    const labs = seen.filter(keep).map(({ lab }) => lab)
    return labs.length < SOME ? null : middleLab(labs)
  }
  const crown = colourOf(({ hair, v }) => hair > 0.5 && v < -0.45)
  const cloth = colourOf((at) => at.v > 1.35 && at.v < 1.9 && Math.abs(at.u) < 1 && at.person > 0.6 && at.skin < 0.5)
  const wall = colourOf(({ person, v }) => person < 0.15 && v < 1)
  return FALLS.flatMap((band) => {
    const there = seen.filter(({ person, u, v }) => isIn(band, Math.abs(u), v) && person > 0.4)
    if (there.length < 8 || !crown) return [0, 0]
    const area = AREAS.get(band)!
    const near = there.map(({ lab }) => {
      const own = apart(lab, crown, LIT)
      const others = [apart(lab, skin, LIT), cloth ? apart(lab, cloth) : UNLIKE, wall ? apart(lab, wall) : UNLIKE]
      return { isOwn: others.every((other) => own < other), isAlike: own < ALIKE }
    })
    return [near.filter(({ isOwn }) => isOwn).length / area, near.filter(({ isAlike }) => isAlike).length / area]
  })
}

/** Of a colour from one that is not there. */
const UNLIKE = 0.2

type Band = (typeof BANDS | typeof FALLS)[number]

function isIn([top, bottom, from, to]: Band, out: number, v: number): boolean {
  return v >= top && v < bottom && out > from && out < to
}

/** Cells of each, whether the photo shows them or not. */
const AREAS = new Map<Band, number>(
  FALLS.map((band) => {
    const all = Array.from({ length: CELLS * CELLS }, (_, i) => placeOfCell(i))
    return [band, all.filter(({ u, v }) => isIn(band, Math.abs(u), v)).length]
  }),
)

function likeSkin(cell: Cell, skin: Lab): number {
  const { tint, relative } = besideSkin(cell, skin)
  return relative > 0.5 && relative < 1.35 ? Math.exp(-((tint / 0.06) ** 2)) : 0
}

function apart([l, a, b]: Lab, [otherL, otherA, otherB]: Lab, light = 0.7): number {
  return Math.hypot((l - otherL) * light, (a - otherA) * TINT, (b - otherB) * TINT)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
