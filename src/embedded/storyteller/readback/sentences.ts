import { isGivenName } from '../../../contract/gender.ts'
import type { Chip, Piece } from '../../../contract/readings.ts'
import type { Brief } from '../../../engine.ts'
import type { Reading } from '../kit/reading.ts'
import { nestQuotes } from '../kit/compose.ts'
import { memoryParted } from '../kit/read-brief.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { butApart } from '../language/spelling/run-ons.ts'
import { withNumbersInWords } from '../language/grammar/numbers.ts'
import { isSure } from '../language/sureness.ts'
import { contract, escaped, upperFirst, withoutEnd } from '../language/grammar/text.ts'
import { lowerFirst } from '../language/spelling/tidy.ts'
import { saidTo } from './giver-voice.ts'
import type { Voice } from './voice.ts'
import { signs } from './signed.ts'
import { spokenTo, voiceOf, whoIsIt, whyGiven } from './who-read-back.ts'

/** How sure we are of the giver's own words that are read back whole: there is nothing in them to ask about. */
const OWN_WORDS = 0.75

/** The answers read back to their giver: one warm sentence an answer, each thing understood a chip. */
export function sentencesOf(brief: Brief, reading: Reading): Piece[][] {
  const spoken = spokenTo(brief, reading)
  const voice = voiceOf(brief, reading)
  return [
    whoIsIt(brief, reading),
    whyGiven(brief, reading),
    likes(reading, voice),
    remembers(brief, reading),
    admires(reading),
    is(reading),
    signs(brief, reading),
  ]
    .filter((sentence) => sentence.length > 0)
    .map(([first, ...others]) => [typeof first === 'string' ? saidTo(spoken, first) : first!, ...others])
    .map((sentence) => sentence.map(asPrinted))
}

/** The giver's words in the marks and numbers of the book. */
const asPrinted = (piece: Piece): Piece =>
  typeof piece === 'string' || !OWN.has(piece.key)
    ? piece
    : { ...piece, text: nestQuotes(butApart(withNumbersInWords(piece.text))) }

const OWN: ReadonlySet<string> = new Set(['favorite', 'memory', 'memoryPlace', 'memorySaid', 'admiration', 'trait'])

function likes({ r, s, fav, answers, inMemory }: Reading, voice: Voice): Piece[] {
  if (answers.favourite.isLeftOut) return []
  const past = isSure(inMemory)
  const verb = past ? fav.gusta : fav.gusta === 'gustaban' ? 'gustan' : 'gusta'
  const chip = (text: string, value: string): Chip => ({
    key: 'favorite',
    text,
    sure: fav.sure,
    source: 'favoriteThing',
    value,
  })
  return fav.isPlain
    ? [`${upperFirst(r.le)} ${verb} `, chip(ofYours(fav.all, s.name, voice), fav.all), '.']
    : // whatever is more than a list is shown as it was typed
      [`Lo que más ${r.le} ${past ? 'gustaba' : 'gusta'}: `, chip(`«${upperFirst(fav.typed)}»`, fav.typed), '.']
}

/** 'las flores del abuelo de Ana', said to Ana: 'las flores de tu abuelo'; 'el casco de obra de Ana': 'tu casco de obra'. */
function ofYours(said: string, name: string, { one }: Voice): string {
  if (one !== 'tú' && one !== 'vos') return said
  const giver = escaped(name)
  const toGiver = escaped(contract(`a ${name}`))
  return said
    .replace(
      new RegExp(
        `(?<![A-Za-zÀ-ỹ])([A-Za-zÀ-ỹ]+[aei]r)(?:le((?: (?!y |e )[A-Za-zÀ-ỹ]+){0,3}?)|( [A-Za-zÀ-ỹ]+[aei]r)?) ${toGiver}(?![A-Za-zÀ-ỹ])`,
        'gu',
      ),
      (_, verb: string, given = '', done = '') => `${verb}te${given}${done}`,
    )
    .replace(
      new RegExp(
        `(?<![A-Za-zÀ-ỹ])(al|del|el|la|los|las) ([A-Za-zÀ-ỹ]+(?: de \\p{Ll}{3,})?) de ${giver}(?![A-Za-zÀ-ỹ])`,
        'gu',
      ),
      (_, the: string, noun: string) => {
        const led = the === 'al' ? 'a ' : the === 'del' ? 'de ' : ''
        return `${led}tu${the.endsWith('s') ? 's' : ''} ${noun}`
      },
    )
    .replace(new RegExp(`(?<![A-Za-zÀ-ỹ])con ${giver}(?![A-Za-zÀ-ỹ])`, 'gu'), one === 'vos' ? 'con vos' : 'contigo')
}

