import { expect, it } from 'vitest'
import { contract, countWords, upperFirst, words } from './text.ts'

it.each([
  '',
  'El bien-estar de la abuela -dijo- y d’Artagnan',
  'a--b a-b- -c ’d e’’f 3.º B, 1½ y 2²',
  '«Łukasz» y Đorđe — “Ñandú”… 😀 Ωmega',
  '한국 Мария 𝓛𝓮𝓸',
])('as many words are counted as are found: %s', (text) => {
  expect(countWords(text)).toBe(words(text).length)
})

it.each([
  ['¿ana?', '¿Ana?'],
  ['«—ñandú', '«—Ñandú'],
  ['ana', 'Ana'],
  ['@ana', '@ana'],
  ['', ''],
])('the first letter past opening marks is raised: %s', (text, raised) => {
  expect(upperFirst(text)).toBe(raised)
})

it.each([
  ['Agua y hielo, aguja y hilo, madre Y Inés', 'Agua y hielo, aguja e hilo, madre E Inés'],
  ['plata o oro', 'plata u oro'],
  ['de el barco a el río', 'del barco al río'],
  ['y hierba', 'y hierba'],
  ['uno  y  dos', 'uno y dos'],
])('contractions and joints are made: %s', (text, made) => {
  expect(contract(text)).toBe(made)
})
