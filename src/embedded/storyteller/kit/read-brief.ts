import type { Brief } from '../../../engine.ts'
import { LIMITS } from './limits.ts'
import type { Kit } from './kit.ts'
import { heartOf } from '../language/memory/memory-heart.ts'
import { isForeign } from '../language/spelling/foreign.ts'
import { narrated } from '../language/memory/narrated.ts'
import { hasDeed } from '../language/memory/narrated-opening.ts'
import { doubtOfTold } from '../language/turned/told-gate.ts'
import { confessionOf } from './confession.ts'
import { addressed } from '../language/people/address.ts'
import { isSmallest, type Person } from '../language/people/person.ts'
import { occasionOf, waitedFor } from '../occasions/occasion.ts'
import { lastLineIn } from '../language/left-out/promised.ts'
import { butApart } from '../language/spelling/run-ons.ts'
import { withOneApart, withoutSplices } from '../language/turned/splices.ts'
import { isSure } from '../language/sureness.ts'
import { countWords, isLong, splitSentences, upperFirst, withoutEnd, words } from '../language/grammar/text.ts'
import { lowerFirst } from '../language/spelling/tidy.ts'
import { holds, unwantedInStory } from '../language/left-out/unwanted.ts'
import { isDoubted, isInMemory, readBrief } from './reading.ts'
import { rememberedQuality, rememberedTrait } from './remembered.ts'
import { choicesFrom } from './seeded.ts'

/** Reads a brief: what every arc is told from. */
export function kitFor(brief: Brief, seed: string): Kit {
  const { senderName, recipientName, recipientRelation } = brief
  // who it is for, never what was answered: an answer changes what it says and leaves the other beats as they were
  const choices = choicesFrom([seed, senderName, recipientName, recipientRelation].join('\n'))
  const reading = readBrief(brief)
  const { answers, r, s, address, fav } = reading
  const { lived, after } = livedOf(reading)
  const { note } = reading.memory
  const unwanted = unwantedOf(brief, r.name, s.name)
  const heart = lived === null ? heartOf(note, unwanted) : heartOf(note)
  const told = answers.memory.isLeftOut ? reading.memory.told : lowerFirst(withoutEnd(heart))
  const memory = { ...reading.memory, note: lived === null ? withoutSplices(heart) : note, told, lived, after }
  const inMemory = isInMemory(reading)
  const quality = inMemory ? rememberedQuality(reading.quality) : reading.quality
  const trait = inMemory ? rememberedTrait(reading.trait, r) : reading.trait
  const forSmallest = isSmallest(r) && !inMemory
  const all = [recipientRelation, brief.specialMemory, brief.admiration, brief.extraTrait].join('. ')
  const occasion = inMemory
    ? null
    : isSure(reading.unborn)
      ? waitedFor(r)
      : occasionOf(reading.occasion, r, forSmallest, choices('occasion'))
  const drawing = (part: string): Pick<Kit, 'pick' | 'confession'> => {
    const choose = choices(part)
    return {
      pick: (...options) => choose(options),
      confession: (tag) => confessionOf({ s, r, quality, address, choose: choices(`${part} praise`) }, tag),
    }
  }
  const kit: Kit = {
    r,
    s,
    fav,
    quality,
    memory,
    trait,
    address,
    occasion,
    limits: forSmallest ? LIMITS.smallest : LIMITS.usual,
    inMemory,
    unlived: inMemory && isUnlived(brief),
    hushed: HUSHED.test(all),
    sightless: SIGHTLESS.test(all),
    mayHaveDied: !inMemory && isDoubted(reading) && brief.readings?.occasion === undefined,
    unwanted,
    lastLine: lastLineIn([brief.recipientRelation, brief.specialMemory, brief.admiration, brief.extraTrait]),
    leftOut: new Set(FIELDS.filter((field) => answers[field].isLeftOut)),
    ...drawing('story'),
    at: (part) => ({ ...kit, ...drawing(part) }),
    when: (condition, beat, otherwise = null) => (condition ? beat : otherwise),
    soft: (...paragraphs) => ({ soft: paragraphs }),
    opt: (...paragraphs) => ({ optional: paragraphs }),
    you: (...forms) => addressed(address, ...forms),
    yours: (text) => (address === 'tú' || address === 'vos' ? text.replace(/(?<!\p{L})su(?=s?\s)/gu, 'tu') : text),
    quotes: [
      { text: withoutStop([lived ?? memory.note, after].filter(Boolean).join('. ')), share: forSmallest ? 0 : 36 },
      // said aloud, beside who says it and to whom
      { text: withoutStop(quality.told), share: forSmallest ? 0 : -12 },
      ...[quality.what, fav.telling, trait?.said]
        .filter((text) => !!text)
        .map((text) => ({ text: withoutStop(text!), share: forSmallest || isLong(text!, 14) ? 0 : 12 })),
      ...(fav.said ? [{ text: fav.said, share: 0 }] : []),
      ...(forSmallest ? [{ text: fav.all, share: 0 }] : []),
      ...(forSmallest && trait ? [{ text: trait.fact, share: countWords(trait.said) }] : []),
      ...(occasion ? [occasion.opening, occasion.closing ?? ''] : []).map((text) => ({
        text,
        share: 0,
      })),
    ],
  }
  return kit
}

