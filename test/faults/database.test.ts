import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import { eventually } from '../buyer.ts'
import { createClient } from '../client.ts'
import { BRIEF } from '../factories.ts'
import { startCluster } from './cluster.ts'
import { faultsOf, readStory } from './reader.ts'

const GONE_MS = Number(process.env['GONE_SECONDS'] ?? 6) * 1_000

test('the database is gone for a while: people are told, open streams wait, and all goes on by itself', async () => {
  await using cluster = await startCluster({ roles: ['web', 'worker'], env: { CHAPTER_MS: '700', PICTURE_MS: '1500' } })
  const web = cluster.nodes[0]!
  const earlier = await readStory(web.url)

  const beginning = readStory(web.url, { favoriteThing: 'los faros' })
  const waiting = createClient(web.url).json('POST', '/api/stories/generate-text', BRIEF)
  await sleep(1_500)
  await cluster.postgres.crash()

  await eventually(async () => {
    const answer = await earlier.client.get(`/api/stories/${earlier.storyId}`)
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { code: 'unavailable', message: MESSAGES.unavailable },
    ])
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  })
  const begun = await earlier.client.send('POST', '/api/stories/generate-text', BRIEF)
  expect([begun.status, await begun.json()]).toMatchObject([503, { message: MESSAGES.unavailable }])
  expect((await fetch(`${web.url}/api/health`)).status).toBe(200)
  await eventually(async () => expect((await fetch(`${web.url}/api/ready`)).status).toBe(503))
  await sleep(GONE_MS)
  await cluster.postgres.resume()

  await eventually(async () => expect((await fetch(`${web.url}/api/ready`)).status).toBe(200))
  const told = await beginning
  expect(faultsOf(told)).toEqual([])
  // The stream was never cut: what was missed came when the database was back.
  expect(told.reconnected).toBe(0)
  expect(await waiting).toMatchObject({ paragraphs: { length: 5 } })
  expect(faultsOf(await readStory(web.url))).toEqual([])
  expect(cluster.nodes.map((node) => node.alive())).toEqual([true, true])
})
