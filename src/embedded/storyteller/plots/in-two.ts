import type { Beat } from '../kit/kit.ts'
import { countWords, splitSentences, upperFirst } from '../language/grammar/text.ts'
import { oneOfThem } from '../language/people/one-of-them.ts'
import { isFrail, isGone, isMerry, isOfOtherSenses } from '../things/happenings.ts'
import type { Retold } from './retold.ts'
import { isUnlike } from './seen-there.ts'
import { sensedBefore } from './sensed-there.ts'
import type { Stage } from './stage.ts'

type Part = Pick<Stage, 'pick'>

/** Of several who give, one tells and draws. */
export const oneHand = (s: Stage['s'], { note }: Stage['memory']): Pick<Stage['s'], 'name' | 'v'> =>
  s.several ? { name: oneOfThem(s, note), v: (verb) => verb } : s

/** What is said of a day, with whoever hears it between two of its sentences; one sentence stays whole. */
export function inTwo(
  stage: Stage,
  day: Retold,
  part: Part,
  beside: readonly Beat[] = [],
  first: string | null = null,
): string[] {
  const parts = halvesOf(day.told, stage.memory.note)
  // who hears little hears no voice go on
  if (parts === null || /^—?(?:Fue )?[Cc]uando /u.test(day.told) || (stage.hushed && stage.isAway)) return [day.told]
  const [before, after] = parts
  const sense = sensedBefore(stage, after, first)
  const lines = sense ? throughIt(stage, sense) : between(stage, day, before, beside)
  const line = part.pick(...lines)
  // a pause for its own sake is only a halt: what is soon told is told at once
  const isCut = sense || stage.inMemory || isMerry(stage.memory.note) || spokenOf(stage, before).length > 0
  return isCut || countWords(day.told) > LONG ? [before, line, after] : [day.told]
}

/** '—A —contó Clara—. B. C.' → '—A —contó Clara.', '—B. C.': between the two sentences that are nearest to its middle. */
function halvesOf(told: string, note: string): [string, string] | null {
  // what somebody says is parted nowhere
  if (!told.startsWith('—') || SPOKEN.test(note)) return null
  const sentences = splitSentences(note)
  const [best] = sentences
    .slice(1)
    .filter(
      (sentence, before) => ENDS.test(sentences[before]!) && !SAYS.test(sentences[before]!) && !LINKED.test(sentence),
    )
    .map((sentence) => {
      const after = sentences.slice(sentences.indexOf(sentence)).join(' ')
      const [one, two] = [countWords(note) - countWords(after), countWords(after)]
      return {
        at: told.indexOf(` ${sentence.replace(/[.]$/u, '')}`),
        least: Math.min(one, two),
        apart: Math.abs(one - two),
      }
    })
    .filter(({ at, least }) => at > 0 && least >= LEAST)
    .toSorted((one, other) => one.apart - other.apart)
  if (!best) return null
  return [told.slice(0, best.at).replace(/—\.$/u, '.').replace(/ \.$/u, '.'), `—${told.slice(best.at + 1)}`]
}

