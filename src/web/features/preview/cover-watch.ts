import { CHAPTERS } from '../../../contract/constants.ts'
import type { StoryEvent } from '../../../contract/events.ts'

/**
 * Whether a message of a story's stream can mean that its cover is there. Only chapters are told of with their pictures:
 * once all are written, progress that follows no chapter and has grown is the cover's. Knows what was heard before.
 */
export function watchForCover(): (event: StoryEvent) => boolean {
  const written = new Set<number>()
  let reached = 0
  let followsChapter = false
  return (event) => {
    if (event.type === 'story_part') {
      written.add(event.part.paragraphNumber)
      followsChapter = true
      return false
    }
    if (event.type !== 'progress') return false
    // The stream tells everything from the beginning again where it is followed anew.
    if (event.progress < reached) written.clear()
    const hasGrown = event.progress > reached
    reached = event.progress
    const isOfChapter = followsChapter
    followsChapter = false
    return hasGrown && !isOfChapter && written.size === CHAPTERS
  }
}
