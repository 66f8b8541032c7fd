import { beforeAll, describe, expect, it } from 'vitest'
import { corrected } from './spelling/corrections.ts'
import { areCrossed } from './memory/crossed.ts'
import { loadDictionary } from './grammar/dictionary.ts'
import { readFavourite } from './favourite/favourite.ts'
import { withoutBrackets, withoutFillers } from './spelling/fillers.ts'
import { inTheImperfect } from './grammar/imperfect.ts'
import { withoutHeadedNote, withoutJests } from './left-out/jests.ts'
import { speltByEar } from './spelling/spelt-by-ear.ts'
import { readRecipient } from './people/person.ts'
import { readQuality } from './admired/quality.ts'
import { tidy } from './spelling/tidy.ts'

beforeAll(loadDictionary)

describe('what laughter and pictures kept apart', () => {
  it.each([
    ['rompió el florero jajaja nunca lo confesó', 'rompió el florero. nunca lo confesó'],
    ['bailar jaja y el flan', 'bailar y el flan'],
    ['canta en la regadera 🎤 ya es costumbre', 'canta en la regadera. ya es costumbre'],
    ['su loro 🦜 Paco', 'su loro Paco'],
    ['ninguno es azul jeje bueno dos', 'ninguno es azul… bueno dos'],
    ['su abuela gritó wow', 'su abuela gritó wow'],
    ['la sopa, jajaja, siempre la sopa', 'la sopa, siempre la sopa'],
    ['los trenes 🚂🚂', 'los trenes'],
    ['su risa jaja', 'su risa'],
  ])('%s', (said, told) => expect(tidy(said)).toBe(told))
})

describe('what is said in jest and taken back', () => {
  it.each([
    ['que nunca paga jajaja no es cierto. que siempre invita', 'que siempre invita'],
    ['su moto, la quiere más que a todos jaja es broma', 'su moto'],
    ['el orden jajaja (mentira, pierde todo)', ''],
    ['el vinagre (ya lo puse arriba)', ''],
    ['tacaña (no lo pongas)', ''],
  ])('goes: %s', (said, rest) => expect(withoutJests(said)).toBe(rest))

  it.each(['nunca dice una mentira', 'no es cierto que sea seria', 'le da risa (no le pone azúcar al té)'])(
    'is not seen in %s',
    (said) => expect(withoutJests(said)).toBe(said),
  )
})

it.each([
  ['los sellos. No es broma, tiene mil', 'los sellos. tiene mil'],
  ['el olor a pintura no me pregunten por qué', 'el olor a pintura'],
  ['los trompos, ah y el delfín que vio', 'los trompos, y el delfín que vio'],
  ['nunca faltó nada bueno sí pero reímos', 'nunca faltó nada… bueno, sí pero reímos'],
])('what only vouches or wonders goes: %s', (said, rest) => expect(withoutFillers(said)).toBe(rest))

it('a remark in brackets goes, and what tells something stays', () => {
  expect(withoutBrackets('el flan de la suegra (no el mío)')).toBe('el flan de la suegra')
  expect(withoutBrackets('el olor a pintura (es rara)')).toBe('el olor a pintura')
  expect(withoutBrackets('su loro (se llama Paco)')).toBe('su loro (se llama Paco)')
})

it('what follows the heading of a note is said to the shop', () => {
  expect(withoutHeadedNote('que canta. NOTA: es sorpresa y va para su escuela')).toBe('que canta.')
})

it.each([
  ['mandar. no, ponle el dominó y la radio', 'el dominó y la radio'],
  ['es largo de contar, solo pongan: el día de la cabra. se va a reír', 'el día de la cabra'],
])('what is to be told in so many words is told: %s', (said, told) => expect(corrected(said)).toBe(told))

it('a memory and a liking that stand in each other’s place are told apart', () => {
  expect(areCrossed('cuando se subió al burro y no quería bajar', 'los sudokus, y el pan dulce')).toBe(true)
  expect(areCrossed('cuando llueve', 'la tarde que vimos un oso')).toBe(false)
  expect(areCrossed('los sudokus', 'cuando se subió al burro')).toBe(false)
})

it.each(['el pollo de ayer, frío, directo de la olla', 'Chispín, la oveja del vecino'])(
  'one thing in two words is told whole: %s',
  (said) => {
    const { typed, items } = readFavourite(said, 'Ana', () => 'algo')
    expect(typed.toLowerCase()).toBe(said.toLowerCase())
    expect(items).toHaveLength(1)
  },
)

it('for now is no part of a liking', () => {
  expect(readFavourite('por ahora dormir y su móvil', 'Ana', () => 'algo').all).toBe('dormir y su móvil')
})

describe('of several', () => {
  const reader = {
    recipient: readRecipient('Lola y Pepe', 'mis hijos', null),
    sender: 'Clara',
    several: false,
    address: 'vosotros',
  } as const

  it.each([
    ['que cuando llegó una niña nueva le hicieron sitio sin que nadie se lo pidiera'],
    ['ella canta por los dos y él escucha por los dos'],
  ])('nobody else’s verb is turned: %s', (said) => {
    const { told, toYou } = readQuality(said, reader)
    expect(told).toContain(said.replace(/^que /, ''))
    expect(toYou).toBeNull()
  })
})

it.each([
  ['es arisca', 'era arisca'],
  ['trabaja de noche', 'trabajaba de noche'],
  ['dice “nadie come solo” y reparte', 'decía “nadie come solo” y repartía'],
  ['no dejó que nos faltara nada', 'no dejó que nos faltara nada'],
  ['prepara todo y ampara', 'preparaba todo y amparaba'],
])('what somebody was is no verb to be told in the past: %s', (said, told) => {
  expect(inTheImperfect(said)).toBe(told)
})

it.each([
  ['pasiencia', 'paciencia'],
  ['ermanito', 'hermanito'],
  ['caserola', 'cacerola'],
  ['bolita', 'bolita'],
  ['abrelatas', 'abrelatas'],
  ['smoker', 'smoker'],
  ['esprimidor', 'exprimidor'],
  ['nesesario', 'necesario'],
  ['abitasión', 'habitación'],
  ['conpañero', 'compañero'],
  ['gitarra', 'guitarra'],
  ['kería', 'quería'],
  ['resivia', 'recibía'],
  ['solita', 'solita'],
  ['haedo', 'haedo'],
  ['asia', 'asia'],
  ['vocho', 'vocho'],
  ['makes', 'makes'],
])('%s is spelt %s, the only word that sounds like it', (said, spelt) => expect(speltByEar(said)).toBe(spelt))
