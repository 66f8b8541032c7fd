import { bare, contract, words } from '../language/text.ts'
import { portablesIn } from './portable.ts'
import { relicOf } from './relics.ts'
import { singularOf } from './singular.ts'

/** A thing of a memory: small enough for a hand, and kept since. */
export type Keepsake = {
  /** 'una concha' */
  un: string
  /** 'la concha' */
  el: string
  lo: 'lo' | 'la'
  /** What it does when it is needed: two predicates in the preterite, for its `el`; each brings that day back. */
  wakes: readonly [string, string]
  /** The paper itself that the giver wrote on, and no thing of the memory. */
  isPaper?: true
  /** What stayed of a thing that is too large for a hand; the day is called after the thing itself. */
  isRelic?: true
}

function keepsake(un: string, el: string, first: string, second: string): Keepsake {
  return { un, el, lo: un.startsWith('una ') ? 'la' : 'lo', wakes: [first, second] }
}

/** How a thing that the memory itself names brings it back; right for any. */
const WAKES = [
  'se movió un poco, como si también se acordara',
  'brilló un momento, con la luz de entonces',
  'sonó bajito, como entonces',
  'pesó de pronto lo que pesan las cosas que importan',
  'se entibió, como si viniera de otra mano',
  'dio un saltito, como quien oye su nombre',
  'olió de repente a aquel día',
  'soltó un suspiro, o algo muy parecido',
  'se llenó de luz, poco a poco, como una ventana',
  'tembló, y por un momento hubo ahí más gente',
] as const

/** How a photograph or a leaf of paper does. */
const PAPER_WAKES = [
  'brilló por las orillas',
  'se movió un poco, como si supiera',
  'se entibió, y olió a aquel día',
  'dio media vuelta en el aire, para que se viera bien',
  'se alisó hasta la última arruga',
  'se llenó de luz, poco a poco, hasta las esquinas',
  'tembló, y se oyó bajito una voz conocida',
  'recuperó todos sus colores',
] as const

/** What any day leaves behind: the second where a photograph is in the story already. */
const ANY_DAY = ['una foto de entonces', 'una hoja de calendario', 'un papelito muy doblado']

/** Where its words stand. */
export const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  foto: ['En el reverso', 'Por detrás', 'Del otro lado, se leía'],
  hoja: ['Por detrás', 'Del otro lado, se leía', 'En el margen, se leía'],
  papelito: ['Desdoblado, decía', 'Al abrirlo, se leía', 'Por dentro'],
}

type Pick = <T>(options: readonly T[]) => T

/**
 * A small thing that `memory` names as being there and that is not the star; else what stayed of a larger one, of what was
 * done or of where it was; else a photograph. `seen`: a larger thing that was
 * there, which a photograph shows; `taken`: what the plot has of its own.
 */
export function keepsakeOf(
  memory: string,
  pick: Pick,
  { star = '', seen = null, taken }: { star?: string; seen?: string | null; taken?: RegExp | undefined } = {},
): Keepsake {
  const isFree = (el: string) => el !== star && !taken?.test(bare(el))
  const first = pick(WAKES)
  const second = pick(WAKES.filter((wake) => wake !== first))
  // drawn in any case, so that a thing of the memory changes nothing else
  const paperFirst = pick(PAPER_WAKES)
  const paperSecond = pick(PAPER_WAKES.filter((wake) => wake !== paperFirst))
  // what somebody said is no thing that was there
  const there = memory.replace(/[“"‘][^”"’]*[”"’]/gu, ' ')
  // of «el par de patines» no «patín» is kept beside
  const stars = new Set(words(star).map(singularOf))
  const own = portablesIn(there).filter(({ noun, f }) => isFree(`${f ? 'la' : 'el'} ${noun}`) && !stars.has(noun))
  const kept = own.find(({ isBland }) => !isBland) ?? own[0]
  if (kept && (!kept.isBland || relicOf(there) === null)) return keepsake(kept.un, elOf(kept.un), first, second)
  const left = relicOf(there, (un) => isFree(elOf(un)))
  if (left) return { ...keepsake(left.un, elOf(left.un), ...left.wakes), isRelic: true }
  if (kept) return keepsake(kept.un, elOf(kept.un), first, second)
  const un = seen && isFree('la foto') ? contract(`una foto de ${seen}`) : ANY_DAY.find((paper) => isFree(elOf(paper)))!
  return { ...keepsake(un, elOf(un), paperFirst, paperSecond), isPaper: true }
}

/** 'una hoja doblada' → 'la hoja' */
const elOf = (un: string) =>
  un.replace(/^una? (\p{L}+).*$/u, (whole, noun: string) => `${whole.startsWith('una') ? 'la' : 'el'} ${noun}`)
