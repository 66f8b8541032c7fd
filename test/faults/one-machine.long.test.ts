import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cluster, startCluster } from './cluster.ts'
import { databaseFreezes, databaseGoes, remainsOf } from './database.ts'
import { manySendByDrops } from './slow-clients.ts'
import { storeIsGone, storeIsSlow } from './store.ts'
import { threadsStarve } from './threads.ts'
import { freePort } from '../free-port.ts'

/** What takes minutes: whoever says nothing at all is waited for, and there are hundreds. */
const SENDERS = 300
const stack = new AsyncDisposableStack()
let metricsPort: number
let cluster: Cluster

beforeAll(async () => {
  metricsPort = await freePort()
  const env = { METRICS_PORT: String(metricsPort), RATE_LIMITS: 'off', CHAPTER_MS: '700', PICTURE_MS: '1500' }
  cluster = stack.use(await startCluster({ roles: ['all'], env }))
})
afterAll(() => stack.disposeAsync())

test('the file store takes seconds for each request: texts go on, pictures come later', async () => {
  await storeIsSlow(cluster, 3_000)
  expect(await remainsOf(cluster)).toEqual([])
})

test('the file store says nothing at all: texts go on, uploads are told, pictures wait for it', async () => {
  await storeIsGone(cluster, 'never')
  expect(await remainsOf(cluster)).toEqual([])
})

test('the database is gone for longer: people are told, open streams wait, and all goes on by itself', async () => {
  await databaseGoes(cluster, Number(process.env['GONE_SECONDS'] ?? 20) * 1_000)
  expect(await remainsOf(cluster)).toEqual([])
})

test('the database freezes: nobody waits for ever, and what was under way goes on when it moves again', async () => {
  await databaseFreezes(cluster, 20)
  expect(await remainsOf(cluster)).toEqual([])
})

test('hundreds who send by drops are hung up on, cost little memory, and keep nobody from their story', async () => {
  expect(await manySendByDrops(cluster, metricsPort, SENDERS)).toBeLessThan(100)
  expect(await remainsOf(cluster)).toEqual([])
}, 400_000)

test('more threads run out of memory: the process lives, and people get their pictures and book', async () => {
  expect(await threadsStarve(3)).toEqual({ illustrator: 3, print: 3 })
})
