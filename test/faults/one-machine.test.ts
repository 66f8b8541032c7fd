import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Clock, openClock } from '../clock.ts'
import { clockIsWrong } from './clock.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { connectionsAreTaken, databaseGoes, everythingIsLocked, remainsOf } from './database.ts'
import { storeIsGone } from './store.ts'

/** One process beside a database server and a file store, which are in trouble one after the other. */
const stack = new AsyncDisposableStack()
let clock: Clock
let cluster: Cluster

beforeAll(async () => {
  clock = stack.use(await openClock())
  cluster = stack.use(
    await startCluster({
      roles: ['all'],
      env: { ...clock.env, CHAPTER_MS: '400' },
      postgresFlags: ['-c', 'max_connections=40', '-c', 'superuser_reserved_connections=0'],
    }),
  )
})
afterAll(() => stack.disposeAsync())

test('the file store is gone: texts go on, uploads are told, pictures wait for it', async () => {
  await storeIsGone(cluster, 'hangs up')
  expect(await remainsOf(cluster)).toEqual([])
})

test('the clock of a machine is wrong beside its database: stories go on and people stay signed in', async () => {
  await clockIsWrong(cluster, clock)
  expect(await remainsOf(cluster)).toEqual([])
})

test('the database is gone for a while: people are told, open streams wait, and all goes on by itself', async () => {
  await databaseGoes(cluster, 0)
  expect(await remainsOf(cluster)).toEqual([])
})

test('the server has no connection left for us: what runs goes on, what is new is told to come back', async () => {
  await connectionsAreTaken(cluster, 20)
  expect(await remainsOf(cluster)).toEqual([])
})

test('all connections of a process wait for a lock: people are told so in time, and it passes by itself', async () => {
  await everythingIsLocked(cluster, 40)
  expect(await remainsOf(cluster)).toEqual([])
})
