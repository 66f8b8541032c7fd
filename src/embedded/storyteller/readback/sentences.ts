import { AGE_WORDS, GENDER_WORDS, KIND_WORDS, OCCASION_WORDS } from '../../../contract/choice-words.ts'
import type { Chip, Piece } from '../../../contract/readings.ts'
import type { Brief } from '../../../engine.ts'
import type { Reading } from '../kit/reading.ts'
import { memoryParts } from '../language/memory-parts.ts'
import type { AgeBand } from '../language/age.ts'
import { isSure, QUOTED } from '../language/sureness.ts'
import { bare, contract, upperFirst, withoutEnd } from '../language/text.ts'
import { lowerFirst, sentences } from '../language/tidy.ts'
import { isClause, theirs, toldRelation } from './relation-words.ts'
import { relationSaidBack, saidBack, saidTo, type Spoken, theirsOf } from './giver-voice.ts'

/** The answers read back to their giver: one warm sentence an answer, each thing understood a chip. */
export function sentencesOf(brief: Brief, reading: Reading): Piece[][] {
  const spoken = spokenTo(brief, reading)
  return [
    whoIsIt(brief, reading),
    inMemory(brief, reading),
    likes(reading),
    remembers(reading),
    admires(reading),
    is(reading),
    signs(brief, reading),
  ]
    .filter((sentence) => sentence.length > 0)
    .map(([first, ...others]) => [typeof first === 'string' ? saidTo(spoken, first) : first!, ...others])
}

/** How the giver is spoken to: several who sign, and those to whom one says vos, are no tú. */
export function spokenTo({ variant }: Brief, { s }: Reading): Spoken {
  if (s.several) return variant === 'es-ES' ? 'vosotros' : 'ustedes'
  return variant === 'es-AR' ? 'vos' : 'tú'
}

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

