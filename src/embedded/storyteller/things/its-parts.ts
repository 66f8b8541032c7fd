import { bare, escaped } from '../language/grammar/text.ts'
import { type NounClass, nounClassOf } from './nouns.ts'

/** What has parts of its own, which are nothing by themselves. */
const WHOLES: ReadonlySet<NounClass> = new Set([
  'machine',
  'tech',
  'wheels',
  'rail',
  'boat',
  'air',
  'instrument',
  'animal',
  'plant',
  'tree',
] as const)

/** What shows, tells or holds other things. */
const OF_OTHERS =
  /^(?:las?|l[oa]s|el|sus?) (?:grabaci|audio|documental|foto|v[ií]deo|dibujo|pel[ií]cula|serie|programa|libro|cuento|chiste|receta|canci|m[uú]sica|ruido|sonido|olor|historia|mapa|juego|disco|colecci)/u

const classIn = (part: string) => nounClassOf(part.replace(/^(?:el|la|l[oa]s|sus?) /u, ''))

/** 'los ascensores: los botones y las puertas': what stands behind a colon is of what stands before it, where it is of another class. */
export function isPartOfIt(part: string, before: readonly string[], said: string): boolean {
  const [whole] = before
  const kind = whole === undefined ? null : classIn(whole)
  const isOfOthers = whole !== undefined && OF_OTHERS.test(whole)
  if (!isOfOthers && (kind === null || !WHOLES.has(kind) || classIn(part) === kind)) return false
  return new RegExp(
    `(?<![A-Za-zÀ-ỹ])${escaped(bare(whole!))}: [^.;]*(?<![A-Za-zÀ-ỹ])${escaped(bare(part.replace(/^(?:el|la|l[oa]s|sus?) /u, '')))}`,
    'u',
  ).test(bare(said))
}

/** 'la oreja del conejo' → 'el conejo': what has it is there, and no drawing of a part; null where it is no beast or toy. */
export function bearerOf(part: string): string | null {
  const [, noun = '', its = '', rest = ''] = /^(?:(?:el|la|l[oa]s|sus?) )?(\p{L}+) de(l? )(.+)$/u.exec(part) ?? []
  if (nounClassOf(noun) !== 'body') return null
  const bearer = its === 'l ' ? `el ${rest}` : rest
  return /^(?:animal|toy)$/u.test(classIn(bearer.replace(/ \p{Lu}\p{L}+$/u, '')) ?? '') ? bearer : null
}
