import { DEFAULT_STORY_TITLE, GENERATION_MILESTONES } from '../../../contract/constants.ts'
import type { StoryEvent } from '../../../contract/events.ts'
import type { Part } from '../../../contract/stories.ts'

/** What the streaming screen knows of the story that is being made. */
export type Generation = {
  status: 'idle' | 'generating' | 'complete' | 'failed'
  /** Percent, never falling while one story is made. */
  progress: number
  message: string
  storyId: number | null
  storyTitle: string
  parts: Part[]
  /** Why it failed, in Spanish. */
  error: string | null
  /** True where a retry would be refused too. */
  refused: boolean
}

export const IDLE: Generation = {
  status: 'idle',
  progress: 0,
  message: '',
  storyId: null,
  storyTitle: DEFAULT_STORY_TITLE,
  parts: [],
  error: null,
  refused: false,
}

const UNKNOWN_ERROR = 'Error desconocido'

/** Applies one message of the stream. */
export function applyEvent(state: Generation, event: StoryEvent): Generation {
  switch (event.type) {
    case 'progress':
      return { ...state, progress: Math.max(state.progress, event.progress), message: event.message }
    case 'story_part':
      return {
        ...state,
        storyId: event.storyId,
        storyTitle: event.storyTitle ?? state.storyTitle,
        parts: mergePart(state.parts, event.part),
      }
    case 'complete':
      return { ...state, status: 'complete', progress: 100, storyId: event.storyId }
    default:
      return { ...state, status: 'failed', error: event.message || UNKNOWN_ERROR, refused: event.refused === true }
  }
}

/** Parts are sorted by number; one whose number is there already replaces it. */
export function mergePart(parts: readonly Part[], part: Part): Part[] {
  return [...parts.filter((other) => other.paragraphNumber !== part.paragraphNumber), part].sort(
    (a, b) => a.paragraphNumber - b.paragraphNumber,
  )
}

/** How many of the step indicators are green. */
export function reachedMilestones(progress: number): number {
  return GENERATION_MILESTONES.filter((milestone) => progress >= milestone).length
}
