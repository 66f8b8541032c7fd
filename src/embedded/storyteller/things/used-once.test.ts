import { beforeAll, expect, it } from 'vitest'
import type { Brief } from '../../engine.ts'
import { kitFor } from '../kit/read-brief.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { stageOf } from '../plots/stage.ts'
import { beginStory } from '../tell-story.ts'

beforeAll(loadDictionary)

const brief: Brief = {
  senderName: 'Clara',
  recipientName: 'Luz',
  recipientRelation: 'mi hija',
  favoriteThing: 'tocar la guitarra y tocar el piano',
  specialMemory: 'nos perdimos en el mercado',
  admiration: 'su paciencia',
  extraTrait: '',
  illustrationStyle: 'infantil',
}
const SEEDS = Array.from({ length: 12 }, (_, i) => `${i}`)

it('uses two things of one kind in two ways', () => {
  for (const favoriteThing of [
    'los tacos y los tamales',
    'el tango y los boleros',
    'el vino y el pan',
    'la flauta y el arpa',
  ])
    for (const seed of SEEDS) {
      const { star, beside } = stageOf(kitFor({ ...brief, recipientRelation: 'mi tía', favoriteThing }, seed), 'x')
      const ends = [star, ...beside].map(({ helps: [help] }) => help.split(', ').at(-1))
      expect(new Set(ends).size).toBe(ends.length)
    }
})

it('does once what is liked to be done', () => {
  for (const seed of SEEDS) {
    const story = beginStory({ ...brief, recipientAge: '2-4' }, seed)
    const told = [1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs).join(' ')
    expect(/se puso a tocar la guitarra/u.test(told) && /tocó la guitarra/u.test(told)).toBe(false)
  }
})

it.each([
  ['el arroz con pollo y el ceviche', 'comer arroz con pollo y ceviche'],
  ['bailar salsa y bailar cumbia', 'bailar salsa y cumbia'],
  ['amasar pastas y amasar pan', 'amasar pastas y pan'],
  ['el tinto y el café con leche', 'tomar tinto y café con leche'],
])('says one verb for both: %s', (favoriteThing, together) =>
  expect(stageOf(kitFor({ ...brief, recipientRelation: 'mi tía', favoriteThing }, '1'), 'x').star.together).toBe(
    together,
  ),
)
