import { CHAPTERS } from '../../../contract/constants.ts'
import type { StoryEvent } from '../../../contract/events.ts'

/** `cover`: it can be there now; `given_up`: a picture that was to come by itself can have failed for good. */
type Meaning = 'cover' | 'given_up' | null

/**
 * What a message of a story's stream can mean beyond its words. Only chapters are told of with their pictures: once all
 * are written, progress that follows no chapter and has grown is the cover's. Progress that stands still tells that
 * something is no longer to come. Knows what was heard before.
 */
export function watchProgress(): (event: StoryEvent) => Meaning {
  const written = new Set<number>()
  let reached = -1
  let followsChapter = false
  return (event) => {
    if (event.type === 'story_part') {
      written.add(event.part.paragraphNumber)
      followsChapter = true
      return null
    }
    if (event.type !== 'progress') return null
    // The stream tells everything from the beginning again where it is followed anew.
    if (event.progress < reached) written.clear()
    const before = reached
    reached = event.progress
    const isOfChapter = followsChapter
    followsChapter = false
    if (isOfChapter) return null
    if (reached === before) return 'given_up'
    return reached > before && written.size === CHAPTERS ? 'cover' : null
  }
}
