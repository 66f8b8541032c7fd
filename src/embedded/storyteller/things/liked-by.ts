import { type NounClass, nounClassOf } from './nouns.ts'
import type { Prop } from './prop.ts'
import { rowOf } from './rows.ts'
import { namedIn } from './staged.ts'

/** Who of several likes a thing, and what is liked beside it. */

/** 'a Luana bailar marinera y a Kiara dibujar gatos': who of them; null where all of them do. */
export function likedBy({ about }: Prop, whole: string, names: readonly string[]): string | null {
  const at = about === '' ? -1 : whole.toLowerCase().indexOf(about.toLowerCase())
  const before = whole.slice(0, Math.max(at, 0))
  const [last] = names
    .filter((name) => name.length > 1 && before.includes(name))
    .toSorted((one, other) => before.lastIndexOf(other) - before.lastIndexOf(one))
  return last &&
    !/(?<![A-Za-zÀ-ỹ])(?:l[oa]s (?:dos|tres|cuatro)|amb[oa]s|tod[oa]s)(?![A-Za-zÀ-ỹ])/iu.test(
      before.slice(before.lastIndexOf(last)),
    )
    ? last
    : null
}

/** 'las novelas con su cafecito': what is had beside them is liked too. */
export function withBeside(part: string): string[] {
  const [, thing = '', beside = ''] = /^([^,]+?) con ((?:sus? |una? )?\p{L}+(?: (?:de )?\p{L}+)?)$/u.exec(part) ?? []
  const kind = thing && nounClassOf(namedIn(thing)?.own ?? '')
  const isSeen = kind ? LOOKED_AT.has(kind) : thing !== '' && rowOf(thing) !== null && nounClassOf(thing) === null
  const isHad = /^(?:drink|bite)$/u.test(nounClassOf(beside.replace(/^(?:sus?|una?) /u, '')) ?? '')
  return isSeen && isHad ? [thing, beside] : [part]
}
const LOOKED_AT: ReadonlySet<NounClass> = new Set([
  'show',
  'book',
  'radio',
  'music',
  'artist',
  'people',
  'place',
  'sky',
])
