import { relationGender } from '../../../../contract/gender.ts'
import { bare, words as wordsOf } from '../grammar/text.ts'

/** Whether a word of an answer is whom the book is for, or somebody else of the family, a friend or a pet. */

/** What may as well be somebody else. */
export const UNCLEAR = 0.4

/** Words for people of one kind, by how they begin, bare of accents. */
const KIN = {
  mother: 'mam[aiy](?!s$)\\w*|ma|madre\\w*',
  father: 'pap[aiy](?!s$)\\w*|pa|padre(?!s$)\\w*',
  parents: 'padres|papas',
  // a mother or a father, and of «viejo» a husband or a grandfather too
  fond: 'cuch(?:it)?[oa]s?|viej(?:it)?[oa]s?|jef(?:[ae]|(?:ec)?it[oa])s?|tait(?:ic|it)?[oa]s?',
  grandparent:
    'abuel\\w*|abue|abus?|yay(?:it)?[ao]s?|lel(?:it)?[ao]s?|nan(?:it)?[ao]s?|tatas?|tatit[oa]|nonn?(?:it)?[ao]s?',
  greatGrandparent: 'bisabuel\\w*|bis|tatarabuel\\w*',
  spouse: 'espos[oa]|marido|mujer|viud[oa]|conyuge',
  love: 'pareja|(?:ex)?novi[oa]|polol[oa]|enamorad[oa]|prometid[oa]',
  ex: 'ex(?:marido|espos[oa]|mujer|pareja)?',
  companion: 'companer[oa]s?|colegas?|soci[oa]s?',
  baby: 'bebe\\w*|guagu\\w+',
  child: 'hij\\w+|nen[ea]s?|nin[oa]s?|chiquit\\w+|angelit\\w+',
  sibling: 'herman\\w*|nanos?|carnal\\w*|gemel[oa]|mellizo|melliza|tet[ea]',
  grandchild: 'niet\\w+',
  greatGrandchild: 'bisniet\\w+',
  uncle: 'ti[oa]s?|tit[oa]',
  cousin: 'prim[oa]s?|primit\\w+',
  nephew: 'sobrin\\w+',
  parentInLaw: 'suegr\\w+|consuegr\\w+',
  siblingInLaw: 'cunad\\w+|concun\\w+',
  childInLaw: 'yerno|nuera',
  godparent: 'padrin\\w+|madrin\\w+',
  godchild: 'ahijad\\w+',
  friend: 'amig\\w+|comadres?|compadres?|cuates?|parceros?|parces?|panas?|vecin\\w+',
  teacher: 'maestr\\w+|profe\\w*|docto\\w+',
  dog: 'perr\\w+|cachorr\\w+|firulais|quiltr[oa]s?|lomit[oa]s?',
  cat: 'gat[oai]\\w*|michi\\w*',
  pet: 'caball\\w+|yegua|loro|lora|perico|canari\\w+|tortuga|conej\\w+|hamster|pez|pececit\\w+|mascota|pollit\\w+|gallin\\w+',
}
type Kind = keyof typeof KIN
const KINDS = Object.entries(KIN).map(([kind, stems]) => [kind as Kind, new RegExp(`^(?:${stems})$`, 'u')] as const)
const kindOf = (word: string): Kind | undefined => KINDS.find(([, stems]) => stems.test(word))?.[0]

/** A word for somebody of the family, a friend or a pet. */
export const isKin = (word: string): boolean => kindOf(bare(word)) !== undefined

/** Of whom there is one, whatever the word: 'mi madre' is 'mamá'. */
const ONE: ReadonlySet<Kind> = new Set<Kind>([
  'mother',
  'father',
  'parents',
  'spouse',
  'grandparent',
  'child',
  'dog',
  'cat',
])
/** Whom «mi viejita», «mi cucho» may mean too. */
const MAY_BE_FOND: ReadonlySet<Kind> = new Set<Kind>([
  'grandparent',
  'greatGrandparent',
  'uncle',
  'godparent',
  'parentInLaw',
])

type Own = { words: ReadonlySet<string>; kinds: ReadonlySet<Kind>; gender: 'f' | 'm' | null }

/** Their name, and the nouns by which the relation calls them: no «que», no «viudo hace dos años». */
export function ownWords({ name, relation }: { name: string; relation: string }): Own {
  const called = relation
    .split(/[,;.()]| y /u)
    .map((part) => wordsOf(bare(part)).join(' ').split(AFTER_NOUN)[0]!)
    .filter((part, at) => at === 0 || /^(?:mis?|nuestr[oa]s?|el|la) /u.test(part))
    .flatMap((part) => part.split(' '))
  const own = [...wordsOf(bare(name)), ...called].filter((word) => word !== '' && !NO_NOUN.test(word))
  const kinds = called.map(kindOf).filter((kind) => kind !== undefined)
  return {
    words: new Set(own),
    // 'mi compañera de vida'
    kinds: new Set(/compan[A-Za-zÀ-ỹ]+ de (?:mi )?vida/u.test(bare(relation)) ? [...kinds, 'spouse'] : kinds),
    gender: relationGender(relation) ?? endsAs(called.findLast((word) => kindOf(word)) ?? ''),
  }
}
const AFTER_NOUN =
  /(?:^| )(?:de|del|que|con|a|al|en|por|para|desde|hace|se|ya|no|cuando|donde|quien|murio|fallecio)(?= |$)/u
const NO_NOUN = /^(?:don|dona|senora?|el|la|l[oa]s|mis?|tus?|sus?|nuestr[oa]s?|un|una|de|del|y|mejor|querid[oa])$/u

/** How surely a word, bare of accents, is of whom the book is for: 1 their own, `UNCLEAR` another for such as they are, 0 of somebody else. */
export function ownness(word: string, { words, kinds, gender }: Own): number {
  if (words.has(word)) return 1
  const kind = kindOf(word)
  if (!kind || (gender !== null && (genderOfKin(word) ?? gender) !== gender)) return 0
  const [isParent, isElder] = [
    kinds.has('mother') || kinds.has('father'),
    [...kinds].some((own) => MAY_BE_FOND.has(own)),
  ]
  const isFond = kinds.has('fond') && !['jefe', 'jefa'].some((boss) => words.has(boss))
  if (kind === 'fond')
    return isParent ? 1 : isElder || isFond || (kinds.has('spouse') && word.startsWith('viej')) ? UNCLEAR : 0
  // 'mi tata', who is a father in places
  if (kind === 'grandparent' && isParent) return /^(?:tat|nan)/u.test(word) ? UNCLEAR : 0
  if (isFond && ['mother', 'father', 'grandparent', 'spouse'].includes(kind)) return UNCLEAR
  if (kinds.has(kind)) return ONE.has(kind) || [...words].some((own) => stemOf(own) === stemOf(word)) ? 1 : UNCLEAR
  return (kind === 'spouse' && kinds.has('love')) || (kind === 'love' && kinds.has('spouse')) ? UNCLEAR : 0
}

/** Of a mother-in-law no father-in-law. */
const genderOfKin = (word: string) => (/[oa]$|adre$|mujer$/u.test(word) ? (relationGender(word) ?? endsAs(word)) : null)
const endsAs = (word: string) =>
  /(?:^|co)madre$|mujer$|(?<!pap|tat)a$/u.test(word) ? 'f' : /padre$|o$|papa$/u.test(word) ? 'm' : null

/** 'hermanito' → 'herman', 'amiga' → 'amig' */
const stemOf = (word: string) => word.replace(/(?:it|cit|ot)?[oae]s?$/u, '')
