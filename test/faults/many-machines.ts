import journal from '../../src/server/db/migrations/meta/_journal.json' with { type: 'json' }
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect } from 'vitest'
import type { Story } from '../../src/contract/stories.ts'
import { createClient } from '../client.ts'
import { eventually } from '../eventually.ts'
import { BRIEF } from '../factories.ts'
import { type Cluster, type Node, startCluster } from './cluster.ts'
import { faultsOf, readStory, type Told } from './reader.ts'

export type Sizes = {
  /** How often each process is killed, and restarted in good order. */
  rounds: number
  /** People who make one story after the other. */
  readers: number
  /** In place of quick engines. */
  embeddedEngines?: boolean
}

/** What people and the database have to complain of. */
export type Lost = { exits: (number | null)[]; failed: string[]; unfinished: unknown[] }

/** Two web processes and two workers share the work, and are killed and then restarted in turn while they do. */
export async function machinesAreReplaced({ rounds, readers, embeddedEngines = false }: Sizes): Promise<Lost> {
  await using cluster = await startCluster({ embeddedEngines })
  // Each once, although four processes began at the same moment.
  expect(await migrations(cluster)).toEqual([{ count: journal.entries.length }])
  /** One of each kind at a time. */
  const inTurn = async (replace: (node: Node) => Promise<void>) => {
    const [web0, web1, worker0, worker1] = cluster.nodes as [Node, Node, Node, Node]
    for (let round = 0; round < rounds; round++) {
      await Promise.all([web0, worker0].map(replace))
      await Promise.all([web1, worker1].map(replace))
    }
  }

  const killed = await underLoad(cluster, readers, () =>
    inTurn(async (node) => {
      // Somebody is in the middle of a story: whoever was between two would not notice.
      if (!node.name.startsWith('worker')) await eventually(() => expect(node.streams()).toBeGreaterThan(0))
      await node.end('SIGKILL')
      await node.start()
    }),
  )
  expect(killed.stories.map(faultsOf)).toEqual(killed.stories.map(() => []))
  expect(killed.stories.some(({ reconnected }) => reconnected > 0)).toBe(true)

  const exits: (number | null)[] = []
  const replaced = await underLoad(cluster, readers, () =>
    inTurn(async (node) => {
      exits.push(await node.end('SIGTERM'))
      await node.start()
    }),
  )
  expect(replaced.stories.map(faultsOf)).toEqual(replaced.stories.map(() => []))
  expect(replaced.reads).toBeGreaterThan(50)

  console.log(
    `${killed.stories.length + replaced.stories.length} stories, ${killed.reads + replaced.reads} reads; ` +
      `${killed.failed.length} requests failed under kill -9, ${replaced.failed.length} while restarting`,
  )
  return { exits, failed: replaced.failed, unfinished: await unfinished(cluster) }
}

type Load = { stories: Told[]; reads: number; failed: string[] }

/** Stories one after the other by several people, and their reading, for as long as `work` lasts and until all have ended. */
async function underLoad({ url }: Cluster, readers: number, work: () => Promise<void>): Promise<Load> {
  const load: Load = { stories: [], reads: 0, failed: [] }
  const over = new AbortController()

  async function person(number: number): Promise<void> {
    do {
      const told = await readStory(url, { favoriteThing: `los mapas número ${number}` })
      load.stories.push(told)
      await readAgain(told)
    } while (!over.signal.aborted)
  }

  async function readAgain({ client, storyId }: Told): Promise<void> {
    const answer = await client.get(`/api/stories/${storyId}`).catch((error: Error) => error)
    load.reads++
    if (answer instanceof Error) return void load.failed.push(answer.message)
    if (!answer.ok) return void load.failed.push(`${answer.status}`)
    const story = (await answer.json()) as Story
    if (!story.coverImageUrl || story.parts.some(({ imageUrl }) => !imageUrl)) load.failed.push('a picture is missing')
  }

  /** The other way to make a story: each call answers when its work is done. */
  async function textFirst(): Promise<void> {
    const client = createClient(url)
    while (!over.signal.aborted) {
      try {
        const brief = { ...BRIEF, attempt: randomUUID() }
        const { storyId } = await client.json<{ storyId: number }>('POST', '/api/stories/generate-text', brief)
        await client.json('POST', `/api/stories/${storyId}/generate-cover`, {})
      } catch (error) {
        load.failed.push(error instanceof Error ? error.message : 'unknown')
        await sleep(100)
      }
    }
  }

  async function reader(): Promise<void> {
    while (!over.signal.aborted) {
      const told = load.stories.at(-1)
      if (told) await readAgain(told)
      await sleep(20)
    }
  }

  const people = Array.from({ length: readers }, (_, number) => person(number))
  const others = [reader(), reader(), textFirst()]
  await work()
  over.abort()
  await Promise.all([...people, ...others])
  return load
}

async function query(cluster: Cluster, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: cluster.databaseUrl })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows as unknown[]
}

function migrations(cluster: Cluster): Promise<unknown[]> {
  return query(cluster, 'select count(*)::int from drizzle.__drizzle_migrations')
}

function unfinished(cluster: Cluster): Promise<unknown[]> {
  return query(cluster, `select id, status from stories where status not in ('complete', 'written')`)
}
