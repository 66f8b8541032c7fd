import { isAdjectival } from './adjectives.ts'
import { hasGenders, isNounForm } from '../grammar/dictionary.ts'
import { adjectives, alwaysSo, superlative, unequalled } from './quality-adjectives.ts'
import { classOf, type QualityClass } from './quality-classes.ts'
import { clause, kept } from './quality-clause.ts'
import { bareWords, infinitive, nounPhrase } from './quality-nouns.ts'
import { possessed, type Reader, type Reading } from './quality-reading.ts'
import { COUNTED, inTheSameForm, safeToYou, saidToYou, THEM, toThem, writtenToThem } from './quality-to-you.ts'
import { isSendersOwn, ofAllGivers, speaksToYou } from './quality-voice.ts'
import { partedByCommas } from '../spelling/run-ons.ts'
import { withoutHedge } from '../spelling/shorthand.ts'
import { isToAnother, withoutSplices } from '../turned/splices.ts'
import { clarityOf, isSure, QUOTED } from '../sureness.ts'
import { isLong, upperFirst, withoutEnd, words } from '../grammar/text.ts'
import { lowerFirst, sentences, tidy } from '../spelling/tidy.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isForeign } from '../spelling/foreign.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { withLeadComma } from '../spelling/lead-comma.ts'
import type { Person } from '../people/person.ts'
import {
  AND_SO,
  isDeed,
  isOfThing,
  joinedParts,
  ofEach,
  type Part,
  partsOf,
  startsClause,
} from '../turned/quality-parts.ts'
import { firstFinite } from '../grammar/verbs.ts'
import { doubtOfYou } from '../turned/turn-gate.ts'
import { namedFirst } from '../people/names-kept.ts'
import { withoutVocative } from '../people/vocative.ts'

/** What the sender admires, read so that it stands after a colon, and in the sender's own mouth. */
export type Quality = {
  cls: QualityClass
  /** Safe after a colon: 'su paciencia', 'que nunca se rinde', '«me escucha», con esas palabras'. */
  what: string
  /** For the sender's mouth: 'tu paciencia', 'que nunca te rindes'; null where it could not be turned safely. */
  toYou: string | null
  /** The answer as it was given, as whole sentences: what the sender may say where nothing could be turned. */
  own: string
  /** In the sender's words, said of them after a colon: 'que sin decir nada sabe lo que necesito'. */
  told: string
  /** How sure the reading is, 0 to 1. */
  sure: number
}

const OPENERS: readonly RegExp[] = [
  /^(?!les? (?:encanta|gusta)n?(?!\p{L}))(?:yo |me |le |les |lo que (?:yo )?más (?:le |te )?)?(?:admiro|admira|encanta|encantan|gusta|gustan|admiramos|valoro)(?: mucho| muchísimo)?(?: de (?:él|ella|ti|vos|usted|\p{Lu}\p{L}+))?(?: es| son)?\s*/iu,
  /^(?:de (?:él|ella|ti|vos|usted))\s+/i,
  /^(?:porque|por(?! (?:las? (?:noches?|mañanas?|tardes?)|fin|eso|lo menos)(?!\p{L}))|es que)\s+/iu,
  /^(?:(?:lo|la|los|las|te) (?:admir(?:o|amos)|respet(?:o|amos)|valor(?:o|amos)|quier(?:o|emos)|quer(?:o|emos)|am(?:o|amos)|aprecio) (?:mucho )?(?:porque|por))\s+/i,
  /^(?:él|ella|ellos|ellas)\s+/i,
]

/** Below SURE the answer is quoted. `clarity` is 1 for words that were confirmed. */
export function readQuality(raw: string, reader: Reader, clarity = clarityOf(raw)): Quality {
  const read = inSentences(ofAllGivers(qualityOf(listed(raw), reader, clarity), reader))
  // 'Leo es muy noble y Ana muy lista': of each by name, and to none of them
  const named = namesIn(reader.recipient).filter((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(raw))
  if (!reader.recipient.several || named.length === 0) return read
  const called = (text: string) =>
    named.reduce((all, name) => all.replace(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'giu'), name), text)
  // 'de Mateo cómo cuida a su hermana, de Regina que no le teme a nada': each as it was written
  const [what, told] = (named.length > 1 ? [read.own, read.own] : [read.what, read.told]).map((text) =>
    called(lowerFirst(text)),
  )
  return { ...read, what: what!, told: ofEach(told!, named), toYou: null }
}

const inSentences = (read: Quality): Quality => ({
  ...read,
  told: withoutSplices(read.told),
  toYou: read.toYou && withoutSplices(read.toYou),
})

const namesIn = ({ name }: Person) => name.match(/\p{Lu}\p{L}+/gu) ?? []

