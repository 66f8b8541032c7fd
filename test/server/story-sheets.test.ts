import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import type { Ctx } from '../../src/server/context.ts'
import { pictures, sheets, type StoryRow } from '../../src/server/db/schema/stories.ts'
import { engineCalls } from '../../src/server/db/schema/usage.ts'
import { type CallOptions, EngineError, type Illustrator, type Moderator, type SheetRequest } from '../../src/engine.ts'
import { illustrateJob } from '../../src/server/features/generation/jobs.ts'
import { type PictureWish, requestPicture } from '../../src/server/features/generation/pictures.ts'
import { sheetJob } from '../../src/server/features/generation/sheets.ts'
import type { Owned } from '../../src/server/features/stories/policy.ts'
import { quickIllustrator } from '../doubles/engines.ts'
import { SCENE, type Visitor } from '../idle-app.ts'
import { openIdleStudio, RUN } from '../idle-studio.ts'

const { t, deletedMeanwhile, picturesOf, discarded, photo, using, noting } = await openIdleStudio()
const { db } = t.ctx
const quick = quickIllustrator()
const SHEET = Buffer.from('both people')
let ana: Visitor
let story: Owned<StoryRow>

beforeEach(async () => {
  ana = await t.visitor()
  const told = { storyTitle: 'El mar', characters: 'Ana, de rojo', coverPrompt: 'Un barco', coverScene: SCENE }
  const photos = { senderPhotoId: await photo(ana), recipientPhotoId: await photo(ana) }
  story = await t.story(ana, { status: 'illustrating', illustrated: true, ...told, ...photos }, { chapters: 5 })
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

const ask = (subject: number, wish: PictureWish = {}, ctx: Ctx = t.ctx) => requestPicture(ctx, story, subject, wish)
const draw = ({ id }: { id: number }, ctx: Ctx, run = RUN) => illustrateJob.run(ctx, { pictureId: id }, run)
const pictureNow = async ({ id }: { id: number }) => (await db.select().from(pictures).where(eq(pictures.id, id)))[0]
const stored = (key: string | null | undefined) => t.deps.files.read(key ?? '')
const refusal = new EngineError('refused', 'x', { userMessage: 'Así no' })

const seen: { request: SheetRequest; options: CallOptions }[] = []
const sheet: NonNullable<Illustrator['sheet']> = async (request, options) => {
  seen.push({ request, options })
  await options.drafts?.write('half', Buffer.from('half'))
  options.onUsage?.({ model: 'm', kind: 'image', costMicroUsd: 3 })
  return SHEET
}
const drawn = (id: number, ctx: Ctx) => sheetJob.run(ctx, { sheetId: id }, RUN)
const rows = () => db.select().from(sheets).orderBy(sheets.id)
const idOf = async (at = 0) => (await rows())[at]?.id ?? 0
beforeEach(() => {
  seen.length = 0
})

test('the sheet job draws both people once, and lets the pictures begin that wait for them', async () => {
  const { asked, ctx } = noting({ sheet })
  const [one, two] = [await ask(1, {}, ctx), await ask(2, {}, ctx)]
  await ask(3, { style: 'comic' }, ctx)
  await ask(4, { recipientPhotoId: await photo(ana) }, ctx)
  await ask(5, { senderPhotoId: await photo(ana) }, ctx)
  await drawn(await idOf(), ctx)
  expect(seen[0]).toMatchObject({
    request: {
      brief: { senderName: 'Clara' },
      style: 'acuarela',
      characters: 'Ana, de rojo',
      photos: { sender: {}, recipient: {} },
    },
    options: { seed: 'seed' },
  })
  const [row] = await rows()
  expect(row).toMatchObject({ status: 'ready', fileKey: expect.stringMatching(/^sheets\/[\w-]{36}\.jpg$/) })
  expect(Buffer.from((await stored(row?.fileKey)) ?? '').equals(SHEET)).toBe(true)
  expect(await t.queued('illustrate')).toEqual([{ pictureId: one.id }, { pictureId: two.id }])
  expect(await discarded()).toEqual([`drafts/sheet-${row?.id}/half.jpg`])
  expect(await db.select().from(engineCalls)).toMatchObject([{ storyId: story.id, costMicroUsd: 3 }])
  await drawn(await idOf(), ctx)
  await drawn(0, ctx)
  expect(seen).toHaveLength(1)
  await draw(one, ctx)
  expect(Buffer.from(asked[0]?.request.sheet ?? '').equals(SHEET)).toBe(true)
})

test('the sheet job may find that the engine needs none; other people than the story’s are looked at first', async () => {
  const { ctx } = noting({ sheet: () => Promise.resolve(null) })
  const reviewed: unknown[] = []
  const moderator: Moderator = {
    async review({ images }) {
      reviewed.push(images?.length)
      return { ok: true }
    },
  }
  const picture = await ask(1, {}, ctx)
  await drawn(await idOf(), using({ moderator }, ctx))
  expect([reviewed, await rows()]).toMatchObject([[], [{ status: 'ready', fileKey: null }]])
  expect(await t.queued('illustrate')).toEqual([{ pictureId: picture.id }])
  await ask(2, { senderPhotoId: await photo(ana) }, ctx)
  await ask(3, { recipientPhotoId: await photo(ana) }, ctx)
  await drawn(await idOf(1), using({ moderator }, ctx))
  await drawn(await idOf(2), using({ moderator, illustrator: quick }, ctx))
  expect([reviewed, await rows()]).toMatchObject([
    [2, 2],
    [{}, { status: 'ready' }, { status: 'ready' }],
  ])
})

test('a sheet that fails ends the pictures that wait for it; what was decided meanwhile stands', async () => {
  const { ctx } = noting({ sheet: () => Promise.reject(refusal) })
  const picture = await ask(1, {}, ctx)
  await drawn(await idOf(), ctx)
  expect(await pictureNow(picture)).toMatchObject({ status: 'failed', failure: 'Así no', refused: true })
  expect(await rows()).toMatchObject([{ status: 'failed' }])
  await sheetJob.failed?.(t.ctx, { sheetId: await idOf() })
  expect(await pictureNow(picture)).toMatchObject({ failure: 'Así no' })
  const other = await ask(2, {}, ctx)
  await sheetJob.failed?.(t.ctx, { sheetId: await idOf() })
  await sheetJob.failed?.(t.ctx, { sheetId: 0 })
  expect(await pictureNow(other)).toMatchObject({ status: 'failed', failure: MESSAGES.generationFailed })

  const third = await ask(3, {}, ctx)
  const overtaken = noting({
    async sheet() {
      await db.update(sheets).set({ status: 'failed' })
      return SHEET
    },
  })
  await drawn(await idOf(), overtaken.ctx)
  expect([await rows(), (await discarded()).map((key) => key.split('/')[0])]).toMatchObject([
    [{ status: 'failed' }],
    ['sheets'],
  ])
  expect(await pictureNow(third)).toMatchObject({ status: 'waiting' })
  expect(await t.queued('illustrate')).toEqual([])
})

test('a sheet whose process ends is interrupted; one whose story was deleted stops quietly', async () => {
  const ending = new AbortController()
  const cut = noting({
    sheet() {
      ending.abort()
      return Promise.resolve(SHEET)
    },
  })
  await ask(1, {}, cut.ctx)
  const id = await idOf()
  const run = { ...RUN, signal: ending.signal }
  await expect(sheetJob.run(cut.ctx, { sheetId: id }, run)).rejects.toThrow('aborted')
  expect(await rows()).toMatchObject([{ status: 'waiting' }])
  await drawn(id, noting({ sheet: (_, options) => deletedMeanwhile(story, options) }).ctx)
  expect(await discarded()).toContain(`drafts/sheet-${id}/half.jpg`)
  expect(await picturesOf(story)).toEqual([])
})
