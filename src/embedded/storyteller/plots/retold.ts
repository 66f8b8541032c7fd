import type { Kit } from '../kit/kit.ts'
import { bare, contract, countWords, upperFirst } from '../language/text.ts'
import type { Day } from '../things/days.ts'
import { type Doing, isHard } from '../things/happenings.ts'
import { portablesIn } from '../things/portable.ts'
import { asSentences, clausesOf, isOneDeed } from './clauses.ts'
import { type Audience, recalledDay } from './recall.ts'
import { spokenParts } from './spoken-parts.ts'

/** What happened that day, in its parts. */
export type Retold = {
  /** What it begins with: 'Y volvió, completo y sin prisa.' */
  lead: string
  /** What is told, and between it the steps in which it was done. */
  parts: readonly (string | Doing)[]
  sound: string
  isNote?: true
}

/** With the steps where what they are of is told: after it where that is all, else before what came of it. */
export function retold(kit: Kit, day: Day, to: Audience): Retold {
  const { isTiny } = to
  const { lead = '', told, sound = '', ...more } = recalledDay(kit, day, to)
  const names = [kit.r.name, kit.s.name]
  const parted = { lead: contract(lead), sound, ...more }
  const doings = day.doings.toSorted((one, other) => one.at - other.at)
  const said = more.isNote || !told.startsWith('—') ? [contract(told)] : spokenParts(contract(told), isTiny ? 2 : MOST)
  if (said.length > 1) return { ...parted, parts: staged(kit, day, said, doings) }
  if (more.isNote || told.startsWith('—'))
    // what was announced is said before it is seen
    return { ...parted, parts: lead !== '' || isOneDeed(told, names) ? [...said, ...doings] : [...doings, ...said] }
  const clauses = clausesOf(told, names)
  const cuts = doings.map((doing) => {
    const at = clauses.findIndex(({ text }) => bare(text).search(doing.known) >= 0)
    if (at < 0) return clauses.length === 1 && isOneDeed(told, names) ? 1 : 0
    const { text } = clauses[at]!
    return isOneDeed(text, names) && !(clauses.length > 1 && END.test(text)) ? at + 1 : at
  })
  // whoever is small hears short sentences
  const isEachApart = isTiny && countWords(told) > SHORT
  const part = (from: number, to?: number) => contract(asSentences(clauses.slice(from, to), names, isEachApart))
  const parts: (string | Doing)[] = []
  let from = 0
  for (const [i, doing] of doings.entries()) {
    const cut = Math.max(from, cuts[i]!)
    if (cut > from) parts.push(part(from, cut))
    parts.push(doing)
    from = cut
  }
  return { ...parted, parts: from < clauses.length ? [...parts, part(from)] : parts }
}

/** Parts in which it is said aloud. */
const MOST = 3

/**
 * What is said, and between its parts what is seen of it: the steps of what was just told, where they are known, else a
 * thing that it named, else how it is listened to.
 */
function staged(kit: Kit, { keep }: Day, said: readonly string[], doings: readonly Doing[]): (string | Doing)[] {
  const last = said.length - 1
  const seen = Map.groupBy(doings, ({ known }) => {
    const at = said.findIndex((part) => bare(part).search(known) >= 0)
    return Math.min(Math.max(at, 0), last - 1)
  })
  const things = new Set([keep.el])
  const listening = listeningOf(kit)
  return said.flatMap((part, i): (string | Doing)[] => {
    if (i === last) return [part]
    const steps = seen.get(i)
    if (steps) return [part, ...steps]
    const thing = isHard(kit.memory.told) ? null : thingIn(part, kit.memory.note, things)
    if (!thing) return [part, sightOf(listening[i % listening.length]!)]
    things.add(thing)
    return [
      part,
      sightOf(kit.pick(`Y ahí se veía ${thing}, como entonces.`, `${upperFirst(thing)}, tal cual, estaba ahí.`)),
    ]
  })
}

/** A small thing of which this part says that one was there; none that is shown already. */
function thingIn(part: string, note: string, shown: ReadonlySet<string>): string | null {
  const isOne = (noun: string) => new RegExp(`(?<!\\p{L})${noun}(?!\\p{L}| de \\p{Lu})`, 'u').test(note)
  const thing = portablesIn(part).find(({ noun, isBland }) => !isBland && isOne(noun))
  const el = thing ? `${thing.f ? 'la' : 'el'} ${thing.noun}` : null
  return el === null || shown.has(el) ? null : el
}

/** Shown where it stands, as steps are. */
const sightOf = (line: string): Doing => ({ steps: [line], both: null, at: 0, known: /$^/u })

/** What whoever hears it does meanwhile; of what nobody makes a tale of, whoever tells it. */
function listeningOf({ memory, r, s, inMemory, pick }: Kit): string[] {
  const lines =
    inMemory || isHard(memory.told)
      ? [
          `${upperFirst(s.name)} ${s.v('respiró')} hondo.`,
          'Cada palabra traía un pedazo más de aquello.',
          'Hubo un silencio, y en el silencio cupo todo.',
        ]
      : [
          `${r.name} ${r.v('dio')} un paso más, para ver mejor.`,
          'Y lo que se decía se iba viendo, como si alguien lo dibujara.',
          `${r.name} no ${r.v('perdía')} detalle.`,
          'A cada palabra, alrededor aparecía una cosa más.',
          `${r.name} ${r.v('se acercó')} un poco, sin hacer ruido.`,
          'Y eso mismo se vio, ahí delante, sin que faltara nada.',
        ]
  const from = pick(...lines.keys())
  return [...lines.slice(from), ...lines.slice(0, from)]
}

/** With that what was done there is over. */
const END = /(?<!\p{L})(?:se )?(?:dorm|durm|qued\p{L}+ dormid|volte|quem|hund)/iu

/** So many words a little one hears in one. */
const SHORT = 12

/** The same in one. */
export function recalled(kit: Kit, day: Day, to: Audience): string {
  const { lead, parts, sound } = retold(kit, day, to)
  return [lead, ...parts.filter((part) => typeof part === 'string'), sound].filter(Boolean).join(' ')
}
