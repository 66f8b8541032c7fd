import { beforeAll, expect, it } from 'vitest'
import { inWords, PLAIN } from '../../../test/storyteller/briefs.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { withoutForeign } from './language/spelling/foreign.ts'
import { beginStory } from './tell-story.ts'
import { readAnswers } from './understanding.ts'

beforeAll(loadDictionary)

it.each([
  ['the beach, las obleas con arequipe and her old Walkman that still works', true, 'las obleas con arequipe'],
  ['We danced in Cali without knowing the steps, la vecina nos enseñó', false, 'la vecina nos enseñó'],
  ['She is stubborn in a good way', false, ''],
  ['trains and her little red bike', true, ''],
  ['el rock in rio y los Beatles', true, 'el rock in rio y los Beatles'],
  ['fuimos a ver the lion king y lloramos', false, 'fuimos a ver the lion king y lloramos'],
  ['Nos perdimos. Se llamaba Graça, nos puso bacalao', false, 'Nos perdimos. Se llamaba Graça, nos puso bacalao'],
  ['Nos perdimos en Lisboa. Ele não gosta de nada. Cenamos bacalao', false, 'Nos perdimos en Lisboa. Cenamos bacalao'],
  [
    'a todo le pone «poh mi reina». nunca le e visto llorar',
    false,
    'a todo le pone «poh mi reina». nunca le e visto llorar',
  ],
])('of «%s» what is Spanish is told', (said, list, own) => expect(withoutForeign(said, { list })).toBe(own))

it('an answer in English is in no book and is asked for again in Spanish', () => {
  const brief = { ...PLAIN, admiration: 'She always finishes what she starts' }
  const { asks, advice, sentences } = readAnswers(brief)
  expect(asks.find(({ key }) => key === 'admiration')?.question).toContain('en español')
  expect(advice).toMatchObject([{ field: 'admiration', kind: 'other-language' }])
  const story = beginStory(brief, '1')
  const told = [1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs).join(' ')
  expect(`${told} ${sentences.map(inWords).join(' ')}`).not.toMatch(/finishes|starts/)
})
