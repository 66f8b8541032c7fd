import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import { photos } from '../../src/server/db/schema/photos.ts'
import { writeStory } from '../buyer.ts'
import { createTestApp } from '../create-test-app.ts'
import { facePhoto } from '../factories.ts'
import { freePort } from '../postgres.ts'

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
  while (!t.logged().includes('ENOSPC')) await new Promise((resolve) => setTimeout(resolve, 50))
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
