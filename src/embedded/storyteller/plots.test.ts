import { createRequire } from 'node:module'
import dictionary from 'dictionary-es'
import { describe, expect, it } from 'vitest'
import { generateBriefs } from '../../../test/storyteller/briefs.ts'
import { checkPlot } from '../../../test/storyteller/check-plot.ts'
import { checkStory } from '../../../test/storyteller/check-story.ts'
import { mean, sentencesOf, shared } from '../../../test/storyteller/shares.ts'
import type { Brief } from '../../engine.ts'
import { loadDictionary } from './language/dictionary.ts'
import { beginStory } from './tell-story.ts'
import { type Plot, SHAPES } from './plots/plot.ts'
import { PLOTS } from './plots/plots.ts'

await loadDictionary()
const nspell = createRequire(import.meta.url)('nspell') as (files: unknown) => { correct(word: string): boolean }
const speller = nspell(dictionary)
const spelled = new Map<string, boolean>()
/** Whether the dictionary has a word, which stories use again and again. */
function known(word: string): boolean {
  const said = spelled.get(word) ?? speller.correct(word)
  spelled.set(word, said)
  return said
}

const AGES = [undefined, 'bebe', '2-4', '5-7', '8-11', '12-17', 'adulto', 'mayor'] as const

/** At most; a story of each is told. */
const MOST_BRIEFS = 80

type Read = { brief: Brief; kit: ReturnType<typeof beginStory>['kit'] }

/** Briefs of every age, read: what most of a telling costs. */
function readBriefs(count: number, seed: string, occasion: Brief['occasion']): Read[] {
  return generateBriefs(count, seed).map((brief, i) => {
    const aged: Brief = { ...brief, occasion, recipientAge: AGES[Math.floor(i / 48) % AGES.length] }
    return { brief: aged, kit: beginStory(aged, seed).kit }
  })
}

/** Shared by the plots, each of which begins at another place in it. */
const pools = {
  'porque-si': readBriefs(960, 'pool', 'porque-si'),
  'en-recuerdo': readBriefs(480, 'pool in memory', 'en-recuerdo'),
}

/** Briefs that the plot suits: at least forty, however few people it is for. */
function briefsFor({ id, suits, inMemory }: Plot, index: number): Brief[] {
  const occasion = inMemory ? 'en-recuerdo' : 'porque-si'
  const suited = (read: Read[]) => read.filter(({ kit }) => suits(kit) > 0).map(({ brief }) => brief)
  const start = (index * 48) % pools[occasion].length
  const found = suited([...pools[occasion].slice(start), ...pools[occasion].slice(0, start)])
  for (let batch = 1; batch < 6 && found.length < 40; batch++)
    found.push(...suited(readBriefs(480, `${id} ${batch}`, occasion)))
  return found.slice(0, MOST_BRIEFS)
}

function tell(brief: Brief, seed: string, id: string) {
  const story = beginStory(brief, seed, { plot: id })
  return { ...story, chapters: [1, 2, 3, 4, 5].map((number) => story.chapter(number)) }
}

describe.each(PLOTS)('$id', (plot) => {
  const briefs = briefsFor(plot, PLOTS.indexOf(plot))
  const stories = briefs.map((brief, i) => ({ brief, story: tell(brief, `${i}`, plot.id) }))
  const sentences = briefs.slice(0, 20).map((brief) => sentencesOf(brief, '1', plot.id))

  it('keeps what every plot owes', () => {
    expect(briefs.length).toBeGreaterThanOrEqual(40)
    expect([...new Set(stories.flatMap(({ story }) => checkPlot(plot, story)))]).toEqual([])
  })

  it('is told without a mistake that a proofreader sees', () => {
    const found = stories.flatMap(({ brief, story }) => {
      const answers = [
        ...Object.values(brief).filter((value) => typeof value === 'string'),
        ...story.kit.quotes.map(({ text }) => text),
        story.kit.fav.all,
      ]
      return checkStory({ ...story, answers, known }).map(
        ({ rule, chapter, excerpt }) => `${rule} · ${chapter} · ${excerpt}`,
      )
    })
    expect([...new Set(found)]).toEqual([])
  })

  it('shares few sentences with itself under another seed', () => {
    const pairs = sentences.map((said, i) => shared(said, sentencesOf(briefs[i]!, '2', plot.id)))
    expect(mean(pairs)).toBeLessThan(0.51)
  })

  it.each(['favoriteThing', 'specialMemory', 'admiration', 'extraTrait'] as const)(
    'another %s changes what is said of it and leaves the other sentences',
    (field) => {
      const pairs = sentences.map((said, i) => {
        const other = { ...briefs[i]!, [field]: briefs[(i + 7) % briefs.length]![field] }
        return shared(said, sentencesOf(other, '1', plot.id))
      })
      expect(mean(pairs)).toBeLessThan(0.99)
      expect(mean(pairs)).toBeGreaterThan(0.6)
    },
  )
})

it.each([
  ['grown', {}],
  ['in memory', { occasion: 'en-recuerdo' }],
  ['a small child', { recipientRelation: 'mi hija', recipientAge: '2-4' }],
  ['a dog', { recipientRelation: 'mi perro', recipientKind: 'animal' }],
] as const)('no two plots for one recipient share more than a few sentences: %s', (_, who) => {
  const brief: Brief = { ...generateBriefs(1, 'pairs')[0]!, ...who }
  const { kit } = beginStory(brief, '1')
  const fitting = PLOTS.filter(({ inMemory, suits }) => Boolean(inMemory) === kit.inMemory && suits(kit) > 0)
  const told = fitting.map(({ id }) => ({ id, said: ['1', '2', '3'].map((seed) => sentencesOf(brief, seed, id)) }))
  const alike = told.flatMap((a, i) =>
    told
      .slice(i + 1)
      .filter((b) => mean(a.said.map((said, seed) => shared(said, b.said[seed]!))) > 0.12)
      .map((b) => `${a.id} and ${b.id}`),
  )
  expect(told.length).toBeGreaterThan(4)
  expect(alike).toEqual([])
})

const OCCASIONS = ['cumpleanos', 'navidad', 'aniversario', 'graduacion', 'despedida'] as const

it('every plot speaks of the day within its first and its last chapter', () => {
  const grown = PLOTS.filter(({ suits, inMemory }) => !inMemory && suits(readBriefs(1, 'day', 'navidad')[0]!.kit) > 0)
  const silent = grown.flatMap(({ id }) =>
    OCCASIONS.flatMap((occasion) => {
      const { kit, chapters } = tell({ ...generateBriefs(1, 'day')[0]!, occasion }, '1', id)
      const [first, last] = kit.occasion!.inScene!
      const isSaid = chapters[0]!.paragraphs.includes(first) && chapters[4]!.paragraphs.includes(last)
      return isSaid ? [] : [`${id}, ${occasion}`]
    }),
  )
  expect(grown.length).toBeGreaterThan(7)
  expect(silent).toEqual([])
})

it('there are forty plots or more, of which at most a third hand over a letter', () => {
  expect(PLOTS.length).toBeGreaterThanOrEqual(40)
  expect(PLOTS.filter(({ shape }) => shape === 'letters').length * 3).toBeLessThanOrEqual(PLOTS.length)
  expect(PLOTS.every(({ shape }) => SHAPES.includes(shape))).toBe(true)
})
