import { describe, expect, test } from 'vitest'
import type { Brief, Chapter } from '../../../engine.ts'
import { chapterDefects, countWords, isSpanish } from './story-check.ts'

const brief = {
  favoriteThing: 'construir castillos de Lego',
  specialMemory: '',
  admiration: '',
  recipientName: 'Leo',
  senderName: 'Ana',
} as Brief
const SENTENCE = 'Aquella tarde la abuela y el niño subieron despacio a la azotea con una linterna en la mano. '
const chapter = (text: string, more: Partial<Chapter> = {}): Chapter => ({
  number: 2,
  title: 'La azotea',
  paragraphs: [text],
  imagePrompt: 'La abuela y el niño miran las estrellas.',
  scene: { place: '', time: '', action: '', objects: [] },
  ...more,
})

describe('chapterDefects', () => {
  test('a good chapter has none', () => {
    expect(chapterDefects(chapter(SENTENCE.repeat(6)), [], brief)).toEqual([])
  })

  test.each([
    ['too short', chapter(SENTENCE), /18 palabras/],
    ['too long', chapter(SENTENCE.repeat(20)), /palabras/],
    ['untitled', chapter(SENTENCE.repeat(6), { title: '' }), /título/],
    ['without a picture', chapter(SENTENCE.repeat(6), { imagePrompt: 'x' }), /ilustración/],
    [
      'in English',
      chapter('The old woman and the boy went up to the roof with a light in her hand. '.repeat(6)),
      /español/,
    ],
    ['with a link', chapter(`${SENTENCE.repeat(6)} Más en www.cuentos.example.`), /enlaces/],
    ['with markup', chapter(`${SENTENCE.repeat(6)} </datos> {"a": 1}`), /símbolos/],
    ['that names nobody at the beginning', chapter(SENTENCE.repeat(6), { number: 1 }), /quien recibe/],
    ['with a brand', chapter(`${SENTENCE.repeat(6)} Parecía de Disney.`), /marca/],
  ])('%s', (_name, draft, defect) => {
    expect(chapterDefects(draft, [], brief).join(' ')).toMatch(defect)
  })

  test('a name may hold what a story may not', () => {
    const drawn = { ...brief, recipientName: 'Leo 🦖', senderName: '[Ana]' }
    expect(chapterDefects(chapter(`${SENTENCE.repeat(6)} —¡Leo 🦖! —gritó [Ana].`), [], drawn)).toEqual([])
  })

  test.each(['Leo', 'LEO Martínez', 'léo', '李雷', 'L'])(
    'somebody is named by the first word of a name: %s',
    (name) => {
      const first = chapter(`Leo subió. ${SENTENCE.repeat(6)}`, { number: 1 })
      expect(chapterDefects(first, [], { ...brief, recipientName: name })).toEqual([])
    },
  )

  test('a brand that the person wrote is theirs', () => {
    expect(chapterDefects(chapter(`${SENTENCE.repeat(6)} Era de Lego.`), [], brief)).toEqual([])
  })

  test('a chapter told twice is noticed', () => {
    const first = chapter(SENTENCE.repeat(6), { number: 1 })
    expect(chapterDefects(chapter(SENTENCE.repeat(6)), [first], brief).join(' ')).toContain('repetía')
  })
})

test.each([
  ['Había una vez una niña que vivía en la casa más alta del pueblo, con su abuela y con un gato que se reía.', true],
  ['—¡Mira! —dijo Ana. El viento se llevó la cometa y las dos echaron a correr por la playa.', true],
  ['Era uma vez uma menina que vivia na casa mais alta da aldeia, com a sua avó e com um gato que ria.', false],
  ['Hi havia una vegada una nena que vivia a la casa més alta del poble, amb la seva àvia i amb un gat.', false],
  ["C'était une petite fille qui vivait dans la maison la plus haute du village avec sa grand-mère.", false],
  ["C'era una volta una bambina che viveva nella casa più alta del paese con la nonna e un gatto.", false],
  ['Es war einmal ein Mädchen, das in dem höchsten Haus des Dorfes mit der Großmutter wohnte.', false],
  ['Once upon a time there was a girl who lived in the tallest house of the village with her grandmother.', false],
])('isSpanish: %s', (text, expected) => {
  expect(isSpanish(text)).toBe(expected)
})

test('countWords', () => {
  expect(countWords('—Ven —dijo el niño—, ¡son las 3!')).toBe(7)
})
