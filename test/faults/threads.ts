import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import { facePhoto } from '../factories.ts'
import { startCluster } from './cluster.ts'
import { faultsOf, readStory } from './reader.ts'

/** A thread that draws, and one that sets books. */
const KINDS = ['illustrator', 'print'] as const

/**
 * Threads run out of memory while they draw and print: so many of each kind, and two at the least, because a job is given to
 * another thread once. Answers how many died of each.
 */
export async function threadsStarve(victims: number): Promise<Record<string, number>> {
  const marks = await mkdtemp(join(tmpdir(), 'cuentos-hungry-'))
  await using _ = { [Symbol.asyncDispose]: () => rm(marks, { recursive: true }) }
  await using cluster = await startCluster({
    roles: ['all'],
    embeddedEngines: true,
    env: {
      NODE_OPTIONS: '--import ./test/doubles/hungry-threads.ts',
      HUNGRY_THREADS: String(victims),
      HUNGRY_MARKS: marks,
    },
  })
  const node = cluster.nodes[0]!
  const told = await readStory(node.url)
  expect(faultsOf(told)).toEqual([])
  expect(told.reconnected).toBe(0)
  expect(cluster.logged()).toContain('drawing: a thread died')

  const refused = await told.client.get(`/api/stories/${told.storyId}/pdf`)
  expect([refused.status, await refused.json()]).toMatchObject([
    503,
    { code: 'unavailable', message: MESSAGES.unavailable },
  ])
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  // Any other death meets whoever asks then.
  const book = await told.client.get(`/api/stories/${told.storyId}/pdf`)
  expect([book.status, (await book.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
  expect((await told.client.uploadPhoto(await facePhoto())).status).toBe(200)

  expect(node.alive()).toBe(true)
  const dead = await readdir(marks)
  return Object.fromEntries(KINDS.map((kind) => [kind, dead.filter((name) => name.startsWith(kind)).length]))
}
