import type { Look } from '../../../contract/looks.ts'
import type { Buffers } from '../buffers/buffers.ts'
import { adjust, luma, mix } from '../../colour.ts'
import { circle, curve, type Path2D, rectangle, smooth } from '../buffers/paths.ts'
import { random } from '../../random.ts'
import type { Character } from '../scene/character.ts'
import type { FigureManner } from '../scene/manner.ts'
import { hidesCrown, hidesHair } from './coverings.ts'
import type { CutPlan } from './hair/cut-plan.ts'
import { HAIRCUTS } from './hair/haircuts.ts'
import { partOf } from './hair/hairlines.ts'
import { plainNape } from './hair/masses.ts'
import type { HairContext, Texture } from './hair/strands.ts'
import { type HeadTurn, headTurn } from '../scene/head-turn.ts'

const TEXTURES: Record<Look['hairType'], Texture> = {
  liso: 'straight',
  ondulado: 'wavy',
  rizado: 'curly',
  afro: 'coily',
  calvo: 'straight',
}

/** Draws one layer of a person's hair: what a covering leaves to be seen of it. */
export function drawHair(
  g: Buffers,
  character: Character,
  layer: 'back' | 'front' | 'behind',
  head: HeadTurn,
  manner: FigureManner['hair'],
  skull?: Path2D,
): void {
  const { look, haircut, seed } = character
  if (hidesHair(look)) return
  const cut = HAIRCUTS[haircut]
  const { w, side } = head
  const turn = layer === 'behind' ? 0 : side
  const context: HairContext = {
    g,
    colour: look.hair,
    w,
    turn,
    // Only what lies on the head is turned with it.
    head: layer === 'front' ? head : headTurn(0, w),
    chance: random(`${seed} hair`),
    texture: TEXTURES[look.hairType],
    line: hairlineOf(look, cut, turn),
    manner,
    skull,
  }
  const draw = () => {
    if (layer === 'front') return cut.front(context)
    // What falls behind a turned head lies towards its back.
    if (layer === 'back') return g.at(-side * w * 0.26, 0, () => cut.back?.(context), 0, 1 - 0.2 * Math.abs(side), 1)
    if (cut.behind) cut.behind(context)
    else {
      cut.back?.(context)
      plainNape(context)
    }
    if (look.hairType !== 'calvo') strands(context, cut.length)
  }
  if (hidesCrown(look)) g.clip(rectangle(-2, -0.36, 4, 4), draw)
  else draw()
}

/** The back of a head is no flat shape: locks that follow the skull, and those that hang, down to where the hair ends. */
function strands({ g, w, manner, colour, texture }: HairContext, length = 0.34): void {
  const plain = manner === 'mass' && (texture === 'straight' || texture === 'wavy')
  const light = luma(colour) < 0.5 ? adjust(colour, 0.19, 1.1) : adjust(mix(colour, '#8a6a50', 0.35), -0.1)
  for (const [k, tone, end] of [
    [-0.78, -0.2, 0.72],
    [-0.4, 0.16, 0.94],
    [-0.08, -0.18, 0.8],
    [0.26, 0.14, 0.96],
    [0.6, -0.24, 0.78],
  ] as const) {
    const lock = curve(k * w * 0.35, -0.47, k * w * 1.15, -0.2, k * w * 1.1, length * end)
    g.toneStroke(lock, tone, 0.035, 0.5)
    if (manner !== 'mass') g.ink(lock, 0.35, 0.4)
    // A print knows no shade: there locks taper to a point in another colour.
    else if (plain) g.paint(tapered(k * w, length * end), light, { opacity: 0.85 })
  }
  g.tone(circle(-w * 0.2, -0.3, w * 0.5, 0.09, -0.2), 0.22, 0.4)
}

function tapered(x: number, end: number): Path2D {
  const [top, middle] = [-0.4, (end - 0.4) / 2]
  return smooth([
    [x * 0.42, top],
    [x * 0.94 + 0.014, middle],
    [x * 1.06, end],
    [x * 0.94 - 0.014, middle],
  ])
}

/** The side and the texture of somebody's hair, as it is drawn. */
function hairlineOf(look: Look, cut: CutPlan, turn: number): HairContext['line'] {
  return {
    fringe: look.fringe ?? cut.fringe,
    shape: look.hairline ?? 'recta',
    side: partOf(turn, look.parting),
  }
}
