import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tableNames } from '../../src/server/admin/archive.ts'
import { readRows, rowsOf } from '../../src/server/admin/snapshot.ts'
import { users } from '../../src/server/db/schema/accounts.ts'
import { photos } from '../../src/server/db/schema/photos.ts'
import { pictures, stories } from '../../src/server/db/schema/stories.ts'
import { engineCalls } from '../../src/server/db/schema/usage.ts'
import type { Illustrator, Writer } from '../../src/engine.ts'
import { sweepJob } from '../../src/server/features/files/jobs.ts'
import { notifyFollowers } from '../../src/server/features/generation/events.ts'
import { eventually } from '../eventually.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { quickIllustrator, quickWriter } from '../doubles/engines.ts'
import { BRIEF, facePhoto } from '../factories.ts'
import { PASSWORD, signUp } from '../members.ts'
import { filesNamed, filesOf } from '../stored-files.ts'

/** What only the one who leaves has told. */
const SECRET = 'Wenceslao y la cometa azul'
const COST = { kind: 'image', model: 'quick', images: 1, costMicroUsd: 7 } as const

/** Engines that stop in the middle of their work until they are let go on. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const [writer, illustrator] = [quickWriter(), quickIllustrator()]
  const at = { chapters: 0, pictures: 0 }
  const heldWriter: Writer = {
    ...writer,
    async *write(brief, options) {
      for await (const event of writer.write(brief, options)) {
        if (event.type === 'chapter' && event.chapter.number === 3 && brief.extraTrait === 'a medias') {
          at.chapters++
          await promise
        }
        yield event
      }
    },
  }
  const heldIllustrator: Illustrator = {
    ...illustrator,
    async illustrate(request, options) {
      at.pictures++
      await promise
      options.onUsage?.(COST)
      return illustrator.illustrate(request, options)
    },
  }
  return { at, letGo: resolve, goesOn: promise, deps: { writer: heldWriter, illustrator: heldIllustrator } }
}

test('an account is closed while its stories are written and drawn: all of it ends quietly, nothing stays, others go on', async () => {
  const engines = held()
  await using t = await createTestApp({ deps: engines.deps })
  const [ana, bob] = [t.visitor(), t.visitor()]
  await signUp(ana, 'ana')
  const [member] = await t.ctx.db.select().from(users)
  const { photo } = (await (await ana.uploadPhoto(await facePhoto())).json()) as { photo: { id: number } }
  const put = t.deps.files.put.bind(t.deps.files)
  const uploading: string[] = []
  t.deps.files.put = async (key, ...rest) => {
    if (key.startsWith('photos/')) uploading.push(key)
    if (key.startsWith('photos/')) await engines.goesOn
    return put(key, ...rest)
  }
  const uploaded = ana.uploadPhoto(await facePhoto())
  const brief = { ...BRIEF, specialMemory: SECRET, senderPhotoId: photo.id }
  const drawn = ana.stream('/api/stories/generate', { body: brief })
  const written = ana.send('POST', '/api/stories/generate-text', { ...brief, extraTrait: 'a medias' })
  await eventually(() => expect(engines.at).toEqual({ chapters: 1, pictures: 6 }))
  await eventually(() => expect(uploading).toHaveLength(3))
  const his = bob.stream('/api/stories/generate', { body: BRIEF })
  const left = await t.ctx.db
    .select()
    .from(stories)
    .where(eq(stories.userId, member?.id ?? ''))
  expect(left).toHaveLength(2)

  expect((await ana.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200)
  expect((await ana.get('/api/auth/user')).status).toBe(401)

  // The engines' answers come too late, and nobody has told their jobs.
  engines.letGo()
  expect((await uploaded).status).toBe(401)
  const end = (await his).at(-1)?.event
  expect(end?.type).toBe('complete')
  await eventually(async () => {
    const { rows } = await jobs(t)
    expect(rows.filter(({ state }) => ['created', 'active'].includes(state))).toEqual([])
  })
  // Whoever still listened hears at the next news that there is nothing more to come.
  for (const { id } of left) await notifyFollowers(t.ctx, id)
  expect((await drawn).map(({ event }) => event.type)).not.toContain('complete')
  expect((await written).status).toBe(404)
  // No attempt at work for what is gone counts as a failure, and none is made again.
  expect((await jobs(t)).rows.filter(({ state }) => state !== 'completed')).toEqual([])
  const lines = t.logged().trim().split('\n')
  expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40)).toEqual([])

  const kept = await allRows(t)
  for (const trace of [member?.id ?? '', 'ana@example.com', SECRET])
    expect([trace, kept.includes(trace)]).toEqual([trace, false])
  expect(await t.ctx.db.$count(stories)).toBe(1)
  expect(await t.ctx.db.$count(photos)).toBe(0)
  // What the engines will bill for is known all the same.
  expect(await t.ctx.db.$count(engineCalls)).toBe(12)
  expect(await t.ctx.db.$count(pictures, eq(pictures.status, 'ready'))).toBe(6)
  await sweepJob.run(t.ctx, {}, { signal: new AbortController().signal, attempt: 0 })
  expect(await filesOf(t)).toEqual(await filesNamed(t))
  expect(await filesOf(t)).toHaveLength(6)
})

function jobs(t: TestApp) {
  return rowsOf<{ name: string; state: string }>(
    t.ctx.db,
    sql`select name, state::text from pgboss.job where name in ('write', 'illustrate', 'sheet', 'sweep-files')
        and start_after <= now() + interval '1 minute'`,
  ).then((rows) => ({ rows }))
}

async function allRows(t: TestApp): Promise<string> {
  const lines: string[] = []
  await t.ctx.db.transaction(async (tx) => {
    for (const name of tableNames()) for await (const line of readRows(tx, name)) lines.push(line)
  })
  return lines.join('\n')
}
