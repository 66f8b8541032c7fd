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

test('a sign that was dropped leaves no second space, and joiners alone leave nothing', () => {
  expect(settleText('a \u200b b')).toEqual({ text: 'a b', missing: [] })
  expect(settleText('a\u0085\u2028\u2029\u00a0b')).toEqual({ text: 'a b', missing: [] })
  expect(settleText('\ufe0f a \u200d')).toEqual({ text: 'a', missing: [] })
  expect(settleText('a\ud800b\ue000c\u0378d').text).not.toMatch(/[\ud800\ue000\u0378]/)
})

test('a letter keeps three marks, and never grows into the lines around it', () => {
  expect(settleText('x\u0301\u0302\u0303\u0304\u0306\u0307').missing[0] ?? '').not.toMatch(/\p{M}{4}/u)
  expect(settleText('x\u0301\u0302\u0303')).toEqual(settleText('x\u0301\u0302\u0303\u0304\u0306'))
})

test('signs that no typeface has are written out where that can be set whole', () => {
  expect(settleText('5 ㎏')).toEqual({ text: '5 kg', missing: [] })
  expect(settleText('㍘')).toEqual({ text: MISSING_MARK, missing: ['㍘'] })
  expect(MISSING_MARK).toHaveLength(1)
})

test.each(['🇿🇦', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👩🏽‍🚒', '~ ^ @', 'ŉ ẞ', 'שָׁלוֹם', 'ﻻ', 'پریچهر', '🜀', '🂡', '⚔', '∀∃'])(
  'what one of the typefaces has is set: %s',
  (text) => {
    expect(hasUnsupportedText(text)).toBe(false)
  },
)

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
