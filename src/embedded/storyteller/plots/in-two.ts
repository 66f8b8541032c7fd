import { countWords, splitSentences, upperFirst } from '../language/grammar/text.ts'
import { oneOfThem } from '../language/people/one-of-them.ts'
import { isHard } from '../things/happenings.ts'
import type { Retold } from './retold.ts'
import type { Stage } from './stage.ts'

type Part = Pick<Stage, 'pick'>

/** Of several who give, one tells and draws. */
export const oneHand = (s: Stage['s'], { note }: Stage['memory']): Pick<Stage['s'], 'name' | 'v'> =>
  s.several ? { name: oneOfThem(s, note), v: (verb) => verb } : s

/** What is said of a day, with whoever hears it between two of its sentences; one sentence stays whole. */
export function inTwo(stage: Stage, day: Retold, part: Part): string[] {
  const parts = halvesOf(day.told, stage.memory.note)
  if (parts === null) return [day.told]
  const [before, after] = parts
  return [before, part.pick(...between(stage, day, before)), after]
}

/** '—A —contó Clara—. B. C.' → '—A —contó Clara.', '—B. C.': between the two sentences that are nearest to its middle. */
function halvesOf(told: string, note: string): [string, string] | null {
  if (!told.startsWith('—')) return null
  const [best] = splitSentences(note)
    .slice(1)
    .map((sentence) => told.indexOf(` ${sentence.replace(/[.]$/u, '')}`))
    .filter((at) => at > 0)
    .map((at) => ({ at, apart: Math.abs(countWords(told.slice(0, at)) - countWords(told.slice(at))) }))
    .toSorted((one, other) => one.apart - other.apart)
  if (!best || countWords(told.slice(0, best.at)) < LEAST) return null
  return [told.slice(0, best.at).replace(/—\.$/u, '.').replace(/ \.$/u, '.'), `—${told.slice(best.at + 1)}`]
}

/** A beginning of fewer words is no half. */
const LEAST = 5

/** Who asks on, looks or comes nearer, so that whoever tells goes on. */
function between(stage: Stage, { hearer, lead }: Retold, before: string): readonly string[] {
  const { r, s: all, memory, inMemory, isTiny, isAway } = stage
  const s = oneHand(all, memory)
  // 'alguien de la familia' has just been said
  const teller = s.name.startsWith('alguien ') ? 'quien contaba' : s.name
  const [R, S, goesOn] = [upperFirst(r.name), upperFirst(teller), s.v('siguió')]
  if (isAway) return [`${R} no se ${r.v('movió')}, y la voz siguió.`, `${R} ${r.v('esperó')}, y la voz siguió.`]
  const sober = [`${S} ${s.v('esperó')} un momento y ${goesOn}.`, `${S} ${s.v('tomó')} aire y ${goesOn}.`]
  if (inMemory || isHard(memory.told)) return sober
  // nobody looks at whom it is told of to the others
  const goesOnTo =
    lead === ''
      ? [`${S} ${s.v('miró')} a ${r.name} y ${goesOn}.`]
      : [`${S} ${s.v('tomó')} aire y ${goesOn}.`, `${S} ${s.v('bajó')} un poco la voz y ${goesOn}.`]
  const looks = lookedFor(stage, before).map(
    (thing) => `${R} ${r.v('buscó')} con los ojos ${thing}, y ${teller} ${goesOn}.`,
  )
  const asks = hearer && !isTiny ? [`—¿Y qué más? —preguntó ${hearer}.`] : []
  if (r.baby) return [...asks, ...goesOnTo]
  if (isTiny) return [`¿Y qué más? ${S} ${goesOn}.`, `${R} ${r.v('se acercó')} más, y ${teller} ${goesOn}.`, ...looks]
  if (looks.length > 0) return looks
  return [...asks, ...asks, `${R} ${r.v('se acercó')} un poco más, y ${teller} ${goesOn}.`, ...goesOnTo]
}

/** The thing that was just spoken of and is found next: one, and not 'uno de los zapatos'. */
function lookedFor({ keep }: Stage, before: string): readonly string[] {
  const noun = keep.el.split(' ').at(-1)!
  const isSpokenOf = new RegExp(`(?<![A-Za-zÀ-ỹ])${noun}(?![A-Za-zÀ-ỹ])`, 'iu').test(before)
  return !keep.made && !keep.isWritten && isSpokenOf && /^una? /u.test(keep.un) ? [keep.el] : []
}
