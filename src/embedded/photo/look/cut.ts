import type { Look } from '../../../engine.ts'
import { quantile } from '../pixels/statistics.ts'
import type { CutMeasures } from './measure-cut.ts'
import type { HairMeasures } from './measure-hair.ts'

/** `texture` and `coherence` as measured of its strands. */
type Hair = Pick<Look, 'hairType' | 'hairLength'> & Pick<HairMeasures, 'texture' | 'coherence'>
type Cut = Pick<Look, 'haircut' | 'fringe' | 'parting' | 'hairline'>

/** How high hair begins above the brows, where a usual forehead is 1: on a fringe, and where it has gone back. */
const [FRINGE, BARE, RECEDED] = [0.85, 1.15, 2.05]
/** Much higher on one side than on the other. */
const UNEVEN = 0.35

/** How hair is cut and combed; nothing where the photo does not show it. */
export function readCut(cut: CutMeasures, hair: Hair): Cut {
  if (hair.hairType === 'calvo') return { haircut: Math.min(...cut.temples) > 0.25 ? 'coronilla' : 'calva' }
  if (cut.dome.seen < 0.6) return {}
  const [left, middle, right] = [part(cut, 1, 4), part(cut, 4, 9), part(cut, 9, 12)]
  const fringe = fringeOf(left, middle, right)
  const parting = partingOf(left, right, fringe)
  const uneven = Math.abs(left - right)
  const haircut =
    hair.hairLength === 'corto'
      ? shortOf(cut, {
          hairType: hair.hairType,
          fringe,
          middle,
          uneven,
          roughness: hair.texture * (1 - hair.coherence) * 3,
        })
      : looseOf(hair, fringe)
  return {
    fringe,
    ...(parting ? { parting } : {}),
    ...(fringe === 'ninguno' ? { hairline: middle > RECEDED ? 'entradas' : 'recta' } : {}),
    ...(haircut ? { haircut } : {}),
  }
}

const part = ({ line }: CutMeasures, from: number, to: number) => quantile(line.slice(from, to), 0.5)

function fringeOf(left: number, middle: number, right: number): NonNullable<Look['fringe']> {
  const [low, high] = [Math.min(left, right), Math.max(left, right)]
  if (middle < FRINGE && high < BARE) return 'recto'
  if (low < FRINGE && high > BARE) return 'ladeado'
  return low < FRINGE && high < BARE ? 'abierto' : 'ninguno'
}

/** Hair is parted where it begins highest. */
function partingOf(left: number, right: number, fringe: Look['fringe']): Look['parting'] {
  if (fringe === 'recto') return undefined
  if (Math.abs(left - right) > UNEVEN) return left > right ? 'izquierda' : 'derecha'
  return fringe === 'abierto' ? 'centro' : undefined
}

type Short = { hairType: Hair['hairType']; fringe: Look['fringe']; middle: number; uneven: number; roughness: number }

function shortOf({ dome, temples, top }: CutMeasures, short: Short): Look['haircut'] {
  const { hairType, fringe, middle, uneven, roughness } = short
  // The skin shines through.
  if (dome.bare > 0.2 && dome.rough < 2 && dome.tint > 0.5 && dome.light > 0.66 && dome.light < 0.88) return 'rapado'
  const hasBareSides = Math.max(...temples) < 0.3
  if (hairType === 'afro' || hairType === 'rizado') return hasBareSides ? 'rizos arriba' : undefined
  if (fringe === 'recto') return 'flequillo corto'
  if (top > HIGH) return 'tupé'
  if (hairType === 'ondulado' || roughness > TOUSLED) return 'revuelto'
  // Grey sides are easily taken for skin.
  if (hasBareSides && dome.light < 0.66) return 'degradado'
  if (fringe === 'ladeado' || uneven > PARTED) return 'raya al lado'
  return middle < LOW ? 'flequillo corto' : 'hacia atrás'
}

/** Above the forehead, in face widths: combed up. */
const HIGH = 0.56
/** Hair that comes down so far is combed to the front, with no forehead bare on either side. */
const LOW = 1.45
const PARTED = 0.2
/** Of strands in all directions. */
const TOUSLED = 0.5

function looseOf(
  { hairType, hairLength }: Pick<Look, 'hairType' | 'hairLength'>,
  fringe: Look['fringe'],
): Look['haircut'] {
  if (hairLength !== 'medio' || hairType === 'afro' || hairType === 'rizado') return undefined
  if (fringe === 'recto') return 'melena con flequillo'
  return hairType === 'liso' && fringe === 'abierto' ? 'melena a capas' : undefined
}
