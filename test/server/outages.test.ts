import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import { rowsOf } from '../../src/server/admin/snapshot.ts'
import { enqueue } from '../../src/server/context.ts'
import { photos } from '../../src/server/db/schema/photos.ts'
import { sweepJob } from '../../src/server/features/files/jobs.ts'
import { retentionJob } from '../../src/server/features/retention/jobs.ts'
import { writeStory } from '../buyer.ts'
import { eventually } from '../eventually.ts'
import { createTestApp } from '../create-test-app.ts'
import { facePhoto } from '../factories.ts'
import { freePort } from '../free-port.ts'

const FULL = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

test('the disk is full: an upload is refused in kind words and leaves nothing, pictures come when there is room again', async () => {
  await using t = await createTestApp()
  const client = t.visitor()
  const put = t.deps.files.put.bind(t.deps.files)
  let full = true
  t.deps.files.put = (...args) => (full ? Promise.reject(FULL) : put(...args))

  const refused = await client.uploadPhoto(await facePhoto())
  expect([refused.status, await refused.json()]).toMatchObject([
    503,
    { code: 'unavailable', message: MESSAGES.unavailable },
  ])
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await t.ctx.db.$count(photos)).toBe(0)

  const storyId = await writeStory(client)
  const cover = client.json<{ coverImageUrl: string }>('POST', `/api/stories/${storyId}/generate-cover`, {})
  // The first attempt meets the full disk; the queue tries again by itself.
  await eventually(() => expect(t.logged()).toContain('ENOSPC'))
  full = false
  const { coverImageUrl } = await cover
  expect((await client.get(coverImageUrl)).status).toBe(200)
  expect((await client.uploadPhoto(await facePhoto())).status).toBe(200)
})

test('the file store refuses connections: photos and pictures say so, texts are written and read', async () => {
  const S3_ENDPOINT = `http://127.0.0.1:${await freePort()}`
  const keys = { S3_ACCESS_KEY_ID: 'nobody', S3_SECRET_ACCESS_KEY: 'nothing' }
  await using t = await createTestApp({ env: { S3_BUCKET: 'cuentos', S3_ENDPOINT, ...keys } })
  const client = t.visitor()
  const storyId = await writeStory(client)
  expect((await client.get(`/api/stories/${storyId}`)).status).toBe(200)
  const refused = await client.uploadPhoto(await facePhoto())
  expect([refused.status, await refused.json()]).toMatchObject([503, { message: MESSAGES.unavailable }])
  expect(await (await client.get('/api/ready')).json()).toEqual({ status: 'ready', database: 'ok', files: 'failed' })
})

test('work that a clock ahead of time has put off is done now, and what is meant for later is not', async () => {
  await using t = await createTestApp()
  const { db } = t.ctx
  const stateOf = async ({ name }: { name: string }) => {
    const rows = await rowsOf<{ state: string }>(db, sql`select state::text from pgboss.job where name = ${name}`)
    return rows.map(({ state }) => state)
  }
  const day = { delaySeconds: 86_400 }
  await enqueue(t.ctx, retentionJob, {}, day)
  await enqueue(t.ctx, sweepJob, {}, day)
  await db.execute(
    sql`update pgboss.job set created_on = created_on + interval '1 day' where name = ${retentionJob.name}`,
  )
  await db.execute(sql`update pgboss.queue set monitor_claim_on = now() + interval '1 day'`)
  await t.deps.queue.forgetFuture()
  await eventually(async () => expect(await stateOf(retentionJob)).toEqual(['completed']))
  expect(await stateOf(sweepJob)).toEqual(['created'])
  expect(
    await rowsOf(db, sql`select 1 from pgboss.queue where monitor_claim_on > now() + interval '1 minute'`),
  ).toEqual([])
})
