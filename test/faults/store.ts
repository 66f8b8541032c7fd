import { expect } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import type { Story } from '../../src/contract/stories.ts'
import { eventually } from '../eventually.ts'
import { facePhoto } from '../factories.ts'
import type { Cluster } from './cluster.ts'
import { beginStory, faultsOf, readStory } from './reader.ts'

/** It takes so long for each request. */
export async function storeIsSlow({ store, nodes }: Cluster, slowMs: number): Promise<void> {
  using _ = { [Symbol.dispose]: () => void (store.answers = 0) }
  store.answers = slowMs
  const told = await readStory(nodes[0]!.url)
  expect(faultsOf(told)).toEqual([])
  const story = await told.client.json<Story>('GET', `/api/stories/${told.storyId}`)
  const picture = told.client.get(story.coverImageUrl ?? '')
  const words = told.client.get(`/api/stories/${told.storyId}`).then(() => 'the words')
  expect(await Promise.race([words, picture])).toBe('the words')
  expect((await picture).status).toBe(200)
  expect((await told.client.uploadPhoto(await facePhoto())).status).toBe(200)
}

/** It never answers, or hangs up on everybody. */
export async function storeIsGone({ store, nodes }: Cluster, how: 'never' | 'hangs up'): Promise<void> {
  const { url } = nodes[0]!
  const earlier = await readStory(url)
  const { coverImageUrl } = await earlier.client.json<Story>('GET', `/api/stories/${earlier.storyId}`)
  using _ = { [Symbol.dispose]: () => void (store.answers = 0) }
  store.answers = how
  const beginning = beginStory(url, { favoriteThing: 'los faros' })
  await beginning.chapters(5)
  const { client } = beginning.told
  const [refused, unseen] = await Promise.all([
    client.uploadPhoto(await facePhoto()),
    earlier.client.get(coverImageUrl ?? ''),
  ])
  expect([refused.status, await refused.json()]).toMatchObject([
    503,
    { code: 'unavailable', message: MESSAGES.unavailable },
  ])
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect([unseen.status, unseen.headers.get('retry-after')]).toEqual([503, '5'])
  const ready = await client.get('/api/ready')
  expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ready', files: 'failed' }])
  expect(beginning.told.events.at(-1)?.type).not.toBe('complete')

  store.answers = 0
  const told = await beginning.end
  expect(faultsOf(told)).toEqual([])
  const story = await client.json<Story>('GET', `/api/stories/${told.storyId}`)
  const pictures = [story.coverImageUrl, ...story.parts.map(({ imageUrl }) => imageUrl)]
  const statuses = await Promise.all(pictures.map(async (path) => (await client.get(path ?? '')).status))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
  expect((await earlier.client.get(coverImageUrl ?? '')).status).toBe(200)
  expect((await client.uploadPhoto(await facePhoto())).status).toBe(200)
  await eventually(async () => expect(await client.json('GET', '/api/ready')).toMatchObject({ files: 'ok' }))
}
