import { eq, sum } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Paragraph } from '../../src/contract/stories.ts'
import { MESSAGES } from '../../src/contract/messages.ts'
import { photos as photoRows } from '../../src/server/db/schema/photos.ts'
import { pictures, sheets, stories } from '../../src/server/db/schema/stories.ts'
import { budgetDays, engineCalls } from '../../src/server/db/schema/usage.ts'
import { notifyFollowers } from '../../src/server/features/generation/events.ts'
import { storyForWork } from '../../src/server/features/stories/policy.ts'
import { deleteStory } from '../../src/server/features/stories/writes.ts'
import type { TestClient } from '../client.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { type ProvidersDouble, SECRET_KEY, startProviders } from '../doubles/providers.ts'
import { BRIEF, facePhoto } from '../factories.ts'
import { signUp } from '../members.ts'

const providers = await startProviders()
afterEach(() => providers.reset())

type Written = { storyId: number; title: string; paragraphs: Paragraph[] }

function hosted(env: Record<string, string> = {}, double: ProvidersDouble = providers) {
  return createTestApp({
    realEngines: true,
    env: {
      TEXT_MODEL: 'openai:gpt-5.6-luna',
      IMAGE_MODEL: 'google:gemini-3.1-flash-image-preview',
      ...double.env,
      ...env,
    },
  })
}

async function withPhotos(client: TestClient): Promise<{ senderPhotoId: number; recipientPhotoId: number }> {
  const ids = []
  for (const personRelation of ['sender', 'recipient']) {
    const response = await client.uploadPhoto(await facePhoto(), { personRelation })
    ids.push(((await response.json()) as { photo: { id: number } }).photo.id)
  }
  return { senderPhotoId: ids[0] ?? 0, recipientPhotoId: ids[1] ?? 0 }
}

function asked(what: string, double: ProvidersDouble = providers) {
  return double.requests.filter(({ text }) => text.includes(what))
}

async function spent(t: TestApp): Promise<number> {
  const [row] = await t.ctx.db.select({ total: sum(engineCalls.costMicroUsd) }).from(engineCalls)
  return Number(row?.total ?? 0)
}

test('streamed, with judge and moderator: one sheet, six pictures that lean on it, verdicts and costs kept', async () => {
  const moderated = { MODERATION_MODEL: 'openai:omni-moderation-latest', JUDGE_MODEL: 'openai:gpt-5.6-luna' }
  await using t = await hosted(moderated)
  const ana = t.visitor()
  const body = { ...BRIEF, ...(await withPhotos(ana)) }
  const events = (await ana.stream('/api/stories/generate', { body })).map(({ event }) => event)
  expect(events.at(-1)).toMatchObject({ type: 'complete' })
  const parts = events.flatMap((event) => (event.type === 'story_part' ? [event] : []))
  expect(parts[0]).toMatchObject({ storyTitle: 'Mateo y el farol de las mareas', part: { paragraphNumber: 1 } })
  expect(new Set(parts.flatMap(({ part }) => (part.imageUrl ? [part.paragraphNumber] : []))).size).toBe(5)

  expect(asked('Hoja de personajes')).toHaveLength(1)
  const drawn = asked('a sangre')
  expect(drawn).toHaveLength(6)
  expect(drawn.every(({ text, images }) => text.includes('Imagen 1: hoja de personajes') && images === 3)).toBe(true)
  const rows = await t.ctx.db.select().from(pictures)
  expect(rows).toHaveLength(6)
  expect(rows.every(({ verdicts, model }) => verdicts?.length === 7 && model?.startsWith('google:'))).toBe(true)
  const calls = await t.ctx.db.select().from(engineCalls)
  expect(Map.groupBy(calls, ({ kind }) => kind).get('image')).toHaveLength(7)
  expect(await spent(t)).toBeGreaterThan(500_000)
  expect(calls.every(({ storyId }) => storyId === rows[0]?.storyId)).toBe(true)

  // A picture that is drawn anew, any day, leans on the same sheet.
  const [story] = await t.ctx.db.select().from(stories)
  const paragraphs = await ana.json<Paragraph[]>('GET', `/api/stories/${story?.id}/paragraphs`)
  await ana.json('POST', `/api/paragraphs/${paragraphs[2]?.id}/illustrate`, { imagePrompt: 'Las dos en un globo rojo' })
  expect(asked('Hoja de personajes')).toHaveLength(1)
  expect(asked('globo rojo')[0]?.path).toContain('moderations')
  // In another style it needs another.
  await ana.json('POST', `/api/paragraphs/${paragraphs[2]?.id}/illustrate`, { illustrationStyle: 'comic' })
  expect(asked('Hoja de personajes')).toHaveLength(2)
  expect(await t.ctx.db.select().from(sheets)).toHaveLength(2)
})

