import { beforeAll, describe, expect, it } from 'vitest'
import type { Brief } from '../../engine.ts'
import { kitFor } from './kit/read-brief.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { stageOf } from './plots/stage.ts'
import { beginStory } from './tell-story.ts'

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
  let isTold = false
  for (const seed of SEEDS) {
    const story = beginStory({ ...brief, recipientAge: '2-4' }, seed)
    const told = [1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs).join(' ')
    expect(/se puso a tocar la guitarra/u.test(told) && /tocó la guitarra/u.test(told)).toBe(false)
    isTold ||= /(?:tocar|tocó) la guitarra/u.test(told)
  }
  expect(isTold).toBe(true)
})

it.each([
  ['el arroz con pollo y el ceviche', 'comer arroz con pollo y ceviche'],
  ['bailar salsa y bailar cumbia', 'bailar salsa y cumbia'],
  ['amasar pastas y amasar pan', 'amasar pastas y pan'],
  ['el tinto y el café con leche', 'tomar tinto y café con leche'],
  // for one afternoon, and no list
  ['el truco, las empanadas y el tango', 'jugar al truco y oír tango'],
  ['el ajedrez y los viajes a Cusco', 'jugar al ajedrez'],
])('says one verb for both: %s', (favoriteThing, together) =>
  expect(stageOf(kitFor({ ...brief, recipientRelation: 'mi tía', favoriteThing }, '1'), 'x').star.together).toBe(
    together,
  ),
)

describe('what is seen is what is meant there, and what is told as it was typed', () => {
  const grandfather: Brief = {
    senderName: 'Yeli',
    recipientName: 'Chucho',
    recipientRelation: 'mi abuelo',
    favoriteThing: 'las gaitas y la pelota',
    specialMemory: 'bailamos en la cocina',
    admiration: 'su alegría',
    extraTrait: '',
    illustrationStyle: 'infantil',
  }
  it.each(['el yo yo', 'el cha cha cha', 'bailar cha cha cha', 'el ula ula', 'el payaso plim plim'])(
    'keeps what a doubled word is part of: %s',
    (favoriteThing) => {
      const { star: told } = stageOf(kitFor({ ...grandfather, favoriteThing }, '1'), 'x')
      expect(`${told.el} ${told.together} ${told.about}`).toContain(favoriteThing.split(' ').slice(1).join(' '))
    },
  )
  it.each([
    [
      'las navidades en Maracaibo',
      {},
      'un disco de gaitas zulianas',
      'oír gaitas zulianas y ver un partido de béisbol',
    ],
    ['las fiestas de Llanes', { variant: 'es-ES' }, 'una gaita', 'oír las gaitas y jugar con la pelota'],
    [
      'en Maracaibo',
      { recipientRelation: 'mi nieto', recipientAge: '2-4' },
      'una gaita',
      'oír las gaitas y jugar con la pelota',
    ],
  ] as const)('%s', (specialMemory, told, un, together) => {
    const { star, fav } = stageOf(kitFor({ ...grandfather, ...told, specialMemory }, '1'), 'x')
    expect(star.un).toBe(un)
    expect(star.together).toBe(together)
    expect(fav.all).toBe('las gaitas y la pelota')
  })
})
