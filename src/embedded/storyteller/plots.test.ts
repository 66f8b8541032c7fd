import { describe, expect, it } from 'vitest'
import { generateBriefs } from '../../../test/storyteller/briefs.ts'
import { checkPlot } from '../../../test/storyteller/check-plot.ts'
import { checkStory } from '../../../test/storyteller/check-story.ts'
import { isSpelled } from '../../../test/storyteller/speller.ts'
import { mean, sentencesOf, shared } from '../../../test/storyteller/shares.ts'
import { sweep } from '../../../test/sweep.ts'
import { createTeller } from '../../../test/storyteller/teller.ts'
import type { Brief } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { type Plot, SHAPES } from './plots/plot.ts'
import { PLOTS } from './plots/plots.ts'

await loadDictionary()

const range = (count: number) => Array.from({ length: count }, (_, i) => i)

const AGES = [undefined, 'bebe', '2-4', '5-7', '8-11', '12-17', 'adulto', 'mayor'] as const

/** At most, and at least where a plot is for few people. */
const [MOST_BRIEFS, LEAST_BRIEFS] = [80, sweep(range(40), 2).length]
/** Each with the share of the other sentences that another answer leaves, of all plots at least and at most. */
const ANSWERS = [
  ['favoriteThing', 0.75, 0.95],
  ['specialMemory', 0.78, 0.985],
  ['admiration', 0.8, 0.965],
  // what everybody sees of them is told nowhere
  ['extraTrait', 0.88, 0.995],
] as const

const SEED = '1'
const teller = createTeller()
const sentences = (brief: Brief, seed: string, id: string) => sentencesOf(teller.tell(brief, seed, id))

/** Of one brief always the same one, so that it is read with their answers once for all plots. */
const somebodyElse = ({ recipientName, specialMemory }: Brief): Brief =>
  generateBriefs(1, `not ${recipientName}, not ${specialMemory}`)[0]!

/** Briefs of every age. */
function ageBriefs(count: number, seed: string, occasion: Brief['occasion']): Brief[] {
  return generateBriefs(count, seed).map((brief, i) => ({
    ...brief,
    occasion,
    recipientAge: AGES[Math.floor(i / 48) % AGES.length],
  }))
}

/** Shared by the plots, so that each brief is read once. */
const POOLS = {
  'porque-si': ageBriefs(480, 'pool', 'porque-si'),
  'en-recuerdo': ageBriefs(240, 'pool in memory', 'en-recuerdo'),
}

/** Briefs that the plot suits, some at least, however few people it is for; from `start` on in its pool. */
function briefsFor({ suits, inMemory }: Plot, start: number): Brief[] {
  const occasion = inMemory ? 'en-recuerdo' : 'porque-si'
  const suited = (briefs: Brief[]) => briefs.filter((brief) => suits(teller.read(brief, SEED)) > 0)
  const pool = POOLS[occasion]
  const from = start % pool.length
  const found = suited([...pool.slice(from), ...pool.slice(0, from)])
  for (let batch = 1; batch < 6 && found.length < LEAST_BRIEFS; batch++)
    found.push(...suited(ageBriefs(480, `more ${batch}`, occasion)))
  return found.slice(0, MOST_BRIEFS)
}

function tell(brief: Brief, id: string) {
  // the plots' own words, which are those of México
  const story = teller.tell({ ...brief, variant: brief.variant ?? 'es-MX' }, SEED, id)
  return { ...story, chapters: [1, 2, 3, 4, 5].map((number) => story.chapter(number)) }
}

describe.each(PLOTS)('$id', (plot) => {
  const briefs = briefsFor(plot, PLOTS.indexOf(plot) * 48)
  const stories = sweep(briefs, 4).map((brief) => ({ brief, story: tell(brief, plot.id) }))
  // Those that it has in common with other plots.
  const compared = sweep(briefsFor(plot, 0).slice(0, 24), 3)
  const said = compared.map((brief) => sentences(brief, SEED, plot.id))

  it('keeps what every plot owes', () => {
    expect(briefs.length).toBeGreaterThanOrEqual(LEAST_BRIEFS)
    expect([...new Set(stories.flatMap(({ story }) => checkPlot(plot, story)))]).toEqual([])
  })

  it('is told without a mistake that a proofreader sees', () => {
    const found = stories.flatMap(({ brief, story }) => {
      const answers = [
        ...Object.values(brief).filter((value) => typeof value === 'string'),
        ...story.kit.quotes.map(({ text }) => text),
        story.kit.fav.all,
      ]
      return checkStory({ ...story, answers, known: isSpelled }).map(
        ({ rule, chapter, excerpt }) => `${rule} · ${chapter} · ${excerpt}`,
      )
    })
    expect([...new Set(found)]).toEqual([])
  })

  it('shares few sentences with itself under another seed', () => {
    const pairs = compared.map((brief, i) => shared(said[i]!, sentences(brief, 'another', plot.id)))
    expect(mean(pairs)).toBeLessThan(0.51)
  })

  it.each(ANSWERS)('another %s changes what is said of it and leaves the other sentences', (field, least, most) => {
    const pairs = compared.map((brief, i) => {
      const other = { ...brief, [field]: somebodyElse(brief)[field] }
      return shared(said[i]!, sentences(other, SEED, plot.id))
    })
    expect(mean(pairs)).toBeLessThan(most)
    expect(mean(pairs)).toBeGreaterThan(least)
  })
})

/** The praise, the habit, how the day is heard and how the favourite is used are told in every plot. */
const ALIKE = 0.13
/** What a remembered day had is told of it in every plot: of a small child's forty sentences it is four. */
const ALIKE_TO_SMALL = 0.16

it.each([
  ['grown', {}, ALIKE],
  ['in memory', { occasion: 'en-recuerdo' }, ALIKE],
  ['a small child', { recipientRelation: 'mi hija', recipientAge: '2-4' }, ALIKE_TO_SMALL],
  ['a dog', { recipientRelation: 'mi perro', recipientKind: 'animal' }, ALIKE],
] as const)('no two plots for one recipient share more than a few sentences: %s', (_, who, most) => {
  const brief: Brief = { ...generateBriefs(1, 'pairs')[0]!, ...who }
  const kit = teller.read(brief, '1')
  const fitting = PLOTS.filter(({ inMemory, suits }) => Boolean(inMemory) === kit.inMemory && suits(kit) > 0)
  const told = fitting.map(({ id }) => ({ id, said: ['1', '2', '3'].map((seed) => sentences(brief, seed, id)) }))
  const alike = told.flatMap((a, i) =>
    told
      .slice(i + 1)
      .filter((b) => mean(a.said.map((said, seed) => shared(said, b.said[seed]!))) > most)
      .map((b) => `${a.id} and ${b.id}`),
  )
  expect(told.length).toBeGreaterThan(4)
  expect(alike).toEqual([])
})

it('there are forty plots or more, of every shape, of which at most one hands over a letter', () => {
  expect(PLOTS.length).toBeGreaterThanOrEqual(40)
  expect(PLOTS.filter(({ shape }) => shape === 'letters').length).toBeLessThanOrEqual(1)
  expect(new Set(PLOTS.map(({ shape }) => shape))).toEqual(new Set(SHAPES))
})
