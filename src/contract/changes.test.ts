import { expect, test } from 'vitest'
import { chapterTextSchema, dedicationSchema } from './changes.ts'
import { MAX_CHAPTER_LENGTH, MAX_TITLE_LENGTH } from './constants.ts'
import { MESSAGES } from './messages.ts'

const messageOf = (text: string) => chapterTextSchema.safeParse(text).error?.issues[0]?.message

test('a chapter is settled paragraph by paragraph, and settling it again changes nothing', () => {
  const settled = chapterTextSchema.parse(' El  mar \r\n\r\nUno\ndos.\n\n\n\n—¡Tres!\u200b \n\n \u0000 ')
  expect(settled).toBe('El mar\n\nUno dos.\n\n—¡Tres!')
  expect(chapterTextSchema.parse(settled)).toBe(settled)
})

test.each([
  ['\n\nAlgo', MESSAGES.chapterTitleRequired],
  [`${'t'.repeat(MAX_TITLE_LENGTH + 1)}\n\nAlgo`, /más corto/],
  ['Título', MESSAGES.chapterTextRequired],
  ['Título\n\n \u200b ', MESSAGES.chapterTextRequired],
  [`Título\n\n${'a'.repeat(MAX_CHAPTER_LENGTH)}`, /máximo/],
  ['Título\n\nภาษาไทย', /letras latinas/],
])('of %j it is said what is wrong', (text, message) => expect(messageOf(text)).toMatch(message))

test('a dedication is one line of at most two hundred letters', () => {
  expect(dedicationSchema.parse(' Para ti,\n de mí ')).toBe('Para ti, de mí')
  expect(dedicationSchema.safeParse('a'.repeat(200)).success).toBe(true)
  expect(dedicationSchema.safeParse('a'.repeat(201)).success).toBe(false)
})
