import { expect, test } from 'vitest'
import type { Look } from '../../../contract/looks.ts'
import { GLASSES_SHAPES } from '../../../contract/look-words.ts'
import { createBuffers } from '../buffers/buffers.ts'
import { drawGlasses } from './glasses.ts'
import { headTurn } from '../scene/head-turn.ts'

test.each(GLASSES_SHAPES)('glasses are inked as a part of the face, so that no style thickens them: %s', (shape) => {
  const g = createBuffers(100, 100)
  const eyes = ([-1, 1] as const).map((side) => ({ side, x: side * 0.17, breadth: 1 }))
  const draw = () => drawGlasses(g, { glassesShape: shape } as Look, eyes, 0, 'comic', headTurn(0, 0.47))
  g.at(50, 50, draw, 0, 90)
  const bytes = g.canvases.line.data()
  let inked = 0
  for (let j = 0; j < bytes.length; j += 4) {
    const [red = 0, , , opacity = 0] = bytes.slice(j, j + 4)
    if (opacity === 0) continue
    inked++
    expect(red > 0 || opacity < 3).toBe(true)
  }
  expect(inked).toBeGreaterThan(50)
})
