import { expect, test } from 'vitest'
import { findObjects } from './objects.ts'
import { FRESH, TUNED } from './phrases.ts'

test.each([...TUNED, ...FRESH])('%s', (phrase, expected) => {
  const groups = expected === '-' ? [] : expected.split(' ')
  const allowed = new Set(groups.flatMap((group) => group.replace('?', '').split('/')))
  const found = findObjects(phrase).map(({ object }) => object)
  expect(found.filter((object) => !allowed.has(object))).toEqual([])
  const needed = groups.filter((group) => !group.endsWith('?'))
  expect(needed.filter((group) => !group.split('/').some((object) => found.includes(object)))).toEqual([])
})

test('says what the text said, how surely, and in the order of the text', () => {
  const found = findObjects('Los gatitos, la bici y el oso polar')
  expect(found.map(({ object, words }) => [object, words])).toEqual([
    ['cat', 'gatitos'],
    ['bicycle', 'bici'],
    ['polar-bear', 'oso polar'],
  ])
  expect(found.every(({ confidence }) => confidence > 0.6 && confidence <= 1)).toBe(true)
})

test('gives no more than it is asked for, and each thing once', () => {
  expect(findObjects('perros, gatos, perritos, loros y lobos', 2).map(({ object }) => object)).toEqual(['dog', 'cat'])
})

test.each([
  'Rosa y Margarita, mis tías',
  'es un burro',
  'vino a verme',
  'el día que vino y se casa',
  'los caballitos de mar',
  '',
  '…',
  'asdf qwerty',
  'me llama todos los días',
  'es un sol',
  'Luna, mi hija',
])('nothing in «%s»', (text) => {
  expect(findObjects(text)).toEqual([])
})
