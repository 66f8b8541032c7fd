import { draftStore } from '../wizard/draft-store.ts'
import { forgetPhotos } from '../wizard/photo-store.ts'
import { createGenerationStore } from './generation-store.ts'

/** The one generation of this page. */
export const generation = createGenerationStore({
  onStory: (storyId, attempt) => draftStore.became(storyId, attempt),
})

/** Clears all that was told and made in this browser: fields, style, photos, story. What is bought stays bought. */
export async function startOver(): Promise<void> {
  generation.reset()
  draftStore.reset()
  await forgetPhotos()
}
