import { expect, test } from 'vitest'
import { pagesOf, type ReadableStory, spokenBlocks } from './pages.ts'

const story: ReadableStory = {
  storyTitle: 'El mar',
  recipientName: 'Leo',
  senderName: 'mamá',
  coverImageUrl: null,
  dedication: 'Para ti. Con amor, mamá',
  parts: [
    { paragraphNumber: 1, content: 'Uno\n\nHabía una vez.\n\nFin de uno.', imageUrl: '/api/pictures/1' },
    { paragraphNumber: 2, content: 'Dos\n\nY luego.' },
  ],
}

test('a story is a cover, its first page, its chapters and an end, each with a name', () => {
  expect(pagesOf(story).map(({ label }) => label)).toEqual([
    'Portada',
    'Dedicatoria',
    'Capítulo uno: Uno',
    'Capítulo dos: Dos',
    'Fin',
  ])
})

const said = (given: ReadableStory) => pagesOf(given).map((page) => spokenBlocks(page, given))

test('what is read aloud is what stands there', () => {
  expect(said(story)).toEqual([
    ['El mar', 'Para Leo, de mamá'],
    ['Para ti.', 'Con amor, mamá'],
    ['Uno', 'Había una vez.', 'Fin de uno.'],
    ['Dos', 'Y luego.'],
    ['Fin'],
  ])
  expect(said({ ...story, dedication: undefined, senderName: undefined }).slice(0, 2)).toEqual([
    ['El mar', 'Para Leo'],
    [],
  ])
})
