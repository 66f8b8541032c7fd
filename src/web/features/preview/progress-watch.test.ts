import { expect, test } from 'vitest'
import type { StoryEvent } from '../../../contract/events.ts'
import { watchProgress } from './progress-watch.ts'

const progress = (percent: number): StoryEvent => ({ type: 'progress', progress: percent, message: '' })
const part = (paragraphNumber: number, imageUrl: string | null = null): StoryEvent => ({
  type: 'story_part',
  storyId: 1,
  part: { paragraphNumber, content: '', imageUrl },
})
const CHAPTERS = [1, 2, 3, 4, 5].flatMap((n) => [part(n), progress(5 + n * 10)])
const WRITTEN = [progress(0), progress(5), ...CHAPTERS]
const DRAWN = [part(2, '/2'), progress(65), progress(70), part(1, '/1'), progress(75)]

/** What the messages mean that mean anything. */
function meanings(told: readonly StoryEvent[]): (event: StoryEvent) => string[] {
  const watch = watchProgress()
  const heard = told.map((event) => [event, watch(event)] as const)
  return (event) => heard.flatMap(([each, meaning]) => (each === event && meaning ? [meaning] : []))
}

test('of all that is told only the progress without a chapter can be the cover, however often it is told', () => {
  const cover = progress(70)
  const told = [
    ...WRITTEN,
    ...DRAWN.map((event) => (event.type === 'progress' && event.progress === 70 ? cover : event)),
  ]
  const all = [...told, { type: 'complete', storyId: 1 } as const]
  const means = meanings([...all, ...all])
  expect(means(cover)).toEqual(['cover', 'cover'])
  expect(all.filter((event) => event !== cover).flatMap(means)).toEqual([])
})

test('progress that stands still tells of a picture that is no longer to come, also while chapters are written', () => {
  const [early, late] = [progress(25), progress(65)]
  const told = [...WRITTEN.slice(0, 6), early, ...WRITTEN.slice(6), part(2, '/2'), progress(65), late]
  const means = meanings([...told, ...told])
  expect([means(early), means(late)]).toEqual([
    ['given_up', 'given_up'],
    ['given_up', 'given_up'],
  ])
  expect(told.filter((event) => event !== early && event !== late).flatMap(means)).toEqual([])
})