/** As it was written: nobody turns it without getting something of it wrong. */
function remembers(brief: Brief, reading: Reading): Piece[] {
  const { memory, answers } = reading
  if (answers.memory.isLeftOut) return []
  const said = named(memory.told.replace(/^que (?=nos )/u, ''), reading)
  const text = `«${memoryParted(upperFirst(said), brief)
    .replace(/"/gu, '')
    .replace(/(?<=(?:\p{L}\p{L}|[\p{N}”])\. )\p{Ll}/gu, (letter) => letter.toUpperCase())}»`
  const sure = Math.max(memory.sure, OWN_WORDS)
  return ['Un recuerdo, con tus palabras: ', { key: 'memory', text, value: said, sure, source: 'specialMemory' }, '.']
}

/** 'turbo se perdió', where «nuestra tortuga Turbo» or the givers' names say so: a name, though it is a word too. */
function named(told: string, { answers, r, s }: Reading): string {
  const first = /^\p{L}{3,}/u.exec(told)?.[0] ?? ''
  const name = upperFirst(first)
  const isTheirs = [r.name, s.name].some((called) => called.split(/[\s,]+/u).includes(name))
  return first && (isTheirs || new RegExp(`(?<=\\p{Ll} )${name}(?![A-Za-zÀ-ỹ])`, 'u').test(answers.favourite.said))
    ? upperFirst(told)
    : told
}

/** A quotation after a colon begins small, but for the name of whom it tells. */
function quotedSmall(said: string, typed: string, { name }: Reading['r']): string {
  const [, first = '', next = ''] = /^(\p{L}+)(?: (\p{L}+))?/u.exec(said) ?? []
  // 'Leo es zurdo': of one of several
  const isName = name.split(/[\s,]+/u).includes(first) || (isGivenName(first) && finiteForm(next)?.person === 3)
  // 'labura', which no dictionary has, and was written small
  const isSmall = new RegExp(`^[¡¿"“]?${first.toLowerCase()}`, 'u').test(typed.trim())
  return isName ? said : isSmall ? first.toLowerCase() + said.slice(first.length) : lowerFirst(said)
}

/** What is plain is read back as it will be said; all else, and whatever its giver is in, in their own words. */
function admires({ quality, answers, r }: Reading): Piece[] {
  if (answers.admiration.isLeftOut) return []
  const own = quotedSmall(withoutEnd(quality.own), answers.admiration.said, r)
  const isTold = isSure(quality.sure) && quality.toYou !== null && !IN_PERSON.test(quality.told)
  const text = isTold ? quality.told : `«${own.replace(/[«»]/gu, '')}»`
  return [
    contract(`Lo que admiras de ${r.name}: `),
    {
      key: 'admiration',
      text,
      sure: Math.max(quality.sure, OWN_WORDS),
      source: 'admiration',
      value: lowerFirst(withoutEnd(quality.own)),
    },
    '.',
  ]
}

/** Of the giver, or to whom it is for: 'siempre me escucha', 'tu paciencia'. */
const IN_PERSON =
  /(?<![A-Za-zÀ-ỹ])(?:me|mis?|mí|nos|nuestr[oa]s?|yo|conmigo|nosotr[oa]s|te|ti|tus?|vos|os|usted|ustedes|contigo|[A-Za-zÀ-ỹ]+(?:mos|[aei]ste|ás|és|ís))(?![A-Za-zÀ-ỹ])/iu

/** As it was written; what they say is no word of the giver's. */
function is({ trait }: Reading): Piece[] {
  if (!trait) return []
  const { said, sure } = trait
  const text = IN_PERSON.test(said.replace(/“[^”]*”/gu, '')) ? `«${said}»` : lowerFirst(said)
  return ['Y algo muy suyo: ', { key: 'trait', text, sure, source: 'extraTrait', value: said }, '.']
}
