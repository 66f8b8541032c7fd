import { goesByNose } from '../language/people/animals.ts'
import type { Kit } from '../kit/kit.ts'
import { isNounForm } from '../language/grammar/dictionary.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { isPronounAlone, namesGiver } from '../language/people/names-giver.ts'
import { oneOfThem } from '../language/people/one-of-them.ts'
import { isForeign } from '../language/spelling/foreign.ts'
import { contract, countWords, escaped, splitSentences, upperFirst, words } from '../language/grammar/text.ts'
import { isHard } from '../things/happenings.ts'
import { isOfOne } from '../things/remembered.ts'
import { dayAloud, isOnlyADay, writtenDay } from './day-aloud.ts'
import { isUnnamed, TO_SOMEBODY } from './left-unnamed.ts'

/** What happened that day as it is told: what it begins with, itself, and what whoever reads it then does. */
type Recalled = { lead?: string; told: string; gesture?: string; isNote?: true }

/** Who hears it: a little one, and somebody of the plot who was not there, why they must, in the plot's words; `isAway`: the giver is elsewhere, and only remembered. */
export type Audience = { isTiny: boolean; hearer: string | null; wonders: readonly string[]; isAway: boolean }

/**
 * What happened that day, in its giver's own words: said aloud, to whom they speak or as it is always told, or on a
 * paper. Nobody else can tell it without getting something of it wrong. Where nothing was said, the paper says whom it
 * is for, and claims nothing.
 */
export function recalledDay(kit: Kit, to: Audience): Recalled {
  const { r, leftOut, inMemory, pick } = kit
  const where = pick(...BESIDE)
  const hand = pick(...handsOf(kit))
  if (leftOut.has('memory'))
    return {
      told: `${where}, ${hand}: «Para ${r.name}, ${inMemory ? 'siempre' : 'por lo que todavía falta'}». No decía más.`,
      isNote: true,
    }
  const told = saidAloud(kit, to)
  if (told !== null) return typeof told === 'string' ? { told } : told
  const read = hasItRead(kit, to.isTiny) ? readOut(kit) : ''
  const words = `${where}, ${hand}${ofWhom(kit)}: «${writtenDay(withoutStop(kit.memory.note))}».`
  return { told: [words, read].filter(Boolean).join(' '), gesture: inMemory ? mourned(kit) : '', isNote: true }
}

const withoutStop = (text: string) => text.replace(/\.$/u, '')

/** 'y hablaba de Rosa': a paper that tells of them, and does not speak to them, says so; one that names them needs not. */
const ofWhom = (kit: Kit) =>
  kit.memory.voice === 'notebook' && speaksOf(kit.memory.note, kit) && !holds(kit.memory.note, kit.r.name)
    ? `, y hablaba de ${kit.r.name}`
    : ''

/** In the giver's mouth; null where the words do not stand as speech. */
function saidAloud(kit: Kit, to: Audience): Recalled | string | null {
  if (isSpokenTo(kit)) return spoken(kit)
  const { memory, s, pick, inMemory } = kit
  const note = withWhom(withoutStop(memory.note), kit)
  // nobody tells of themselves by name
  if (s.name === 'Alguien' || isForeign(note) || countWords(note) > MOST || namesGiver(note, kit) === 'all') return null
  const isOne = s.several && (isOfOne(note) || namesGiver(note, kit) === 'some')
  // several never speak in one voice: one of them begins
  const [who, verb] = s.several ? [oneOfThem(s, note), (one: string) => one] : [s.name, s.v]
  const remember = isOne ? 'Me acuerdo' : s.spoken('Me acuerdo', 'Nos acordamos')
  const tag = `${verb(isOnlyADay(note) ? 'dijo' : pick('contó', 'dijo'))} ${who}`
  if (inMemory || !speaksOf(note, kit))
    return dayAloud(note, { tag, remember, pick, isPlain: isHard(memory.told) || inMemory })
  // no grown-up is told of themselves as of somebody else: where the two are alone it is written down
  if (!to.hearer && !to.isAway && isGrownUp(kit)) return null
  const asked = to.isAway ? [] : whyToldTo(to)
  const isAsked = asked.length > 0
  return {
    lead: isAsked ? `${pick(...asked)} ${ofThem(who, verb, kit)}` : toOthers(who, verb, kit, to),
    told: dayAloud(note, { tag: null, remember, pick, isPlain: isAsked }),
  }
}

