import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MESSAGES, postponedMessage } from '../../../contract/messages.ts'
import { routes } from '../../../contract/routes.ts'
import type { Ctx } from '../../context.ts'
import { pictures, type PictureRow, stories, type StoryRow } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import { goneSignal, openEventStream } from '../../http/event-stream.ts'
import { handle } from '../../http/handle.ts'
import { asSomebody } from '../../http/identity.ts'
import { requireOwnPhotos } from '../photos/policy.ts'
import { type Owned, ownedParagraph, ownedStory } from '../stories/policy.ts'
import { pictureUrl, presentBrief } from '../stories/present.ts'
import { listParagraphs } from '../stories/reads.ts'
import { Follower, waitFor } from './events.ts'
import { waitOf } from './failures.ts'
import { requireDrawingRoom, requireProofOfMore } from './limits.ts'
import { type PictureWish, requestPicture } from './pictures.ts'
import { requestRedraw } from './redraws.ts'
import { COVER } from './rules.ts'
import { arriving } from './unasked.ts'
import { beginStory, illustrateStory } from './writes.ts'

export function generationRoutes(app: FastifyInstance): void {
  handle(app, routes.beginStory, async (ctx, { body, request, reply }) => {
    const me = await asSomebody(ctx, request, reply)
    return { storyId: (await beginStory(me, body, { illustrated: false })).id }
  })

  handle(app, routes.generateText, async (ctx, { body, request, reply }) => {
    const me = await asSomebody(ctx, request, reply)
    const story = await writtenStory(me, await beginStory(me, body, { illustrated: false }), request)
    return { storyId: story.id, title: story.storyTitle ?? '', paragraphs: await listParagraphs(ctx, story) }
  })

  handle(
    app,
    routes.streamStory,
    async (ctx, { query, request, reply }) => {
      const me = await asSomebody(ctx, request, reply)
      const resumed = await resumedStory(me, request)
      // Nothing follows: 204 stops an EventSource from reconnecting.
      if (resumed?.ended) return reply.status(204).send()
      const story = resumed?.story ?? (await beginStory(me, query, { illustrated: true }))
      return streamStory({ ...me, request, reply }, story.id, resumed?.cursor ?? 0)
    },
    { config: { sameOrigin: true, resumes: true } },
  )

  handle(app, routes.generateStory, async (ctx, { body, request, reply }) => {
    const me = await asSomebody(ctx, request, reply)
    const story = await beginStory(me, body, { illustrated: true })
    return streamStory({ ...me, request, reply }, story.id, 0)
  })

  handle(app, routes.followStory, async (ctx, { params, request, reply }) => {
    const story = await ownedStory(ctx, params.storyId)
    const resumed = await resumedStory(ctx, request)
    if (resumed?.ended) return reply.status(204).send()
    const cursor = resumed?.story.id === story.id ? resumed.cursor : 0
    return streamStory({ ...ctx, request, reply }, story.id, cursor)
  })

  handle(app, routes.getBrief, async (ctx, { params }) => {
    const story = await ownedStory(ctx, params.storyId)
    return { ...presentBrief(story), arriving: [...(await arriving(ctx, story))] }
  })

  handle(app, routes.illustrateStory, async (ctx, { params, body }) => {
    const story = await ownedStory(ctx, params.storyId)
    await requireDrawable(ctx, story, body)
    await illustrateStory(ctx, story, wishOf(body))
    return { storyId: story.id }
  })

  handle(app, routes.illustrateParagraph, async (ctx, { params, body, request }) => {
    const { paragraph, story } = await ownedParagraph(ctx, params.id)
    return { imageUrl: await drawnPicture(ctx, request, story, paragraph.paragraphNumber, wishOf(body)) }
  })

  handle(app, routes.generateCover, async (ctx, { params, body, request }) => {
    const story = await ownedStory(ctx, params.storyId)
    if (story.coverPrompt === null) throw new AppError('conflict', MESSAGES.storyBusy)
    return { coverImageUrl: await drawnPicture(ctx, request, story, COVER, wishOf(body)) }
  })
}

