import { isGivenName, isOfEitherGender, isSeveral, nameGender, relationGender } from '../../../contract/gender.ts'
import type { Ask } from '../../../contract/readings.ts'
import type { Brief } from '../../../engine.ts'
import type { Reading } from '../kit/reading.ts'
import { readAge } from '../language/people/age.ts'
import type { Role } from '../language/people/relations.ts'
import { known } from '../language/grammar/dictionary.ts'
import { isElle } from '../language/people/gender-hint.ts'
import { isSure } from '../language/sureness.ts'
import { bare } from '../language/grammar/text.ts'
import { asked } from './asked.ts'
import { withoutFondness } from '../language/people/open-bond.ts'

/** How old they are and how they are spoken of, where nothing else tells it. */

const ONE_OR_MANY = [
  { value: 'una', label: 'Para una' },
  { value: 'varias', label: 'Para varias' },
]

/** Relations that name nobody. */
const VAGUE =
  /^(?:(?:mi|una?|el|la|los|las) )?(?:famil(?:ia|iar)|persona(?: (?:muy )?(?:especial|favorita|preferida|importante|consentida))?|mundo|todo|sol|alguien(?: especial)?|ell[oa]s?|peque|tod[oa]|cariño|consentid[oa]|criatura|chic[oa]s?|niñ[oa]|nin[oa]|gord(?:it)?[oa]|flac(?:it)?[oa]|negr(?:it)?[oa]|chaparr(?:it)?[oa]|chiquit[oa]|rey|reina|princes[oa]|princesa|corazon|tesoro|cielo|pariente|conocid[oa]|x|nadie)$/u

/** 'mi gordo' is given on a wedding day by nobody but who is married to him. */
export const isVague = (brief: Brief, relation: string): boolean =>
  VAGUE.test(bare(withoutFondness(relation)).trim()) && brief.occasion !== 'aniversario'

/** 'mis sobrinos, de 6 a 10' */
const RANGE = /(?<![A-Za-zÀ-ỹ])(?:de(?: entre)?|entre) (?:los )?\d+ (?:a|y) (?:los )?\d+(?![A-Za-zÀ-ỹ])/iu

export function onManner(brief: Brief, { r, s, age, answers, unborn, relation, inMemory }: Reading): Ask[] {
  const { name } = r
  const isPet = r.role === 'pet'
  const leftOut = [answers.memory, answers.favourite, answers.admiration].filter(({ isLeftOut }) => isLeftOut).length
  const saysLittle = brief.specialMemory.trim() !== '' && leftOut > 1
  const said = bare([brief.favoriteThing, brief.specialMemory, brief.admiration, brief.extraTrait].join(' '))
  const isOpen =
    (AGES_VARY.has(r.role) && (!r.several || r.plural)) ||
    YOUNG_OF_OTHERS.test(bare(relation).trim()) ||
    isVague(brief, relation) ||
    (PEERS.has(r.role) && saysLittle)
  return [
    ...asked(
      (!isSure(age.sure) &&
        !isSure(inMemory) &&
        !isPet &&
        !isSure(unborn) &&
        isOpen &&
        !RANGE.test(relation) &&
        !CHILDISH.test(said) &&
        !GROWN.test(said)) ||
        isAgeContradicted(brief),
      'age',
      r.several ? '¿Qué edad tienen, más o menos?' : `¿Qué edad tiene ${name}, más o menos?`,
    ),
    ...asked(
      isOneOrMany(brief) || isOneOfMany(brief),
      'kind',
      isOneOfMany(brief)
        ? `¿El cuento es solo para ${name} o para varias personas? Si son varias, pon sus nombres.`
        : `¿El cuento es para una persona o para varias?`,
      ONE_OR_MANY,
    ),
    ...asked(
      (r.gender === null &&
        !r.several &&
        !isPet &&
        !isEither(brief) &&
        !saysNeither(brief) &&
        !isKnown(brief, unborn)) ||
        (r.sure.gender < 1 && !r.several && !isPet && isOfEither(brief)) ||
        isContradicted(brief),
      'gender',
      `En el cuento, ¿${name} es «ella» o «él»?`,
    ),
    ...asked(
      s.gender === null &&
        !s.several &&
        ((r.role === 'godchild' && isOfEither({ recipientName: brief.senderName.replace(/ \p{Lu}\.?$/u, '') })) ||
          (r.role === 'child' && s.kin === null && !/^(?:su|el|la)(?:\s|$)/iu.test(s.name)) ||
          /^(?:tus? |su )?(?:abus?|abue)$/iu.test(brief.senderName.trim())),
      'senderGender',
      'Y quien firma, ¿«ella» o «él»?',
    ),
  ]
}

/** Not yet born, and called Emma, and not «Lenteja»; or who gives it to themselves. */
const isKnown = ({ recipientName }: Brief, unborn: number) =>
  (isSure(unborn) &&
    nameGender(recipientName) !== null &&
    !isDiminutive(recipientName) &&
    !known(recipientName.trim().toLowerCase())) ||
  /^(?:soy )?yo(?![A-Za-zÀ-ỹ])/iu.test(recipientName.trim())

/** 'Frijolito': a word made small, and no name. */
const isDiminutive = (name: string) => /it[oa]$/iu.test(name.trim()) && !isGivenName(name.trim())