/** 'Le enseñé a mandar audios' → 'A mi yaya le enseñé a mandar audios': to whom it was done, where the words name nobody. */
function withWhom(note: string, { s, r }: Kit): string {
  const [, verb = '', rest = ''] = /^Le (\p{L}+)([^.,;]*)/u.exec(note) ?? []
  const isTheirs = finiteForm(verb)?.person === 1 && !s.several && !r.several && !TO_SOMEBODY.test(rest)
  return isTheirs
    ? contract(
        `A ${KIN.test(s.calls) ? `mi ${s.calls[0]!.toLowerCase()}${s.calls.slice(1)}` : s.calls} l${note.slice(1)}`,
      )
    : note
}
/** What only their own call them by. */
const KIN =
  /^(?:mamá|mama|mami|papá|papa|papi|abue|abuel[oa]|abuelit[oa]|t[ií][oa]|madrina|padrino|herman[oa])(?![A-Za-zÀ-ỹ])/iu

const isGrownUp = ({ r }: Kit) => r.role !== 'pet' && !r.species && r.age !== 'small' && r.age !== 'older'

/** Who it is that 'se cayó de la viga': the words themselves name nobody, and are said to the others, not to their face. */
function ofThem(who: string, verb: (one: string) => string, { r, pick, memory }: Kit): string {
  // of one line nothing can be left out
  const isLong = countWords(memory.note) > SHORT
  if (!isUnnamed(memory.note, r) && !isPronounAlone(memory.note, r))
    return pick(
      `Y ${who} lo ${verb('contó')}.`,
      `${upperFirst(who)} lo ${verb('contó')} como fue.`,
      `${upperFirst(who)} lo ${verb('contó')}${isLong ? ' sin saltarse nada' : ', con calma'}.`,
      `Y ${who} lo ${verb('contó')}${isLong ? ' desde el principio' : ', como si fuera ayer'}.`,
    )
  return pick(
    `Y ${who} ${verb('habló')} de ${r.name}.`,
    `${upperFirst(who)} lo ${verb('contó')}, y ${verb('habló')} de ${r.name}.`,
    `Y ${who} ${verb('contó')} algo de ${r.name}.`,
    `${upperFirst(who)} ${verb('habló')} entonces de ${r.name}.`,
  )
}

/** As many words are told in a breath. */
export const SHORT = 24

/** What makes it told to somebody who was not there. */
function whyToldTo({ isTiny, hearer, wonders }: Audience): readonly string[] {
  if (!hearer || wonders.length > 0) return wonders
  const First = upperFirst(hearer)
  return isTiny
    ? [
        `${First} abrió mucho los ojos. ¿Qué pasó?`,
        `¿Qué pasó? Eso quería saber ${hearer}.`,
        `${First} no lo sabía. ¿Qué pasó?`,
        `¿Y qué pasó? ${First} esperaba.`,
      ]
    : [
        `${First} preguntó qué había sido aquello.`,
        `${First} miró alrededor sin entender, y hubo que explicárselo.`,
        `A ${hearer} había que decirle qué era todo eso.`,
        `${First} esperó a que alguien se lo explicara.`,
      ]
}

/** Of whom it is said is there, and would be spoken to: so it is told of them by name, to somebody else or to whoever hears it. */
function toOthers(who: string, verb: (one: string) => string, kit: Kit, { isTiny, isAway }: Audience): string {
  const { r, pick } = kit
  const [One, spoke, told] = [upperFirst(who), verb('habló'), verb('contó')]
  const isTheirs = isUnnamed(kit.memory.note, r)
  if (isAway && !isTheirs)
    return goesByNose(r.species)
      ? `En el olor de entonces venía hasta la voz de ${who}.`
      : `De entonces se oía todavía la voz de ${who}.`
  if (!isTheirs && (r.role === 'pet' || r.species))
    return pick(`${One} lo ${told} en voz baja.`, `Despacio y en voz baja, ${who} lo ${told}.`)
  if (isAway)
    return goesByNose(r.species)
      ? `En el olor de entonces venía hasta la voz de ${who}, que hablaba de ${r.name}.`
      : `De entonces se oía todavía la voz de ${who}, que hablaba de ${r.name}.`
  if (isTiny)
    return pick(
      `${One} ${spoke} bajito de ${r.name}.`,
      `¿Y ahora? ${One} ${spoke} de ${r.name}, bajito.`,
      `Shh. ${One} ${spoke} despacito de ${r.name}.`,
    )
  if (r.role === 'pet' || r.species)
    return pick(`${One} ${spoke} de ${r.name} en voz baja.`, `Despacio y en voz baja, ${who} ${spoke} de ${r.name}.`)
  return ofThem(who, verb, kit)
}

/** More words than these are read, and not said. */
const MOST = 120

/** Where the words stand beside a thing. */
const BESIDE = [
  'Al lado había una nota',
  'Junto a eso, en un papel',
  'Traía atado un papelito',
  'Debajo había una nota',
]

/** One of several wrote it, and which of them is not known. */
function handsOf(kit: Kit): string[] {
  const { memory, s } = kit
  if (namesGiver(memory.note, kit) !== null || s.name === 'Alguien' || (s.several && isOfOne(memory.note)))
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
    SPEAKS_TO.test(memory.note.replace(/“[^”]*”/gu, ' ').replace(REPORTED, ' ')) &&
    !beginsOfThem(memory.note) &&
    !(s.several && isOfOne(memory.note)) &&
    !names.some((name) => holds(memory.note, name))
  )
}

