import { draftStore } from '../wizard/draft-store.ts'
import { forgetPhotos } from '../wizard/photo-store.ts'
import { createGenerationStore } from './generation-store.ts'

/** The one generation of this page. */
export const generation = createGenerationStore({
  onStory: (storyId, attempt) => draftStore.became(storyId, attempt),
})

/** Clears the draft, its photos and the story in this browser. Purchases are not touched. */
export async function startOver(): Promise<void> {
  generation.reset()
  draftStore.reset()
  await forgetPhotos()
}