/** 'Guadalupe', 'Trini': women more often than not, and men too; nothing else tells it. */
const isOfEither = ({ recipientName }: Pick<Brief, 'recipientName'>) =>
  /^(?:guadalupe|lupe|trini|rosario|cruz|refugio)$/iu.test(recipientName.trim())

/** 'mi hija', of whom «él» was chosen; 'mi hijo', who is called Carmen. */
function isContradicted({ recipientGender, recipientName, recipientRelation }: Brief): boolean {
  // 'mi engreído (soy su nana)': of who gives it
  const relation = recipientRelation.replace(/[\s(,;]*(?:yo )?soy (?:su|tu|la|el)(?![A-Za-zÀ-ỹ])[^,.;)]*\)?/iu, '')
  const said = KIN.test(relation) ? relationGender(relation) : null
  // of a name that only ends like one, the relation decides
  const [given = ''] = recipientName.trim().split(/\s+/u)
  const isTold = isGivenName(given) && !isOfEitherGender(given) && !isSeveral(recipientName, '')
  const told = recipientGender ?? (isTold ? nameGender(given) : null)
  const chosen = recipientGender !== undefined ? relationGender(relation) : said
  return chosen !== null && told !== null && chosen !== told && !/ de /u.test(recipientRelation)
}

/** Words that say one gender of one person, and are no name of endearment. */
const KIN =
  /^\s*(?:mi |la |el |nuestr[oa] )?(?:hij|herman|niet|sobrin|prim|ti|abuel|amig|novi|espos|ahijad|suegr|cuñad)(?:it)?[oa](?![A-Za-zÀ-ỹ])/iu

/** 'Ana y Luis', of whom 'mi hermana' was said. */
const isOneOrMany = ({ recipientKind, recipientName, recipientRelation }: Brief) =>
  recipientKind === undefined &&
  isSeveral(recipientName, '') &&
  KIN.test(recipientRelation) &&
  !/ y (?:a )?(?:mi|el|la|su) /iu.test(recipientRelation)

/** 'Santi', of whom 'mis hijos' was said. */
const isOneOfMany = ({ recipientKind, recipientName, recipientRelation }: Brief) =>
  recipientKind === undefined &&
  isGivenName(recipientName.trim()) &&
  /^\s*(?:son )?(?:mis|nuestr[oa]s) (?!papás|padres)[A-Za-zÀ-ỹ]+s(?![A-Za-zÀ-ỹ])/iu.test(recipientRelation)

/** 'mi hijo de 4 años', of whom «adulto» was chosen. */
function isAgeContradicted({ recipientAge, recipientRelation }: Brief): boolean {
  // 'la señora que me alquiló cuarto 5 años': how long it was
  if (/ que (?:me|nos) [A-Za-zÀ-ỹ]+(?: [A-Za-zÀ-ỹ]+)* \d+ años/iu.test(recipientRelation)) return false
  const { band, years } = readAge(recipientRelation, { favourite: '', admiration: '', trait: '' })
  return recipientAge !== undefined && years !== null && band !== recipientAge
}

/** 'mi hije', 'usa elle' */
const saysNeither = (brief: Brief) => isElle(`${brief.recipientRelation}. ${brief.admiration}. ${brief.extraTrait}`)

/** 'Pía o Pío', 'mi nieto o nieta': nobody knows yet. */
const isEither = ({ recipientName, recipientRelation }: Brief) =>
  / o \p{L}+/u.test(`${recipientName} ${recipientRelation}`)

/** What only children have or do: their words and pictures say enough of their age. */
const CHILDISH =
  /(?<![A-Za-zÀ-ỹ])(?:juguetes?|legos?|peluches?|kinder|jardin de (?:niños|infantes)|el recreo|triciclo|papilla)(?![A-Za-zÀ-ỹ])/u
/** 'mi hijo' may be three or thirty. */
const AGES_VARY = new Set(['child', 'grandchild', 'nephew', 'godchild'])
/** 'la niña que cuido', 'el hijo de mi amiga' */
const YOUNG_OF_OTHERS =
  /^(?:(?:mi|el|la|un|una|nuestr[oa]) )?(?:nin[oa]|niñ[oa]|chiquill[oa]|(?:hij|niet|sobrin|ahijad)(?:it)?[oa])s? (?:que |del? )/u
/** They may be of any age, which the answers mostly show. */
const PEERS: ReadonlySet<Role> = new Set<Role>(['friend', 'sibling', 'cousin'])
/** What only the grown have or do. */
const GROWN =
  /(?<![A-Za-zÀ-ỹ])(?:manej[A-Za-zÀ-ỹ]+|choqu[A-Za-zÀ-ỹ]+|maraton|oficina|su trabajo|su empresa|su negocio|universidad|su esposo|su esposa|su marido|sus hijos|su boda|se (?:fue|fuera|mudo) (?:a|para) \p{L}+|cerveza|mezcal|vino tinto|su departamento|su carro|su coche|(?:tiene|formo) (?:ya )?su (?:propia )?familia|ya es (?:papa|mama)|su taller|su consultorio|su novi[oa]|la uni|se recibio|se titulo|se caso|trabaja en|recien casad[oa])(?![A-Za-zÀ-ỹ])/u