test('text first, with everything going wrong once: survived, and nothing private in the log', async () => {
  await using t = await hosted({
    TEXT_MODEL: 'anthropic:claude-sonnet-5-5',
    IMAGE_MODEL: 'openai:gpt-image-2,bfl:flux-2-pro',
    MODERATION_MODEL: 'openai:omni-moderation-latest',
  })
  const ana = t.visitor()
  const photos = await withPhotos(ana)
  const private_ = { ...BRIEF, senderName: 'Wenceslao', specialMemory: 'cuando Wenceslao perdió la cometa azul' }
  providers.fail({ when: '/moderations', status: 503 })
  providers.fail({ when: '/messages', answer: 'broken_json' })
  providers.fail({ when: 'los capítulos', status: 429, headers: { 'retry-after': '1' } })
  const written = await ana.json<Written>('POST', '/api/stories/generate-text', { ...private_, ...photos })
  expect([written.paragraphs.length, providers.unmet()]).toEqual([5, []])

  providers.fail({ when: 'Hoja de personajes', answer: 'blank' })
  providers.fail({ when: '/images/edits', status: 500, times: 2 })
  providers.fail({ when: '/images/edits', answer: 'not_an_image' })
  providers.fail({ when: '/images/edits', status: 429, headers: { 'retry-after': '7200' } })
  await Promise.all([
    ana.json('POST', `/api/stories/${written.storyId}/generate-cover`, {}),
    ...written.paragraphs.map(({ id }) => ana.json('POST', `/api/paragraphs/${id}/illustrate`, {})),
  ])
  const [story] = await t.ctx.db.select().from(stories).where(eq(stories.id, written.storyId))
  expect([story?.status, providers.unmet()]).toEqual(['complete', []])
  const models = (await t.ctx.db.select().from(pictures)).map(({ model }) => model)
  expect(models).toContain('bfl:flux-2-pro')

  const log = t.logged()
  expect(log).toContain('engine passed over')
  expect(log).not.toMatch(/Wenceslao|cometa|Mateo|farol/)
  expect(log).not.toContain(SECRET_KEY)
  expect(log).not.toMatch(/[A-Za-z0-9+/]{200,}/)
})

test('a refusal is told kindly, with a way on, and asked of nobody else', async () => {
  await using t = await hosted({
    TEXT_MODEL: 'google:gemini-3.8-flash,openai:gpt-5.6-luna',
    IMAGE_MODEL: 'openai:gpt-image-2,google:gemini-3.1-flash-image-preview',
    MODERATION_MODEL: 'openai:omni-moderation-latest',
  })
  const ana = t.visitor()
  const photos = await withPhotos(ana)
  const ask = (extraTrait: string) =>
    ana.send('POST', '/api/stories/generate-text', { ...BRIEF, ...photos, extraTrait })

  providers.fail({ when: '/moderations', answer: 'refusal' })
  const moderated = await ask('uno')
  expect([moderated.status, await moderated.json()]).toMatchObject([
    422,
    { code: 'refused', message: expect.stringContaining('Prueba') },
  ])
  expect(new Set(providers.requests.map(({ path }) => path))).toEqual(new Set(['/openai/v1/moderations']))

  providers.reset()
  providers.fail({ when: 'streamGenerateContent', answer: 'refusal' })
  const refused = await ask('dos')
  expect([refused.status, await refused.json()]).toMatchObject([422, { message: expect.stringContaining('Prueba') }])
  expect(providers.requests.some(({ path }) => path.includes('/openai/v1/responses'))).toBe(false)

  providers.fail({ when: 'streamGenerateContent', answer: 'refusal' })
  const body = { ...BRIEF, ...photos, extraTrait: 'tres' }
  const streamed = await ana.stream('/api/stories/generate', { body })
  expect(streamed.at(-1)?.event).toMatchObject({ type: 'error', message: expect.stringContaining('Prueba') })

  const written = (await (await ask('cuatro')).json()) as Written
  providers.fail({ when: 'a sangre', answer: 'refusal' })
  const picture = await ana.send('POST', `/api/paragraphs/${written.paragraphs[0]?.id}/illustrate`, {})
  expect([picture.status, await picture.json()]).toMatchObject([
    422,
    { code: 'refused', message: expect.stringContaining('otra foto') },
  ])
  expect((await ana.send('POST', `/api/paragraphs/${written.paragraphs[0]?.id}/illustrate`, {})).status).toBe(200)
})

