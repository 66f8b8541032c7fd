import { expect, test } from 'vitest'
import type { Look } from '../../../contract/looks.ts'
import { createBuffers } from '../buffers/buffers.ts'
import { FEATURES } from './expressions.ts'
import { featurePen } from './features.ts'
import { drawMouth } from './mouth.ts'

test('a grin shows a row of teeth, and none alone in its corners', () => {
  const side = 400
  const g = createBuffers(side, side)
  const features = FEATURES.laugh
  const context = {
    g,
    pen: featurePen(g),
    kind: 'comic',
    features,
    look: { skin: '#c68c5f' } as Look,
    feminine: false,
    grown: false,
  }
  g.at(side / 2, side / 2, () => drawMouth({ ...context, kind: 'comic' }, 0, 0), 0, side)
  const bytes = g.canvases.albedo.data()
  const white = (x: number) =>
    Array.from({ length: side }, (_, y) => bytes[(y * side + x) * 4 + 2]!).filter((blue) => blue > 200).length
  const corner = Math.round(side * 0.12 * 1.08 * 0.85)
  expect(white(side / 2)).toBeGreaterThan(6)
  for (const x of [side / 2 - corner, side / 2 + corner]) expect(white(x)).toBeLessThan(white(side / 2) * 0.8)
})
