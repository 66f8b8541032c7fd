import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve } from '../buffers/paths.ts'
import { random } from '../../random.ts'
import type { Character } from '../scene/character.ts'
import { HAIRCUT_TABLE } from './haircuts.ts'
import { type HairContext, nape } from './strands.ts'

/** Draws one layer of a person's hair. */
export function drawHair(
  g: Buffers,
  character: Character,
  layer: 'back' | 'front' | 'behind',
  w: number,
  turn: number,
): void {
  const context: HairContext = {
    g,
    colour: character.look.hair,
    w,
    turn,
    chance: random(`${character.seed} hair`),
    feminine: character.feminine,
  }
  const cut = HAIRCUT_TABLE[character.haircut]
  if (layer === 'behind') {
    cut.back?.(context)
    ;(cut.behind ?? nape)(context)
    if (character.haircut !== 'bald') strands(context)
  } else cut[layer]?.(context)
}

/** The back of a head is no flat shape: locks that follow the skull. */
function strands({ g, w }: HairContext): void {
  for (const [k, tone] of [
    [-0.78, -0.2],
    [-0.4, 0.16],
    [-0.08, -0.18],
    [0.26, 0.14],
    [0.6, -0.24],
  ] as const) {
    const lock = curve(k * w * 0.35, -0.47, k * w * 1.15, -0.2, k * w * 1.1, 0.3)
    g.toneStroke(lock, tone, 0.035, 0.5)
    g.ink(lock, 0.35, 0.4)
  }
  g.tone(circle(-w * 0.2, -0.3, w * 0.5, 0.09, -0.2), 0.22, 0.4)
}
