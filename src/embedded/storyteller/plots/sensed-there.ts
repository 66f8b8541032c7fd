import { bare, splitSentences } from '../language/grammar/text.ts'
import { isAlike, type Sensed } from '../things/sensed.ts'
import type { Stage } from './stage.ts'

/** What is first there is of where they come to, else of what is told first; null where the plot tells something of that day itself. */
export function sensedFirst({ senses, place, memory, air }: Stage): string | null {
  const all = air.length > 0 ? [] : senses.filter(({ line }) => !IN_HAND.test(line))
  if (place === null) return all[0]?.line ?? null
  const noun = place.split(' ')[1] ?? place
  const at = splitSentences(memory.note).findIndex((sentence) => sentence.includes(noun))
  return all.find(({ sentence }) => sentence === at)?.line ?? null
}

/** Whose hands they are has to be told first. */
const IN_HAND = /dedos|mano|^La masa|daba calor/u

/** What of the day is sensed before `after`, its last part, is told, and was not yet: rather by another sense than the last. */
export const sensedBefore = (stage: Stage, after: string, first: string | null) =>
  sensedWhere(stage, (sentence) => !isIn(after, sentence), [...stage.air, first ?? ''])

/** The same once all of it has been told in `parts`, of its last part. */
export function sensedAfter(stage: Stage, parts: readonly string[], first: string | null): string | null {
  const [, between = '', after = null] = parts
  const told = stage.senses.map(({ line }) => line).filter((line) => between.includes(line.slice(0, -1)))
  return sensedWhere(stage, (sentence) => after === null || isIn(after, sentence), [...stage.air, first ?? '', ...told])
}

const isIn = (told: string, sentence: string) => told.includes(sentence.replace(/[.]$/u, ''))

function sensedWhere(
  { senses, memory }: Stage,
  isOf: (sentence: string) => boolean,
  told: readonly string[],
): string | null {
  const sentences = splitSentences(memory.note)
  const left = senses.filter(
    ({ line, sentence }) => isOf(sentences[sentence] ?? '') && !told.some((other) => isAlike(other, line)),
  )
  const isNew = ({ line }: Sensed) => !told.some((other) => senseOf(other) === senseOf(line))
  return (left.find(isNew) ?? left[0])?.line ?? null
}

const senseOf = (line: string) => bare(line).split(' ', 1)[0]
