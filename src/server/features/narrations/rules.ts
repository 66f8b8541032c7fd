import { RECORDING_MESSAGES } from '../../../contract/recording-limits.ts'
import { splitChapter } from '../../../contract/stories.ts'
import type { RecordingRow } from '../../db/schema/recordings.ts'
import { EngineError } from '../../../engine.ts'
import { type JobRun, Postponed } from '../../jobs/job.ts'
import { outcomeOf } from '../generation/rules.ts'
import { textDigest } from '../recordings/rules.ts'

/** Whether a narrator may read a chapter: nothing is recorded of it, or a narrator read another version. */
export function isUnread(recording: RecordingRow | undefined, chapterText: string): boolean {
  return !recording || (recording.narrated && recording.textDigest !== textDigest(chapterText))
}

/** What is read aloud of a chapter, its title first. */
export function spokenText(chapterText: string): string {
  const { title, paragraphs } = splitChapter(chapterText)
  const heading = /[.!?…»”]$/.test(title) ? title : `${title}.`
  return [heading, ...paragraphs].join('\n\n')
}

/**
 * What whoever asked is told of a run's final failure; where it will be tried again, it throws.
 *
 * @throws Postponed, where the voice has said when to ask again
 */
export function finalFailure(error: unknown, { attempt, postponed = 0 }: JobRun): string {
  if (!(error instanceof EngineError)) throw error
  const outcome = outcomeOf(error, attempt, postponed)
  if (outcome === 'retry') throw error
  if ('waitMs' in outcome) throw new Postponed(outcome.waitMs)
  if (error.failure === 'budget') return RECORDING_MESSAGES.narratorTomorrow
  return error.userMessage ?? RECORDING_MESSAGES.narratorFailed
}
