import { expect, test } from 'vitest'
import type { StoryEvent } from '../../../contract/events.ts'
import { watchForCover } from './cover-watch.ts'

const progress = (percent: number): StoryEvent => ({ type: 'progress', progress: percent, message: '' })
const part = (paragraphNumber: number, imageUrl: string | null = null): StoryEvent => ({
  type: 'story_part',
  storyId: 1,
  part: { paragraphNumber, content: '', imageUrl },
})
const CHAPTERS = [1, 2, 3, 4, 5].flatMap((n) => [part(n), progress(5 + n * 10)])
const WRITTEN = [progress(0), progress(5), ...CHAPTERS, progress(55)]
const DRAWN = [part(2, '/2'), progress(65), progress(70), part(1, '/1'), progress(75)]

test('of all that is told only the progress without a chapter can be the cover, however often it is told', () => {
  const mayBeCover = watchForCover()
  const told = [...WRITTEN, ...DRAWN, { type: 'complete', storyId: 1 } as const]
  expect(told.filter(mayBeCover)).toEqual([progress(70)])
  expect(told.filter(mayBeCover)).toEqual([progress(70)])
})
