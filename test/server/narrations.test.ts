import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Gift, Parcel } from '../../src/contract/gifts.ts'
import { MAX_NARRATED_CHAPTERS, RECORDING_MESSAGES } from '../../src/contract/recording-limits.ts'
import type { Narration, Recording } from '../../src/contract/recordings.ts'
import type { Paragraph } from '../../src/contract/stories.ts'
import { narrations, recordings } from '../../src/server/db/schema/recordings.ts'
import { engineCalls } from '../../src/server/db/schema/usage.ts'
import { narrateJob } from '../../src/server/features/narrations/jobs.ts'
import { readPdfBytes } from '../book/read-pdf.ts'
import { checkout, payHere, untilState, writeStory } from '../buyer.ts'
import { createTestApp } from '../create-test-app.ts'
import { quickIllustrator, quickWriter } from '../doubles/engines.ts'
import { SECRET_KEY, startProviders } from '../doubles/providers.ts'
import { eventually } from '../eventually.ts'
import { toneWav } from '../tone-wav.ts'

const providers = await startProviders()
afterEach(() => providers.reset())

async function openBook(env: Record<string, string> = { VOICE_MODEL: 'openai:gpt-4o-mini-tts' }) {
  const t = await createTestApp({
    env: { ...providers.env, ...env },
    deps: { writer: quickWriter(), illustrator: quickIllustrator() },
  })
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  await payHere(ana, await checkout(ana, storyId))
  await untilState(ana, storyId, 'sent')
  const of = `/api/stories/${storyId}`
  const state = () => ana.json<Narration>('GET', `${of}/narration`)
  return {
    t,
    ana,
    storyId,
    of,
    state,
    start: () => ana.send('POST', `${of}/narration`),
    /** Until the run has ended, well or not. */
    async ended() {
      await eventually(async () => expect((await state()).status).not.toBe('reading'))
      return state()
    },
    voice: () => ana.json<Recording[]>('GET', `${of}/recordings`),
    record: (chapter: number) => {
      const form = new FormData()
      form.set('sound', new Blob([toneWav(1)]), 'voz.wav')
      return ana.send('POST', `${of}/recordings/${chapter}`, form)
    },
    [Symbol.asyncDispose]: () => t[Symbol.asyncDispose](),
  }
}

const read = () => providers.requests.map(({ body }) => String(body['input'] ?? body['text']))

test.each([
  ['openai:gpt-4o-mini-tts', {}, '/openai/v1/audio/speech'],
  [
    'elevenlabs:eleven_multilingual_v2',
    { VOICE_NAME: 'abuela7' },
    '/elevenlabs/v1/text-to-speech/abuela7?output_format=pcm_24000',
  ],
])('%s reads what its giver has not recorded, for whoever hears the gift', async (model, more, path) => {
  await using book = await openBook({ VOICE_MODEL: model, ...more })
  const { t, ana, storyId, of, voice, record } = book
  expect(await book.state()).toEqual({ status: 'idle', message: null })
  await record(2)
  const starts = await Promise.all([book.start(), book.start()])
  for (const started of starts) expect(started.status).toBe(200)
  expect(await book.ended()).toEqual({ status: 'idle', message: null })

  const heard = await voice()
  expect(heard.map(({ chapter, narrated, outdated }) => [chapter, narrated, outdated])).toEqual(
    [1, 2, 3, 4, 5].map((chapter) => [chapter, chapter !== 2, false]),
  )
  expect(providers.requests.map((ask) => ask.path)).toEqual([path, path, path, path])
  const paragraphs = await ana.json<Paragraph[]>('GET', `${of}/paragraphs`)
  const [title, first] = paragraphs[0]?.paragraphText.split('\n\n') ?? []
  expect(read()[0]).toMatch(new RegExp(`^${title}`))
  expect(read()[0]).toContain(first)

  const sound = await ana.get(heard[0]?.soundUrl ?? '')
  expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  const { path: page } = await ana.json<Gift>('GET', `${of}/gift`)
  const parcel = await t.visitor().json<Parcel>('GET', `/api/gifts/${page?.split('/').at(-1)}`)
  expect(parcel.story?.voice.map(({ narrated }) => narrated)).toEqual([true, false, true, true, true])

  const calls = await t.ctx.db.select().from(engineCalls)
  expect(calls.map((call) => [call.kind, call.model, call.storyId])).toEqual(
    [1, 3, 4, 5].map(() => ['speech', model, storyId]),
  )
  expect(calls.every(({ costMicroUsd }) => costMicroUsd > 0)).toBe(true)
  for (const secret of [SECRET_KEY, title ?? '?', first ?? '?']) expect(t.logged()).not.toContain(secret)
})