/** 'luchona, cariñosa, chistosa', 'trabajadora honesta y buena': adjectives as a list. */
const listed = (raw: string): string => {
  const [, lead = '', said = ''] = LISTED.exec(raw) ?? []
  const words = said.split(/, | y | /u)
  if (words.length < 3 || !words.every((word) => hasGenders(word.toLowerCase()) || /(?:on|os|it)[oa]s?$/iu.test(word)))
    return raw
  const last = words.at(-1)!
  return `${lead}${words.slice(0, -1).join(', ')} ${/^h?i/iu.test(last) ? 'e' : 'y'} ${last}`
}
const LISTED =
  /^\s*((?:que )?(?:(?:es|eres|son) )?(?:(?:muy|bien|súper) )?)(\p{L}+(?:(?:, | y | )\p{L}+){1,5})[\s.]*$/iu

function qualityOf(raw: string, reader: Reader, clarity: number): Quality {
  // of each verb of it another may be the doer: it is said of them, as it was written
  if (isToAnother(sentences(raw))) {
    const own = sentences(raw)
    const told = asAdmired(lowerFirst(withoutHedge(own)), reader.recipient)
    return { cls: classOf(own), what: `«${own}»`, toYou: null, own, told, sure: QUOTED }
  }
  const parts = isForeign(raw)
    ? []
    : partsOf(withoutVocative(withoutHedge(partedByCommas(withoutEnd(tidy(raw)))), reader.recipient.name))
  // 'ella canta y él escucha': each of them by itself
  const isOfEach =
    reader.recipient.several && parts.some(({ text }) => /^(?:que )?(?:él|el que|ella|una?o?) /iu.test(text))
  if (parts.length > 1 && parts.length <= MOST_PARTS && !isOfEach) return inParts(raw, parts, reader, clarity)
  const quality = turnedQuality(raw, reader, clarity)
  const { sure } = quality
  const toYou = seenByUs(ofThem(quality.toYou), reader)
  const isDoubted = toYou !== null && doubtOfYou(toYou, reader.address) !== null
  const told = toldOf(quality, reader)
  const same = toYou === null || THEM.test(toYou) ? inTheSameForm(told, reader) : null
  if (same !== null) return { ...quality, told, toYou: same }
  return isDoubted
    ? { ...quality, told, toYou: saidToYou(quality.own, reader), sure: Math.min(sure, clarity * 0.8) }
    : { ...quality, told, toYou: toYou === null ? saidToYou(quality.own, reader) : withLeadComma(toYou) }
}

/** 'y le damos motivos': who it is given to is spoken to. */
const ofThem = (toYou: string | null) => (toYou && /(?<!\p{L})l[aeo]s? \p{L}+mos(?!\p{L})/iu.test(toYou) ? null : toYou)

/** 'nunca la oí quejarse' → 'nunca te oí quejarte': whom it was heard of is spoken to. */
const seenByUs = (toYou: string | null, { address }: Reader) =>
  toYou && (address === 'tú' || address === 'vos')
    ? toYou.replace(
        /(?<!\p{L})l[ao] (o[ií]|vi|escuch[eé]|o[ií]mos|vimos|escuchamos|(?:he|hemos) (?:visto|o[ií]do|escuchado)) (?=\p{L}+[aei]r(?:te)?(?!\p{L}))/giu,
        (_, verb: string) => `te ${verb.replace(/^oi$/iu, 'oí')} `,
      )
    : toYou

const MOST_PARTS = 7

/** Each part is said to them, where each can be. */
function inParts(raw: string, parts: readonly Part[], reader: Reader, clarity: number): Quality {
  const areDeeds = parts.some(({ text }) => startsClause(text))
  const read = parts.map(({ text }, i) =>
    isOfThing(text, parts[i - 1]?.text)
      ? { told: `que ${text}`, toYou: possessed(`que ${text}`, reader).toYou }
      : partRead(areDeeds && (isDeed(text) || /^\p{L}+ía$/u.test(text)) ? `que ${text}` : text, reader),
  )
  const whole = turnedQuality(raw, reader, clarity)
  const isSaid = read.every(({ toYou }) => toYou !== null)
  const told = joinedParts(
    parts,
    read.map((part) => part.told),
  )
  // 'sacaste adelante a tres y aún te sobró cariño': it was said to them
  const direct = lowerFirst(whole.own).replace(/^que /iu, '')
  const isDirect = firstFinite(words(direct))?.person === 2
  return {
    ...whole,
    told,
    toYou:
      isDirect && !isSaid
        ? /^(?:tus?|lo|c[oó]mo) /iu.test(direct)
          ? direct
          : `que ${direct}`
        : isSaid
          ? joinedParts(
              parts,
              read.map(({ toYou }) => toYou!),
            )
          : saidToYou(whole.own, reader),
  }
}

/** 'aun así llega': without what joins it to the part before, which is said again. */
function partRead(text: string, reader: Reader): Quality {
  const [so = ''] = AND_SO.exec(text) ?? []
  const rest = text.slice(so.length)
  const read = readQuality(rest, reader)
  const again = (said: string) =>
    !so ? said : /^que /iu.test(rest) ? lowerFirst(so) + said : said.replace(/^(?:que )?/iu, `que ${lowerFirst(so)}`)
  return { ...read, told: again(read.told), toYou: read.toYou && again(read.toYou) }
}

