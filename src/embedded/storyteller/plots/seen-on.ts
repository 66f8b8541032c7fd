import type { Kit } from '../kit/kit.ts'
import { bare, words } from '../language/grammar/text.ts'
import { seenIn } from '../things/scene-nouns.ts'
import { singularOf } from '../things/singular.ts'

/** What of the memory stands on the stage, and what of it opens the scene where no place is sure; nothing that has its name there already. */
export function seenOn(
  { memory, leftOut, inMemory }: Kit,
  place: string | null,
  names: readonly string[],
  whose: RegExp,
  has?: RegExp,
) {
  const taken = new Set([place ?? '', ...names].flatMap(words).map((word) => singularOf(word.toLowerCase())))
  const all = leftOut.has('memory')
    ? []
    : seenIn(memory.told, whose).filter(
        ({ noun, the, isSomebody }) =>
          !taken.has(noun.toLowerCase()) &&
          !has?.test(bare(the)) &&
          // beside who has died nobody is met who may have died too
          !(inMemory && isSomebody),
      )
  const opener =
    (place === null && all.find((one) => one.isLarge && one.isWithin && !SMALL.test(bare(one.noun)))) || null
  return { opener, seen: all.filter((one) => one !== opener) }
}

/** Nobody comes to these as to a place. */
const SMALL = /it[oa]$|^(?:carretilla|cuna)$/u
