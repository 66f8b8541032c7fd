import type { Kit } from '../kit/kit.ts'
import { isNounForm } from '../language/grammar/dictionary.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { isForeign } from '../language/spelling/foreign.ts'
import { countWords, splitSentences, upperFirst, words } from '../language/grammar/text.ts'
import { lowerFirst } from '../language/spelling/tidy.ts'
import { type Day, lasts } from '../things/days.ts'
import { isHard } from '../things/happenings.ts'
import { isOfOne } from '../things/remembered.ts'
import { dayAloud, isOnlyADay } from './day-aloud.ts'
import { isOneDeed } from './clauses.ts'

/** What happened that day as it is told: what it begins with, itself, what its giver says behind it, and a sound for little ones. */
export type Recalled = { lead?: string; told: string; after?: string; sound?: string; isNote?: true }

/** Nobody has to be there to tell it. */
export const tellsItself = ({ memory, leftOut }: Kit) => memory.lived !== null || leftOut.has('memory')

/** Who hears it: a little one, and somebody of the plot who was not there. */
export type Audience = { isTiny: boolean; hearer: string | null }

/**
 * What happened that day: told of both by their names where all of it can be turned, else in its giver's own words, said
 * aloud to whoever was there and is spoken to in them or to whoever listens, or on a paper. Where nothing was said, the paper says whom it is for, and claims nothing.
 */
export function recalledDay(kit: Kit, { sound }: Day, { isTiny, hearer }: Audience): Recalled {
  const { r, leftOut, inMemory, pick } = kit
  const where = pick(...BESIDE)
  const hand = pick(...handsOf(kit))
  if (leftOut.has('memory'))
    return {
      told: `${where}, ${hand}: «Para ${r.name}, ${inMemory ? 'siempre' : 'por lo que todavía falta'}». No decía más.`,
      isNote: true,
    }
  const told = lived(kit, { isTiny, hearer }) ?? saidAloud(kit, { isTiny, hearer })
  const stirred = inMemory
    ? told !== null && kit.memory.lived === null
      ? ''
      : mourned(kit, told === null)
    : (isTiny || r.age === 'small') && kit.memory.lived !== null && !kit.hushed
      ? sound
      : ''
  if (told !== null) return typeof told === 'string' ? { told, sound: stirred } : { ...told, sound: stirred }
  const heard = hasItRead(kit, isTiny) ? read(kit) : ''
  const words = `${where}, ${hand}: «${withoutStop(kit.memory.note)}».`
  return { told: [words, heard].filter(Boolean).join(' '), sound: heard && !isTiny ? '' : stirred, isNote: true }
}

/** The day itself, once more; null where the memory cannot be told of them for certain. */
function lived(kit: Kit, to: Audience): Recalled | null {
  const { memory, r, s, inMemory } = kit
  const told = memory.lived
  if (told === null) return null
  const begun = begunOf(told, [r.name, s.name])
  // whoever is small hears short sentences, and of the dead nothing runs on
  if (
    !isHard(memory.told) &&
    !to.isTiny &&
    !inMemory &&
    memory.after === null &&
    isOneClause(told, begun, [r.name, s.name])
  )
    return { told: withUs(kit, begun, !HAPPENED.test(told.split(/ (?:de )?(?:cuando|que|donde) /u)[0]!)) }
  const more = memory.after === null ? {} : { after: saidAfter(kit, memory.after, to) }
  return { lead: openingOf(kit), told: ended(told), ...more }
}

/** Of several one speaks, and it is not known which: 'todos sus nietos' → 'uno de sus nietos'. */
export function unnamed({ name, several }: Kit['s']): string {
  const [, all = '', end = ''] =
    /^(?:tod[oa]s )?((?:sus|los|las) (?:\p{L}+ )??\p{L}+(o|a)s(?: de .+)?)$/u.exec(name) ?? []
  if (all) return `un${end === 'a' ? 'a' : 'o'} de ${all}`
  if (name.startsWith('la familia')) return `alguien de ${name}`
  return several ? 'quien mejor se acordaba' : 'una voz conocida'
}

const ended = (text: string) => `${text}${/[.!?…][”»]?$/u.test(text) ? '' : '.'}`

/** What of it only its giver can say, once it is known of whom: 'Todavía le decimos el picnic de la llanta.' */
function saidAfter(kit: Kit, after: string, { hearer }: Audience): string {
  const { s, pick } = kit
  const verb = pick('contó', 'dijo')
  const isAnybody = s.name === 'Alguien' || (s.several && isOfOne(after))
  const who = isAnybody ? `${verb} ${unnamed(s)}` : `${s.v(verb)} ${s.name}`
  const tag = hearer && !isAnybody && speaksOf(after, kit) ? `le ${who} a ${hearer}` : who
  const [first = '', ...others] = splitSentences(after)
  const said = `—${withoutStop(first)} —${tag}`
  return others.length > 0 ? `${said}—. ${others.join(' ')}` : `${said}.`
}

