import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import { eventually } from '../buyer.ts'
import { BRIEF } from '../factories.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { faultsOf, readStory, type Told } from './reader.ts'
import { WHOLE } from './whole.ts'

async function connect(cluster: Cluster): Promise<Client> {
  const client = new Client({ connectionString: cluster.databaseUrl })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** What people are told: each of them something, while the fault lasts. */
function askTogether({ client, storyId }: Told, people: number): Promise<unknown[]> {
  return Promise.all(
    Array.from({ length: people }, async () => {
      const answer = await client.get(`/api/stories/${storyId}`)
      return [answer.status, answer.headers.get('retry-after'), ((await answer.json()) as { message?: string }).message]
    }),
  )
}

/** Ends everybody else's connections and takes their places, until nobody else has one. */
async function takeAllConnections(cluster: Cluster): Promise<Client[]> {
  const first = await connect(cluster)
  const taken = [first]
  for (;;) {
    for (;;) {
      const client = await connect(cluster).catch(() => null)
      if (!client) break
      taken.push(client)
    }
    const pids = await Promise.all(taken.map(pidOf))
    const others = `from pg_stat_activity where backend_type = 'client backend' and pid <> all($1)`
    const { rowCount } = await first.query(`select pg_terminate_backend(pid) ${others}`, [pids])
    if (rowCount === 0) return taken
  }
}

async function pidOf(client: Client): Promise<number | undefined> {
  return (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
}

async function expectAllWell(cluster: Cluster): Promise<void> {
  await eventually(async () => expect((await fetch(`${cluster.nodes[0]!.url}/api/ready`)).status).toBe(200))
  expect(faultsOf(await readStory(cluster.nodes[0]!.url))).toEqual([])
  expect(cluster.nodes.map((node) => node.alive())).toEqual(cluster.nodes.map(() => true))
}

test.concurrent('all connections of a process wait for a lock: people are told so in time, and it passes by itself', async () => {
  await using cluster = await startCluster({ roles: ['all'], env: { DATABASE_CONNECTIONS: '2', CHAPTER_MS: '700' } })
  const told = await readStory(cluster.nodes[0]!.url)
  const beginning = readStory(cluster.nodes[0]!.url, { favoriteThing: 'los faros' })
  await sleep(1_000)
  const locker = await connect(cluster)
  await locker.query('begin')
  await locker.query('lock table stories, sessions in access exclusive mode')

  const answers = await askTogether(told, 40)
  expect(answers).toEqual(answers.map(() => [503, '5', MESSAGES.unavailable]))
  expect((await fetch(`${cluster.nodes[0]!.url}/api/health`)).status).toBe(200)

  await locker.query('rollback')
  await locker.end()
  // The story that was being told lost nothing, and its reader was never sent away.
  expect(await beginning).toMatchObject({ reconnected: 0 })
  expect(faultsOf(await beginning)).toEqual([])
  await expectAllWell(cluster)
})

test.concurrent('the server has no connection left for us: what runs goes on, what is new is told to come back', async () => {
  await using cluster = await startCluster({
    roles: ['all'],
    postgresFlags: ['-c', 'max_connections=40', '-c', 'superuser_reserved_connections=0'],
  })
  const told = await readStory(cluster.nodes[0]!.url)
  const greedy = await takeAllConnections(cluster)
  const answers = await askTogether(told, 20)
  expect(answers).toEqual(answers.map(() => [503, '5', MESSAGES.unavailable]))
  for (const client of greedy) await client.end()
  await expectAllWell(cluster)
})

test
  .skipIf(!WHOLE)
  .concurrent(
    'the server freezes: nobody waits for ever, and what was under way goes on when it moves again',
    async () => {
      await using cluster = await startCluster({ roles: ['all'], env: { CHAPTER_MS: '700' } })
      const told = await readStory(cluster.nodes[0]!.url)
      const beginning = readStory(cluster.nodes[0]!.url, { favoriteThing: 'los faros' })
      await sleep(1_000)
      await cluster.postgres.freeze()
      await using _ = { [Symbol.asyncDispose]: cluster.postgres.thaw }
      await eventually(async () => expect((await fetch(`${cluster.nodes[0]!.url}/api/ready`)).status).toBe(503))
      const answers = await askTogether(told, 20)
      expect(answers).toEqual(answers.map(() => [503, '5', MESSAGES.unavailable]))
      const begun = await told.client.send('POST', '/api/stories/generate-text', BRIEF)
      expect([begun.status, await begun.json()]).toMatchObject([503, { message: MESSAGES.unavailable }])
      await cluster.postgres.thaw()
      expect(faultsOf(await beginning)).toEqual([])
      await expectAllWell(cluster)
    },
  )
