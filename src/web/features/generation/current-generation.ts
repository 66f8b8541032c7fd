import { rememberStory } from '../shell/own-stories.ts'
import { draftStore } from '../wizard/draft-store.ts'
import { forgetPhotos } from '../wizard/photo-store.ts'
import { createGenerationStore } from './generation-store.ts'

/** The one generation of this page. */
export const generation = createGenerationStore({
  onStory: (storyId, attempt) => {
    rememberStory()
    draftStore.became(storyId, attempt)
  },
})

/** Clears the draft, its photos and the story in this tab; or all that the browser keeps. Purchases are not touched. */
export async function startOver(of: 'tab' | 'browser' = 'tab'): Promise<void> {
  generation.reset()
  draftStore.reset()
  await forgetPhotos(of)
}
