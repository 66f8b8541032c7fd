import { beforeAll, expect, it } from 'vitest'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import { loadDictionary } from './language/dictionary.ts'
import { beginStory } from './tell-story.ts'
import { PLOTS } from './plots/plots.ts'

beforeAll(loadDictionary)

function deedOf(admiration: string): string {
  const { kit, arc } = beginStory({ ...PLAIN, admiration }, '1')
  return PLOTS.find(({ id }) => id === arc)!
    .stage(kit)
    .act('la vecina')
}

it.each([
  ['que le silba a los gorriones desde la azotea', 'silba a los gorriones desde la azotea'],
  ['que colecciona tapas para el hospital', 'colecciona tapas para el hospital'],
])('has what no family knows done once more, in the words of whoever admires it: %s', (admiration, done) => {
  expect(deedOf(admiration)).toContain(done)
})

it.each(['que es de lo mejor que hay', 'que es la mejor'])('has nobody do what is no doing: %s', (admiration) => {
  expect(deedOf(admiration)).not.toMatch(/: es /)
})