/** What is short, within a sentence of the scene. */
function withUs({ pick, memory }: Kit, begun: string, isHabit: boolean): string {
  const again = `Otra vez, como entonces, ${begun}.`
  if (isHabit) return WENT.test(begun) ? again : pick(`Como tantas veces, ${begun}.`, again)
  const day = lasts(memory.told) ? again : `Era otra vez el día en que ${begun}.`
  return WENT.test(begun) ? day : pick(day, again)
}

/** What stands before a day of more than one sentence, where it is of somebody who is missed. */
const openingOf = ({ memory, pick, inMemory, s }: Kit): string =>
  inMemory && !isHard(memory.told)
    ? pick(
        `${upperFirst(s.name)} lo ${s.v('volvió')} a ver, como si fuera ahora.`,
        'Y aquello, que parecía tan lejos, estaba ahí.',
        `${upperFirst(s.name)} ${s.v('cerró')} los ojos y lo ${s.v('vio')} mejor.`,
      )
    : ''

/** Short, and of one piece: it fits into a sentence of ours, before or after our words. */
const isOneClause = (told: string, begun: string, names: readonly string[]) =>
  countWords(told) <= 18 &&
  isOneDeed(told, names) &&
  !/[.,:;!?¿¡…“”«»]|primera vez|últim|siempre|nunca/u.test(told) &&
  // 'en el viaje', 'aquel verano': it begins with when it was
  (!WHEN_FIRST.test(told) || begun !== lowerFirst(told))

/** They are there already. */
const WENT = /^(?:[^ ]+ ){0,6}?(?:se )?(?:fueron|viajaron|llevó|llevaron) (?:[^ ]+ )?(?:[^ ]+ )?al? /u

const WHEN_FIRST =
  /^(?:En|Durante|Aquel|Aquella|Aquell[ao]s|Un|Una|Cuando|Al?|El|La|Los|Las|Tod[ao]s|Cada|Para|Por|Desde|Hasta|Con|De|Siempre)(?= )/u

/** Within a sentence; the names of both stay as they are there: 'doña Chela'. */
function begunOf(told: string, names: readonly string[]): string {
  const name = names.find((each) => told.startsWith(upperFirst(each)))
  return name === undefined ? lowerFirst(told) : name + told.slice(name.length)
}

const HAPPENED =
  /\p{L}{2}(?:ó|aron|ieron|eron)(?!\p{L})|(?<!\p{L})(?:fue|dio|vio|rio|hizo|dijo|puso|vino|trajo|quiso|tuvo|supo|pudo|hubo|estuvo|anduvo)(?!\p{L})/u

const withoutStop = (text: string) => text.replace(/\.$/u, '')

/** In the giver's mouth; null where the words do not stand as speech. */
function saidAloud(kit: Kit, to: Audience): Recalled | string | null {
  if (isSpokenTo(kit)) return spoken(kit)
  const { memory, s, pick, inMemory } = kit
  const note = withoutStop(memory.note)
  if (s.name === 'Alguien' || isForeign(note) || countWords(note) > MOST) return null
  // of several it is not known which
  const isOne = s.several && (isOfOne(note) || namesOf(s.name).some((name) => holds(note, name)))
  const verb = isOnlyADay(note) ? 'dijo' : pick('contó', 'dijo')
  const isToOthers = !inMemory && speaksOf(note, kit)
  const said = dayAloud(note, {
    tag: isOne ? `${verb} ${unnamed(s)}` : `${s.v(verb)} ${s.name}`,
    remember: isOne ? 'Me acuerdo' : s.spoken('Me acuerdo', 'Nos acordamos'),
    pick,
    // what it is was said before it
    isHard: isHard(memory.told) || inMemory || isToOthers,
  })
  return isToOthers ? { lead: toOthers(kit, to), told: said } : said
}

/** Of whom it is said is there, and would be spoken to: so it is told to somebody else, and it is known of whom. */
function toOthers({ r, s, memory, pick }: Kit, { isTiny, hearer }: Audience): string {
  if (hearer && !isTiny) return `${upperFirst(s.name)} le ${s.v('habló')} de ${r.name} a ${hearer}.`
  if (isTiny || isHard(memory.told)) return `${upperFirst(s.name)} ${s.v('habló')} de ${r.name}.`
  return pick(
    `Y entonces ${s.name} ${s.v('habló')} de ${r.name}.`,
    `${upperFirst(s.name)} ${s.v('tenía')} algo que contar de ${r.name}.`,
    `${upperFirst(s.name)} ${s.v('empezó')} a contar algo de ${r.name}.`,
  )
}

/** More words than these are read, and not said. */
const MOST = 120