test('the daily budget holds under parallel load; the person and the operator hear of it', async () => {
  await using t = await hosted({ DAILY_BUDGET_USD: '0.2', VISITOR_DAILY_STORIES: '30' })
  const ana = t.visitor()
  const photos = await withPhotos(ana)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      ana.send('POST', '/api/stories/generate-text', { ...BRIEF, ...photos, extraTrait: `número ${index}` }),
    ),
  )
  const statuses = Map.groupBy(answers, ({ status }) => status)
  expect(statuses.get(200)?.length).toBeGreaterThan(0)
  expect(statuses.get(503)?.length).toBeGreaterThan(0)
  expect(await statuses.get(503)?.[0]?.json()).toMatchObject({ message: MESSAGES.budgetSpent })
  const [day] = await t.ctx.db.select().from(budgetDays)
  expect(day?.microUsd).toBeLessThanOrEqual(200_000)
  expect(day?.microUsd).toBe(await spent(t))
  expect(t.logged()).toContain('the daily budget for engines is spent')
})

test('when the hosted model is out, the embedded one takes over', async () => {
  await using t = await hosted({
    TEXT_MODEL: 'openai:gpt-5.6-luna,embedded',
    IMAGE_MODEL: 'openai:gpt-image-2,embedded',
  })
  const ana = t.visitor()
  const photos = await withPhotos(ana)
  providers.fail({ when: '', status: 401, code: 'invalid_api_key', times: 99 })
  const written = await ana.json<Written>('POST', '/api/stories/generate-text', { ...BRIEF, ...photos })
  expect(written.paragraphs).toHaveLength(5)
  await ana.json('POST', `/api/stories/${written.storyId}/generate-cover`, {})
  const models = (await t.ctx.db.select().from(pictures)).map(({ model }) => model)
  expect(models).toEqual(['embedded'])
  expect(asked('')).not.toHaveLength(0)
  expect(await spent(t)).toBe(0)
})

test('a story that was deleted is drawn no further', async () => {
  await using slow = await startProviders({ latency: { picture: 60_000 } })
  await using t = await hosted({}, slow)
  const ana = t.visitor()
  const photos = await withPhotos(ana)
  const written = await ana.json<Written>('POST', '/api/stories/generate-text', { ...BRIEF, ...photos })
  const drawing = ana.send('POST', `/api/stories/${written.storyId}/generate-cover`, {})
  const callIsUnderWay = () => slow.requests.find(({ text }) => text.includes('a sangre'))
  await expect.poll(callIsUnderWay, { timeout: 20_000 }).toBeDefined()
  const story = await storyForWork(t.ctx, written.storyId)
  if (story) await deleteStory(t.ctx, story)
  // Followers ask every few seconds anyway; news spare the test the wait.
  await notifyFollowers(t.ctx, written.storyId)
  await expect.poll(() => callIsUnderWay()?.isAbandoned, { timeout: 20_000 }).toBe(true)
  expect((await drawing).status).toBe(404)
})

test('combining two photos: a refusal and a busy engine are told as what they are', async () => {
  await using t = await hosted({ MODERATION_MODEL: 'openai:omni-moderation-latest' })
  const ana = t.visitor()
  const photos = await withPhotos(ana)
  await signUp(ana, 'ana')
  const combine = (prompt: string) =>
    ana.send('POST', '/api/photos/combine', {
      photoId1: photos.senderPhotoId,
      photoId2: photos.recipientPhotoId,
      prompt,
    })
  providers.fail({ when: ':generateContent', answer: 'refusal' })
  const refused = await combine('en la playa')
  expect([refused.status, await refused.json()]).toMatchObject([422, { message: expect.stringContaining('otra foto') }])
  providers.fail({ when: 'en un barco', answer: 'refusal' })
  const moderated = await combine('en un barco')
  expect([moderated.status, await moderated.json()]).toMatchObject([
    422,
    { message: expect.stringContaining('Prueba') },
  ])
  providers.fail({ when: ':generateContent', status: 429, headers: { 'retry-after': '600' } })
  const busy = await combine('en el campo')
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '600'])
  expect(await busy.json()).toMatchObject({ message: MESSAGES.enginesBusy })
  expect(await t.ctx.db.$count(photoRows)).toBe(2)
})
