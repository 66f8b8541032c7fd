import { expect, test } from 'vitest'
import { createBuffers, releaseBuffers } from '../buffers/buffers.ts'
import type { Box } from '../scene/layout.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { random } from '../../random.ts'
import { WEATHERS } from '../scene/scene.ts'
import { paletteFor } from '../scenery/palette.ts'
import { paintWeather } from './weather.ts'

const [WIDTH, HEIGHT] = [300, 200]
const FACES: readonly Box[] = [
  { left: 60, top: 50, right: 130, bottom: 120 },
  { left: 170, top: 80, right: 220, bottom: 130 },
]

test.each(WEATHERS)('%s passes before no face, whatever the chance', (weather) => {
  let painted = 0
  for (let seed = 0; seed < 12; seed++) {
    const g = createBuffers(WIDTH, HEIGHT)
    const palette = paletteFor('night', weather, 'funko')
    paintWeather(
      { g, palette, random: random(seed), style: 'funko', width: WIDTH, height: HEIGHT, unit: HEIGHT },
      { place: 'garden', weather } as ScenePlan,
      FACES,
    )
    const air = g.canvases.albedo.data()
    const at = (x: number, y: number) => air[(y * WIDTH + x) * 4 + 3]!
    for (const { left, top, right, bottom } of FACES) {
      // The boxes are a fifth wider than the faces.
      for (let y = top + 6; y < bottom - 6; y++)
        for (let x = left + 6; x < right - 6; x++) if (at(x, y) > 0) throw new Error(`${weather} ${seed} at ${x}, ${y}`)
    }
    for (let i = 3; i < air.length; i += 4) painted += air[i]! > 0 ? 1 : 0
    releaseBuffers(g)
  }
  // The rainbow and moving air are painted far away; leaves are few, all else fills more than a hundredth of the air.
  const share = painted / (12 * WIDTH * HEIGHT)
  expect([share > 0, share > 0.01]).toEqual([weather !== 'rainbow', !['rainbow', 'wind'].includes(weather)])
})