/**
 * What can be told of them by their names, and is told of nobody as a stranger whom the recipient calls otherwise: all of
 * it, or else its first sentences.
 */
function livedOf({ memory, r, s, answers }: ReturnType<typeof readBrief>): Pick<Kit['memory'], 'lived' | 'after'> {
  const names = [r.name, s.name] as const
  const isApart = !answers.memory.isLeftOut && !shareName(...names) && !BRINGS_GIFTS.test(s.name)
  if (!isApart || isForeign(memory.note)) return { lived: null, after: null }
  const sentences = splitSentences(
    memory.note.replace(STILL, (all, still: string, at: number, whole: string) =>
      // 'la señora del 402 todavía te saluda': nothing was told before it
      hasDeed(
        whole
          .slice(0, at)
          .split(/[.;!?] /u)
          .at(-1)!,
      )
        ? `. ${upperFirst(still)}`
        : all,
    ),
  )
  // 'desde ahí nos mandamos fotos': of then or of now
  const now = sentences.findIndex(
    (said, i) => i > 0 && /^(?:Todavía|Desde|Hasta la fecha|Por eso|Ahora) .*[ai]mos(?!\p{L})/u.test(said),
  )
  for (let to = now > 0 ? now : sentences.length + 1; to > 0; to--) {
    const said = to > sentences.length ? memory.note : sentences.slice(0, to).join(' ')
    const lived = isOfOnesOwn(said, r) ? null : plainly(narrated(withoutStop(said), { r, s }), names)
    if (lived === null || doubtOfTold(lived, names) !== null) continue
    const after = sentences.slice(to).join(' ')
    return {
      lived: butApart(withOneApart(lived)).replace(/, (?:al revés|al contrario)$/u, ''),
      after: after === '' ? null : withoutSplices(after),
    }
  }
  return { lived: null, after: null }
}

/** ', todavía me lo reclama', 'y ahora es la que más nos gusta': what still is so is a sentence of its own. */
const STILL = /,? (?:y )?(?=(?:todavía|hasta la fecha|desde (?:ahí|entonces|ese día)|por eso|ahora) )(\p{L})/gu

/** 'los Reyes y su tío Memo': who brings a gift was in no memory. */
const BRINGS_GIFTS =
  /(?<!\p{L})(?:l[oa]s (?:tres |santos )?reyes(?: mag[oa]s)?|santa claus|san nicol[áa]s|pap[áa] noel|(?:el )?viejito pascuero|(?:el )?niño (?:dios|jes[úu]s)|(?:el )?rat[óo]n(?:cito)? p[ée]rez|olentzero)(?!\p{L})/iu

