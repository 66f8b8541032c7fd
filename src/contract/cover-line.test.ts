import { expect, test } from 'vitest'
import { dedicationSchema } from './changes.ts'
import { BRIEF_FIELDS } from './brief-fields.ts'
import { MAX_NAME_LENGTH } from './constants.ts'
import { coverLine, coverParts, forWhom, suggestedDedication } from './cover-line.ts'

test.each([
  ['Lola', 'tus nietos Pablo, Carmen y Álvaro', 'Para Lola, de sus nietos Pablo, Carmen y Álvaro'],
  ['Ing. Robles', 'El equipo de ventas', 'Para Ing. Robles, del equipo de ventas'],
  ['Leo', 'La familia', 'Para Leo, de la familia'],
  ['Noa', 'Tu padre', 'Para Noa, de su padre'],
  ['Rosa', 'Jimena y tu abuelo', 'Para Rosa, de Jimena y su abuelo'],
  ['Olivia', 'Ana y Berta', 'Para Olivia, de Ana y Berta'],
  ['Don Chuy', 'Beto', 'Para don Chuy, de Beto'],
  ['Mi abuelito Toño', 'Beto', 'Para mi abuelito Toño, de Beto'],
  ['Leo', 'yo', 'Para Leo'],
  ['Tulio', 'Tulia', 'Para Tulio, de Tulia'],
  ['', 'mamá', 'De mamá'],
  [' ', '', 'Para ti'],
])('for «%s» from «%s»: %s', (recipientName, senderName, line) => {
  expect(coverLine({ recipientName, senderName })).toBe(line)
})

test('a part of a line is empty where its name is', () => {
  expect(coverParts({ recipientName: ' ', senderName: 'tus nietos' })).toEqual({ whom: '', from: 'de sus nietos' })
  expect(coverParts({ recipientName: 'Lola', senderName: 'yo' })).toEqual({ whom: 'Para Lola', from: '' })
})

test('of somebody who has died it says so', () => {
  const names = { recipientName: 'El abuelo Toño', senderName: 'tus nietos', occasion: 'en-recuerdo' } as const
  expect(coverLine(names)).toBe('En recuerdo del abuelo Toño, de sus nietos')
  expect(forWhom(names)).toBe('en recuerdo del abuelo Toño')
  expect(suggestedDedication(names)).toBe('En recuerdo del abuelo Toño. Con cariño, sus nietos.')
  expect(forWhom({ recipientName: 'Lola' })).toBe('para Lola')
})

test('the suggested dedication follows the occasion, the giver and how near they are', () => {
  const names = { recipientName: 'Leo', senderName: 'mamá' }
  expect(suggestedDedication({ ...names, occasion: 'cumpleanos' })).toBe('Feliz cumpleaños, Leo. Con cariño, mamá.')
  expect(suggestedDedication({ ...names, senderName: 'Yo', occasion: 'navidad' })).toBe('Feliz Navidad, Leo.')
  expect(suggestedDedication({ ...names, occasion: 'porque-si' })).toBe('Para Leo, con cariño de mamá.')
  expect(suggestedDedication({ ...names, senderName: 'Tus nietos' })).toBe('Para Leo, con cariño de tus nietos.')
  expect(suggestedDedication({ recipientName: 'El abuelo', senderName: 'yo', occasion: 'padre' })).toBe(
    'Feliz Día del Padre, abuelo.',
  )
  const boss = { recipientName: 'Ing. Robles', senderName: 'El equipo', recipientRelation: 'mi jefe' }
  expect(suggestedDedication(boss)).toBe('Para Ing. Robles, con aprecio del equipo.')
  expect(suggestedDedication({ ...names, recipientName: ' ' })).toBe('')
})

test.each(BRIEF_FIELDS.occasion.of)('a suggestion for %s fits in the book, or there is none', (occasion) => {
  for (const length of [1, 20, MAX_NAME_LENGTH]) {
    const name = 'Ana'.padEnd(length, 'a')
    const said = suggestedDedication({ recipientName: name, senderName: name, occasion })
    expect(dedicationSchema.parse(said)).toBe(said)
  }
})
