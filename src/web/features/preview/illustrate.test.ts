import { expect, test } from 'vitest'
import type { Paragraph } from '../../../contract/stories.ts'
import { illustrateAll, illustratedCount, isFullyIllustrated, missingDrawings, type Drawing } from './illustrate.ts'

const paragraphs = [1, 2, 3, 4, 5].map((number): Paragraph => ({
  id: number * 10,
  storyId: 1,
  paragraphNumber: number,
  paragraphText: 'Título\n\nTexto',
  imagePrompt: 'Una playa',
  imageUrl: number === 2 ? '/api/pictures/2' : null,
}))

test('lists what lacks a picture, the cover early on', () => {
  expect(missingDrawings(paragraphs, null).map((it) => (it === 'cover' ? it : it.paragraphNumber))).toEqual([
    1,
    'cover',
    3,
    4,
    5,
  ])
  expect(missingDrawings(paragraphs, '/cover')).toHaveLength(4)
})

test('draws at most five at a time, and all of them', async () => {
  let running = 0
  let most = 0
  const drawn: Drawing[] = []
  await illustrateAll(
    ['cover', ...paragraphs],
    async (drawing) => {
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
      drawn.push(drawing)
    },
    () => expect.unreachable(),
  )
  expect(drawn).toHaveLength(6)
  expect(most).toBe(5)
})

test('a failure stops nobody else', async () => {
  const failures: unknown[] = []
  const drawn: Drawing[] = []
  await illustrateAll(
    paragraphs,
    async (drawing) => {
      if (drawing !== 'cover' && drawing.paragraphNumber === 3) throw new Error('no ink')
      drawn.push(drawing)
      await Promise.resolve()
    },
    (error) => failures.push(error),
  )
  expect(drawn).toHaveLength(4)
  expect(failures).toEqual([new Error('no ink')])
})

test('counts', () => {
  expect(illustratedCount(paragraphs)).toBe(1)
  expect(isFullyIllustrated(paragraphs)).toBe(false)
  expect(isFullyIllustrated([])).toBe(false)
  expect(isFullyIllustrated(paragraphs.map((paragraph) => ({ ...paragraph, imageUrl: '/x' })))).toBe(true)
})
