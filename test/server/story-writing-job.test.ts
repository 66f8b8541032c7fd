import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import type { Ctx } from '../../src/server/context.ts'
import { stories } from '../../src/server/db/schema/stories.ts'
import { engineCalls } from '../../src/server/db/schema/usage.ts'
import type { Moderator, Writer } from '../../src/engine.ts'
import { writeJob } from '../../src/server/features/generation/jobs.ts'
import { quickWriter } from '../doubles/engines.ts'
import { SCENE, type Visitor } from '../idle-app.ts'
import { openIdleStudio, RUN } from '../idle-studio.ts'

const { t, storyNow, chaptersOf, told, photo, using } = await openIdleStudio()
const { db } = t.ctx
let ana: Visitor

beforeEach(async () => {
  ana = await t.visitor()
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

const write = (storyId: number, ctx: Ctx = t.ctx, run = RUN) => writeJob.run(ctx, { storyId }, run)
const quick = quickWriter()

/** Writes as the quick one does, and notes what it was asked; `before` each event. */
function writer(before: (number: number) => void = () => {}) {
  const asked: Parameters<Writer['write']>[] = []
  const told: Writer = {
    id: 'noted',
    async *write(brief, options) {
      asked.push([brief, options])
      let number = 0
      for await (const event of quick.write(brief, options)) {
        before(number++)
        yield event
      }
    },
  }
  return { asked, writer: told }
}

describe('the writing job', () => {
  test('writes all chapters of the brief, from the story’s seed, and notes what it cost', async () => {
    const story = await t.story(ana)
    const noted = writer()
    const costing: Writer = {
      id: 'costing',
      write(brief, options) {
        options.onUsage?.({ model: 'm', kind: 'text', costMicroUsd: 5 })
        return noted.writer.write(brief, options)
      },
    }
    await write(story.id, using({ writer: costing }))
    expect(await storyNow(story)).toMatchObject({ status: 'written', storyTitle: 'Mateo y el hilo rojo', progress: 40 })
    expect(await chaptersOf(story)).toHaveLength(5)
    expect(noted.asked).toMatchObject([[{ senderName: 'Clara', recipientName: 'Mateo' }, { seed: 'seed' }]])
    expect(noted.asked[0]?.[1]).not.toHaveProperty('soFar')
    expect(await db.select().from(engineCalls)).toMatchObject([{ storyId: story.id, model: 'm', costMicroUsd: 5 }])
    // What is written is not written again; nor is what is gone.
    await write(story.id, using({ writer: noted.writer }))
    await write(0, using({ writer: noted.writer }))
    expect(noted.asked).toHaveLength(1)
  })

  test('tells the writer the plots of the other stories of that person, and nobody else’s', async () => {
    const bob = await t.visitor()
    await t.story(ana, { plot: 'the-mill' })
    await t.story(ana, { plot: 'the-kite' })
    await t.story(ana)
    await t.story(bob, { plot: 'the-well' })
    const story = await t.story(ana, { plot: 'the-lamp' })
    const noted = writer()
    await write(story.id, using({ writer: noted.writer }))
    expect(noted.asked[0]?.[1].plotsTold?.toSorted()).toEqual(['the-kite', 'the-mill'])
  })

  test('goes on where it was cut off, and is not looked at again for its brief', async () => {
    const begun = { storyTitle: 'El mar', coverPrompt: 'Un barco', coverScene: SCENE }
    const story = await t.story(ana, begun, { chapters: 2 })
    const noted = writer()
    const seen: unknown[] = []
    const moderator: Moderator = { review: async (input) => (seen.push(input), { ok: true }) }
    await write(story.id, using({ writer: noted.writer, moderator }))
    expect(noted.asked[0]?.[1].soFar).toMatchObject({
      head: { title: 'El mar' },
      chapters: [{ number: 1 }, { number: 2 }],
    })
    expect((await chaptersOf(story)).map(({ paragraphText }) => paragraphText.split('\n')[0])).toEqual([
      'Capítulo 1',
      'Capítulo 2',
      'Capítulo de prueba 3',
      'Capítulo de prueba 4',
      'Capítulo de prueba 5',
    ])
    expect(seen).toHaveLength(3)
  })

  test('shows the moderator the brief with its photos first, then each piece before it is stored', async () => {
    const story = await t.story(ana, { senderPhotoId: await photo(ana), recipientPhotoId: await photo(ana) })
    const seen: Parameters<Moderator['review']>[0][] = []
    const moderator: Moderator = {
      async review(input) {
        seen.push(input)
        return input.texts?.includes('Capítulo de prueba 2') ? { ok: false, reason: 'Así no' } : { ok: true }
      },
    }
    await write(story.id, using({ moderator }))
    expect(seen[0]?.texts).toContain('los dinosaurios')
    expect(seen[0]?.images).toHaveLength(2)
    expect(seen[1]).toEqual({ texts: ['Mateo y el hilo rojo', 'La portada'] })
    expect(seen).toHaveLength(4)
    expect(await chaptersOf(story)).toHaveLength(1)
    expect(await storyNow(story)).toMatchObject({ status: 'failed', failure: 'Así no', refused: true })
    expect((await told(story)).at(-1)).toEqual({ type: 'error', message: 'Así no', refused: true })
  })

  test('stops quietly where the story was deleted meanwhile, and is interrupted where its process ends', async () => {
    const story = await t.story(ana)
    const deleting: Writer = {
      id: 'deleting',
      // oxlint-disable-next-line require-yield -- it is stopped before its first word
      async *write(_brief, { signal }) {
        await db.delete(stories).where(eq(stories.id, story.id))
        await db.execute(sql`select pg_notify('story_events', ${String(story.id)})`)
        // The notice may have come before its sender heard that it is on its way.
        signal?.throwIfAborted()
        await new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        })
      },
    }
    await write(story.id, using({ writer: deleting }))
    const other = await t.story(ana)
    const ending = new AbortController()
    const { writer: ended } = writer((number) => number === 2 && ending.abort())
    await expect(write(other.id, using({ writer: ended }), { ...RUN, signal: ending.signal })).rejects.toThrow(
      'aborted',
    )
    expect(await chaptersOf(other)).toHaveLength(1)
    expect(await storyNow(other)).toMatchObject({ status: 'writing' })
  })

  test('tells of the end after its last attempt', async () => {
    const story = await t.story(ana)
    await writeJob.failed?.(t.ctx, { storyId: story.id })
    expect(await storyNow(story)).toMatchObject({
      status: 'failed',
      failure: MESSAGES.generationFailed,
      refused: false,
    })
  })
})
