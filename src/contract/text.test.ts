import { expect, test } from 'vitest'
import { graphemes, hasUnsupportedText, MISSING_MARK, settleText } from './text.ts'

test.each([
  'Lucía, Ñandú y Zoë',
  '¿Qué? —¡Nada! «Así»…',
  'Νίκος, Елена, שירה, ليلى',
  'Łukasz Dvořák ăn phở',
  '🦊👨‍👩‍👧 🇲🇽 1️⃣ ❤️ ♥ ★ → ♪ ✓ ½ €',
  '#set page() <script>&amp;\\u{1F600}',
])('the book can set "%s"', (text) => {
  expect(settleText(text)).toEqual({ text, missing: [] })
})

test.each(['美咲', 'हिन्दी', 'ไทย', 'Luna 한글', 'Z̷̢̛'])('the form refuses "%s"', (text) => {
  expect(hasUnsupportedText(text)).toBe(true)
})

test('unseen signs are dropped and spaces made one', () => {
  expect(settleText(' a\u0000\u202eb\u200b\ufeff \n\t c\u00ad ')).toEqual({ text: 'ab c', missing: [] })
})

test('letters in fancy dress are set plain', () => {
  expect(settleText('𝓛𝓾𝓷𝓪 Ｌuna')).toEqual({ text: 'Luna Luna', missing: [] })
})

test('what cannot be set leaves a mark or its plain letter', () => {
  expect(settleText('¡Hola, 美!').text).toBe(`¡Hola, ${MISSING_MARK}!`)
  expect(settleText('Z̷̢̛oe').text).toBe('Zoe')
})

test('a family of emoji counts as one letter', () => {
  expect(graphemes('👨‍👩‍👧é')).toHaveLength(2)
})