test('the giver’s own recording takes a narrator’s place, deleting takes it away, a changed chapter is read anew', async () => {
  await using book = await openBook()
  const { t, ana, of, voice, record } = book
  await book.start()
  await book.ended()
  const said = async () => (await readPdfBytes(new Uint8Array(await (await ana.get(`${of}/pdf`)).arrayBuffer()))).text
  expect(await said()).toContain('Escucha este cuento con la voz de un narrador')
  await record(3)
  expect((await voice()).map(({ narrated }) => narrated)).toEqual([true, true, false, true, true])
  expect(await said()).toContain('Escucha este cuento con la voz de Clara')

  const left = await ana.json<Recording[]>('DELETE', `${of}/recordings/1`)
  expect(left.map(({ chapter }) => chapter)).toEqual([2, 3, 4, 5])
  const paragraphs = await ana.json<Paragraph[]>('GET', `${of}/paragraphs`)
  for (const { id, paragraphText } of paragraphs.slice(1, 3))
    await ana.json('PATCH', `/api/paragraphs/${id}`, {
      paragraphText: `${paragraphText} Y ya.`,
      editedFrom: paragraphText,
    })
  expect((await voice()).map(({ outdated }) => outdated)).toEqual([true, true, false, false])

  providers.reset()
  await book.start()
  await book.ended()
  expect(read()).toHaveLength(2)
  expect((await voice()).map(({ narrated, outdated }) => [narrated, outdated])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [true, false],
    [true, false],
  ])
  // Nothing is left to read: nothing is asked and nothing changes.
  expect((await book.start()).status).toBe(200)
  expect(await book.state()).toEqual({ status: 'idle', message: null })

  await t.ctx.db.update(narrations).set({ chaptersRead: MAX_NARRATED_CHAPTERS })
  await ana.json('DELETE', `${of}/recordings/1`)
  const spent = await book.start()
  expect([spent.status, await spent.text()]).toEqual([429, expect.stringContaining(RECORDING_MESSAGES.narratorSpent)])

  await ana.json('DELETE', of)
  expect([await t.ctx.db.$count(recordings), await t.ctx.db.$count(narrations)]).toEqual([0, 0])
})

test('without a voice there is no narrator, without a purchase it does not read', async () => {
  await using silent = await openBook({})
  expect(await silent.state()).toEqual({ status: 'off', message: null })
  const off = await silent.start()
  expect([off.status, await off.text()]).toEqual([503, expect.stringContaining(RECORDING_MESSAGES.narratorOff)])

  await using book = await openBook()
  const unbought = await writeStory(book.ana, 'los trenes')
  expect((await book.ana.send('POST', `/api/stories/${unbought}/narration`)).status).toBe(409)
  expect((await book.t.visitor().send('POST', `${book.of}/narration`)).status).toBe(404)
  expect(providers.requests).toEqual([])
})

test('a refusal is told and what was read stays; asking again goes on there', async () => {
  await using book = await openBook()
  const third =
    (await book.ana.json<Paragraph[]>('GET', `${book.of}/paragraphs`))[2]?.paragraphText.split('\n')[0] ?? '?'
  providers.fail({ when: third, answer: 'refusal' })
  await book.start()
  const { status, message } = await book.ended()
  expect([status, message]).toEqual(['failed', expect.stringContaining('grábalo con tu voz')])
  expect((await book.voice()).map(({ chapter }) => chapter)).toEqual([1, 2])
  await book.start()
  await book.ended()
  expect([(await book.voice()).length, read().length]).toEqual([5, 6])
})

test('outages, useless sound and a wait that is asked for are survived; a wrong key ends it', async () => {
  await using book = await openBook()
  const [, , third] = await book.ana.json<Paragraph[]>('GET', `${book.of}/paragraphs`)
  providers.fail({ when: third?.paragraphText.split('\n')[0] ?? '?', answer: 'empty' })
  providers.fail({ when: '/audio/speech', answer: 'blank' })
  providers.fail({ when: '/audio/speech', status: 500 })
  providers.fail({ when: '/audio/speech', answer: 'hang_up' })
  await book.start()
  expect(await book.ended()).toEqual({ status: 'idle', message: null })
  expect([(await book.voice()).length, providers.unmet()]).toEqual([5, []])

  await book.ana.json('DELETE', `${book.of}/recordings/1`)
  providers.fail({ when: '/audio/speech', status: 401, code: 'invalid_api_key' })
  await book.start()
  expect(await book.ended()).toEqual({ status: 'failed', message: RECORDING_MESSAGES.narratorFailed })
})

test('a spent budget is told before anything is asked', async () => {
  await using book = await openBook({ VOICE_MODEL: 'openai:tts-1', DAILY_BUDGET_USD: '0' })
  await book.start()
  expect(await book.ended()).toEqual({ status: 'failed', message: RECORDING_MESSAGES.narratorTomorrow })
  expect(providers.requests).toEqual([])
})

test('a run that was cut off goes on behind what is stored, beside a second one that does nothing twice', async () => {
  await using book = await openBook()
  const { t, storyId } = book
  const paragraphs = await book.ana.json<Paragraph[]>('GET', `${book.of}/paragraphs`)
  await t.ctx.db.insert(narrations).values({ storyId, status: 'reading', nextChapter: 1 })
  providers.fail({ when: paragraphs[2]?.paragraphText.split('\n')[0] ?? '?', answer: 'hang' })
  const killed = new AbortController()
  const run = narrateJob.run(t.ctx, { storyId }, { signal: killed.signal, attempt: 0 })
  await eventually(() => expect(read()).toHaveLength(3))
  killed.abort()
  await expect(run).rejects.toThrow('aborted')
  const before = await t.ctx.db.select().from(recordings)
  expect(before.map(({ chapter }) => chapter)).toEqual([1, 2])

  const again = { signal: new AbortController().signal, attempt: 1 }
  await Promise.all([narrateJob.run(t.ctx, { storyId }, again), narrateJob.run(t.ctx, { storyId }, again)])
  const after = await t.ctx.db.select().from(recordings).orderBy(recordings.chapter)
  expect(after.slice(0, 2)).toEqual(before)
  expect(after.map(({ chapter }) => chapter)).toEqual([1, 2, 3, 4, 5])
  const [row] = await t.ctx.db.select().from(narrations).where(eq(narrations.storyId, storyId))
  expect(row).toMatchObject({ status: 'done', chaptersRead: 5 })
})
