import type { z } from 'zod'
import type { generatedTextSchema } from '../../../contract/stories.ts'
import { api, ApiError } from '../../api.ts'
import { toBrief } from '../wizard/draft.ts'
import { draftStore } from '../wizard/draft-store.ts'
import { loadPhotos } from '../wizard/photo-store.ts'
import { forgetLostPhotos, uploadMissingPhotos } from '../wizard/submit.ts'

type Text = z.output<typeof generatedTextSchema>

/** Writes the draft's story, or finds the one that it has become: the attempt names it. */
export async function writeStory(): Promise<Text> {
  try {
    return await write()
  } catch (error) {
    // The photos may be gone with an old identity; this browser still has them.
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    await forgetLostPhotos(draftStore)
    await uploadMissingPhotos(draftStore.get(), await loadPhotos(), draftStore.change)
    return write()
  }
}

async function write(): Promise<Text> {
  const draft = draftStore.prepare()
  const text = await api.generateText(toBrief(draft))
  draftStore.became(text.storyId, draft.attempt)
  return text
}
