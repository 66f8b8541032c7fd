import { actsOf } from '../deeds/families.ts'
import { gagOf } from '../deeds/gags.ts'
import { firstSentence } from '../kit/confession.ts'
import type { Beat, Kit } from '../kit/kit.ts'
import { memoryParts } from '../language/memory-parts.ts'
import { isLong, upperFirst } from '../language/text.ts'
import { dayOf } from '../things/days.ts'
import type { Keepsake } from '../things/keepsakes.ts'
import type { Prop } from '../things/prop.ts'
import { propOf } from '../things/props.ts'

/** What a plot is told with: the kit, and the answers as they stand on a stage. */
export type Stage = Kit & {
  /** The favourite itself, as one thing. */
  star: Prop
  /** One thing of the memory: found where it is lived again, and what resolves chapter four. */
  keep: Keepsake
  /** Two sentences of what is seen, heard and smelt in the memory. */
  air: readonly [string, string]
  /** What comes from that day, for a moment, to where the keepsake wakes. */
  lingers: string
  /** 'la cocina', 'Oaxaca'; null where the answer does not say. */
  place: string | null
  /** The giver tells the memory there and then, to the recipient or of them. */
  recall: () => string
  /** What the recipient does because they are as they are admired to be, where `o` needs it; where no act is known, it is said aloud. */
  act: (o: string) => string
  /** True where `act` is something done. */
  isDone: boolean
  /** What is admired, in the giver's mouth; `tag` is the 'dijo Clara' inside the line. */
  praise: (tag: string) => string
  /** The trait, first as a joke: a clause for the narrator, empty where it is better said but once… */
  joke: string
  /** … then as what `o` needed. */
  needed: (o: string) => Beat
  /** A small child, who hears few words, sounds and refrains. */
  isTiny: boolean
}

/** `plotId`: two plots for one customer choose apart. */
export function stageOf(kit: Kit, plotId: string): Stage {
  const at = (part: string) => kit.at(`${plotId} ${part}`)
  const { fav, memory, quality, r, trait } = kit
  const day = dayOf(memory.told)
  const isTiny = !kit.inMemory && r.role !== 'pet' && (r.baby || r.band === '2-4')
  const acts = actsOf(quality.own, r)
  const done = acts.length > 0 ? at('act').pick(...acts) : null
  return {
    ...kit,
    star: propOf(fav),
    keep: day.keep,
    air: day.air,
    lingers: day.lingers,
    place: placeOf(memory.told) ?? memory.place,
    recall: () => recalled(at('recall')),
    act: (o) => upperFirst(done ? done(r, o) : avowal(at('avowal'), o)),
    isDone: done !== null,
    praise: (tag) => (kit.inMemory || isTold(kit) ? praiseOf(at('praise'), tag) : at('praise').confession(tag)),
    // what is quoted is said once, where it is needed
    joke: trait && !trait.fact.includes('«') ? trait.fact : '',
    needed: (o) => trait && gagOf(r, trait, { o, isTiny, pick: (options) => at('gag').pick(...options) }),
    isTiny,
  }
}

/** As the answer names it: 'el acuario de Veracruz'. */
function placeOf(told: string): string | null {
  const { place } = memoryParts(told)
  return place && /^(?:el|la|los|las|\p{Lu})/u.test(place) && place.split(' ').length <= 5 ? place : null
}

/** The memory in the giver's mouth; what is long, or told of the recipient, stands between quotation marks. */
function recalled({ memory, s, r, pick, inMemory }: Kit): string {
  const note = memory.note.replace(/\.$/u, '')
  const says = s.v('dijo')
  if (memory.voice === 'letter' && !isLong(note, 30) && /^¿[^?]+\?$/u.test(note)) return `—${note} —${says} ${s.name}.`
  const ways = [
    `—${s.spoken('Yo me acuerdo', 'Nosotros nos acordamos')} muy bien —${says} ${s.name}—. «${memory.note}»`,
    `—Esto no se ${s.spoken('me', 'nos')} olvida —${says} ${s.name}—. «${memory.note}»`,
    `${upperFirst(s.name)} lo ${s.v('contó')} otra vez, para que todo el mundo lo oyera: «${memory.note}»`,
  ]
  return inMemory
    ? pick(...ways)
    : pick(
        ...ways,
        `—¿Saben qué pasó aquí? —${says} ${s.name}, y ${s.v('señaló')} a ${r.name} con la barbilla—. «${memory.note}»`,
      )
}

/** True of praise in several sentences, which is repeated whole. */
const isTold = ({ quality: { own, toYou } }: Kit) => toYou === null && firstSentence(own) !== own.replace(/[.]$/u, '')

/** The praise said of them, and not to them; of somebody who has died, in the past. */
function praiseOf({ quality, r, s, pick, inMemory }: Kit, tag: string): string {
  const admire = inMemory ? s.spoken('admiré', 'admiramos') : s.spoken('admiro', 'admiramos')
  return pick(
    `—Lo que más ${admire} siempre de ${r.name} —${tag}— es esto: ${quality.what}.`,
    `—De todo lo de ${r.name} —${tag}—, lo que más ${admire} es esto: ${quality.what}.`,
    `—Que no se olvide nunca lo mejor de ${r.name} —${tag}—: ${quality.what}.`,
  )
}

/** A quality of which no act is known is nobody's guess: its own words do what an act would. */
function avowal({ quality, r, s, pick, inMemory }: Kit, o: string): string {
  const own = firstSentence(quality.own)
  const words = quality.what.startsWith('«') || isLong(quality.what, 20) ? `«${own}»` : quality.what
  if (inMemory)
    return pick(
      `—Lo mejor de ${r.name} era esto —${s.v('dijo')} ${s.name}, para que lo oyera ${o}—: ${words}.`,
      `${upperFirst(s.name)} lo ${s.v('dijo')} despacio, mirando a ${o}: —De ${r.name} nadie va a olvidar esto: ${words}.`,
    )
  return pick(
    `Entonces ${s.name} ${s.v('se acercó')} a ${o} y le ${s.v('dijo')} la verdad, en voz alta: —Lo que ${r.name} ${r.v('tiene')}, y no hay quien se lo quite, es esto: ${words}.`,
    `—¿Quieren saber por qué no ${s.spoken('tengo', 'tenemos')} miedo? —${s.v('dijo')} ${s.name}, y lo oyeron todos, hasta ${o}—. Porque aquí ${r.v('está')} ${r.name}. Y de ${r.name} se sabe esto: ${words}.`,
  )
}
