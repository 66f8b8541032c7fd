import { expect, test } from 'vitest'
import type { Look } from '../../../contract/looks.ts'
import { GLASSES_SHAPES } from '../../../contract/look-words.ts'
import { createBuffers } from '../buffers/buffers.ts'
import { drawGlasses } from './glasses.ts'

test.each(GLASSES_SHAPES)('glasses are inked as a part of the face, so that no style thickens them: %s', (shape) => {
  const g = createBuffers(100, 100)
  g.at(50, 50, () => drawGlasses(g, { glassesShape: shape } as Look, 0, 0.17, 0, 'comic', 0), 0, 90)
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
