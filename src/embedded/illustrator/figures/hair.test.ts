import { expect, test } from 'vitest'
import { createBuffers } from '../buffers/buffers.ts'
import { circle } from '../buffers/paths.ts'
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