/** What the narrator tells, where the sender would say it so too; else the answer, as what is admired. */
function toldOf({ what, own }: Omit<Quality, 'told'>, { recipient, sender }: Reader): string {
  // 'deja tarea al equipo'
  const isOurs =
    !what.startsWith('«') &&
    !what.includes(sender.replace(/^el (?=\p{L})/iu, 'l ')) &&
    // 'nos enseñó a todos': who says it is one of them
    !/(?<!\p{L})nos \p{L}+ (?:siempre )?a tod[oa]s(?!\p{L})/iu.test(own)
  return withLeadComma(isOurs ? what : asAdmired(lowerFirst(withoutHedge(own)), recipient))
}

/** 'muy honrada' → 'que es muy honrada', 'exigente pero justa' → 'que es…'; 'siempre sabe' → 'que siempre sabe'; 'su risa' stays. */
function asAdmired(said: string, { v }: Person): string {
  if (/^(?:él|ella|ell[oa]s) /iu.test(said)) return `que ${said}`
  if (/^(?:que|c[oó]mo|lo|cuando|si|aunque) /iu.test(said)) return said.replace(/^como /u, 'cómo ')
  const [, but = ''] = /^(\p{L}+) pero \p{L}+/iu.exec(said) ?? []
  if (isAdjectival(but) || /^(?:muy|bien|súper|tan) \p{L}+(?:[oae]s?|l|r|z)(?!\p{L})/iu.test(said))
    return `que ${v('es')} ${said}`
  return startsClause(said) && !/^(?:(?:me|nos) )?(?:gust|encant|fascin)/u.test(said) ? `que ${said}` : said
}

function turnedQuality(raw: string, reader: Reader, clarity: number): Omit<Quality, 'told'> {
  // what has its accents now may show where a clause begins
  const whole = partedByCommas(withoutEnd(tidy(raw)))
  const [cls, said] = [classOf(whole), partedByCommas(sentences(raw))]
  const quoted = (words: string, tail: string): Omit<Quality, 'told'> => ({
    cls,
    what: `«${words}»${tail}`,
    toYou: null,
    own: said,
    sure: QUOTED,
  })
  if (isLong(whole, 20) || !isSure(clarity)) return quoted(said, '')
  const own = lowerFirst(withoutHedge(whole))
  let text = withoutVocative(own, reader.recipient.name)
  for (const opener of [...OPENERS, ...OPENERS]) text = text.replace(opener, '')
  text = lowerFirst(withoutEnd(text)).replace(/^(?:much[oa]s?|gran|toda) (?=\p{L})/iu, '') || own
  const name = reader.recipient.name
  // 'ellos la siguen': others do
  if (!reader.recipient.several && /^ell[oa]s /iu.test(own)) return quoted(said, '')
  if (text.toLowerCase().startsWith(`${name.toLowerCase()} `)) text = text.slice(name.length + 1)
  else if (!reader.recipient.several) text = namedFirst(upperFirst(text), name)?.rest ?? text
  if (words(text).length === 0 || (text.length < 3 && text !== 'fe')) return quoted(own, '')
  const reading = interpret(text, cls, reader)
  if (!reading || reading.own || isSendersOwn(reading.what) || speaksToYou(reading.what))
    return { ...quoted(own, ', con esas palabras'), toYou: safeToYou(reading, reader) ?? writtenToThem(own, reader) }
  const toYou = toThem(reading, reader)
  return { cls, what: reading.what, toYou, own: said, sure: clarity * (toYou ? 0.95 : 0.8) }
}

function interpret(text: string, cls: QualityClass, reader: Reader): Reading | null {
  // 'haberte conocido', 'mirarte dormir' are the sender's
  const [head = ''] = words(text)
  // 'treinta años juntos': no possessive goes before a number
  if (COUNTED.test(text)) return null
  // 'su sencillez, saluda a todos': a thing, and then a clause
  const next = /^(?:su |el |la )?\p{L}+, (\p{L}+)/iu.exec(text)?.[1]?.toLowerCase()
  const form = next && !isNounForm(next) ? finiteForm(next) : null
  if (form?.person === 3 && form.tense === 'present' && !finiteForm(head)) return null
  // 'como abuela no hay otra': as what, and not how
  if (
    /^como \p{L}{4}/iu.test(text) &&
    isNounForm(words(text)[1]!.toLowerCase()) &&
    !finiteForm(words(text)[1]!.toLowerCase())
  )
    return null
  // 'haber criado sola a tres hijos'
  if (/^haber \p{L}+(?:do|to|cho|so)(?!\p{L})/iu.test(text)) return clause(text.replace(/^haber/i, 'ha'), reader)
  if (isInfinitive(head) && /^haber|[aeií]r(?:te|os)$/i.test(head)) return null
  return (
    kept(text, reader) ??
    unequalled(text, reader) ??
    superlative(text, reader) ??
    adjectives(text, reader) ??
    nounPhrase(text, reader) ??
    infinitive(text, reader) ??
    alwaysSo(text, reader) ??
    clause(text, reader) ??
    bareWords(text, reader)
  )
}
