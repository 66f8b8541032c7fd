import { expect, test } from 'vitest'
import { chapterChangeSchema, chapterTextSchema, dedicationSchema, storyChangeSchema } from './changes.ts'
import { MAX_CHAPTER_LENGTH, MAX_TITLE_LENGTH } from './constants.ts'
import { MESSAGES, tooLong, unsupportedText } from './messages.ts'

const messageOf = (text: string) => chapterTextSchema.safeParse(text).error?.issues[0]?.message
const heard = (storyTitle: string) => storyChangeSchema.safeParse({ storyTitle }).error?.issues[0]?.message

function mayHaveSeen(length: number): boolean {
  return chapterChangeSchema.safeParse({ paragraphText: 'El mar\n\nUno', editedFrom: 'a'.repeat(length) }).success
}

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

test('a chapter that fills its page to the letter is taken, under a title that fills its line', () => {
  const title = 't'.repeat(MAX_TITLE_LENGTH)
  const whole = `${title}\n\n${'a'.repeat(MAX_CHAPTER_LENGTH - title.length - 2)}`
  expect(chapterTextSchema.parse(whole)).toBe(whole)
  expect(messageOf(`${whole}a`)).toBe(tooLong(MAX_CHAPTER_LENGTH))
  // What is left out does not count, within reason.
  expect(chapterTextSchema.parse(whole + ' '.repeat(MAX_CHAPTER_LENGTH))).toBe(whole)
  expect(messageOf(`${whole}${' '.repeat(MAX_CHAPTER_LENGTH)}a`)).toBe(tooLong(MAX_CHAPTER_LENGTH))
  expect(messageOf(`${'t'.repeat(MAX_TITLE_LENGTH + 1)}\n\nAlgo`)).toBe('El capítulo necesita un título más corto')
})

test('line ends of every system part a chapter alike', () => {
  for (const end of ['\n', '\r\n', '\r']) expect(chapterTextSchema.parse(`El mar${end}${end}Uno`)).toBe('El mar\n\nUno')
})

test('what was seen before a change may be longer than what may be written, yet not boundless', () => {
  expect([0, 4 * MAX_CHAPTER_LENGTH, 4 * MAX_CHAPTER_LENGTH + 1].map(mayHaveSeen)).toEqual([true, true, false])
})

test('a title is one line that is there; what is left out of a change stays', () => {
  expect(storyChangeSchema.parse({})).toEqual({})
  expect(storyChangeSchema.parse({ storyTitle: ' El\nmar ', dedication: ' ' })).toEqual({
    storyTitle: 'El mar',
    dedication: '',
  })
  expect(heard('t'.repeat(MAX_TITLE_LENGTH))).toBeUndefined()
  expect(heard('t'.repeat(MAX_TITLE_LENGTH + 1))).toBe(tooLong(MAX_TITLE_LENGTH))
  expect(heard(`t${' '.repeat(2 * MAX_TITLE_LENGTH - 1)}`)).toBeUndefined()
  expect(heard(`t${' '.repeat(2 * MAX_TITLE_LENGTH)}`)).toBe(tooLong(MAX_TITLE_LENGTH))
  expect(heard(' \u200b ')).toBe(MESSAGES.titleRequired)
  expect(heard('ภาษาไทย')).toBe(unsupportedText)
})
