import { beforeAll, expect, it } from 'vitest'
import { createTeller } from '../../../../test/storyteller/teller.ts'
import type { Brief } from '../../../engine.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { deedAtNeed } from './deed.ts'

beforeAll(loadDictionary)
const teller = createTeller()

const brief: Brief = {
  senderName: 'Clara',
  recipientName: 'Noa',
  recipientRelation: 'mi amiga',
  recipientAge: 'adulto',
  favoriteThing: 'el violín',
  specialMemory: 'la tarde en que llovió y bailamos',
  admiration: 'su paciencia',
  extraTrait: '',
  illustrationStyle: 'acuarela',
}
/** In how many of ninety stories the deed is called by its one word. */
const named = (after?: 'named', more: Partial<Brief> = {}) => {
  const kit = teller.read({ ...brief, ...more }, '1')
  return Array.from({ length: 90 }, (_, i) =>
    JSON.stringify(deedAtNeed(kit.at(`${i}`))('el juez', 'sorrow', after)),
  ).filter((told) => /Lo que animó al juez fue esa paciencia\.|Fue esa paciencia lo que animó al juez\./u.test(told))
    .length
}

it('is called by its word in some stories, where the plot tells no result of it', () => {
  expect(named('named')).toBeGreaterThan(15)
  expect(named('named')).toBeLessThan(45)
  expect(named()).toBe(0)
})

it('is called so of nobody remembered', () =>
  expect(named('named', { recipientRelation: 'mi abuela, falleció', occasion: 'en-recuerdo' })).toBe(0))

it('neither hides nor trembles in answer to what is feared', () => {
  const kit = teller.read({ ...brief, admiration: 'es valiente' }, '1')
  const told = Array.from({ length: 60 }, (_, i) => JSON.stringify(deedAtNeed(kit.at(`${i}`))('el trueno')))
  expect(told.filter((text) => /escond|cruj|tembl/u.test(text))).toEqual([])
})
