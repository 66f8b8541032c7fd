import { expect, test } from 'vitest'
import { random } from '../../random.ts'
import { createBuffers, releaseBuffers } from '../buffers/buffers.ts'
import { boxAround, type Box } from '../scene/layout.ts'
import { branch, frameLeaves } from './foreground.ts'
import { paletteFor } from './palette.ts'
import type { Scenery } from './scenery.ts'

const [width, height] = [300, 200]
/** Where the branch and the leaves of the upper left corner would reach. */
const HEAD = boxAround(50, 50, 40, 45)

const isBefore = (x: number, y: number) => x > HEAD.left && x < HEAD.right && y > HEAD.top && y < HEAD.bottom

/** How many pixels are painted on the page, and how many of them where a head is. */
function painted(draw: (scenery: Scenery) => void, faces: readonly Box[]): [all: number, before: number] {
  const g = createBuffers(width, height)
  g.distance = 236
  const palette = paletteFor('day', 'clear', 'infantil')
  draw({ g, palette, random: random('leaves'), style: 'infantil', width, height, unit: height, faces })
  const depth = g.canvases.depth.data()
  releaseBuffers(g)
  const near = Array.from({ length: width * height }, (_, i) => i).filter((i) => depth[i * 4]! > 200)
  return [near.length, near.filter((i) => isBefore(i % width, Math.floor(i / width))).length]
}

test.each<[string, (scenery: Scenery) => void]>([
  ['branch', (scenery) => branch(scenery, true, 0.07, 0.42, ['#3f7a3a', '#5a9a4a'])],
  ['leaves', (scenery) => frameLeaves(scenery, 'tl', 0.3, ['#3f7a3a', '#5a9a4a'])],
])('no part of a %s goes before a head', (_, draw) => {
  const [all, before] = painted(draw, [])
  expect(before).toBeGreaterThan(50)
  expect(painted(draw, [HEAD])[1]).toBe(0)
  // What is elsewhere changes nothing.
  expect(painted(draw, [boxAround(250, 190, 40, 45)])).toEqual([all, before])
})
