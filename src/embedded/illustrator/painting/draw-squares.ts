import sharp from 'sharp'
import type { Style } from '../../../contract/styles.ts'
import { type Buffers, createBuffers, releaseBuffers } from '../buffers/buffers.ts'
import { rectangle } from '../buffers/paths.ts'
import { paletteFor } from '../scenery/palette.ts'
import { PASSES } from '../styles/passes.ts'
import { type PlaneContext, readPlanes } from '../styles/planes.ts'

type Squares = Pick<PlaneContext, 'skins' | 'worn'> & {
  style: Style
  /** Pixels of a square. */
  side: number
  columns: number
  count: number
  /** Draws one with its left upper corner there; what lies outside of its square is cut off. */
  draw: (g: Buffers, index: number, x: number, y: number) => void
}

/** Likenesses from left to right and downwards, before a plain wall, as a story in this style draws them; WebP. */
export async function drawSquares({ style, side, columns, count, draw, skins, worn }: Squares): Promise<Uint8Array> {
  const rows = Math.ceil(count / columns)
  const [left, top] = [Math.ceil(columns * side * MARGIN), Math.ceil(rows * side * MARGIN)]
  const [width, height] = [columns * side + left * 2, rows * side + top * 2]
  const g = createBuffers(width, height)
  const palette = paletteFor('day', 'clear', style)
  g.light = palette.lightDirection
  g.lineWidth = Math.max(0.8, (2.4 * side) / 340)
  g.albedo.fillStyle = GROUND
  g.albedo.fillRect(0, 0, width, height)
  g.distance = 200
  for (let i = 0; i < count; i++) {
    const [x, y] = [left + (i % columns) * side, top + Math.floor(i / columns) * side]
    g.clip(rectangle(x, y, side, side), () => draw(g, i, x, y))
  }
  const own = { palette, skins, worn, told: [] }
  const planes = readPlanes(g, { ...own, lights: [], sun: [width * 0.2, 0], seed: 1, indoor: true })
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
