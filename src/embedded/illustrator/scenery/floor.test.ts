import { expect, test } from 'vitest'
import { random } from '../../random.ts'
import { createBuffers } from '../buffers/buffers.ts'
import { house } from './houses.ts'
import { paletteFor } from './palette.ts'
import type { Scenery } from './scenery.ts'
import { streetLamp } from './street-lamp.ts'

test.each([
  ['a house', (scenery: Scenery) => house(scenery, 100, 190, 80, 60)],
  ['a lamp', (scenery: Scenery) => streetLamp(scenery, 100, 190, 90)],
])('%s behind people has its foot no lower than where they stand', (_, draw) => {
  const [width, height, floor] = [200, 200, 150]
  const g = createBuffers(width, height)
  g.distance = 90
  const palette = paletteFor('day', 'clear', 'infantil')
  draw({ g, palette, random: random('floor'), style: 'infantil', width, height, unit: height, floor })
  const depth = g.canvases.depth.data()
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) =>
    Array.from({ length: width }, (_, x) => depth[(y * width + x) * 4]!).some((far) => far >= 80),
  )
  expect(Math.abs(Math.max(...rows) - floor)).toBeLessThanOrEqual(1)
})