function whoIsIt(brief: Brief, reading: Reading): Piece[] {
  const { r, age, relation: said, unborn, inMemory } = reading
  const name = brief.recipientName.trim()
  const relation = toldRelation(said)
  if (!name || !relation) return []
  const isTold = isClause(relation)
  const isRemembered = isSure(inMemory)
  const chip: Chip = {
    key: 'relation',
    text: isTold ? `«${upperFirst(relation)}»` : theirsOf(spokenTo(brief, reading), theirs(relationSaidBack(relation))),
    sure: brief.readings?.relation ? 1 : r.sure.relation,
    source: 'recipientRelation',
    value: relation,
  }
  const kind: Piece[] =
    r.role === 'pet' || r.several
      ? [
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
      : []
  const saysBaby = age.band === 'bebe' && /beb[eé]/iu.test(relation)
  const areMany = /^(?:tus|sus|l[ao]s) /iu.test(chip.text)
  const many = areMany ? { ...r, v: inPlural } : r
  const is = many.v(isRemembered ? 'era' : 'es')
  const agePart = isSure(unborn) ? [' y todavía no ha nacido'] : saysBaby || isRemembered ? [] : ageOf(many, age)
  const isTheSame = bare(relation).endsWith(bare(name))
  return [
    isTheSame
      ? 'El cuento es para '
      : isTold
        ? `De quién ${is} ${r.name} para ti escribiste `
        : `${upperFirst(r.name)} ${is} `,
    chip,
    ...kind,
    ...agePart,
    ...genderOf(r),
    '.',
  ]
}

/** «La clase», of whom «mis alumnos» was said. */
const inPlural = (verb: string) => (verb === 'es' ? 'son' : verb === 'era' ? 'eran' : `${verb}n`)

function ageOf(r: Reading['r'], { band, years, sure }: Reading['age']): Piece[] {
  // what is asked is not said
  if (!band || r.role === 'pet' || !isSure(sure)) return []
  const [has, text] = saidAge(r, band, years)
  return [
    ` y ${has} `,
    { key: 'age', text, sure, source: 'recipientRelation', value: band, choices: choicesOf(AGE_WORDS) },
  ]
}

/** A verb and what it says: 'tiene', 'cuatro años'; 'son', 'bebés'. */
function saidAge({ v, n }: Reading['r'], band: AgeBand, years: number | null): [string, string] {
  if (years === 0) return [v('tiene'), 'pocos meses']
  if (years !== null) return [v('tiene'), `${NUMBERS[years] ?? years} ${years === 1 ? 'año' : 'años'}`]
  if (band === 'bebe') return [v('es'), n('bebé', 'bebés')]
  if (band === 'adulto') return [v('es'), n('una persona adulta', 'personas adultas')]
  if (band === 'mayor') return [v('es'), n('una persona mayor', 'personas mayores')]
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

function inMemory(brief: Brief, reading: Reading): Piece[] {
  const occasion = brief.readings?.occasion === null ? brief.occasion : reading.occasion
  const value = isSure(reading.inMemory) ? 'en-recuerdo' : occasion
  if (!value) return []
  const label = Object.entries(OCCASION_WORDS).find(([key]) => key === value)?.[1]
  if (!label) return []
  const chip: Chip = {
    key: 'occasion',
    text: isProper(value) ? label : lowerFirst(label),
    sure: occasion ? 1 : reading.inMemory,
    source: 'recipientRelation',
    value,
    choices: choicesOf(OCCASION_WORDS),
  }
  return value === 'en-recuerdo'
    ? [`Es un cuento `, { ...chip, text: 'en recuerdo' }, contract(` de ${reading.r.name}.`)]
    : ['La ocasión: ', chip, '.']
}

/** Days with a name of their own keep their capital. */
const isProper = (occasion: string) => /^(?:navidad|reyes|madre|padre)$/.test(occasion)

function likes({ r, fav, answers, inMemory }: Reading): Piece[] {
  if (answers.favourite.isLeftOut) return []
  const past = isSure(inMemory)
  const verb = past ? fav.gusta : fav.gusta === 'gustaban' ? 'gustan' : 'gusta'
  const own = fav.quote !== null && !isSure(fav.sure)
  const text = own ? `«${fav.quote}»` : fav.all
  const value = own ? withoutEnd(lowerFirst(sentences(answers.favourite.said))) : fav.all
  return [
    own ? `De lo que más ${r.le} ${past ? 'gustaba' : 'gusta'} escribiste ` : `${upperFirst(r.le)} ${verb} `,
    { key: 'favorite', text, sure: fav.sure, source: 'favoriteThing', value },
    '.',
  ]
}

function remembers({ memory, answers }: Reading): Piece[] {
  if (answers.memory.isLeftOut) return []
  const said = named(memory.told, answers)
  const parts = memoryParts(said)
  const told = saidBack(parts.told)
  const chip = (key: 'memory' | 'memoryPlace' | 'memorySaid', text: string, value: string): Chip => ({
    key,
    text,
    value,
    sure: memory.sure,
    source: 'specialMemory',
  })
  const words = parts.said
  const by = words && saidBack(words.by)
  const isCut =
    words !== null && /(?<!\p{L})(?:y|que|el|él|ella|nomás|sol[oa]|luego|después|entonces)$/iu.test(parts.told)
  if (told === null || !isSure(memory.sure) || isCut || (words && by === null))
    return [
      'Guardamos este recuerdo: ',
      chip(
        'memory',
        `«${upperFirst(said)
          .replace(/[“”]/gu, '"')
          .replace(/(?<=\p{L}\p{L}\. )\p{Ll}/gu, (letter) => letter.toUpperCase())}»`,
        said,
      ),
      '.',
    ]
  const place = parts.place
  const head: Piece[] =
    parts.opens && place ? [upperFirst('en '), chip('memoryPlace', place, place), ' '] : ['Un recuerdo: ']
  const body: Piece[] = parts.told ? [chip('memory', told, parts.told)] : []
  const end: Piece[] = words
    ? [`${parts.told ? ' y ' : ''}${by} `, chip('memorySaid', `«${words.words}»`, words.words)]
    : []
  return [...head, ...body, ...end, '.']
}

/** 'turbo se perdió', where «nuestra tortuga Turbo» was written: a name, though it is a word too. */
function named(told: string, answers: Reading['answers']): string {
  const first = /^\p{L}{3,}/u.exec(told)?.[0] ?? ''
  const name = upperFirst(first)
  return first && new RegExp(`(?<=\\p{Ll} )${name}(?!\\p{L})`, 'u').test(answers.favourite.said)
    ? upperFirst(told)
    : told
}

/** 'el abuelo Chuy' → 'abuelo Chuy', which 'al abuelo Chuy' has too. */
const ownName = (name: string) => name.replace(/^(?:el|la|los|las|sus?) /u, '')

/** A quotation after a colon begins small, but for the name of whom it tells. */
const quotedSmall = (said: string, { name }: Reading['r']) =>
  name.split(' ').includes(/^\p{L}+/u.exec(said)?.[0] ?? '') ? said : lowerFirst(said)

function admires({ quality, answers, r, s }: Reading): Piece[] {
  if (answers.admiration.isLeftOut) return []
  const own = !isSure(quality.sure)
  const value = own ? lowerFirst(withoutEnd(quality.own)) : quality.what.replace(/^que que /u, 'que ')
  // their own name would be said to them as somebody else's
  const back = own || quality.what.includes(` ${ownName(s.name)}`) ? null : saidBack(quality.what)
  // what is quoted is what was written, and nothing that we have turned
  const text = own || back === null ? `«${quotedSmall(withoutEnd(quality.own), r).replace(/[«»]/gu, '')}»` : back
  return [
    contract(`Lo que admiras de ${r.name}: `),
    { key: 'admiration', text, sure: quality.sure, source: 'admiration', value },
    '.',
  ]
}

function is({ trait, answers, r, s }: Reading): Piece[] {
  if (answers.trait.isLeftOut || !trait) return []
  const own = !isSure(trait.sure)
  const text =
    (own || trait.said.includes(` ${ownName(s.name)}`) ? null : saidBack(trait.said)) ??
    `«${quotedSmall(withoutEnd(sentences(answers.trait.said)), r)}»`
  return [
    `Y algo muy suyo${r.several ? ', de todos' : ''}: `,
    { key: 'trait', text, sure: own ? QUOTED : trait.sure, source: 'extraTrait', value: trait.said },
    '.',
  ]
}

function signs(brief: Brief, { s }: Reading): Piece[] {
  if (!brief.senderName.trim()) return []
  const gender: Piece[] =
    s.gender && !s.several && s.sure.gender < 0.9
      ? [
          ' (',
          {
            key: 'senderGender',
            text: s.gender === 'f' ? 'ella' : 'él',
            sure: s.sure.gender,
            source: 'senderName',
            value: s.gender,
            choices: choicesOf(GENDER_WORDS),
          },
          ')',
        ]
      : []
  return [`Lo firmas como ${contract(s.signature)}`, ...gender, '.']
}
