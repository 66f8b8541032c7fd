import type { Beat } from '../kit/kit.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { contract, list, upperFirst } from '../language/grammar/text.ts'
import { doneIn } from '../things/done-again.ts'
import { isFrail } from '../things/happenings.ts'
import { isUnlike } from './seen-there.ts'
import type { Stage } from './stage.ts'

/** Told where there is room left. */
export const givingWay = (beat: Beat): Beat =>
  beat && typeof beat === 'object' && 'soft' in beat ? { optional: beat.soft } : beat

/** What was done that day, done once more by both of them as soon as it was told; null where nothing surely was, or they could not. */
export function doneAgain(stage: Stage, { pick }: Pick<Stage, 'pick'>, hearer: string | null): Beat {
  const { r, s, whose, memory, leftOut, inMemory, isAway, isTiny, unsteady, hushed, sightless, quiet, said } = stage
  if (leftOut.has('memory') || inMemory || stage.mayHaveDied || r.baby || s.name === 'Alguien' || isFrail(said))
    return null
  const isBeast = r.role === 'pet' || r.species !== null
  // who has a long name is called by it no more often
  const named = hearer === null || / del? /u.test(hearer) ? null : hearer
  const isFor = (way: string) =>
    isBeast
      ? way.startsWith('^')
      : isTiny
        ? way.startsWith('~')
        : /^[^~^]/u.test(way) && (named !== null || !way.includes('{H}'))
  const all = doneIn(memory.told, whose, r.several || r.plural)
    .filter(({ takes }) => !(takes.steps && (unsteady || isUnlike(stage))) && !(takes.voice && (hushed || quiet)))
    .filter(({ takes }) => !(takes.sight && sightless))
    .map(({ ways, of }) => ({ of, ways: ways.filter(isFor) }))
    .filter(({ ways }) => ways.length > 0)
  const [first] = all
  if (!first || (isAway && !isBeast)) return null
  const both = r.several || s.several ? 'todos' : list([r.name, s.name])
  const told = pick(...first.ways)
    .replace(/^[~^]/u, '')
    .replaceAll('{B}', both)
    .replaceAll('{R}', r.name)
    .replaceAll('{H}', named ?? '')
    .replaceAll('{un}', `${nounGender(first.of) === 'f' ? 'una' : 'un'} ${first.of}`)
    .replaceAll('{o}', first.of)
    .replace(/\{v:([^}]+)\}/gu, (_, verb: string) => r.v(verb))
  return stage.unwanted?.test(told) ? null : stage.soft(upperFirst(contract(told)))
}
