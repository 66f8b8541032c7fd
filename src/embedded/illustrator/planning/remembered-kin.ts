import type { Brief } from '../../../engine.ts'
import { findAction } from '../lexicon/scene-words.ts'
import { unaccented } from '../lexicon/unaccented.ts'
import type { Age } from '../scene/character.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { characterOf } from './cast.ts'
import { spokenOf } from './alt-text.ts'
import type { Kinship } from './kinship.ts'
import { shownOf, sure } from './reading.ts'

type Generation = 'grandparent' | 'parent' | 'older' | 'peer' | 'child'

/** What they are to whose they are, and what that one is to them. */
const KIN: readonly { word: RegExp; generation: Generation; turned: RegExp }[] = [
  { word: /^abuel|^yay[oa]/, generation: 'grandparent', turned: /\bniet/ },
  { word: /^(?:mam[ai]|pap[ai]|madre|padre)$/, generation: 'parent', turned: /\bhij[oa]|\bbebe|\bnin[oa]|\bpeque/ },
  { word: /^ti[oa]$/, generation: 'older', turned: /\bsobrin/ },
  { word: /^(?:madrina|padrino)$/, generation: 'older', turned: /\bahijad/ },
  { word: /^hermanit|^herman/, generation: 'peer', turned: /\bherman/ },
  { word: /^prim/, generation: 'peer', turned: /\bprim/ },
  { word: /^amig/, generation: 'peer', turned: /\bamig/ },
  { word: /^(?:espos|novi)/, generation: 'peer', turned: /\bespos|\bnovi|\bmarid|\bmujer|\bpareja/ },
  { word: /^hij/, generation: 'child', turned: /\bmam[ai]|\bpap[ai]|\bmadre|\bpadre/ },
  { word: /^niet/, generation: 'child', turned: /\babuel/ },
  { word: /^sobrin/, generation: 'child', turned: /\bti[oa]\b/ },
]

const KIN_WORDS =
  'abuel(?:it)?[oa]|yay[oa]|mam[áai]|pap[áai]|madre|padre|t[ií][oa]|madrina|padrino|herman(?:it)?[oa]|prim(?:it)?[oa]|amig(?:uit)?[oa]|espos[oa]|novi[oa]|hij(?:it)?[oa]|niet(?:ecit)?[oa]|sobrin(?:it)?[oa]'

/** «Bailó el vals con su papá»: somebody they did it with, and what stands before. */
const WITH = new RegExp(
  String.raw`(?<before>[^.,;:!?]*)(?<![A-Za-zÀ-ỹ])(?:con|junto a) (?<whose>mi|tu|su|el|la) (?<word>${KIN_WORDS})(?![A-Za-zÀ-ỹ])`,
  'giu',
)

/** «Mi abuela salió corriendo», «y su esposa nos hacía agua»: what is seen of somebody who was there. */
const ACTS = new RegExp(
  [
    String.raw`(?:^|[.,;:]\s*|(?<![A-Za-zÀ-ỹ])(?:y|mientras)\s+)(?<whose>mi|tu|su) (?<word>${KIN_WORDS})(?: \p{Lu}\p{Ll}+)?`,
    String.raw` (?:(?:se|nos|me|le|les|lo|la) )*(?:lleg(?:ó|aba)|sal(?:ió|io|ía|ia)|llev(?:ó|aba)|v(?:ino|enía)|hac[ií]a|hizo`,
    String.raw`|corr[A-Za-zÀ-ỹ]+|grit[A-Za-zÀ-ỹ]+|cant(?:ó|aba|ando)|bail(?:ó|aba|ando)|aplaud[A-Za-zÀ-ỹ]+|sirv[A-Za-zÀ-ỹ]+|serv[ií]a|trajo|tra[ií]a|baj(?:ó|aba)|sub(?:ió|ía)|levant(?:ó|aba)|moj(?:ó|aba))(?![A-Za-zÀ-ỹ])`,
  ].join(''),
  'giu',
)

