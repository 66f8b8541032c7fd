import { describe, expect, it } from 'vitest'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import { checkPlot } from '../../../test/storyteller/check-plot.ts'
import { slipsOf } from '../../../test/storyteller/check-spanish.ts'
import { checkStory } from '../../../test/storyteller/check-story.ts'
import { isSpelled } from '../../../test/storyteller/speller.ts'
import type { Brief, Chapter } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { PLOTS } from './plots/plots.ts'
import { beginStory } from './tell-story.ts'

await loadDictionary()

const brief: Brief = { ...PLAIN, extraTrait: 'siempre pierde los lentes', variant: 'es-MX' }
const story = beginStory(brief, '1', { plot: 'open-mailbox' })
const chapters = [1, 2, 3, 4, 5].map((number) => story.chapter(number))
const answers = [...Object.values(brief).map(String), ...story.kit.quotes.map(({ text }) => text), story.kit.fav.all]

const rulesIn = (told: Chapter[]) => [
  ...new Set(checkStory({ ...story, chapters: told, answers, known: isSpelled }).map(({ rule }) => rule)),
]
/** The story with that in its second chapter. */
const beside = (text: string) =>
  chapters.map((chapter) =>
    chapter.number === 2 ? { ...chapter, paragraphs: [...chapter.paragraphs.slice(0, -1), text] } : chapter,
  )
const without = (word: RegExp, numbers: readonly number[] = [1, 2, 3, 4, 5]) =>
  chapters.map((chapter) =>
    numbers.includes(chapter.number)
      ? { ...chapter, paragraphs: chapter.paragraphs.map((paragraph) => paragraph.replace(word, 'aquello')) }
      : chapter,
  )

const noun = (el: string) => new RegExp(el.split(' ')[1]!, 'g')

/** What every story is proofread for, each with a text that has it: of a rule that sees nothing no story would be wrong. */
describe('a proofreader', () => {
  it('finds nothing in a story that is right', () => {
    expect(rulesIn(chapters)).toEqual([])
  })

  it.each([
    ['doubled word', 'Berta fue fue a casa.'],
    ['doubled article', 'Vio la su casa.'],
    ['contraction', 'Vino de el mar.'],
    ['unfilled slot', 'Berta vio undefined.'],
    ['both genders', 'Berta iba content@.'],
    ['space before a mark', 'Berta rio .'],
    ['doubled mark', 'Berta rio,, y ya.'],
    ['y before i', 'Berta y iguanas.'],
    ['o before o', 'Uno o otro.'],
    ['preposition twice', 'La casa era de de Berta.'],
    ['small letter after a stop', 'Berta rio. después comió.'],
    ['hyphen for raya', '-Ven.'],
    ['praise of another', 'Lo que más admiro de ti: «que es noble».'],
    ['hour with stops', 'A las 5 p. m. llovió.'],
    ['markup', '<b>Berta</b>.'],
    ['gender', 'Vio la castillo.'],
    ['number', 'Vio los castillo.'],
    ['spelling', 'Vio un xyzzy.'],
    ['unpaired «»', 'Dijo «hola.'],
    ['unpaired ¿?', 'Preguntó: ¿vienes.'],
    ['repeated sentence', chapters[3]!.paragraphs[0]!],
    ['length', 'Berta miró el mar y la arena. '.repeat(30).trim()],
  ])('sees %s: %s', (rule, text) => {
    expect(rulesIn(beside(text))).toContain(rule)
  })

  it.each([
    ['recipient', /Berta/g],
    ['sender', /Olga/g],
    ['favourite', /faro/g],
    ['memory', /llovió/g],
    ['quality', /paciencia/g],
    ['trait', /lentes/g],
  ])('misses the %s', (what, word) => {
    expect(rulesIn(without(word))).toContain(`missing ${what}`)
  })
})

describe('what a plot owes', () => {
  const plot = PLOTS.find(({ id }) => id === 'open-mailbox')!
  const { star, keep } = plot.stage(story.kit)
  const owed = (told: Chapter[]) => checkPlot(plot, { kit: story.kit, chapters: told })

  it('is nothing where all is kept', () => {
    expect(owed(chapters)).toEqual([])
  })

  it.each([
    ['what is liked', noun(star.el), 4, `${star.el} is on stage in`],
    ['what is kept of a day, on that day', noun(keep.el), 3, `${keep.el} is not in the memory`],
    ['what is kept, where it helps', noun(keep.el), 4, `${keep.el} is not in chapter 4`],
    ['what is kept, at the end', noun(keep.el), 5, `${keep.el} is not the last image`],
    ['its giver', /Olga/g, 1, 'the giver is not there from the beginning'],
    ['praise', /paciencia/g, 5, 'the praise is not spoken near the end'],
  ] as const)('is %s', (_, word, number, owes) => {
    expect(owed(without(word, [number]))).toEqual([expect.stringContaining(owes)])
  })

  it('is a length, a view and a weather', () => {
    const [first, ...others] = chapters
    const bare = { ...first!, paragraphs: ['Olga y Berta.'], scene: { ...first!.scene, place: 'una casa' } }
    expect(owed([bare, ...others])).toEqual(
      expect.arrayContaining([
        'open-mailbox: 3 words in chapter 1, not 70 to 150',
        'open-mailbox: scene 1 lacks a view or its weather',
      ]),
    )
  })
})

describe('a slip of ours', () => {
  it.each(['Fue a la la plaza.', 'Fue con su.', 'Ellos llegieron tarde.'])('is in «%s»', (text) => {
    expect(slipsOf({ text, typed: '', isWord: isSpelled })).toHaveLength(1)
    expect(slipsOf({ text, typed: text, isWord: isSpelled })).toEqual([])
  })
})
