import { expect, test } from 'vitest'
import { dedicationLines, setDedication } from './dedication.ts'

const LUCIA = { recipientName: 'Lucía', senderName: 'la abuela Carmen' }

/** Names between stars, the signature after a stroke. */
function written(dedication: string, names: Parameters<typeof setDedication>[1] = LUCIA): string {
  const { words, signature } = setDedication(dedication, names)
  return words.map(({ text, isName }) => (isName ? `*${text}*` : text)).join('') + (signature && ` | ${signature}`)
}

test.each([
  ['Para mi Lucía.', 'Para mi *Lucía*.'],
  [
    'Feliz cumpleaños, Lucía. Con cariño, la abuela Carmen.',
    'Feliz cumpleaños, *Lucía*. | Con cariño, la abuela Carmen.',
  ],
  ['¡Te quiero! Tu abuela CARMEN', '¡Te quiero! | Tu abuela CARMEN'],
  // A sentence of its own, even where it names who gives, is no signature if it is long; nor is the whole text.
  ['De tu abuela Carmen.', 'De tu abuela *Carmen*.'],
  [
    'Hola. Aquí va un cuento largo que Carmen te escribió para que lo leas.',
    'Hola. Aquí va un cuento largo que *Carmen* te escribió para que lo leas.',
  ],
  ['Te quiero. Hasta la luna.', 'Te quiero. Hasta la luna.'],
  ['Luciérnagas y Lucíana.', 'Luciérnagas y Lucíana.'],
  ['', ''],
])('«%s» is set as «%s»', (dedication, set) => {
  expect(written(dedication)).toBe(set)
})

test.each([
  [
    { recipientName: 'Leo y Ana María de la Cruz', senderName: 'yo' },
    'Leo y Ana María de la Cruz: yo. Yo',
    '*Leo* y *Ana María de la Cruz*: yo. Yo',
  ],
  [
    { recipientName: 'mi abuelito Toño', senderName: 'mamá' },
    'Toño y Toñito. Con amor, mamá',
    '*Toño* y Toñito. | Con amor, mamá',
  ],
  [{ recipientName: 'ليلى', senderName: "O'Neil (papá)" }, "Para ليلى. O'Neil", "Para *ليلى*. | O'Neil"],
  [{ recipientName: 'שלום.*', senderName: '' }, 'Para שלום.* y nadie', 'Para *שלום.** y nadie'],
  [{ recipientName: '', senderName: ' ' }, 'Para ti. Alguien', 'Para ti. Alguien'],
])('with %j names stand out and the giver signs', (names, dedication, set) => {
  expect(written(dedication, names)).toBe(set)
})

test('as lines of text, no name breaks', () => {
  expect(
    dedicationLines('Para Ana María, con amor. Tu abuela Carmen', { ...LUCIA, recipientName: 'Ana María' }),
  ).toEqual({
    said: 'Para Ana\u00a0María, con amor.',
    signature: 'Tu abuela Carmen',
  })
})
