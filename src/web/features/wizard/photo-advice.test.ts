import { expect, test } from 'vitest'
import { FINDING_TEXTS } from '../../../contract/photo-findings.ts'
import { photoAdvice } from './photo-advice.ts'
import { HINT_TEXTS } from './photo-hints.ts'

test('the browser speaks until the server has looked', () => {
  expect(photoAdvice(['dark', 'small'], undefined, 'Leo')).toEqual([HINT_TEXTS.dark, HINT_TEXTS.small])
})

test('what the server found replaces what the browser supposed', () => {
  expect(photoAdvice(['dark'], [], 'Leo')).toEqual([])
  expect(photoAdvice(['blurred'], ['several-faces', 'blurred'], 'Leo')).toEqual([
    'Hay varias personas en la foto: toca la cara de Leo si no es la señalada.',
    FINDING_TEXTS.blurred,
  ])
  expect(photoAdvice(['bright'], ['small'], 'Leo')).toEqual([FINDING_TEXTS.small, HINT_TEXTS.bright])
})

test.each([
  ['El abuelo', 'la cara del abuelo'],
  ['Mi abuela', 'la cara de tu abuela'],
  ['yo', 'tu cara'],
])('of several people, whoever signed «%s» is told to tap %s', (name, face) => {
  expect(photoAdvice([], ['several-faces'], name)).toEqual([
    `Hay varias personas en la foto: toca ${face} si no es la señalada.`,
  ])
})
