import { Path2D, smooth, type Point } from '../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import { type GarmentContext, middleOf, trimOf } from './garment.ts'
import { clothMeasures, type Edges, onCloth, pathOf } from './outline.ts'

const ACROSS = [-1.06, -0.55, 0, 0.55, 1.06]

/** A band round the cloth between two places along it. */
function band(cloth: Edges, from: number, to: number): Path2D {
  const row = (along: number): Point[] => ACROSS.map((across) => onCloth(cloth, across, along))
  return pathOf([...row(from), ...row(to).toReversed()])
}

/** Stripes of a hand's breadth, on any cloth: they follow its bends. */
export function stripes({ g, character }: Pick<GarmentContext, 'g' | 'character'>, cloth: Edges, first = 0.16): void {
  const step = 0.125 / Math.max(0.1, clothMeasures(cloth).length)
  const trim = trimOf(character.outfit.colour)
  for (let along = first; along < 1; along += step)
    g.paint(band(cloth, along, along + step * 0.42), trim, { opacity: 0.92 })
}

/** What is printed or woven on a piece of cloth; each follows the body that wears it. */
export function drawPattern(context: GarmentContext, cloth: Edges): void {
  const { g, character } = context
  const { outfit } = character
  const trim = outfit.garment === 'pyjamas' ? adjust(outfit.colour, 0.14, 0.7) : trimOf(outfit.colour)
  const { length, width } = clothMeasures(cloth)
  switch (outfit.pattern) {
    case 'plain':
      return
    case 'stripes':
      return stripes(context, cloth)
    case 'dots':
    case 'hearts': {
      const path = new Path2D()
      const [down, aside] = [0.115 / length, 0.3 / width]
      for (let along = 0.06, row = 0; along < 1; along += down, row++)
        for (let across = -1 + (row % 2) * aside * 0.5; across < 1; across += aside)
          mark(path, onCloth(cloth, across, along), outfit.pattern)
      g.paint(path, trim, { opacity: 0.95 })
      return
    }
    case 'checks': {
      const dark = adjust(outfit.colour, -0.13, 1.1)
      const lines = new Path2D()
      for (let along = 0; along < 1; along += 0.14 / length) lines.addPath(band(cloth, along, along + 0.05 / length))
      g.paint(lines, dark, { opacity: 0.5 })
      const columns = new Path2D()
      const heights = [0, 0.15, 0.3, 0.5, 0.75, 1]
      for (let across = -1; across < 1; across += 0.28 / width) {
        const edge = (at: number) => heights.map((along) => onCloth(cloth, at, along))
        columns.addPath(pathOf([...edge(across), ...edge(across + 0.1 / width).toReversed()]))
      }
      g.paint(columns, dark, { opacity: 0.5 })
      return
    }
    case 'yoke':
      for (const [along, sign] of [
        [0.4, 1],
        [0.52, -1],
      ] as const) {
        const teeth = Array.from({ length: 15 }, (_, i) =>
          onCloth(cloth, -1 + i / 7, along + (i % 2 ? (sign * 0.05) / length : 0)),
        )
        g.stroke(pathOf(teeth, false), trim, 0.024, { ink: 0.4 })
      }
      return
    case 'star':
      return star(context, cloth, trim)
  }
}

function mark(path: Path2D, [x, y]: Point, kind: 'dots' | 'hearts'): void {
  if (kind === 'dots') {
    path.moveTo(x + 0.024, y)
    path.arc(x, y, 0.024, 0, 7)
    return
  }
  path.moveTo(x, y + 0.03)
  path.bezierCurveTo(x - 0.06, y - 0.01, x - 0.03, y - 0.045, x, y - 0.015)
  path.bezierCurveTo(x + 0.03, y - 0.045, x + 0.06, y - 0.01, x, y + 0.03)
}

/** One star on the chest, below the cords of a hood. */
function star(context: GarmentContext, cloth: Edges, trim: string): void {
  const { g, character, body, back, bones, trunk } = context
  if (back || Math.abs(bones.side) > 0.9) return
  const hooded = character.outfit.garment === 'hoodie'
  const down = hooded ? Math.max(body.torso * 0.5, 0.5) : body.torso * 0.46
  const [cx, cy] = onCloth(cloth, middleOf(context) * 0.7, trunk.along(down))
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const r = (i % 2 ? 0.07 : 0.155) * (body.shoulder / 0.29) * (hooded ? 0.85 : 1)
    const a = (i / 10) * Math.PI * 2 - Math.PI / 2
    return [cx + Math.cos(a) * r * Math.max(0.6, bones.front), cy + Math.sin(a) * r]
  })
  g.paint(smooth(points, true, 0.15), trim, { line: 0.5 })
}

/** The knitted band at the hem. */
export function ribbing({ g, character }: GarmentContext, cloth: Edges): void {
  const { colour } = character.outfit
  const start = 1 - 0.13 / clothMeasures(cloth).length
  g.paint(band(cloth, start, 1.2), adjust(colour, -0.055, 1.05), { line: 0.6 })
  const ribs = new Path2D()
  for (let across = -0.96; across < 1; across += 0.08) {
    ribs.moveTo(...onCloth(cloth, across, start + 0.01))
    ribs.lineTo(...onCloth(cloth, across, 1))
  }
  g.stroke(ribs, adjust(colour, -0.1), 0.008, { opacity: 0.7 })
}
