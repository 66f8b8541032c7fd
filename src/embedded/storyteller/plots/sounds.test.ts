import { beforeAll, expect, it } from 'vitest'
import { createTeller } from '../../../../test/storyteller/teller.ts'
import type { Brief } from '../../../engine.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'

beforeAll(loadDictionary)
const teller = createTeller()

const brief: Brief = {
  senderName: 'Clara',
  recipientName: 'Noa',
  recipientRelation: 'mi hijo',
  recipientAge: '2-4',
  favoriteThing: 'los faroles',
  specialMemory: 'la tarde en que llovió y nos reímos en la cocina',
  admiration: 'su risa',
  extraTrait: '',
  illustrationStyle: 'acuarela',
}

it.each(['full-bed', 'bath-sea'])('what is heard behind a colon in %s begins small', (plot) => {
  const told = Array.from({ length: 24 }, (_, seed) => {
    const story = teller.tell(brief, String(seed), plot)
    return [1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs).join('\n')
  }).join('\n')
  // 'la cuenta: Noa, su mamá y…' are people
  expect(told.match(/\p{Ll}: (?!Noa,)(\p{Lu}\p{Ll}+), \p{Ll}/gu) ?? []).toEqual([])
  expect(told).toMatch(/\p{Ll}: (\p{Ll}+), \1/u)
})
