import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import { facePhoto } from '../factories.ts'
import { startCluster } from './cluster.ts'
import { faultsOf, readStory } from './reader.ts'
import { WHOLE } from './whole.ts'

/** Each kind of thread: drawing, which has two at once and tries a job twice, and setting books. */
const VICTIMS = 3

test.skipIf(!WHOLE)(
  'threads run out of memory while they draw and print: the process lives, and people get their pictures and book',
  async () => {
    const marks = await mkdtemp(join(tmpdir(), 'cuentos-hungry-'))
    await using cluster = await startCluster({
      roles: ['all'],
      embeddedEngines: true,
      env: {
        NODE_OPTIONS: '--import ./test/doubles/hungry-threads.ts',
        HUNGRY_THREADS: String(VICTIMS),
        HUNGRY_MARKS: marks,
      },
    })
    const [node] = cluster.nodes
    const told = await readStory(node!.url)
    expect(faultsOf(told)).toEqual([])
    expect(told.reconnected).toBe(0)
    expect(cluster.logged()).toContain('a drawing thread died')

    // The third death meets whoever asks then.
    const refused = await told.client.get(`/api/stories/${told.storyId}/pdf`)
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { code: 'unavailable', message: MESSAGES.unavailable },
    ])
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    const book = await told.client.get(`/api/stories/${told.storyId}/pdf`)
    expect([
      book.status,
      Buffer.from(await book.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ]).toEqual([200, '%PDF-'])
    expect((await told.client.uploadPhoto(await facePhoto())).status).toBe(200)

    // All the victims there should be have died, and nobody else.
    expect((await readdir(marks)).toSorted()).toEqual(
      ['book', 'illustrator'].flatMap((kind) => Array.from({ length: VICTIMS }, (_, place) => `${kind}-${place}`)),
    )
    expect(node!.alive()).toBe(true)
    await rm(marks, { recursive: true })
  },
)