/** What has no more words needs no breath. */
const LONG = 45
/** What has fewer words is no half. */
const LEAST = 6
const SPOKEN = /[«»“”"‘’—…:]|\.\.\./u
const ENDS = /\p{L}{3}\.$/u
const SAYS = /(?<![A-Za-zÀ-ỹ])(?:dij|dec[ií]|dice|grit|pregunt|contest|respond)/iu
/** What closes what was told before it stands with it. */
const LINKED = /^[¡¿]?(?:Y|Le|Les|Luego|Pero|Por eso|Así)(?![A-Za-zÀ-ỹ])/u

/** 'Olía a pan, y Clara siguió.': what was just told of is there, and whoever tells of it goes on. */
function throughIt(stage: Stage, sense: string): readonly string[] {
  const { s: all, memory, isAway, inMemory, isTiny } = stage
  const s = oneHand(all, memory)
  if (isAway) return [`${sense} La voz siguió.`, `${sense.slice(0, -1)}, y la voz siguió.`]
  const teller = s.name.startsWith('alguien ') ? 'quien contaba' : s.name
  const goesOn = `${sense.slice(0, -1)}, y ${teller} ${s.v('siguió')}.`
  if (isTiny || inMemory || isUnlike(stage)) return [goesOn]
  const does = sense.startsWith('Olía') ? 'cerró un momento los ojos' : HEARD.test(sense) ? 'escuchó un momento' : null
  const [, verb = '', rest = ''] = /^(\p{L}+)(.+)$/u.exec(does ?? '') ?? []
  return does === null ? [goesOn] : [goesOn, `${sense} ${upperFirst(teller)} ${s.v(verb)}${rest} y ${s.v('siguió')}.`]
}
const HEARD = /^(?:Se oí|Sona)/u

/** Who asks on, looks or comes nearer, so that whoever tells goes on. */
function between(stage: Stage, { hearer, lead }: Retold, before: string, beside: readonly Beat[]): readonly string[] {
  const { r, s: all, memory, inMemory, isTiny, isAway, hushed, said, fav } = stage
  const s = oneHand(all, memory)
  // 'alguien de la familia' has just been said
  const teller = s.name.startsWith('alguien ') ? 'quien contaba' : s.name
  const [R, S, goesOn] = [upperFirst(r.name), upperFirst(teller), s.v('siguió')]
  if (isAway) return [`${R} no se ${r.v('movió')}, y la voz siguió.`, `${R} ${r.v('esperó')}, y la voz siguió.`]
  const sober = [`${S} ${s.v('esperó')} un momento y ${goesOn}.`, `${S} ${s.v('tomó')} aire y ${goesOn}.`]
  if (inMemory || hushed || isFrail(said) || isFrail(memory.told) || isOfOtherSenses(said, fav.all)) return sober
  // nobody looks at whom it is told of to the others
  const goesOnTo =
    lead === '' ? [`${S} ${s.v('miró')} a ${r.name} y ${goesOn}.`] : [`${S} ${s.v('bajó')} un poco la voz y ${goesOn}.`]
  // nobody asks on where the day was not surely merry
  const still = [`${R} no se ${r.v('movió')}, y ${teller} ${goesOn}.`, `${R} ${r.v('esperó')}, y ${teller} ${goesOn}.`]
  const looksAt = spokenOf(stage, before).map((thing) => `${S} ${s.v('miró')} ${thing} y ${goesOn}.`)
  if (looksAt.length > 0) return looksAt
  if (!isMerry(memory.note))
    return [sober[0]!, `${S} ${s.v('miró')} alrededor y ${goesOn}.`, ...(r.baby ? [] : still), ...goesOnTo]
  const looks = lookedFor(stage, before).map(
    (thing) => `${R} ${r.v('buscó')} con los ojos ${thing}, y ${teller} ${goesOn}.`,
  )
  const asks = hearer && !isTiny ? [`—¿Y qué más? —preguntó ${hearer}.`] : []
  // they come nearer once
  const nearer = (line: string) => (JSON.stringify(beside).includes('acerc') ? [] : [line])
  if (r.baby) return [...asks, ...goesOnTo]
  if (isTiny)
    return [`¿Y qué más? ${S} ${goesOn}.`, ...nearer(`${R} ${r.v('se acercó')} más, y ${teller} ${goesOn}.`), ...looks]
  if (looks.length > 0) return looks
  return [...asks, ...asks, ...nearer(`${R} ${r.v('se acercó')} un poco más, y ${teller} ${goesOn}.`), ...goesOnTo]
}

/** What stands there and was just spoken of. */
const spokenOf = ({ seen }: Stage, before: string): readonly string[] =>
  seen
    .filter(({ noun, isAlive }) => !isAlive && new RegExp(`(?<![A-Za-zÀ-ỹ])${noun}(?![A-Za-zÀ-ỹ])`, 'iu').test(before))
    .map(({ the }) => the)

/** The thing that was just spoken of and is found next: one, and not 'uno de los zapatos'. */
function lookedFor({ keep, memory }: Stage, before: string): readonly string[] {
  const noun = keep.el.split(' ').at(-1)!
  const isSpokenOf = new RegExp(`(?<![A-Za-zÀ-ỹ])${noun}(?![A-Za-zÀ-ỹ])`, 'iu').test(before)
  return !keep.made && !keep.isWritten && isSpokenOf && !isGone(memory.told, noun) && /^una? /u.test(keep.un)
    ? [keep.el]
    : []
}
