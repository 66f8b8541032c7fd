import { expect, test } from 'vitest'
import { coverLine, forWhom, suggestedDedication } from './cover-line.ts'

test.each([
  ['Lola', 'tus nietos Pablo, Carmen y Álvaro', 'Para Lola, de sus nietos Pablo, Carmen y Álvaro'],
  ['Ing. Robles', 'El equipo de ventas', 'Para Ing. Robles, del equipo de ventas'],
  ['Leo', 'La familia', 'Para Leo, de la familia'],
  ['Noa', 'Tu padre', 'Para Noa, de su padre'],
  ['Rosa', 'Jimena y tu abuelo', 'Para Rosa, de Jimena y su abuelo'],
  ['Olivia', 'Ana y Berta', 'Para Olivia, de Ana y Berta'],
  ['Leo', 'yo', 'Para Leo'],
  ['Tulio', 'Tulia', 'Para Tulio, de Tulia'],
  ['', 'mamá', 'De mamá'],
  [' ', '', 'Para ti'],
])('for «%s» from «%s»: %s', (recipientName, senderName, line) => {
  expect(coverLine({ recipientName, senderName })).toBe(line)
})

test('of somebody who has died it says so', () => {
  const names = { recipientName: 'El abuelo Toño', senderName: 'tus nietos', occasion: 'en-recuerdo' } as const
  expect(coverLine(names)).toBe('En recuerdo del abuelo Toño, de sus nietos')
  expect(forWhom(names)).toBe('en recuerdo del abuelo Toño')
  expect(suggestedDedication(names)).toBe('En recuerdo del abuelo Toño. Con cariño, tus nietos.')
  expect(forWhom({ recipientName: 'Lola' })).toBe('para Lola')
})

test('the suggested dedication follows the occasion', () => {
  const names = { recipientName: 'Leo', senderName: 'mamá' }
  expect(suggestedDedication({ ...names, occasion: 'cumpleanos' })).toBe('Feliz cumpleaños, Leo. Con cariño, mamá.')
  expect(suggestedDedication({ ...names, senderName: 'Yo', occasion: 'navidad' })).toBe('Feliz Navidad, Leo.')
  expect(suggestedDedication({ ...names, occasion: 'porque-si' })).toBe('Para Leo…')
  expect(suggestedDedication(names)).toBe('Para Leo…')
})
