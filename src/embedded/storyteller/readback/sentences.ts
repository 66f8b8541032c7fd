import { AGE_WORDS, GENDER_WORDS, KIND_WORDS, OCCASION_WORDS } from '../../../contract/choice-words.ts'
import { privateFact } from '../../../contract/private-facts.ts'
import type { Chip, Piece } from '../../../contract/readings.ts'
import type { Brief } from '../../../engine.ts'
import type { Reading } from '../kit/reading.ts'
import { isEntry } from '../language/dictionary.ts'
import { finiteForm } from '../language/finite.ts'
import { memoryParts } from '../language/memory-parts.ts'
import type { AgeBand } from '../language/age.ts'
import { isKinWord } from '../language/names.ts'
import { isSure, QUOTED } from '../language/sureness.ts'
import { bare, contract, upperFirst, withoutEnd } from '../language/text.ts'
import { lowerFirst, sentences, tidy } from '../language/tidy.ts'
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
  const relation = kinshipOf(relationWords(said))
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

/** 'mi abuelo, vive en Cali', 'mi hija cumple 15' → 'mi abuelo', 'mi hija': of what is told besides, nothing is said back here. */
function kinshipOf(relation: string): string {
  const [first = '', ...told] = relation.split(/\s*(?:[,;.!?(]|\p{Extended_Pictographic})+\s*/u)
  const head = first.replace(isClause(first) ? / (?:pero|así que|no es nad).*$/iu : NEWS, '').replace(HANGS, '')
  // 'mi ahijado? ahijada? no, ahijado'
  const corrected = told.filter((part) => stemOf(part) !== null && stemOf(part) === stemOf(head)).at(-1)
  if (corrected) return `mi ${corrected.replace(MINE_BEFORE, '')}`
  const kin = told.filter((part) => KIN_TOO.test(part) && privateFact(part) === null && !NEWS.test(part))
  return head === first ? [head, ...kin].join(', ') : head
}

const MINE_BEFORE = /^(?:(?:jaja\p{L}*|no|perdón|digo|bueno)[\s,]+)*(?:mi |nuestr[oa] |el |la )?/iu
/** 'mi ahijada' → 'ahijad' */
const stemOf = (kin: string) =>
  isKinWord(kin.replace(MINE_BEFORE, '')) ? kin.replace(MINE_BEFORE, '').toLowerCase().slice(0, -1) : null

/** 'compañera que', 'hijo de': words that lead on to what is gone. */
const HANGS =
  /(?<=\p{L})(?:\s+(?:que|se|nos|me|le|ya|este|esta|y|e|o|pero|porque|aunque|cuando|del?|en|con|por|para|a|al|el|la|l[oa]s|mis?|sus?|no|siempre|también|hoy|ahora|hace|desde|hasta|como|casi|muy))+$/iu

/** What somebody does or did, told after what they are without a comma. */
const NEWS =
  /(?<=^(?:(?:mis?|nuestr[oa]s?|el|la|los|las|una?) )?\p{L}+(?: .*)?) (?:(?:y|pero|porque|aunque|cuando|ya) )?(?:(?:que )?(?:ya |hoy |ahora |pronto |(?:este|esta|el|en) \p{L}+ )?(?:(?:se nos|se me|se|nos) (?:va|van|fue|marcha|deja|jubila|casa|gradú?u?a|muda|pensiona|retira|conoc)|cumpl|acaba|tiene[ns]?(?!\p{L})|vive|nac(?:e|ió|io)(?!\p{L})|todav[ií]a|pero (?:la|en|ya|no|seguimos|es)|es (?:para|mi|quien)|son (?:mis|gemel|cuat|melliz)|no es (?:nad|mi)|ll[eo]va|trabaja)|en realidad).*$/iu

/** 'madrina de mi Sofi', 'el marido de mi hija': what they are besides. */
const KIN_TOO =
  /^(?:y )?(?:(?:mi|nuestr[oa]|el|la|una?) )?(?:mejor )?(?:herman|prim|espos|marido|mujer|hij|niet|sobrin|ahijad|madrina|padrino|amig|comadre|compadre|vecin|compañer|pap[áa]|mam[áa]|padre|madre|abuel|t[ií][oa]|suegr|cuñad|novi)\p{L}*(?: |$)/iu

const MINE = /^(?:yo|me|mí|conmigo|soy)$/iu

/** Says what somebody does, or speaks in the giver's own person: 'cuidó a mi mamá', 'la que me crió'. */
function isClause(text: string): boolean {
  const [first = '', ...others] = text.match(/\p{L}+/gu) ?? []
  if (/^(?:se|les?|nos|ya|no)$/iu.test(first)) return true
  const says = finiteForm(first.toLowerCase())
  return (
    (says !== null && !isEntry(first.toLowerCase()) && !isKinWord(first)) ||
    [first, ...others].some((word) => MINE.test(word))
  )
}

/** «La clase», of whom «mis alumnos» was said. */
const inPlural = (verb: string) => (verb === 'es' ? 'son' : verb === 'era' ? 'eran' : `${verb}n`)

/** 'sobrina' → 'tu sobrina', 'mejor amigo' → 'tu mejor amigo'; what has its own article or is more than kinship stays. */
const theirs = (relation: string) => {
  const [head = ''] = relation.split(', ')
  const [, kin = ''] =
    /^(?:mejor |futur[oa] |gran |querid[oa] )?([\p{L}@]+)(?! de(?:l(?! (?:alma|corazón))|(?: (?:tus?|sus?|una?|l[ao]s?))))(?: |$)/iu.exec(
      head,
    ) ?? []
  return ONE_WORD.test(head) || isKinWord(kin) || PET.test(head) || MATE.test(head)
    ? `tu${/^(?:\p{L}+ )?\p{L}+s$/iu.test(head) ? 's' : ''} ${relation}`
    : relation
}

const ONE_WORD = /^(?!(?:nadie|alguien|tod[oa]s?|ell[oa]s?|varios|nuestr[oa])$)(?:mejor )?[\p{L}@]{4,}$/iu
/** 'compañera de la oficina', 'pata del colegio': whose mate it is was left out; not 'amiga de mi hija'. */
const MATE =
  /^(?:mejor )?(?:compañer[oa]s?|coleg[ao]s?|compis?|amig[oa@]s?|patas?|parces?|cuates?|vecin[oa]s?|jef[ea]s?|profes?|maestr[oa]s?|comadres?|compadres?) del? (?!(?:tus?|sus?|una?|mis?|nuestr[oa]s?) )(?!\p{Lu})/u
const PET =
  /^(?:mascotas?|comp[ia]|colaboradora?|muchach\p{L}+|(?:perr|gat|conej|lor|yegu|caball|cachorr|hámster)\p{L}*)(?!\p{L})/iu

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

/** 'mi hijo de 4 años' → 'mi hijo'; 'mi princesa de 6' → 'mi princesa'. */
function relationWords(raw: string): string {
  return withoutEnd(
    lowerFirst(tidy(raw))
      .replace(/(?<=^(?:mis|nuestr[oa]s) )([mp])a([mp])as(?!\p{L})/iu, '$1a$2ás')
      .replace(/\s*\([^()]*\)?/gu, '')
      // 'la novia', from who gives it
      .replace(
        /^(?:el|la) (?=(?:novi|espos|mujer|marido|polol|herman|hij|niet|sobrin|cuñad|prim|suegr|nuera|yerno|ahijad|abuel|mam|pap)\p{L}*$)/iu,
        'mi ',
      )
      // 'mi vecino del 4': the number of a flat
      .replace(/^(?:el|la) (?=vecin[oa] del? )/iu, 'mi ')
      .replace(/,?\s+del? (?:depto\.?|departamento|depa|piso|apto\.?|casa )?\s*\d+\p{L}{0,2}(?=$|,)/iu, '')
      .replace(
        /,?\s*(?:(?:de|que (?:ya )?(?:tiene|cumple|va a cumplir)|con) )?(?:casi |ya |apenas |unos )?\d{1,3}(?: (?:añ\p{L}+|meses|mes|tacos))?(?: y medio| recién cumplid[oa]s| cumplid[oa]s)?(?=$|,| que )/giu,
        '',
      )
      .replace(
        /,?\s*(?:que en paz descanse|q\.?\s?e\.?\s?p\.?\s?d\.?|que ya no está(?: con nosotros)?|que (?:ya |me cuida )?(?:está |desde )?(?:en )?el cielo|que falleció.*|ya fallecid[oa])/giu,
        '',
      ),
  )
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