/** What is no pose of its own and yet done together. */
const WENT =
  /(?<![A-Za-zÀ-ỹ])(?:fui|fuimos|[íi]bamos|viaj[A-Za-zÀ-ỹ]+|est[áa]bamos|llegamos|salimos|jug[A-Za-zÀ-ỹ]+)(?![A-Za-zÀ-ỹ])/iu

/** With whom nothing was done, near as they may have been. */
const NOT_TOGETHER =
  /(?<![A-Za-zÀ-ỹ])(?:no|sin|soñ[A-Za-zÀ-ỹ]*|habl[A-Za-zÀ-ỹ]*|pele[A-Za-zÀ-ỹ]*|enoj[A-Za-zÀ-ỹ]*|enfad[A-Za-zÀ-ỹ]*|discut[A-Za-zÀ-ỹ]*|confund[A-Za-zÀ-ỹ]*|cas[óoaé][A-Za-zÀ-ỹ]*|compar[A-Za-zÀ-ỹ]*|parec[A-Za-zÀ-ỹ]*|qued[A-Za-zÀ-ỹ]*|encontr[A-Za-zÀ-ỹ]*)(?![A-Za-zÀ-ỹ])/iu

/** The one who was there besides the two, where the memory says with whom it was done and that is neither of them. */
export function rememberedKin(
  brief: Brief,
  { cast, kinship }: { cast: ScenePlan['cast']; kinship: Kinship },
  seed: string,
): ScenePlan['others'] {
  const memory = shownOf(brief, 'specialMemory')
  for (const { groups } of [...memory.matchAll(WITH), ...memory.matchAll(ACTS)]) {
    const { before, whose = '', word = '' } = groups!
    const plain = unaccented(word)
    const kin = KIN.find((one) => one.word.test(plain))
    if (!kin || (before !== undefined && !isTogether(before))) continue
    const feminine = isWoman(plain)
    const relation = unaccented(brief.recipientRelation)
    const isGivers = whose.toLowerCase() === 'mi'
    const named = `${relation} ${unaccented(brief.senderName)} ${unaccented(brief.recipientName)}`
    if (named.split(/[^a-zñ]+/).some((one) => isSame(one, plain))) continue
    if (kin.generation === 'parent' && /\b(?:papas|padres|papis)\b/.test(relation)) continue
    if (!isGivers && kin.turned.test(relation) && kinship.sender.feminine === feminine) continue
    const role = isGivers || !cast.recipient ? 'sender' : 'recipient'
    const owner = cast[role]!
    const age = ageOf(kin.generation, owner.age)
    const character = characterOf('', { age, feminine }, null, `${seed} ${plain}`, owner)
    const called = isGivers
      ? `${feminine ? 'la' : 'el'} ${spelt(word)} de ${spokenOf(brief.senderName)}`.replace(' de el ', ' del ')
      : `${/^(?:el|la)$/i.test(whose) ? whose : 'su'} ${spelt(word)}`.toLowerCase()
    return [{ role, character, called }]
  }
  return []
}

/** Whether something was done that those do together of whom it is told. */
function isTogether(before: string): boolean {
  return !NOT_TOGETHER.test(before) && (WENT.test(before) || sure(findAction, [before]) !== null)
}

const isWoman = (word: string) => (word.endsWith('a') ? word !== 'papa' : word === 'madre' || word === 'mami')

/** «Abuelos» may be one of them; where «mi abuelo» is told of, «mi abuela» is somebody else. */
const isSame = (named: string, word: string) =>
  named.startsWith(word.replace(/(?:it)?[oa]$/, '')) && (named.endsWith('s') || isWoman(named) === isWoman(word))

const spelt = (word: string) =>
  word
    .toLowerCase()
    .replace(/^(mam|pap)a$/, '$1á')
    .replace(/^ti(?=[oa]$)/, 'tí')

function ageOf(generation: Generation, owner: Age): Age {
  const isGrown = owner === 'adult' || owner === 'elder'
  switch (generation) {
    case 'grandparent':
      return 'elder'
    case 'parent':
      return isGrown ? 'elder' : 'adult'
    case 'older':
      return owner === 'elder' ? 'elder' : 'adult'
    case 'child':
      return owner === 'elder' ? 'adult' : 'child'
    default:
      return owner === 'baby' ? 'child' : owner
  }
}
