import { isSmallest, type Person } from '../language/person.ts'
import { bare, countWords } from '../language/text.ts'
import { CLOSE } from './acts-close.ts'
import { CRAFT } from './acts-craft.ts'
import { EVERYDAY } from './acts-everyday.ts'
import { GIVING } from './acts-giving.ts'
import { LIGHT } from './acts-light.ts'
import { METTLE } from './acts-mettle.ts'
import { NEAR } from './acts-near.ts'
import { PLAY } from './acts-play.ts'
import { STEADY } from './acts-steady.ts'
import { STRAIGHT } from './acts-straight.ts'
import { type Act, actOf, type Family } from './family.ts'
import { PLAIN, PLAIN_CRADLE, PLAIN_CREATURE, PLAIN_PET } from './plain.ts'

/** Of two that are named at one place the first decides. */
export const FAMILIES: readonly Family[] = [
  ...GIVING,
  ...CLOSE,
  ...NEAR,
  ...PLAY,
  ...LIGHT,
  ...METTLE,
  ...STEADY,
  ...STRAIGHT,
  ...CRAFT,
  ...EVERYDAY,
]

/** What each is known by, from the beginning of a word: what is done, what names it, what is said of anybody. */
const SIGNS = FAMILIES.map(({ does, is, faint }) =>
  [does, is, faint].map((sign) => sign && new RegExp(`\\b(?:${sign.source})`, 'g')),
)

/** 'cargaba', 'levantándose', 'cuidan' as 'carga', 'levanta', 'cuida': where nothing was known as it was said. */
const now = (key: string) =>
  key.replace(/(?<=\w{3})(?:aba[sn]?|ando(?:se|l[oa]s?|nos|me|les?)?)\b/g, 'a').replace(/(?<=\w{2}[ae])[sn]\b/g, '')

/** Of one answer a story asks several times. */
let last: { said: string; family: Family | null } = { said: '', family: null }

/** The family of what is said to be admired: what they do before what they are called, then what is named first. */
export function familyOf(said: string): Family | null {
  if (last.said !== said) last = { said, family: read(said) }
  return last.family
}

function read(said: string): Family | null {
  const key = bare(said).replace(BESIDE, ' ').replace(/ {2,}/g, ' ').trim()
  // 'nos enseñó a ser unidos': what was taught, or learnt, is what they are
  const taught = key.replace(/(?:(?:me|nos|les?) ensen|aprend)\w+ (?:siempre )?a (?:ser |estar )?/gu, ' ')
  return (taught === key ? null : nearest(taught)) ?? nearest(key) ?? nearest(now(key))
}

type Found = { family: Family; rank: number; at: number }

function nearest(key: string): Family | null {
  const asides = [...key.matchAll(ASIDE)].map(({ index, 0: text }) => [index, index + text.length] as const)
  const but = key.search(/,? (?:pero|y aun asi|y sin embargo)\b/)
  const isAside = (at: number) => asides.some(([from, to]) => at > from && at < to)
  let best: Found | null = null
  for (const level of [0, 1, 2]) {
    // no word that only names a quality comes before what is done
    if (best && best.rank < level) break
    for (const [order, family] of FAMILIES.entries()) {
      const at = placeOf(SIGNS[order]![level], key)
      // 'mueve la patita cuando sueña': no word of an aside names what they are
      if (at < 0 || (level > 0 && isAside(at))) continue
      const rank = level + (isAside(at) ? 1.5 : 0) + (at < but ? 0.6 : 0) + (family.broad && level === 0 ? 0.5 : 0)
      if (!best || rank < best.rank || (rank === best.rank && at < best.at)) best = { family, rank, at }
    }
  }
  return best?.family ?? null
}

/** Where a sign is first given and not denied; -1 where it is not. */
function placeOf(sign: RegExp | undefined, key: string): number {
  if (!sign) return -1
  for (sign.lastIndex = 0; ;) {
    const found = sign.exec(key)
    if (!found) return -1
    if (!DENIED.test(key.slice(0, found.index))) return found.index
    sign.lastIndex = found.index + 1
  }
}

/** What is said without meaning it: 'la verdad sacó adelante a los cuatro', '50 años (bueno, 48)', or says only how one knows: 'nunca la oímos quejarse'. */
const BESIDE =
  /(?<!(?:da|dar|dan|dando|dio) (?:las )?)gracias a dios\b|\([^)]*\)|\b(?:la|lo|los|las|le|les|te) (?:he |hemos )?(?:escuch(?:e|amos|ado)|oi(?:mos|do)?|vi(?:mos|sto)?) (?=\w+[aei]r)|\bse (?:nota|ve) que (?=\w+ (?:su|lo|la|el)\b)|sin preguntar(?: nada)?|(?:y )?ni pregunta\b|no pregunta\b|^(?:(?:pues|bueno|es que|en serio|de verdad|la verdad(?: es)?(?: que)?),? )+(?=\w)/g

/** 'no pide permiso': what is denied is not what they are. */
const DENIED =
  /\b(?:no|nunca|jamas|sin|ni)(?: (?:se|me|te|le|lo|la|nos|les|los|las|ha|han|has|es|eres|siempre|ser|de|tiene|hay))* $/

/** When, against what, or for whom it is: it decides only where nothing else does. */
const ASIDE =
  /(?<!(?:sab|not|cuent)\w* )\b(?:aunque|por mas que|cuando|mientras|incluso|hasta cuando|como si|para que|y eso que|a pesar de que)\b[^,.;:]*/g

/** Whose chapters are short hears what is told in few words. */
function shortest(acts: readonly string[]): readonly string[] {
  const short = acts.filter((act) => countWords(act) <= FEW)
  return short.length > 0 ? short : acts.toSorted((a, b) => countWords(a) - countWords(b)).slice(0, 1)
}

const FEW = 29

/** A parrot has no paws, and a tortoise wags no tail. */
function petActs(acts: readonly string[], { species }: Person): readonly string[] {
  if (species === 'dog' || species === 'cat') return acts
  const fitting = acts.filter((act) => !OF_DOGS.test(act))
  return fitting.length > 0 ? fitting : PLAIN_CREATURE
}

const OF_DOGS =
  /(?<!\p{L})(?:patas?|cola|hocico|orejas?|nariz|panza|bigotes|lengua|cabeza|rosca|boca|dient\w+|cuerda|hueso|croqueta|lam\w+|ladr\w+|gruñ\w+|olió|escarb\w+|trot\w+|se echó|encima)(?!\p{L})/u

/** What whoever is admired for `said` does: acts of its family, else what anybody good does. */
export function actsOf(said: string, r: Person): readonly Act[] {
  const family = familyOf(said)
  if (r.role === 'pet') return petActs(family?.pet ?? PLAIN_PET, r).map(actOf)
  if (r.baby) return (family?.cradle ?? PLAIN_CRADLE).map(actOf)
  const acts = family?.acts ?? PLAIN
  return (isSmallest(r) ? (family?.small ?? shortest(acts)) : acts).map(actOf)
}
