import sharp from 'sharp'
import type { Look } from '../../../contract/looks.ts'
import type { Style } from '../../../contract/styles.ts'
import { createBuffers, releaseBuffers } from '../buffers/buffers.ts'
import { rectangle } from '../buffers/paths.ts'
import { drawFigure } from '../figures/figure.ts'
import type { Pose } from '../figures/poses/pose.ts'
import { bodyOf } from '../figures/proportions.ts'
import { characterOf, type Person } from '../planning/cast.ts'
import { paletteFor } from '../scenery/palette.ts'
import { PASSES } from '../styles/passes.ts'
import { readPlanes } from '../styles/planes.ts'
import type { Expression } from '../scene/expressions.ts'
import { mannerOf } from '../scene/manners.ts'

type HeadsRequest = {
  /** From left to right and downwards. */
  heads: readonly { look: Look; person: Person; expression?: Expression }[]
  style: Style
  /** Pixels of a head's square. */
  side: number
  columns: number
  /** Of the heads; see {@link Pose}. */
  turn?: number
  view?: Pose['view']
}

const STANDING: Pose = {
  left: { to: [-0.12, 0.98] },
  right: { to: [0.12, 0.98] },
  feet: { left: { to: [-0.12, 1] }, right: { to: [0.12, 1] } },
}

/** Each head with its shoulders, as a story in this style draws them; WebP. */
export async function drawHeads(request: HeadsRequest): Promise<Uint8Array> {
  const { heads, style, side, columns } = request
  const rows = Math.ceil(heads.length / columns)
  const [left, top] = [Math.ceil(columns * side * MARGIN), Math.ceil(rows * side * MARGIN)]
  const [width, height] = [columns * side + left * 2, rows * side + top * 2]
  const g = createBuffers(width, height)
  const palette = paletteFor('day', 'clear', style)
  g.light = palette.lightDirection
  g.lineWidth = Math.max(0.8, (2.4 * side) / 340)
  g.albedo.fillStyle = GROUND
  g.albedo.fillRect(0, 0, width, height)
  const people = heads.map(({ look, person }) => characterOf('', person, look, 'head', null))
  people.forEach((character, i) => {
    const [x, y] = [left + (i % columns) * side, top + Math.floor(i / columns) * side]
    const { total } = bodyOf(character, mannerOf(style).figure)
    const unit = side * HEAD
    g.distance = 200
    g.clip(rectangle(x, y, side, side), () =>
      drawFigure(g, {
        character,
        pose: {
          ...STANDING,
          expression: heads[i]!.expression ?? 'happy',
          turn: request.turn ?? 0,
          ...(request.view && { view: request.view }),
        },
        x: x + side / 2,
        y: y + side * TOP + total * unit,
        height: total * unit,
        style,
      }),
    )
  })
  const planes = readPlanes(g, {
    palette,
    lights: [],
    sun: [width * 0.2, 0],
    seed: 1,
    indoor: true,
    skins: people.map(({ look }) => look.skin),
    worn: people.flatMap(({ look, outfit }) => [look.hair, outfit.colour, outfit.legColour]),
  })
  releaseBuffers(g)
  return sharp(PASSES[style](planes), { raw: { width, height, channels: 4 } })
    .extract({ left, top, width: columns * side, height: rows * side })
    .removeAlpha()
    .webp({ quality: 86, effort: 2 })
    .toBuffer()
}

/** Styles frame their pictures: that much on every side is cut off. */
const MARGIN = 0.22
/** A wall that no hair and no skin looks like. */
const GROUND = '#cfe0dc'
/** Height of the head, and where it begins, in sides of the square. */
const HEAD = 0.56
const TOP = 0.22