const namesOf = (name: string) => name.match(/\p{Lu}\p{L}+/gu) ?? []

/** Where the words stand beside a thing. */
const BESIDE = [
  'Al lado había una nota',
  'Junto a eso, en un papel',
  'Traía atado un papelito',
  'Debajo había una nota',
]

/** One of several wrote it, and which of them is not known. */
function handsOf({ memory, s }: Kit): string[] {
  const names = s.name.match(/\p{Lu}\p{L}+/gu) ?? []
  const isNamed = names.some((name) => holds(memory.note, name))
  if (isNamed || s.name === 'Alguien' || (s.several && isOfOne(memory.note)))
    return ['con letra conocida', 'con la letra de casa', 'con una letra que se reconocía de lejos']
  return [`con letra de ${s.name}`, `de puño y letra de ${s.name}`]
}

/** The words already speak to the recipient, who was there, and one giver is surely who says them. */
function isSpokenTo(kit: Kit): boolean {
  const { memory, r, s, inMemory } = kit
  const names = [s.name, r.name].flatMap((name) => name.match(/\p{Lu}\p{L}+/gu) ?? [])
  return (
    !inMemory &&
    !r.baby &&
    !r.several &&
    memory.voice === 'letter' &&
    countWords(memory.note) <= MOST &&
    SPEAKS_TO.test(memory.note.replace(/“[^”]*”/gu, ' ')) &&
    !(s.several && isOfOne(memory.note)) &&
    !names.some((name) => holds(memory.note, name))
  )
}

/** 'te reíste', 'tú me prestaste', 'perdiste un zapato'. */
const SPEAKS_TO = /(?<!\p{L})(?:te|tú|vos|usted|contigo|ti|os|\p{L}{2,}(?:aste|iste|asteis|isteis))(?!\p{L})/iu

/** 'se rio', 'lo llevamos', 'vino', 'cantaba', 'en su casa': somebody of whom it is told, one or several. */
const speaksOf = (note: string, { r, address }: Kit) =>
  SPEAKS_OF.test(note) ||
  (!address.startsWith('usted') && /(?<!\p{L})sus?(?!\p{L})/iu.test(note)) ||
  words(note.toLowerCase()).some((word) => {
    const form = finiteForm(word)
    const isPast = form?.tense === 'imperfect' || (form?.tense === 'preterite' && !isNounForm(word))
    return form?.person === 3 && isPast && (r.several || !form.plural)
  })

const SPEAKS_OF = /(?<!\p{L})(?:él|ella|ellos|ellas|les?|se|l[oa]s? \p{L}+(?:é|amos|imos))(?!\p{L})|\p{L}ó(?!\p{L})/iu

/** To whom it happened too: asked about it, or told once more. */
function spoken({ memory, s, you, pick }: Kit): string {
  const note = withoutStop(memory.note)
  const asked = pick(true, true, false) && !EARLY.test(note)
  return dayAloud(note, {
    tag: `${s.v(asked ? pick('dijo', 'preguntó') : 'dijo')} ${s.name}`,
    remember: asked
      ? you('Te acuerdas', 'Se acuerda', 'Se acuerdan', 'Te acordás', 'Os acordáis')
      : s.spoken('Me acuerdo', 'Nos acordamos'),
    asked,
    pick,
    isHard: isHard(memory.told),
  })
}

/** What nobody remembers of themselves. */
const EARLY =
  /nac(?:iste|isteis|ieron)|bebé|recién nacid|primer(?:os|as|a)? (?:pas|palabra|diente)|en brazos|(?:te|os) (?:conoc|cargu|trajimos)/iu

/** Of who has died it is remembered. */
const mourned = ({ s, pick }: Kit, isWritten: boolean) =>
  isWritten
    ? pick(
        `${upperFirst(s.name)} lo ${s.v('leyó')} despacio, hasta el final.`,
        `Esas palabras las ${s.v('había')} guardado ${s.name} para un día así.`,
      )
    : pick(`${upperFirst(s.name)} no ${s.v('quiso')} perderse nada.`, '')

/** Who cannot read, or is read to. */
const hasItRead = ({ r, inMemory }: Kit, isTiny: boolean) =>
  !inMemory && (r.baby || isTiny || r.role === 'pet' || r.species !== null)

function read(kit: Kit): string {
  const { r, s, pick } = kit
  if (r.baby) return `Lo ${s.v('guardaba')} ${s.name} para leérselo a ${r.name} algún día.`
  if (r.role === 'pet' || r.species)
    return pick(
      `A ${r.name} ${r.le} bastó con olerlo: era de ${s.name}.`,
      `${r.name} lo ${r.v('olió')} de punta a punta, que es otra manera de leer.`,
    )
  return `Lo ${s.v('leyó')} en voz alta ${s.name}.`
}

const holds = (text: string, name: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text)
