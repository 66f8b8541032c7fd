import { bare, splitSentences, words } from '../language/grammar/text.ts'
import { isAlike, type Sensed } from '../things/sensed.ts'
import type { Stage } from './stage.ts'

/** What is first there is of where they come to, else of what is told first; null where the plot tells something of that day itself. */
export function sensedFirst({ senses, place, there, memory, air }: Stage): string | null {
  const all = air.length > 0 ? [] : senses.filter(({ line }) => !IN_HAND.test(line) && !repeats(line, there))
  if (place === null) return all[0]?.line ?? null
  const noun = place.split(' ')[1] ?? place
  const at = splitSentences(memory.note).findIndex((sentence) => sentence.includes(noun))
  return all.find(({ sentence }) => sentence === at)?.line ?? null
}

/** Whose hands they are has to be told first. */
const IN_HAND = /dedos|mano|^La masa|daba calor/u

/** What is sensed of what was just told, before `after`, its last part, is, and was not yet: rather by another sense than the last. */
export function sensedBefore(stage: Stage, after: string, first: string | null): string | null {
  const sentences = splitSentences(stage.memory.note)
  return sensedAt(stage, sentences.findIndex((sentence) => isIn(after, sentence)) - 1, [...stage.air, first ?? ''])
}

/** The same once all of it has been told in `parts`: what is heard or smelt, where nothing of the day was before. */
export function sensedAfter(stage: Stage, parts: readonly string[], first: string | null): string | null {
  const between = parts[1] ?? ''
  if (first !== null || stage.air.length > 0 || stage.senses.some(({ line }) => between.includes(line.slice(0, -1))))
    return null
  const line = sensedAt(stage, splitSentences(stage.memory.note).length - 1, [])
  return line !== null && IN_AIR.test(line) ? line : null
}

/** Nothing that hands do. */
const IN_AIR = /^(?:Olía|Se oí|Sona|Cruj|Cant|Salpic|Chasqueaba)/u

const isIn = (told: string, sentence: string) => told.includes(sentence.replace(/[.]$/u, ''))

/** Of the sentence beside which it is said, and in other words: of what came before that the hour is past. */
function sensedAt({ senses, memory }: Stage, at: number, told: readonly string[]): string | null {
  const beside = splitSentences(memory.note)[at] ?? ''
  const left = senses.filter(
    ({ line, sentence }) => sentence === at && !repeats(line, beside) && !told.some((other) => isAlike(other, line)),
  )
  const isNew = ({ line }: Sensed) => !told.some((other) => senseOf(other) === senseOf(line))
  return (left.find(isNew) ?? left[0])?.line ?? null
}

const senseOf = (line: string) => bare(line).split(' ', 1)[0]

/** 'comiendo medialunas', 'Olía a medialunas.'; 'el día del periódico', 'las hojas del periódico'. */
const repeats = (line: string, beside: string) => {
  const near = new Set(words(bare(beside)))
  return words(bare(line)).some((word) => word.length > 2 && !/^(?:l[ao]s|una|por|con)$/u.test(word) && near.has(word))
}