/** 'Hugo' and 'Hugo Jr': nobody knows of whom it is told. */
const shareName = (name: string, other: string) =>
  ![name, other].some((one) => / del? /u.test(one)) &&
  words(name).some((word) => /^\p{Lu}/u.test(word) && words(other).includes(word))

/** 'mi mujer', of whom a child says 'mamá'; 'la señora', who is one of those whom it is for. */
const isOfOnesOwn = (note: string, { role, several }: Person) =>
  (role === 'child' && /(?<!\p{L})mi (?:mujer|espos[oa]|marido)(?!\p{L})/iu.test(note)) ||
  (/^(?:child|grandchild|nephew)$/u.test(role) &&
    /(?<!\p{L})mi (?:herman[oa]|cuñad[oa]|nuera|yerno|hij[oa])(?!\p{L})(?! (?:menor|mayor|chic))/iu.test(note)) ||
  (several && /(?<!\p{L})(?:la señora|el señor|el niño|la niña) (?!\p{Lu}|de |del )/u.test(note))

/** Whom it would have to call by a long name again and again it leaves to the giver, who says 'me' and 'mi'. */
const plainly = (lived: string | null, names: readonly string[]) =>
  names.some((name) => {
    const times = (lived?.toLowerCase().split(name.toLowerCase()).length ?? 1) - 1
    return name.includes(' ') && times > 2
  })
    ? null
    : lived

const HUSHED =
  /(?<!\p{L})(?:sord(?:[oa]|it[oa])s?|señas|autis\p{L}+|no oye|habla con las manos)(?!\p{L})|(?:por|con|molesta\p{L}* |duele\p{L}* |asusta\p{L}* )(?: ?el| ?los)? ruidos?(?!\p{L})/iu

const SIGHTLESS =
  /(?<!\p{L})(?:(?:ya )?(?:casi )?no ve(?: (?:bien|nada|casi|mucho))?(?=[\s]*(?:[,.;]|$| y ))|cieg[oa]|invidente|perdió la vista|no (?:sabe|sabía|aprendió a) leer|en braille)(?!\p{L})/iu

/** 'nació dormido', 'no llegó a nacer', 'mi bebé, solo la tuve una noche' */
const isUnlived = ({ recipientName, recipientRelation, specialMemory, favoriteThing, admiration }: Brief) => {
  const who = `${recipientName}, ${recipientRelation}`
  const all = [who, specialMemory, favoriteThing, admiration].join('. ')
  return (
    /(?<!\p{L})naci[oó] (?:dormid[oa]|sin vida|muert[oa])|no (?:lleg[oó]|alcanz[oó]) a (?:nacer|respirar|llorar)|antes de nacer|(?<!\p{L})(?:nonat[oa]|abort\p{L}+)/iu.test(
      all,
    ) ||
    (/beb[eé]|angelit[oa]|hij[oa]|niet[oa]/iu.test(who) &&
      /(?:viv[ií][oó]|estuvo|tuv(?:e|imos)|abrac[eé]|carg(?:u[eé]|amos))(?: \p{L}+){0,4} (?:un[oa]s? (?:pocas )?(?:hora|horas|minutos?|noche|d[ií]a)|dos d[ií]as|\d+ (?:horas|minutos|d[ií]as))(?!\p{L})/iu.test(
        all,
      ))
  )
}

const FIELDS = ['favourite', 'memory', 'admiration', 'trait'] as const

/** Whoever the story is of or from is in it, whatever was asked. */
function unwantedOf(brief: Brief, ...people: string[]): RegExp | null {
  const { recipientRelation, favoriteThing, specialMemory, admiration, extraTrait } = brief
  const unwanted = unwantedInStory([recipientRelation, favoriteThing, specialMemory, admiration, extraTrait])
  return unwanted && people.some((name) => holds(unwanted, name)) ? null : unwanted
}

/** A full stop moves out of the quotation marks. */
const withoutStop = (text: string) => text.replace(/\.?(»?)$/, '$1')
