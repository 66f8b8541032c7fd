import { AGE_WORDS, GENDER_WORDS, KIND_WORDS, OCCASION_WORDS } from '../../../contract/choice-words.ts'
import { relationGender } from '../../../contract/gender.ts'
import type { Chip, Piece } from '../../../contract/readings.ts'
import type { Brief } from '../../../engine.ts'
import type { Reading } from '../kit/reading.ts'
import { variantOf } from '../kit/who-signs.ts'
import type { AgeBand } from '../language/people/age.ts'
import { keptBy } from '../language/people/milestone.ts'
import { isKinWord } from '../language/people/names.ts'
import { isOfOneAlone } from '../language/people/tie.ts'
import { isSure } from '../language/sureness.ts'
import { bare, contract, upperFirst } from '../language/grammar/text.ts'
import { pluralForm } from '../language/grammar/verb-forms.ts'
import { lowerFirst } from '../language/spelling/tidy.ts'
import { isOldOne, isOwnGift } from '../language/people/open-bond.ts'
import { relationSaidBack, theirsOf } from './giver-voice.ts'
import { isClause, theirs, toldRelation } from './relation-words.ts'
import { saidBack } from './said-back.ts'
import type { Spoken, Voice } from './voice.ts'

/** Who it is for and from, and why it is given, read back to who gives it. */

/** How the giver is spoken to: several who sign, and those to whom one says vos, are no tú. */
export function spokenTo(brief: Brief, { s }: Reading): Spoken {
  const variant = variantOf(brief)
  if (s.several) return variant === 'es-ES' ? 'vosotros' : 'ustedes'
  return variant === 'es-AR' ? 'vos' : 'tú'
}

/** How the giver's words are said back to them. */
export const voiceOf = (brief: Brief, reading: Reading): Voice => ({
  one: spokenTo(brief, reading),
  many: variantOf(brief) === 'es-ES' ? 'vosotros' : 'ustedes',
  areWomen: reading.s.plural && reading.s.gender === 'f',
  isPast: isSure(reading.inMemory),
})

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const NUMBERS = [
  'cero',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
]

export function whoIsIt(brief: Brief, reading: Reading): Piece[] {
  const { r, age, relation: said, unborn, inMemory } = reading
  const name = brief.recipientName.trim()
  const relation = toldRelation(said)
  // which of the two «mi vieja» is, is asked
  if (!name || !relation || (isOldOne(said) && brief.readings?.relation === undefined)) return []
  if (isOwnGift(brief)) {
    const self: Chip = {
      key: 'relation',
      text: spokenTo(brief, reading) === 'vos' ? 'vos' : 'ti',
      sure: 1,
      source: 'recipientRelation',
      value: relation,
    }
    return ['Es un regalo para ', self, '.']
  }
  const back = isClause(relation) ? asKin(saidBack(relation, voiceOf(brief, reading))) : null
  // 'los ayuda en casa' begins with no article
  const isTold =
    (isClause(relation) && !(back && (/^(?:el|la|l[oa]s|quien) /iu.test(relation) || KIN_THAT.test(back)))) ||
    (!r.several && isOfOneAlone(relation, reading.s))
  const isRemembered = isSure(inMemory)
  const spoken = spokenTo(brief, reading)
  const told = clauseSaidBack(relation, voiceOf(brief, reading))
  const whose = back ?? theirsOf(spoken, theirs(relationSaidBack(told, spoken)))
  const named = isTold ? null : byTheirTitle(whose, r.name)
  const chip: Chip = {
    key: 'relation',
    text: isTold ? `«${upperFirst(relation)}»` : (named ?? withArticle(whose, r.gender).replace(WHICH, '$1,')),
    sure: brief.readings?.relation ? 1 : r.sure.relation,
    source: 'recipientRelation',
    value: relation,
  }
  const saysBaby = age.band === 'bebe' && /beb[eé]/iu.test(relation)
  const areMany = /^(?:tus|sus|vuestr[oa]s|l[ao]s) /iu.test(chip.text)
  // «la clase», of whom «mis alumnos» was said
  const many = areMany ? { ...r, v: pluralForm } : r
  const is = many.v(isRemembered ? 'era' : 'es')
  const agePart = isSure(unborn)
    ? [' y todavía no ha nacido']
    : saysBaby || isRemembered
      ? []
      : ageOf(many, age, brief.recipientRelation)
  const twins = TWINS.exec(brief.recipientRelation)?.[1]?.toLowerCase()
  const isTheSame =
    named !== null ||
    bare(relation).endsWith(bare(name)) ||
    bare(relation).replace(/^mi /u, '') === bare(r.name) ||
    bare(relation).startsWith(`mi ${bare(name)} `)
  // 'tu abuelita, la mamá de tu mamá, y tiene ochenta años'
  const joint = isTheSame ? ', que ' : isTold || chip.text.includes(', ') ? ', y ' : ' y '
  return [
    isTheSame
      ? isRemembered
        ? 'Se trata de '
        : 'El cuento es para '
      : isTold
        ? contract(`De ${r.name} escribiste `)
        : `${upperFirst(r.name)} ${is} `,
    chip,
    ...(TOY.test(relation) ? [] : kindOf(r, areMany)),
    ...agePart.map((piece) => (typeof piece === 'string' ? piece.replace(/^ y /u, joint) : piece)),
    ...genderOf(r),
    ...(twins && !bare(chip.text).includes(bare(twins).slice(0, 5))
      ? [`, y ${spoken === 'vosotros' ? 'sois' : 'son'} ${twins}`]
      : []),
    '.',
  ]
}

