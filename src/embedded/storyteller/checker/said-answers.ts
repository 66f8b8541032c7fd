import type { Brief } from '../../../server/engines/engine.ts'
import { kitFor } from '../kit.ts'

/** An answer as somebody gave it, whom it is about, and the one reading of it that is right, or the two. */
export type SaidAnswer = { to: readonly [name: string, relation: string]; said: string; right: readonly string[] }

/** Names and a relation as somebody gave them, and the one or two readings of each that are right. */
export type SaidPeople = {
  to: readonly [name: string, relation: string]
  from: string
  right: Readonly<Record<'name' | 'role' | 'age' | 'from', readonly string[]>>
}

export type SaidAnswers = {
  /** Read as `de …`, followed by «…» where the answer is also quoted whole. */
  favourites: readonly SaidAnswer[]
  /** Read as the note. */
  memories: readonly SaidAnswer[]
  /** Read as it stands after a colon; `toYou` is what the sender says, or null where nothing can be said. */
  admirations: readonly (SaidAnswer & { toYou: readonly (string | null)[] })[]
  /** Read as the whole clause about the recipient. */
  traits: readonly SaidAnswer[]
  /** Who it is for, and from whom; the sender read as the story presents them («Clara, su mamá»). */
  people?: readonly SaidPeople[]
}

export type Misreading = { said: string; read: string }

const isVague = (readings: readonly unknown[]) => readings.length < 1 || readings.length > 2

export function countAnswers(set: SaidAnswers): number {
  return Object.values(set).reduce((sum, answers) => sum + answers.length, 0)
}

/** Rows that accept nothing, or so much that they say nothing. */
export function vagueRows(set: SaidAnswers): string[] {
  const rows = [...set.favourites, ...set.memories, ...set.traits, ...set.admirations]
  return [
    ...rows.filter(({ right }) => isVague(right)),
    ...set.admirations.filter(({ toYou }) => isVague(toYou)),
    ...(set.people ?? []).filter(({ right }) => Object.values(right).some(isVague)),
  ].map((row) => ('said' in row ? row.said : row.to.join(' · ')))
}

/** Every answer of the set that was read as its sender did not mean it. */
export function misreadings(set: SaidAnswers): Misreading[] {
  return [
    ...(set.people ?? []).flatMap(misreadPeople),
    ...set.favourites.flatMap((answer) => wrong(answer, favouriteOf(answer))),
    ...set.memories.flatMap((answer) => wrong(answer, kit(answer, { specialMemory: answer.said }).memory.note)),
    ...set.traits.flatMap((answer) => wrong(answer, kit(answer, { extraTrait: answer.said }).trait?.fact ?? '')),
    ...set.admirations.flatMap((answer) => {
      const { what, toYou } = kit(answer, { admiration: answer.said }).quality
      const misread = wrong(answer, what)
      if (misread.length > 0 || answer.toYou.includes(toYou)) return misread
      return [{ said: answer.said, read: toYou ?? 'nothing to say' }]
    }),
  ]
}

function misreadPeople({ to, from, right }: SaidPeople): Misreading[] {
  const { r, s } = kit({ to }, { senderName: from })
  const read = { name: r.name, role: r.role, age: r.age, from: s.full }
  const isRight = (['name', 'role', 'age', 'from'] as const).every((part) => right[part].includes(read[part]))
  return isRight ? [] : [{ said: [...to, from].join(' · '), read: Object.values(read).join(' · ') }]
}

function favouriteOf(answer: SaidAnswer): string {
  const { fav } = kit(answer, { favoriteThing: answer.said })
  return fav.prep('de') + (fav.quote ? ` «${fav.quote}»` : '')
}

function wrong({ said, right }: SaidAnswer, read: string): Misreading[] {
  return right.includes(read) ? [] : [{ said, read }]
}

function kit({ to: [recipientName, recipientRelation] }: Pick<SaidAnswer, 'to'>, answer: Partial<Brief>) {
  const brief: Brief = {
    senderName: 'Clara',
    recipientName,
    recipientRelation,
    favoriteThing: 'el mar',
    specialMemory: 'un viaje',
    admiration: 'su calma',
    extraTrait: '',
    illustrationStyle: 'infantil',
    ...answer,
  }
  return kitFor(brief, '1')
}