/** 'te reíste', 'tú me prestaste', 'perdiste un zapato'. */
const SPEAKS_TO =
  /(?<![A-Za-zÀ-ỹ])(?:te|tú|vos|usted|contigo|ti|os|[A-Za-zÀ-ỹ]{2,}(?:aste|iste|asteis|isteis))(?![A-Za-zÀ-ỹ])/iu

/** 'me decía que el pescado que no te mira no se compra': whoever it was said to is anybody. */
const REPORTED = /(?<![A-Za-zÀ-ỹ])(?:dec[ií]a[ns]?|dice[ns]?|dij[oe][A-Za-zÀ-ỹ]*|repet[ií]a|repite) que [^.;!?]*/giu

/** 'Lo llevamos a la presa …': what speaks to somebody later was said there. */
function beginsOfThem(note: string): boolean {
  const [first = ''] = splitSentences(note)
  return (
    !SPEAKS_TO.test(first) &&
    /(?<![A-Za-zÀ-ỹ])(?:l[oa]s? [A-Za-zÀ-ỹ]+(?:é|amos|imos)|se les? [A-Za-zÀ-ỹ]+ó)(?![A-Za-zÀ-ỹ])/iu.test(first)
  )
}

/** 'se rio', 'lo llevamos', 'vino', 'cantaba', 'en su casa': somebody of whom it is told, one or several. */
const speaksOf = (note: string, { r, address }: Kit) =>
  SPEAKS_OF.test(note) ||
  (!address.startsWith('usted') && /(?<![A-Za-zÀ-ỹ])sus?(?![A-Za-zÀ-ỹ])/iu.test(note)) ||
  words(note.toLowerCase()).some((word) => {
    const form = finiteForm(word)
    const isPast = form?.tense === 'imperfect' || (form?.tense === 'preterite' && !isNounForm(word))
    return form?.person === 3 && isPast && (r.several || !form.plural)
  })

const SPEAKS_OF =
  /(?<![A-Za-zÀ-ỹ])(?:él|ella|ellos|ellas|les?|se|l[oa]s? [A-Za-zÀ-ỹ]+(?:é|amos|imos))(?![A-Za-zÀ-ỹ])|[A-Za-zÀ-ỹ]ó(?![A-Za-zÀ-ỹ])/iu

/** To whom it happened too: asked about it, or told once more. */
function spoken({ memory, s, you, pick }: Kit): string {
  const note = withoutStop(memory.note)
  const asked = pick(true, true, false) && !EARLY.test(note)
  return dayAloud(note, {
    tag: s.several
      ? `${asked ? pick('dijo', 'preguntó') : 'dijo'} ${oneOfThem(s, note)}`
      : `${s.v(asked ? pick('dijo', 'preguntó') : 'dijo')} ${s.name}`,
    remember: asked
      ? you('Te acuerdas', 'Se acuerda', 'Se acuerdan', 'Te acordás', 'Os acordáis')
      : s.spoken('Me acuerdo', 'Nos acordamos'),
    asked,
    pick,
    isPlain: isHard(memory.told),
  })
}

/** What nobody remembers of themselves. */
const EARLY =
  /nac(?:iste|isteis|ieron)|bebé|recién nacid|primer(?:os|as|a)? (?:pas|palabra|diente)|en brazos|(?:te|os) (?:conoc|cargu|trajimos)/iu

/** Of who has died it is remembered. */
const mourned = ({ s, pick }: Kit) =>
  pick(
    `${upperFirst(s.name)} lo ${s.v('leyó')} despacio, hasta el final.`,
    `Esas palabras las ${s.v('había')} guardado ${s.name} para un día así.`,
  )

/** Who cannot read, or is read to. */
const hasItRead = ({ r, inMemory }: Kit, isTiny: boolean) =>
  !inMemory && (r.baby || isTiny || r.role === 'pet' || r.species !== null)

function readOut(kit: Kit): string {
  const { r, s, pick } = kit
  if (r.baby) return `Lo ${s.v('guardaba')} ${s.name} para leérselo a ${r.name} algún día.`
  if (r.role === 'pet' || r.species)
    return pick(
      `A ${r.name} ${r.le} bastó con olerlo: era de ${s.name}.`,
      `${r.name} lo ${r.v('olió')} de punta a punta, que es otra manera de leer.`,
    )
  return `Lo ${s.v('leyó')} en voz alta ${s.name}.`
}

const holds = (text: string, name: string) =>
  text.includes(name) && new RegExp(`(?<![A-Za-zÀ-ỹ])${escaped(name)}(?![A-Za-zÀ-ỹ])`, 'u').test(text)
