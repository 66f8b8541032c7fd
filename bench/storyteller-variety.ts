/** How much of a story is this person's, and how much anybody's: shares of sentences, in percent. */
import type { Brief } from '../src/engine.ts'
import { generateBriefs } from '../test/storyteller/briefs.ts'
import { mean, repeatedIn, sentencesOf, shared } from '../test/storyteller/shares.ts'
import { beginStory } from '../src/embedded/storyteller/tell-story.ts'

const ANSWERS = ['favoriteThing', 'specialMemory', 'admiration', 'extraTrait'] as const
const STORIES = 30

/** Sentences of a brief’s story. */
const told = (brief: Brief, seed: string, plot?: string) => sentencesOf(beginStory(brief, seed, { plot }))

/** Sentences that change, 0 to 1. */
const changed = (a: Set<string>, b: Set<string>) => 1 - shared(a, b)

/** What `only` tells, or whatever is chosen for each brief where it is not given. */
function briefsOf(only: string | undefined): Brief[] {
  return generateBriefs(STORIES * 8, `variety ${only ?? ''}`)
    .map((brief): Brief => ({ ...brief, occasion: 'porque-si' }))
    .slice(0, STORIES)
}

/** Figures of thirty stories; `only` is the id of an arc or plot. Needs the dictionary to be loaded. */
export function varietyOf(only?: string): { name: string; percent: number }[] {
  const briefs = briefsOf(only)
  const stories = briefs.map((brief, i) => told(brief, String(i), only))
  const arcs = briefs.map((brief, i) => only ?? beginStory(brief, String(i)).arc)
  const alone = (brief: Brief, i: number, field: (typeof ANSWERS)[number], seed: string) =>
    changed(stories[i]!, told({ ...brief, [field]: briefs[(i + 7) % STORIES]![field] }, seed, arcs[i]))
  const bySeed = mean(briefs.map((brief, i) => changed(stories[i]!, told(brief, `${i} again`, arcs[i]))))
  const pairs = briefs.slice(0, 15).map((brief, i) => {
    const other = briefs[i + 15]!
    return shared(told(brief, `${i}`, arcs[i]), told(other, `${i + 15}`, arcs[i]))
  })
  return [
    { name: 'sentences that stand in two or more of thirty stories', percent: repeatedIn(stories) },
    { name: 'sentences that two people share in one plot', percent: mean(pairs) },
    { name: 'sentences that another seed changes', percent: bySeed },
    ...ANSWERS.map((field) => ({
      name: `sentences that another ${field} changes`,
      percent: mean(briefs.map((brief, i) => alone(brief, i, field, String(i)))),
    })),
    ...ANSWERS.map((field) => ({
      name: `and, told anew, points more than another seed: ${field}`,
      percent: mean(briefs.map((brief, i) => alone(brief, i, field, `${i} again`))) - bySeed,
    })),
  ].map(({ name, percent }) => ({ name, percent: percent * 100 }))
}
