import { z } from 'zod'
import type { Brief } from '../../src/engine.ts'
import { kitFor } from '../../src/embedded/storyteller/kit/read-brief.ts'
import { readBrief } from '../../src/embedded/storyteller/kit/reading.ts'
import { readTrait } from '../../src/embedded/storyteller/language/trait/trait.ts'
import { readTsv, several } from '../fixtures/read-tsv.ts'

/**
 * An answer as somebody gave it, whom it is about, and the one or two readings of it that are right: a favourite as
 * `de …`, nothing but what is liked; a memory as the note; an admiration as it would stand
 * after a colon, with what the sender may say to the recipient (`toYou`, `-` where nothing can be said); a trait as the whole
 * clause about the recipient, or `left out`.
 */
const saidAnswer = z.strictObject({
  kind: z.enum(['favourite', 'memory', 'admiration', 'trait']),
  name: z.string(),
  relation: z.string(),
  said: z.string(),
  right: several,
  toYou: several,
})
type SaidAnswer = z.infer<typeof saidAnswer>

/** Names and a relation as somebody gave them, and the right readings of each; the sender as the story presents them. */
const saidPeople = z.strictObject({
  set: z.string(),
  name: z.string(),
  relation: z.string(),
  from: z.string(),
  rightName: several,
  rightRole: several,
  rightAge: several,
  rightFrom: several,
})
type SaidPeople = z.infer<typeof saidPeople>

export type SaidSet = { answers: SaidAnswer[]; people: SaidPeople[] }

export type Misreading = { said: string; read: string }

export const SAID_SETS = [
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
] as const

/** The set of that name: 60 rows, of the twelfth and later ones some about people. */
export function readSaidSet(name: string): SaidSet {
  return {
    answers: readTsv(`answers/${name}.tsv`, saidAnswer),
    people: readTsv('answers/people.tsv', saidPeople).filter(({ set }) => set === name),
  }
}

const isVague = (readings: readonly string[]) => readings.length > 2 || readings.includes('')

/** Rows that accept nothing, or so much that they say nothing. */
export function vagueRows({ answers, people }: SaidSet): string[] {
  return [
    ...answers.filter(({ kind, right, toYou }) => isVague(right) || (kind === 'admiration' && isVague(toYou))),
    ...people.filter((row) => [row.rightName, row.rightRole, row.rightAge, row.rightFrom].some(isVague)),
  ].map((row) => ('said' in row ? row.said : `${row.name} · ${row.relation}`))
}

/** Every answer of the set that was read as its sender did not mean it. */
export function misreadings({ answers, people }: SaidSet): Misreading[] {
  return [...people.flatMap(misreadPeople), ...answers.flatMap(misreadAnswer)]
}

function misreadAnswer(answer: SaidAnswer): Misreading[] {
  const { said, right, toYou } = answer
  const [read, spoken] = readingOf(answer)
  if (answer.kind !== 'admiration') return right.includes(read) ? [] : [{ said, read }]
  // what is not plain may always be said as it was typed
  return spoken == null || toYou.some((told) => wordsIn(told) === wordsIn(spoken)) ? [] : [{ said, read: spoken }]
}

/** A row may stand as sentences, or with commas. */
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\d]+/gu)
    ?.join(' ')

/** How the answer is read, and for an admiration what the sender says of it. */
function readingOf(answer: SaidAnswer): [read: string, spoken?: string | null] {
  const { kind, said } = answer
  if (kind === 'memory') return [kitOf(answer, { specialMemory: said }).memory.note]
  if (kind === 'trait') return [traitOf(answer) ?? 'left out']
  if (kind === 'admiration') {
    const { told, toYou } = kitOf(answer, { admiration: said }).quality
    return [told, toYou]
  }
  const { fav } = kitOf(answer, { favoriteThing: said })
  return [fav.prep('de')]
}

function misreadPeople(row: SaidPeople): Misreading[] {
  const { r, s } = kitOf(row, { senderName: row.from })
  const isRight =
    row.rightName.includes(r.name) &&
    row.rightRole.includes(r.role) &&
    row.rightAge.includes(r.age) &&
    row.rightFrom.includes(s.full)
  if (isRight) return []
  return [{ said: [row.name, row.relation, row.from].join(' · '), read: [r.name, r.role, r.age, s.full].join(' · ') }]
}

/** As it is read, whether a story tells it or not. */
function traitOf(answer: SaidAnswer): string | undefined {
  const brief = answerBrief(answer, { extraTrait: answer.said })
  const { answers } = readBrief(brief)
  const { said, isLeftOut, clarity } = answers.trait
  return isLeftOut ? undefined : readTrait(said, clarity)?.said
}

const kitOf = (who: Who, answer: Partial<Brief>) => kitFor(answerBrief(who, answer), '1')

type Who = Pick<SaidAnswer, 'name' | 'relation'>

export function answerBrief({ name, relation }: Who, answer: Partial<Brief>): Brief {
  return {
    senderName: 'Clara',
    recipientName: name,
    recipientRelation: relation,
    favoriteThing: 'el mar',
    specialMemory: 'un viaje',
    admiration: 'su calma',
    extraTrait: '',
    illustrationStyle: 'infantil',
    ...answer,
  }
}
