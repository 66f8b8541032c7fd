import { expect, test } from 'vitest'
import type { ParagraphRow, StoryRow } from '../../db/schema/stories.ts'
import { chapterOf, headOf } from './story-data.ts'

const scene = { place: 'el mar', time: 'de noche', action: 'nada', objects: ['barco'] }

test('a story has a head once it has a title and a cover', () => {
  const row = {
    storyTitle: 'El mar',
    characters: 'Ana, de rojo',
    coverPrompt: 'Un barco',
    coverScene: scene,
  } as StoryRow
  const cover = { imagePrompt: 'Un barco', scene }
  expect(headOf(row)).toEqual({ title: 'El mar', characters: 'Ana, de rojo', cover })
  expect(headOf({ ...row, storyTitle: null })).toBeNull()
  expect(headOf({ ...row, coverPrompt: null })).toBeNull()
  const bare = { place: '', time: '', action: '', objects: [] }
  expect(headOf({ ...row, coverScene: null })?.cover).toEqual({ imagePrompt: 'Un barco', scene: bare })
})

test('a chapter is given as it was written', () => {
  const row = {
    paragraphNumber: 3,
    paragraphText: 'El faro\n\nUno.\n\nDos.',
    imagePrompt: 'Un faro',
    scene,
  } as ParagraphRow
  const words = { title: 'El faro', paragraphs: ['Uno.', 'Dos.'] }
  expect(chapterOf(row)).toEqual({ number: 3, ...words, imagePrompt: 'Un faro', scene })
})
