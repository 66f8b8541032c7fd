import { adjust } from '../../../colour.ts'
import type { Buffers } from '../../buffers/buffers.ts'
import { curve } from '../../buffers/paths.ts'
import { blob, drawing, facet, lit } from '../drawing/drawing.ts'

const WOOD = '#b5713c'

/** The far half of the hull, with its planks to sit on: what is behind whoever is aboard. */
export function paintInside(b: Buffers, colour = WOOD): void {
  b.shape(blob([-226, -96, -120, -84, 0, -80, 120, -85, 228, -100, 130, -58, 0, -50, -130, -58], 0.25), {
    fill: adjust(colour, -0.14),
    shade: 0.3,
  })
  b.stroke(curve(-226, -97, -110, -85, 0, -81, 118, -86, 228, -101), adjust(colour, 0.1), 5, { line: 0.8, solid: true })
  for (const x of [-92, 92])
    b.shape(facet([x - 30, -76, x + 26, -76, x + 32, -62, x - 34, -62]), {
      fill: adjust(colour, 0.04),
      shade: 0.5,
      line: 0.8,
    })
}

/** The near side, which hides the legs of whoever is aboard. */
export function paintSide(b: Buffers, colour = WOOD): void {
  const hull = blob([-229, -97, -120, -75, 0, -67, 120, -76, 231, -101, 204, -44, 140, -4, -140, -2, -200, -40], 0.22)
  b.shape(hull, { fill: lit(b, colour, -100, 0, 0.09), shade: 1 })
  b.clip(hull, () => {
    b.paint(
      blob([-240, -96, -120, -74, 0, -66, 120, -75, 240, -100, 236, -84, 120, -60, 0, -51, -120, -59, -238, -80], 0.22),
      '#f4ead2',
    )
    for (const down of [22, 42])
      b.ink(curve(-215, -84 + down, -110, -66 + down, 0, -60 + down, 110, -67 + down, 216, -88 + down), 0.5, 0.8)
  })
  b.stroke(curve(-229, -97, -115, -76, 0, -68, 118, -77, 231, -102), adjust(colour, -0.08), 6, {
    line: 0.9,
    solid: true,
  })
}

/** A wooden boat without a sail. */
export const rowingBoat = drawing(
  { id: 'rowing-boat', aspect: 4.6, height: 0.8, uses: ['floats', 'ridden'], seat: [0.3, 0.42] },
  (b, { colour }) => {
    paintInside(b, colour)
    paintSide(b, colour)
  },
)
