import { expect, it } from 'vitest'
import type { Brief } from '../../../engine.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { answersOf } from './answers.ts'

await loadDictionary()

it.each([
  ['bañarse y su teta jaja tiene 5 semanas', 'bañarse'],
  ['la luz, tiene 5 semanas', 'la luz'],
])('an age is no liking: %s', (favoriteThing, said) => {
  const brief = { recipientRelation: 'hija', favoriteThing, specialMemory: '', admiration: '', extraTrait: '' }
  expect(answersOf({ senderName: 'Clara', recipientName: 'Lía', ...brief } as Brief).favourite.said).toBe(said)
})
