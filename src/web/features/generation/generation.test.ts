import { describe, expect, test } from 'vitest'
import { applyEvent, IDLE, mergePart, reachedMilestones } from './generation.ts'

const part = (paragraphNumber: number, content = `Título ${paragraphNumber}\n\nTexto`) => ({ paragraphNumber, content })

describe('parts', () => {
  test('are sorted, and replaced by number', () => {
    let parts = [3, 1, 2].map((number) => part(number)).reduce(mergePart, [])
    expect(parts.map((p) => p.paragraphNumber)).toEqual([1, 2, 3])
    parts = mergePart(parts, { ...part(2, 'otro'), imageUrl: '/api/pictures/7' })
    expect(parts).toHaveLength(3)
    expect(parts[1]).toEqual({ paragraphNumber: 2, content: 'otro', imageUrl: '/api/pictures/7' })
  })
})

describe('messages', () => {
  test('progress never falls', () => {
    const state = applyEvent({ ...IDLE, progress: 60 }, { type: 'progress', progress: 20, message: 'Escribiendo' })
    expect(state).toMatchObject({ progress: 60, message: 'Escribiendo' })
  })

  test('a title is kept when later parts bring none', () => {
    const titled = applyEvent(IDLE, { type: 'story_part', storyId: 4, storyTitle: 'Leo', part: part(1) })
    const later = applyEvent(titled, { type: 'story_part', storyId: 4, part: part(2) })
    expect(later).toMatchObject({ storyId: 4, storyTitle: 'Leo' })
    expect(applyEvent(IDLE, { type: 'story_part', storyId: 4, part: part(1) }).storyTitle).toBe(
      'Historia personalizada',
    )
  })

  test('complete is a hundred percent', () => {
    expect(applyEvent(IDLE, { type: 'complete', storyId: 4 })).toMatchObject({ status: 'complete', progress: 100 })
  })

  test('an error without words is unknown', () => {
    expect(applyEvent(IDLE, { type: 'error', message: '' })).toMatchObject({
      status: 'failed',
      error: 'Error desconocido',
    })
  })
})

test.each([
  [0, 0],
  [19, 0],
  [20, 1],
  [60, 2],
  [99, 2],
  [100, 3],
])('at %i percent %i indicators are green', (progress, green) => {
  expect(reachedMilestones(progress)).toBe(green)
})
