import { beforeAll, expect, it } from 'vitest'
import { createTeller } from '../../../../test/storyteller/teller.ts'
import type { Brief } from '../../../engine.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { traitTold } from './trait-told.ts'

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
const ASKS = 'Para el acta, el juez preguntó cómo era Noa.'
const told = (extraTrait: string, asks?: string, more: Partial<Brief> = {}) =>
  ['1', '2', '3', '4'].map((seed) => traitTold(teller.read({ ...brief, ...more, extraTrait }, seed), 'el juez', asks))

it.each([
  ['silba al subir la escalera', '—Silba al subir la escalera —dijo Clara.'],
  ['Le ladra al ascensor', '—Le ladra al ascensor —dijo Clara.'],
])('«%s» is told for the reason that the plot has', (trait, said) => {
  expect(told(trait, ASKS)).toEqual(Array.from({ length: 4 }, () => [ASKS, said]))
})

it.each(['silba al subir la escalera', 'tiene pecas', 'no come nada verde'])('«%s» says how they are', (trait) => {
  for (const beat of told(trait)) expect(JSON.stringify(beat)).toMatch(/[Cc]ómo (?:es|era).*—contestó Clara/u)
})

it('what is no clause is what one notices, whatever the plot asks', () => {
  for (const beat of told('su risa, que parece un hipo', ASKS))
    expect(beat).toEqual([
      '—¿Y qué se nota primero en Noa? —preguntó el juez.',
      '—Su risa, que parece un hipo —contestó Clara.',
    ])
})

it('of somebody missed nobody asks how they are', () => {
  const missed: Partial<Brief> = { recipientRelation: 'mi abuela, falleció', occasion: 'en-recuerdo' }
  for (const beat of told('silbaba al subir la escalera', undefined, missed))
    expect(JSON.stringify(beat)).not.toMatch(/ es Noa/u)
})

it('nobody of a story is asked about in the present, but in speech', () => {
  for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8'])
    expect(
      JSON.stringify(traitTold(teller.read({ ...brief, extraTrait: 'tiene pecas' }, seed), 'el juez')),
    ).not.toMatch(/(?:preguntó|quiso saber|anotar) cómo es /u)
})

it('is told nowhere where nothing was written', () => expect(told('', ASKS)).toEqual([null, null, null, null]))