/** 'cumple 15', 'va a cumplir seis' */
const TURNS = /(?<![A-Za-zÀ-ỹ])(?:cumplen?|van? a cumplir|cumplir[áa]n?)(?![A-Za-zÀ-ỹ])/iu
/** 'mi carnal, somos cuates (gemelos)' */
const TWINS = /(?<![A-Za-zÀ-ỹ])(?:somos (?:cuat[ae]s \()?|, |\()(gemel[oa]s|melliz[oa]s|cuat[ae]s)(?![A-Za-zÀ-ỹ])/iu

/** 'tu novio que está en Madrid', 'la abuela que te crió', 'tu padrastro, pero para ti es tu papá' */
const KIN_THAT = /^(?:tus?|sus?|vuestr[oa]s?|el|la) (?:[A-Za-zÀ-ỹ]+ ){0,2}[A-Za-zÀ-ỹ]+,? (?:que|pero) /iu

/** 'tu abuela que te crió' → 'la abuela que te crió' */
const asKin = (back: string | null) =>
  back
    ?.replace(/(?<=[A-Za-zÀ-ỹ]) pero (?=para (?:ti|vos) es tu )/u, ', pero ')
    .replace(/^tu (\p{L}+)(?= que te (?:cr[ií]|cuid|adopt|educ|enseñ)[A-Za-zÀ-ỹ]*)/u, (all, kin: string) => {
      const gender = relationGender(kin)
      return gender ? `${gender === 'f' ? 'la' : 'el'} ${kin}` : all
    }) ?? null

/** 'tu abuelita la mamá de tu mamá', 'tu hermana la de en medio' */
const WHICH =
  /^((?:tus?|sus?|vuestr[oa]) [A-Za-zÀ-ỹ]+)(?= (?:la|el) (?:de|del|que|mam[áa]|pap[áa]|mayor|menor|chic[oa])(?![A-Za-zÀ-ỹ]))/iu

/** 'la señora que nos ayuda' → 'la señora que los ayuda': what is told of them besides. */
const clauseSaidBack = (relation: string, voice: Voice) =>
  relation.replace(/(?<=\p{L} )que .*$/u, (clause) => saidBack(clause, { ...voice, isPast: false }) ?? clause)

/** 'tu abuelo' and «el abuelo Tito» → 'tu abuelo Tito'; null where they are not called by what they are. */
function byTheirTitle(whose: string, name: string): string | null {
  const [, mine = '', kin = '', more = ''] = /^((?:tu|su|vuestr[oa]) )(\p{L}+)( .*)?$/u.exec(whose) ?? []
  const [, title = '', proper = ''] = /^(?:el |la )?(\p{L}+) (\p{Lu}.*)$/u.exec(name) ?? []
  const isSame = kin !== '' && isKinWord(kin) && bare(kin).slice(0, -1) === bare(title).slice(0, -1)
  return isSame && !more ? `${mine}${kin} ${proper}` : null
}

/** 'maestra de tus hijos' → 'la maestra de tus hijos' */
function withArticle(whose: string, gender: Reading['r']['gender']): string {
  const [, kin = ''] = /^(\p{Ll}+)(?: \p{Ll}+)* de /u.exec(whose) ?? []
  const of =
    kin &&
    !/^(?:el|la|l[oa]s|una?|tus?|sus?)$/u.test(kin) &&
    (isKinWord(kin) || /^(?:beb[eé]|bebit[oa]|asistente|niñer[oa]|dueñ[oa]|capitan[a]?)$/u.test(kin))
      ? (relationGender(kin) ?? gender)
      : null
  return of ? `${of === 'f' ? 'la' : 'el'} ${whose}` : whose
}

const TOY = / de (?:peluche|trapo|felpa|tela)(?![A-Za-zÀ-ỹ])/iu

/** Told back only where the words before it do not say it. */
function kindOf(r: Reading['r'], areMany: boolean): Piece[] {
  const isPlain =
    r.role === 'pet' ? (r.species === 'dog' || r.species === 'cat') && !r.several : !r.several || (r.plural && areMany)
  if (isPlain) return []
  return [
    ', ',
    {
      key: 'kind',
      text: r.role !== 'pet' ? 'más de una persona' : r.several ? 'más de un animal' : 'un animal',
      sure: 0.9,
      source: 'recipientRelation',
      value: r.role === 'pet' ? 'animal' : 'varias',
      choices: choicesOf(KIND_WORDS),
    },
  ]
}

function ageOf(r: Reading['r'], { band, years, sure }: Reading['age'], relation: string): Piece[] {
  const isTurning = TURNS.test(relation)
  const each = eachAge(relation)
  // what is asked is not said
  if (!band || r.role === 'pet' || !isSure(sure)) return []
  // that a mother is a grown person nobody needs to be told
  if (years === null && !(each && r.several) && (band === 'adulto' || band === 'mayor')) return []
  const [has, text] = each && r.several ? [r.v('tiene'), each] : saidAge(r, band, years, isTurning)
  return [
    ` y ${has} `,
    { key: 'age', text, sure, source: 'recipientRelation', value: band, choices: choicesOf(AGE_WORDS) },
  ]
}

/** 'nuestros nietos, 4 y 6 años' → 'cuatro y seis años' */
function eachAge(relation: string): string | null {
  const [, said] =
    /(?<![\p{L}\d])((?:\d{1,2}, ?)*\d{1,2} y \d{1,2})(?: a[ñn][A-Za-zÀ-ỹ]*)?(?=$|[\s,.;)])/u.exec(relation) ?? []
  return said ? `${said.replace(/\d+/gu, (digits) => NUMBERS[Number(digits)] ?? digits)} años` : null
}

/** A verb and what it says: 'tiene', 'cuatro años'; 'cumple', 'quince años'; 'son', 'bebés'. */
function saidAge({ v, n }: Reading['r'], band: AgeBand, years: number | null, isTurning: boolean): [string, string] {
  if (years === 0) return [v('tiene'), 'pocos meses']
  if (years !== null)
    return [v(isTurning ? 'cumple' : 'tiene'), `${NUMBERS[years] ?? years} ${years === 1 ? 'año' : 'años'}`]
  if (band === 'bebe') return [v('es'), n('bebé', 'bebés')]
  return [v('tiene'), `entre ${band.replace('-', ' y ')} años`]
}

/** Told back only where it was guessed. */
function genderOf({ gender, several, role, sure }: Reading['r']): Piece[] {
  if (!gender || several || role === 'pet' || sure.gender > 0.9) return []
  return [
    ' (hablamos de ',
    {
      key: 'gender',
      text: gender === 'f' ? 'ella' : 'él',
      sure: sure.gender,
      source: 'recipientRelation',
      value: gender,
      choices: choicesOf(GENDER_WORDS),
    },
    ')',
  ]
}

export function whyGiven(brief: Brief, reading: Reading): Piece[] {
  const occasion = brief.readings?.occasion === null ? brief.occasion : reading.occasion
  const value = isSure(reading.inMemory) ? 'en-recuerdo' : occasion
  if (!value) return []
  const label = Object.entries(OCCASION_WORDS).find(([key]) => key === value)?.[1]
  if (!label) return []
  const called = value === 'madre' && brief.variant === 'es-MX' ? 'Día de las Madres' : label
  const chip: Chip = {
    key: 'occasion',
    text: isProper(value) ? called : lowerFirst(called),
    sure: occasion ? 1 : reading.inMemory,
    source: 'recipientRelation',
    value,
    choices: choicesOf(OCCASION_WORDS),
  }
  return value === 'en-recuerdo'
    ? [`Es un cuento `, { ...chip, text: 'en recuerdo' }, contract(` de ${reading.r.name}${forWhom(brief, reading)}.`)]
    : [
        value === 'nacimiento' && isOfAnother(reading) ? 'Es un regalo por un ' : (LEADS[value] ?? 'Es un regalo de '),
        chip,
        '.',
      ]
}

/** Who is grown, or waits for a child, was not born these days. */
const isOfAnother = ({ age, relation }: Reading) =>
  /^(?:12-17|adulto|mayor)$/u.test(age.band ?? '') ||
  /(?<![A-Za-zÀ-ỹ])(?:va|van|vais) a (?:ser|tener)(?![A-Za-zÀ-ỹ])/iu.test(relation)

/** 'es para leérselo a sus hijos', 'el cuento es para mi mamá' */
function forWhom(brief: Brief, reading: Reading): string {
  if (reading.readTo?.startsWith('sus')) return `, para leérselo a ${reading.readTo}`
  const kept = keptBy(brief.recipientRelation)
  if (!kept) return ''
  const [, many = '', kin = ''] = /^\p{L}+?(s?) (.+)$/u.exec(relationSaidBack(kept))!
  const spoken = spokenTo(brief, reading)
  if (spoken !== 'ustedes') return `, para ${theirsOf(spoken, `tu${many} ${kin}`)}`
  // «su mamá» could be the mother of who is remembered
  return `, para ${relationGender(kin) === 'f' ? 'la' : many ? 'lo' : 'el'}${many} ${kin} de ustedes`
}

const LEADS: Partial<Record<NonNullable<Brief['occasion']>, string>> = {
  madre: 'Es un regalo por el ',
  padre: 'Es un regalo por el ',
  reyes: 'Es un regalo por ',
  nacimiento: 'Es un regalo por su ',
  graduacion: 'Es un regalo por su ',
  'porque-si': 'Es un regalo ',
}

/** Days with a name of their own keep their capital. */
const isProper = (occasion: string) => /^(?:navidad|reyes|madre|padre)$/.test(occasion)
