import { findObjects } from '../../src/embedded/illustrator/lexicon/objects.ts'
import { findAction, findPlace } from '../../src/embedded/illustrator/lexicon/scene-words.ts'
import { z } from 'zod'
import { readTsv } from '../fixtures/read-tsv.ts'

/**
 * A favourite thing or a memory as somebody types it, and what a picture of it may show. In `objects`,
 * `place` and `action`: what must be found, `a/b` either, `?` what may be, `-` nothing.
 * `embarrassing` is what nobody could forgive.
 */
const phrase = z.strictObject({
  phrase: z.string(),
  objects: z.string(),
  place: z.string(),
  action: z.string(),
  embarrassing: z.string(),
})
type Phrase = z.infer<typeof phrase>

/** The sixty phrases of that set. */
export function readPhrases(set: string): Phrase[] {
  return readTsv(`phrases/${set}.tsv`, phrase)
}

export type Score = { right: number; chosen: number; found: number; wanted: number; faults: string[] }

/** What was chosen that is right, and what is wanted that was found; faults in words. */
export function score(rows: readonly Phrase[], side: 'objects' | 'place' | 'action'): Score {
  const total: Score = { right: 0, chosen: 0, found: 0, wanted: 0, faults: [] }
  for (const row of rows) {
    const chosen = choose(row.phrase, side)
    const groups = row[side] === '-' ? [] : row[side].split(' ')
    const allowed = new Set(groups.flatMap((group) => group.replace('?', '').split('/')))
    const needed = groups.filter((group) => !group.endsWith('?'))
    const wrong = chosen.filter((id) => !allowed.has(id))
    const missed = needed.filter((group) => !group.split('/').some((id) => chosen.includes(id)))
    const shame = wrong.filter((id) => row.embarrassing.split(' ').includes(id))
    total.chosen += chosen.length
    total.right += chosen.length - wrong.length
    total.wanted += needed.length
    total.found += needed.length - missed.length
    if (wrong.length + missed.length === 0) continue
    total.faults.push(row.phrase + ' |' + say('wrong', wrong) + say('missed', missed) + say('EMBARRASSING', shame))
  }
  return total
}

function choose(phrase: string, side: 'objects' | 'place' | 'action'): string[] {
  if (side === 'objects') return findObjects(phrase).map(({ object }) => object)
  const found = side === 'place' ? findPlace(phrase) : findAction(phrase)
  return found ? [found.value] : []
}

function say(name: string, ids: readonly string[]): string {
  return ids.length > 0 ? ` ${name}: ${ids.join(' ')}` : ''
}
