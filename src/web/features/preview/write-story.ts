import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'
import { pathOf } from '../../path-of.ts'
import { ApiError } from '../../send.ts'
import { toBrief } from '../wizard/to-brief.ts'
import { draftStore } from '../wizard/draft-store.ts'
import { loadPhotos } from '../wizard/photo-store.ts'
import { forgetLostPhotos, uploadMissingPhotos } from '../wizard/submit.ts'

/** The story that was begun, and its attempt; photos that had to be uploaded anew change the attempt. */
type Begun = { storyId: number; attempt: string | null }

/** The draft's story, begun once for each attempt; a repeated request resumes what failed. */
export const begunQuery = (attempt: string | null) =>
  queryOptions({ queryKey: [pathOf('beginStory'), attempt], queryFn: beginStory, gcTime: 0 })

async function beginStory(): Promise<Begun> {
  try {
    return await begin()
  } catch (error) {
    // The server may have lost the photos with the old session; this browser still has them.
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    await forgetLostPhotos(draftStore)
    await uploadMissingPhotos(draftStore.get(), await loadPhotos(), draftStore.change)
    return begin()
  }
}

async function begin(): Promise<Begun> {
  const draft = draftStore.prepare()
  const { storyId } = await call('beginStory', { body: toBrief(draft) })
  return { storyId, attempt: draft.attempt }
}
