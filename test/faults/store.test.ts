import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import type { Story } from '../../src/contract/stories.ts'
import { eventually, writeStory } from '../buyer.ts'
import { createClient } from '../client.ts'
import { facePhoto } from '../factories.ts'
import { startCluster } from './cluster.ts'
import { faultsOf, readStory } from './reader.ts'
import { WHOLE } from './whole.ts'

const SLOW_MS = 3_000

test.skipIf(!WHOLE)('the file store takes seconds for each request: texts go on, pictures come later', async () => {
  await using cluster = await startCluster({ roles: ['all'] })
  const { store, nodes } = cluster
  const { url } = nodes[0]!

  store.delayMs = SLOW_MS
  const told = await readStory(url)
  expect(faultsOf(told)).toEqual([])
  const story = await told.client.json<Story>('GET', `/api/stories/${told.storyId}`)
  const picture = told.client.get(story.coverImageUrl ?? '')
  const words = told.client.get(`/api/stories/${told.storyId}`).then(() => 'the words')
  expect(await Promise.race([words, picture])).toBe('the words')
  expect((await picture).status).toBe(200)
  expect((await told.client.uploadPhoto(await facePhoto())).status).toBe(200)
})

test.skipIf(!WHOLE)(
  'the file store says nothing at all: texts go on, photos are told, pictures wait for it',
  async () => {
    await using cluster = await startCluster({ roles: ['all'] })
    const { store, nodes } = cluster
    const { url } = nodes[0]!
    store.delayMs = null
    const client = createClient(url)
    const storyId = await writeStory(client)
    const refused = await client.uploadPhoto(await facePhoto())
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { code: 'unavailable', message: MESSAGES.unavailable },
    ])
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    const cover = client.json<{ coverImageUrl: string }>('POST', `/api/stories/${storyId}/generate-cover`, {})
    const ready = await client.get('/api/ready')
    expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ready', files: 'failed' }])

    store.delayMs = 0
    const { coverImageUrl } = await cover
    expect((await client.get(coverImageUrl)).status).toBe(200)
    expect((await client.uploadPhoto(await facePhoto())).status).toBe(200)
    await eventually(async () => expect(await client.json('GET', '/api/ready')).toMatchObject({ files: 'ok' }))
  },
)
