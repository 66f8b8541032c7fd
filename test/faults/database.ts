import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import { eventually } from '../eventually.ts'
import { createClient } from '../client.ts'
import { BRIEF } from '../factories.ts'
import type { Cluster } from './cluster.ts'
import { beginStory, faultsOf, readStory, type Told } from './reader.ts'

/** It crashes, and is there again after `goneMs`, or as soon as everybody was told that it is gone. */
export async function databaseGoes({ nodes, postgres, databaseUrl }: Cluster, goneMs: number): Promise<void> {
  const { url } = nodes[0]!
  const earlier = await readStory(url)
  const beginning = beginStory(url, { favoriteThing: 'los faros' })
  const waiting = createClient(url).json('POST', '/api/stories/generate-text', BRIEF)
  // Asked for below, where nothing else has failed.
  waiting.catch(() => {})
  await beginning.chapters(1)
  await eventually(async () => expect(await writing(databaseUrl)).toBe(2))
  const goneAt = performance.now()
  await postgres.crash()

  await eventually(async () => expect(await tellOf(earlier)).toEqual([503, '5', MESSAGES.unavailable]))
  expect(await beginText(earlier)).toMatchObject([503, { code: 'unavailable', message: MESSAGES.unavailable }])
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  await expectReadiness(url, 503)
  // It is gone for as long as that: this is the fault, and nothing is waited for.
  await sleep(Math.max(0, goneMs - (performance.now() - goneAt)))
  await postgres.resume()

  await expectReadiness(url, 200)
  const told = await beginning.end
  expect(faultsOf(told)).toEqual([])
  // The stream was never cut: what was missed came when the database was back.
  expect(told.reconnected).toBe(0)
  expect(await waiting).toMatchObject({ paragraphs: { length: 5 } })
}

/** Somebody locks what every request needs, until all connections of a process wait. */
export async function everythingIsLocked(cluster: Cluster, people: number): Promise<void> {
  const { url } = cluster.nodes[0]!
  const told = await readStory(url)
  const beginning = beginStory(url, { favoriteThing: 'los faros' })
  await beginning.chapters(1)
  const locker = await connect(cluster.databaseUrl)
  await using _ = { [Symbol.asyncDispose]: () => locker.end() }
  await locker.query('begin')
  await locker.query('lock table stories, sessions in access exclusive mode')

  // While it is locked: they are not made to wait for its end.
  await expectAllTold(told, people)
  expect((await fetch(`${url}/api/health`)).status).toBe(200)

  await locker.query('rollback')
  // The story that was being told lost nothing, and its reader was never sent away.
  expect(await beginning.end).toMatchObject({ reconnected: 0 })
  expect(faultsOf(await beginning.end)).toEqual([])
}

/** Others take every connection that the server has. */
export async function connectionsAreTaken(cluster: Cluster, people: number): Promise<void> {
  const told = await readStory(cluster.nodes[0]!.url)
  const greedy: Client[] = []
  // Also where it failed: what follows would find no connection.
  await using _ = { [Symbol.asyncDispose]: async () => void (await Promise.all(greedy.map((client) => client.end()))) }
  await takeAllConnections(cluster.databaseUrl, greedy)
  await expectAllTold(told, people)
}

/** It answers nothing and closes nothing. */
export async function databaseFreezes({ nodes, postgres }: Cluster, people: number): Promise<void> {
  const { url } = nodes[0]!
  const told = await readStory(url)
  const beginning = beginStory(url, { favoriteThing: 'los faros' })
  await beginning.chapters(1)
  await postgres.freeze()
  await using _ = { [Symbol.asyncDispose]: postgres.thaw }
  await expectReadiness(url, 503)
  await expectAllTold(told, people)
  expect(await beginText(told)).toMatchObject([503, { message: MESSAGES.unavailable }])
  await postgres.thaw()
  expect(faultsOf(await beginning.end)).toEqual([])
}

/** What is left of a fault: nothing, where every process is there and ready, and a story is told as ever. */
export async function remainsOf({ nodes }: Cluster): Promise<string[]> {
  const { url } = nodes[0]!
  const dead = nodes.flatMap((node) => (node.alive() ? [] : [`${node.name} is dead`]))
  if (dead.length > 0) return dead
  await expectReadiness(url, 200)
  return faultsOf(await readStory(url))
}

async function expectReadiness(url: string, status: number): Promise<void> {
  await eventually(async () => expect((await fetch(`${url}/api/ready`)).status).toBe(status))
}

/** Each of them is told something, and that they should come back, while the fault lasts. */
async function expectAllTold(told: Told, people: number): Promise<void> {
  const answers = await Promise.all(Array.from({ length: people }, () => tellOf(told)))
  expect(answers).toEqual(answers.map(() => [503, '5', MESSAGES.unavailable]))
}

async function tellOf({ client, storyId }: Told): Promise<unknown[]> {
  const answer = await client.get(`/api/stories/${storyId}`)
  return [answer.status, answer.headers.get('retry-after'), ((await answer.json()) as { message?: string }).message]
}

async function beginText({ client }: Told): Promise<unknown[]> {
  const begun = await client.send('POST', '/api/stories/generate-text', BRIEF)
  return [begun.status, await begun.json()]
}

async function writing(databaseUrl: string): Promise<number | undefined> {
  const client = await connect(databaseUrl)
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from stories where status not in ('complete', 'written', 'failed')`,
  )
  await client.end()
  return rows[0]?.count
}

/** Whether the queue has looked after its jobs since `when`. */
export async function queueLookedSince(databaseUrl: string, when: Date): Promise<boolean> {
  const client = await connect(databaseUrl)
  const { rows } = await client.query<{ looked: boolean }>(
    'select coalesce(max(monitor_on) > $1, false) as looked from pgboss.queue',
    [when],
  )
  await client.end()
  return rows[0]?.looked ?? false
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  return client
}

/**
 * Ends everybody else's connections and takes their places, until it has all that the server gives. Whether others still
 * have one does not tell: who is just let in, or on the way out, has a place and is not seen. It never pauses: whoever
 * lost a place asks for it again, and would find it free.
 */
async function takeAllConnections(databaseUrl: string, taken: Client[]): Promise<void> {
  const first = await connect(databaseUrl)
  taken.push(first)
  const { rows } = await first.query<{ most: number }>(`select current_setting('max_connections')::int as most`)
  const most = rows[0]!.most
  const pids = [await pidOf(first)]
  while (taken.length < most) {
    const others = `from pg_stat_activity where backend_type = 'client backend' and pid <> all($1)`
    await first.query(`select pg_terminate_backend(pid) ${others}`, [pids])
    // The server refuses one while others have places.
    for (let client: Client | null; (client = await connect(databaseUrl).catch(() => null));) {
      taken.push(client)
      pids.push(await pidOf(client))
    }
  }
}

async function pidOf(client: Client): Promise<number | undefined> {
  return (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
}
