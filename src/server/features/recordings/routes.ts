import type { FastifyInstance } from 'fastify'
import type { Recording } from '../../../contract/recordings.ts'
import { routes } from '../../../contract/routes.ts'
import type { Ctx } from '../../context.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { goneSignal } from '../../http/event-stream.ts'
import { handle } from '../../http/handle.ts'
import { readSound } from '../../http/read-upload.ts'
import { sendFile } from '../../http/send-file.ts'
import { ownedStory, type Readable, readableStory } from '../stories/policy.ts'
import { presentRecordings, recordingFile } from './reads.ts'
import { deleteRecording, keepRecording } from './writes.ts'

export function recordingRoutes(app: FastifyInstance): void {
  handle(app, routes.listRecordings, async (ctx, { params }) => present(ctx, await readableStory(ctx, params.storyId)))
  handle(app, routes.keepRecording, async (ctx, { params: { storyId, chapter }, request }) => {
    const story = await ownedStory(ctx, storyId)
    await keepRecording(ctx, story, chapter, await readSound(request), goneSignal(request))
    return present(ctx, story)
  })
  handle(app, routes.deleteRecording, async (ctx, { params: { storyId, chapter } }) => {
    const story = await ownedStory(ctx, storyId)
    await deleteRecording(ctx, story, chapter)
    return present(ctx, story)
  })
  handle(app, routes.getRecording, async (ctx, { params: { storyId, chapter }, request, reply }) => {
    const story = await readableStory(ctx, storyId)
    return sendFile(ctx, request, reply, await recordingFile(ctx, story, chapter))
  })
}

function present(ctx: Ctx, story: Readable<StoryRow>): Promise<Recording[]> {
  return presentRecordings(ctx, story, (chapter) =>
    routes.getRecording.path.replace(':storyId', String(story.id)).replace(':chapter', String(chapter)),
  )
}
