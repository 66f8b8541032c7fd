import type { Kit } from '../kit/kit.ts'
import { countWords, contract, upperFirst } from '../language/text.ts'
import { lowerFirst } from '../language/tidy.ts'
import type { Day } from '../things/days.ts'
import { type Keepsake, WRITTEN } from '../things/keepsakes.ts'
import { isOfOne } from '../things/remembered.ts'

/**
 * The memory in its giver's words: on a paper or on a note beside a thing of that day, which is right in any person and
 * tense, or said aloud to whoever was there and is spoken to in them. Then what such a thing stirs, where it is known
 * what happened. Where nothing was said, the paper says whom it is for, and claims nothing.
 */
export function recalled(kit: Kit, { keep, happened }: Day, isTiny: boolean): string {
  const { memory, r, leftOut, inMemory, pick } = kit
  const where = pick(...(keep.isPaper ? WRITTEN[nounOf(keep)]! : BESIDE))
  const hand = pick(...handsOf(kit))
  const aloud = pick(true, true, false) && isSpokenTo(kit)
  const sound = happened?.sound ?? ''
  const stirred = inMemory ? mourned(kit) : isTiny ? sound : stirredIn(kit, happened?.stirs ?? [], aloud)
  if (leftOut.has('memory'))
    return `${where}, ${hand}: «Para ${r.name}, ${inMemory ? 'siempre' : 'por lo que todavía falta'}». No decía más.`
  const told = aloud ? spoken(kit, keep, where) : `${where}, ${hand}: «${memory.note.replace(/\.$/u, '')}».`
  const heard = !aloud && hasItRead(kit, isTiny) ? read(kit) : ''
  return [told, heard, heard && !isTiny ? '' : stirred].filter(Boolean).join(' ')
}

const nounOf = ({ el }: Keepsake) => el.split(' ')[1]!

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
    countWords(memory.note) <= 40 &&
    SPEAKS_TO.test(memory.note.replace(/“[^”]*”/gu, ' ')) &&
    !(s.several && isOfOne(memory.note)) &&
    !names.some((name) => holds(memory.note, name))
  )
}

/** 'te reíste', 'tú me prestaste', 'perdiste un zapato'. */
const SPEAKS_TO = /(?<!\p{L})(?:te|tú|vos|usted|contigo|ti|os|\p{L}{2,}(?:aste|iste|asteis|isteis))(?!\p{L})/iu

/** What can follow «¿Te acuerdas de…?». */
const NAMES_A_DAY =
  /^(?:Cuando|La (?:vez|noche|tarde|mañana|primera|última)|Las? \p{L}+ (?:que|en que)|El (?:día|primer|último|verano|viaje)|Aquel|Aquella|Ese|Esa|Nuestr[oa])(?!\p{L})/u

/** Aloud: asked about the day, or after the one question that the paper holds. */
function spoken({ memory, s, you, pick }: Kit, keep: Keepsake, where: string): string {
  const remember = you('Te acuerdas', 'Se acuerda', 'Se acuerdan', 'Te acordás', 'Os acordáis')
  const note = memory.note.replace(/\.$/u, '')
  const isDay = NAMES_A_DAY.test(note) && !/[.!?…]/u.test(note)
  const said = s.v(pick('dijo', 'preguntó'))
  if (keep.isPaper)
    return isDay
      ? contract(`${where}: «¿${remember}?». —De ${lowerFirst(note)} —${s.v('dijo')} ${s.name}.`)
      : `${where}: «¿${remember}?». —${note} —${s.v('dijo')} ${s.name}.`
  return isDay
    ? contract(`—¿${remember} de ${lowerFirst(note)}? —${said} ${s.name}.`)
    : `—¿${remember}? —${said} ${s.name}—. ${note}.`
}

/** Of who has died it is remembered. */
const mourned = ({ s, pick }: Kit) =>
  pick(
    `${upperFirst(s.name)} lo ${s.v('leyó')} despacio, hasta el final.`,
    `Esas palabras las ${s.v('había')} guardado ${s.name} para un día así.`,
  )

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

/** A line of `things/happenings.ts` with its giver; after words that the giver has just said it goes on from these. */
function stirredIn({ s, pick }: Kit, stirs: readonly string[], aloud: boolean): string {
  const fitting = stirs.filter((line) => !(aloud && line.startsWith('—')))
  if (fitting.length === 0) return ''
  const line = pick(...fitting)
  return (aloud ? line.replace(/^(?:\{S\}|A \{s\}) /u, 'Y ') : line)
    .replaceAll('{S}', upperFirst(s.name))
    .replaceAll('{s}', s.name)
    .replaceAll('{le}', s.le)
    .replace(/\[([^\]|]+)\|([^\]]+)\]/gu, (_, one: string, many: string) => s.spoken(one, many))
    .replace(/\[([^\]]+)\]/gu, (_, verb: string) => s.v(verb))
}

const holds = (text: string, name: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text)
