import type { Buffers } from '../../buffers/buffers.ts'
import { smooth, type Point } from '../../buffers/paths.ts'
import { facet } from '../drawing/drawing.ts'

/** A row of plates along a back, largest in the middle. */
export function ridge(b: Buffers, places: readonly Point[], colour: string, size: number): void {
  places.forEach(([x, y], i) => {
    const grown = size * (0.75 + 0.3 * Math.sin((i / places.length) * Math.PI))
    b.shape(facet([x - grown, y + 3, x - grown * 0.9, y - grown, x + grown * 0.6, y - grown * 0.2]), {
      fill: colour,
      shade: 0.7,
    })
  })
}

/** Base, tip, base. */
export function horn(b: Buffers, corners: readonly [Point, Point, Point]): void {
  b.shape(smooth(corners, true, 0.2), { fill: '#fff4da', shade: 0.9 })
}
