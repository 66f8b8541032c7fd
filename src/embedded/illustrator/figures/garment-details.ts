import { adjust } from '../../colour.ts'
import { circle, type Path2D, type Point, smooth } from '../buffers/paths.ts'
import { type GarmentContext, middleOf, trimOf } from './garment.ts'
import { onCloth, pathOf } from './outline.ts'

/** A line on the cloth through places given across (−1 to 1) and along (0 to 1). */
function seam({ trunk }: GarmentContext, ...places: readonly Point[]): Path2D {
  return smooth(
    places.map(([across, along]) => onCloth(trunk.cloth, across, along)),
    false,
    0.5,
  )
}

/** The bib of dungarees with its straps and pocket. */
export function bib(context: GarmentContext): void {
  const { g, character, body, trunk, bones } = context
  const { legColour } = character.outfit
  const middle = middleOf(context)
  const half = 0.56 * Math.max(0.5, bones.front)
  const at = (down: number) => trunk.along(down * body.torso)
  const patch = (left: number, right: number, top: number, bottom: number): Path2D =>
    pathOf(
      [
        [left, top],
        [middle, top],
        [right, top],
        [right, bottom],
        [middle, bottom],
        [left, bottom],
      ].map(([across, down]) => onCloth(trunk.cloth, across!, at(down!))),
    )
  const sewn = { line: 0.8, keepDepth: true }
  for (const s of [-1, 1])
    g.shape(patch(middle + s * half - 0.11, middle + s * half * 0.9 + 0.11, 0, 0.44), {
      ...sewn,
      fill: legColour,
      shade: 0.3,
    })
  g.shape(patch(middle - half, middle + half, 0.36, 1.6), { ...sewn, fill: legColour, shade: 0.6 })
  g.shape(patch(middle - half * 0.5, middle + half * 0.5, 0.5, 0.72), {
    ...sewn,
    fill: adjust(legColour, 0.04),
    shade: 0.3,
  })
  for (const s of [-1, 1]) {
    const [x, y] = onCloth(trunk.cloth, middle + s * half * 0.84, at(0.42))
    g.shape(circle(x, y, 0.03), { ...sewn, fill: '#f3c552', shade: 0.3, line: 0.6 })
  }
}

/** A row of buttons down the middle of the front. */
export function buttons(context: GarmentContext): void {
  const { g, character, trunk } = context
  const middle = middleOf(context)
  const line = seam(context, [middle * 0.9, 0.05], [middle, 0.4], [middle, 1])
  g.ink(line, 0.75)
  g.toneStroke(line, -0.3, 0.03, 0.7)
  for (const along of [0.36, 0.52, 0.68, 0.84]) {
    const [x, y] = onCloth(trunk.cloth, middle - 0.08, along)
    g.paint(circle(x, y, 0.018), trimOf(character.outfit.colour), { line: 0.4 })
  }
}

/** Cloth hangs: dark away from the light, drawn together in the bend of the waist and under the arms, wavy at a wide hem. */
export function folds(context: GarmentContext): void {
  const { g, bones, body, trunk } = context
  const dark = g.localLight()[0] > 0 ? -1 : 1
  const edge = (across: number, along: number) => onCloth(trunk.cloth, dark * across, along)
  g.tone(
    smooth([
      edge(0.72, 0.12),
      edge(1.1, 0.1),
      edge(1.15, 0.5),
      edge(1.1, 1),
      edge(0.62, 1),
      edge(0.5, 0.72),
      edge(0.6, 0.4),
    ]),
    -0.34,
    0.55,
  )
  const waist = trunk.along(body.torso * 0.66)
  const creased = Math.sign(bones.lean + bones.hip[0] * 2) || 1
  const creases: Path2D[] = [
    ...[-1, 1].map((s) =>
      seam(context, [s * 0.98, trunk.along(0.26)], [s * 0.76, waist * 0.84], [s * 0.5, waist * 0.9]),
    ),
    // Deeper on the side to which the trunk leans.
    seam(context, [creased * 0.96, waist], [creased * 0.6, waist + 0.03], [creased * 0.3, waist - 0.02]),
    seam(context, [creased * 0.94, waist + 0.09], [creased * 0.68, waist + 0.1], [creased * 0.46, waist + 0.07]),
  ]
  for (const crease of creases) {
    g.toneStroke(crease, -0.28, 0.03, 0.6)
    g.ink(crease, 0.42, 0.5)
  }
  if (trunk.along(body.torso * 1.2) > 1) return
  for (const across of [-0.72, -0.36, 0, 0.36, 0.72]) {
    const pleat = seam(context, [across * 0.8, waist + 0.05], [across, (waist + 1) / 2], [across * 1.04, 1])
    g.ink(pleat, 0.5, 0.6)
    g.toneStroke(pleat, -0.28, 0.028, 0.7)
  }
}

export function belt(context: GarmentContext): void {
  const { g, character, body, trunk } = context
  const [top, bottom] = [trunk.along(body.torso * 0.62), trunk.along(body.torso * 0.62 + 0.07)]
  const places: Point[] = [-1.02, -0.5, 0, 0.5, 1.02].map((across): Point => [across, 0])
  const row = (along: number) => places.map(([across]) => onCloth(trunk.cloth, across, along))
  g.shape(pathOf([...row(top), ...row(bottom).toReversed()]), {
    fill: adjust(character.outfit.colour, -0.13, 1.1),
    shade: 0.4,
    line: 0.7,
  })
}
