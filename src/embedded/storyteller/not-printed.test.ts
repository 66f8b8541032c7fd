import { describe, expect, it } from 'vitest'
import { generateBriefs } from '../../../test/storyteller/briefs.ts'
import { cautions } from '../../../test/storyteller/cautions.ts'
import { briefOf, customers } from '../../../test/storyteller/customers.ts'
import { answerBrief, readSaidSet, SAID_SETS } from '../../../test/storyteller/said-answers.ts'
import { sweep } from '../../../test/sweep.ts'
import type { Brief } from '../../engine.ts'
import { answersOf, cutOf } from './kit/answers.ts'
import { readBrief } from './kit/reading.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { bare, countWords } from './language/grammar/text.ts'
import { beginStory } from './tell-story.ts'
import { readAnswers } from './understanding.ts'

await loadDictionary()

const FIELDS = {
  favourite: 'favoriteThing',
  memory: 'specialMemory',
  admiration: 'admiration',
  trait: 'extraTrait',
} as const
const PARTS = Object.keys(FIELDS) as (keyof typeof FIELDS)[]

/** Three words that stand together, of which two say something: what nobody says by chance. */
function threes(text: string): string[] {
  const words = bare(text).match(/[a-zñ\d]+/gu) ?? []
  return words
    .map((_, i) => words.slice(i, i + 3))
    .filter((three) => three.length === 3 && three.filter((word) => word.length > 4).length > 1)
    .map((three) => three.join(' '))
}

/** What of an answer its giver is told that it will not be printed; of the last box all that is not read back to them. */
function withheld(brief: Brief): { part: keyof typeof FIELDS; words: string[] }[] {
  const answers = answersOf(brief)
  const { trait } = readBrief(brief)
  const told = { ...answers, trait: { said: trait?.said ?? '' } }
  const kept = new Set(PARTS.flatMap((part) => threes(told[part].said)))
  return PARTS.flatMap((part) => {
    const { said, out } = cutOf(part, brief[FIELDS[part]], brief)
    const words = threes(said).filter((three) => !kept.has(three))
    // what is told of them in another person is told
    const isTold = part !== 'trait' || countWords(trait?.said ?? '') + 2 >= countWords(said)
    return out === null && (isTold || words.length === 0) ? [] : [{ part, words }]
  })
}

/** Everything that a book shows, as bare words, and what is read back to its giver. */
function shown(brief: Brief): string {
  const story = beginStory(brief, '1')
  const chapters = [1, 2, 3, 4, 5].map((number) => story.chapter(number))
  const back = readAnswers(brief).sentences
  const all = JSON.stringify([story.title, story.characters, story.cover, chapters, back])
  // no three words stand on both sides of a stop
  return (bare(all.replace(/\\n|[.:;!?…]/gu, ' # ')).match(/[a-zñ\d#]+/gu) ?? []).join(' ')
}

/** What customers wrote, each with one more thing that nobody may see. */
const WITH_CAUTIONS = cautions.flatMap((row, i) =>
  [0, 1].map((n) => ({ ...briefOf(customers[(i * 7 + n * 61) % customers.length]!), [row.field]: row.said })),
)
/** What is said to the shop after a habit: of the book, of its giver, of the order, of what nobody may know. */
const NOTES = [
  'A ver si la pueden acomodar al final',
  'Llegando firmamos todos los compañeros',
  'Mejor oraciones cortas porque apenas está aprendiendo',
  'Please español sencillo para que entienda completo',
  'Nosotros depositamos mañana temprano',
  'Perdonen ustedes tantas faltas ortográficas',
  'Siempre hablen en femenino plural',
  'Ya sabemos que viene otra hermanita pero es secreto',
  'Me gustaría que el protagonista viajara en globo',
  '¿Manejan pasta dura o solamente digital?',
  'Si no alcanzan las hojas tampoco importa',
  'Ahí ustedes deciden cuánto alargan',
]
const WITH_NOTES = NOTES.map((note, i) => ({
  note,
  brief: { ...briefOf(customers[(i * 11) % customers.length]!), extraTrait: `silba cuando barre. ${note}` },
}))
/** What was written in the last box, by whoever it was. */
const BOXES = SAID_SETS.flatMap((set) => readSaidSet(set).answers)
  .filter(({ kind }) => kind === 'trait')
  .map((row) => answerBrief(row, { extraTrait: row.said }))
const BRIEFS = [...customers.map(briefOf), ...generateBriefs(120, 'not printed'), ...WITH_CAUTIONS, ...BOXES].filter(
  (brief) => withheld(brief).length > 0,
)

describe('what its giver is told that will not be printed', () => {
  it('is something in many briefs', () => expect(BRIEFS.length).toBeGreaterThan(40))

  it.each(sweep(BRIEFS, 2))('stands nowhere: $recipientName, $specialMemory, $admiration, $extraTrait', (brief) => {
    const parts = withheld(brief)
    const text = shown(brief)
    expect(parts.flatMap(({ words }) => words).filter((three) => text.includes(three))).toEqual([])
    const advised = readAnswers(brief).advice.map(({ field }) => field)
    expect(advised).toEqual(expect.arrayContaining(parts.map(({ part }) => FIELDS[part])))
  })
})

describe('what is said to the shop after a habit', () => {
  it.each(WITH_NOTES)('stands nowhere: $note', ({ note, brief }) => {
    const text = shown(brief)
    expect(threes(note).length).toBeGreaterThan(0)
    expect(threes(note).filter((three) => text.includes(three))).toEqual([])
    expect(text).toMatch(/silba/)
    expect(readAnswers(brief).advice.map(({ field }) => field)).toContain('extraTrait')
  })
})

describe('what is told of the last box, and what its giver is told of it', () => {
  it.each(sweep([...customers.map(briefOf), ...BOXES], 2).filter(({ extraTrait }) => extraTrait !== ''))(
    'agree: $recipientName, $extraTrait',
    (brief) => {
      const { trait } = readBrief(brief)
      const whys = readAnswers(brief).advice.flatMap(({ field, why }) => (field === 'extraTrait' ? [why] : []))
      const isToldSo = trait === null ? whys.length === 1 : !whys.some((why) => why.includes(`«${trait.said}»`))
      expect(isToldSo).toBe(true)
    },
  )
})
