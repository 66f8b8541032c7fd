import { expect, test } from 'vitest'
import { createBuffers } from '../buffers/buffers.ts'
import { circle } from '../buffers/paths.ts'
import { FRINGES } from '../../../contract/look-words.ts'
import type { Character } from '../scene/character.ts'
import { drawHair } from './hair.ts'
import { headTurn } from '../scene/head-turn.ts'

const SKIN = '#ff00ff'

test.each(['rizos', 'rizos largos', 'media melena', 'afro corto', 'afro', 'afro grande', 'rizos cortos'] as const)(
  'no skin shines through curls seen from behind: %s',
  (haircut) => {
    for (const hairType of ['rizado', 'afro'] as const)
      for (const seed of ['a', 'b', 'c']) {
        const g = createBuffers(120, 120)
        const character = { look: { hair: '#000000', hairType }, haircut, seed } as Character
        g.at(
          60,
          60,
          () => {
            g.paint(circle(0, 0, 0.4, 0.42), SKIN)
            drawHair(g, character, 'behind', headTurn(0, 0.47), 'mass')
          },
          0,
          80,
        )
        const bytes = g.canvases.albedo.data()
        let bare = 0
        for (let j = 0; j < bytes.length; j += 4) if (bytes[j]! > 200 && bytes[j + 1]! < 60) bare++
        expect([hairType, seed, bare]).toEqual([hairType, seed, 0])
      }
  },
)

test.each(FRINGES)('a cropped fringe is of one piece with its hair, no skin above its ends: %s', (fringe) => {
  for (const turn of [0, 0.3, 0.55]) {
    const side = 200
    const g = createBuffers(side, side)
    const look = { hair: '#000000', hairType: 'liso', fringe }
    const character = { look, haircut: 'flequillo corto', seed: 'a' } as Character
    const draw = () => {
      g.paint(circle(0, 0, 0.47, 0.5), SKIN)
      drawHair(g, character, 'front', headTurn(turn, 0.47), 'mass')
    }
    g.at(side / 2, side * 0.6, draw, 0, side * 0.7)
    const bytes = g.canvases.albedo.data()
    const isHair = (i: number) => bytes[i * 4 + 3]! > 128 && bytes[i * 4]! < 128
    const all = Array.from({ length: side * side }, (_, i) => i).filter(isHair)
    const met = new Set(all.slice(0, 1))
    for (const i of met)
      for (const next of [i - 1, i + 1, i - side, i + side]) if (!met.has(next) && isHair(next)) met.add(next)
    // A pixel at an edge may touch the others by its corner.
    expect(all.length - met.size, `${turn}`).toBeLessThan(4)
    for (let x = side * 0.4; x <= side * 0.6; x++) {
      const column = all.filter((i) => i % side === x)
      expect((column.at(-1)! - column[0]!) / side, `${turn} ${x}`).toBe(column.length - 1)
    }
  }
})