function wishOf({
  illustrationStyle,
  ...rest
}: PictureWish & { illustrationStyle?: PictureWish['style'] }): PictureWish {
  return { ...rest, style: illustrationStyle }
}

/** Waits until the text is there. A connection that breaks changes nothing: asking again finds the same story. */
async function writtenStory(ctx: Ctx, story: Owned<StoryRow>, request: FastifyRequest): Promise<Owned<StoryRow>> {
  const done = await waitFor(
    ctx,
    story.id,
    async () => {
      const current = await ownedStory(ctx, story.id)
      if (current.status !== 'writing') return current
      requireNoWait(ctx, current)
      return null
    },
    goneSignal(request),
  )
  if (!done) throw new AppError('unavailable', MESSAGES.unavailable)
  if (done.storyContent === null)
    throw new AppError(done.refused ? 'refused' : 'unavailable', done.failure ?? MESSAGES.generationFailed)
  return done
}

/** @throws AppError unavailable, where the work goes on by itself only later */
function requireNoWait(ctx: Ctx, story: StoryRow): void {
  const waitMs = waitOf(ctx, story)
  if (waitMs > 0) throw new AppError('unavailable', postponedMessage(waitMs))
}

/** @throws AppError not_found (a photo), too_many (pictures of one day), unproven (where engines cost money) */
async function requireDrawable(ctx: Ctx, story: Owned<StoryRow>, wish: PictureWish): Promise<void> {
  await requireOwnPhotos(ctx, [wish.senderPhotoId, wish.recipientPhotoId])
  await requireDrawingRoom(ctx, story.userId)
  await requireProofOfMore(ctx, story)
}

async function drawnPicture(
  ctx: Ctx,
  request: FastifyRequest,
  story: Owned<StoryRow>,
  subject: number,
  wish: PictureWish,
): Promise<string> {
  await requireDrawable(ctx, story, wish)
  const { redo } = wish
  const asked = redo
    ? await requestRedraw(ctx, story, subject, { ...wish, redo })
    : await requestPicture(ctx, story, subject, wish)
  const done = await waitFor(
    ctx,
    story.id,
    async (): Promise<PictureRow | null> => {
      const [picture] = await ctx.db.select().from(pictures).where(eq(pictures.id, asked.id))
      if (!picture) throw new AppError('not_found', MESSAGES.storyNotFound)
      if (picture.status !== 'waiting') return picture
      requireNoWait(ctx, await ownedStory(ctx, story.id))
      return null
    },
    goneSignal(request),
  )
  if (done?.status !== 'ready')
    throw new AppError(done?.refused ? 'refused' : 'unavailable', done?.failure ?? MESSAGES.generationFailed)
  return pictureUrl(done.id) ?? ''
}

/** The story and the place in its log that a reconnecting browser names by its last event. */
async function resumedStory(
  ctx: Ctx,
  request: FastifyRequest,
): Promise<{ story: Owned<StoryRow>; cursor: number; ended: boolean } | null> {
  const match = String(request.headers['last-event-id'] ?? '').match(/^(\d{1,9}):(\d{1,9})$/)
  if (!match) return null
  const cursor = Number(match[2])
  const story = await ownedStory(ctx, Number(match[1]))
  const [row] = await ctx.db.select({ lastSeq: stories.lastSeq }).from(stories).where(eq(stories.id, story.id))
  const over = story.status === 'complete' || story.status === 'failed'
  return { story, cursor, ended: over && cursor >= (row?.lastSeq ?? 0) }
}

/** Answers with what is told of a story behind `cursor`. Holds nothing of the call that opened the stream. */
function streamStory(
  { db, deps, request, reply }: Ctx & { request: FastifyRequest; reply: FastifyReply },
  storyId: number,
  cursor: number,
): void {
  const stream = openEventStream(request, reply)
  const follower = new Follower({ db, deps }, storyId, cursor, stream)
  stream.lead(follower)
  follower.wake()
}
