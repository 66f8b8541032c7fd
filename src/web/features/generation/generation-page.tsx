import { GenerationError } from './generation-error.tsx'
import { GenerationProgress } from './generation-progress.tsx'
import { GenerationResult } from './generation-result.tsx'
import { useGeneration } from './use-generation.ts'

/** The story as it is made, chapter by chapter, and then the book. */
export function GenerationPage() {
  const { state, draft, missing } = useGeneration()
  if (missing || state.status === 'failed') return <GenerationError missing={missing} storyId={state.storyId} />
  if (state.status === 'complete' && state.storyId !== null) {
    return <GenerationResult state={{ ...state, storyId: state.storyId }} draft={draft} />
  }
  return <GenerationProgress state={state} name={draft.recipientName.trim()} />
}
