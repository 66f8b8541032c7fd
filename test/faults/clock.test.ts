import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../buyer.ts'
import { createClient, type TestClient } from '../client.ts'
import { PASSWORD, signUp } from '../members.ts'
import { startCluster } from './cluster.ts'
import { startProduct } from './product.ts'
import { faultsOf, readStory } from './reader.ts'
import { WHOLE } from './whole.ts'

const HOUR_MS = 3_600_000
/** Until a process has read its new time, and looked at it. */
const NOTICED_MS = 6_000

async function openClock(): Promise<{ env: Record<string, string>; set: (aheadMs: number) => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'cuentos-clock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const CLOCK_FILE = join(folder, 'ahead')
  const set = (aheadMs: number) => writeFile(CLOCK_FILE, String(aheadMs))
  await set(0)
  return { env: { CLOCK_FILE, NODE_OPTIONS: '--import ./test/doubles/set-clock.ts' }, set }
}

async function guess(client: TestClient): Promise<number> {
  const wrong = { email: 'ana@example.com', password: 'no es esta frase' }
  return (await client.send('POST', '/api/auth/sign-in/email', wrong)).status
}

test.skipIf(!WHOLE)(
  'the clock of the one machine is set forward and back: stories go on, people stay signed in, nobody is locked out',
  async () => {
    const clock = await openClock()
    const folder = await mkdtemp(join(tmpdir(), 'cuentos-clock-data-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await using product = await startProduct(folder, { ...clock.env, RATE_LIMITS: 'on' })
    const { url } = product
    const ana = createClient(url)
    await signUp(ana, 'ana')
    const before = readStory(url)
    await sleep(1_500)

    await clock.set(20 * HOUR_MS)
    expect(faultsOf(await before)).toEqual([])
    const ahead = readStory(url, { favoriteThing: 'los faros' })
    // Guessed at until the window, which ends tomorrow by the right clock, is full.
    const eve = createClient(url)
    await eventually(async () => expect(await guess(eve)).toBe(429))
    await sleep(500)

    await clock.set(0)
    await sleep(NOTICED_MS)
    expect(await guess(eve)).toBe(401)
    expect(faultsOf(await ahead)).toEqual([])
    expect(faultsOf(await readStory(url, { favoriteThing: 'los mapas' }))).toEqual([])
    expect((await ana.get('/api/auth/user')).status).toBe(200)
    const phone = createClient(url)
    expect(
      (await phone.send('POST', '/api/auth/sign-in/email', { email: 'ana@example.com', password: PASSWORD })).status,
    ).toBe(200)
    expect(product.child.exitCode).toBeNull()
  },
)

test.skipIf(!WHOLE)(
  'the clock of a machine is wrong beside its database: stories go on and people stay signed in',
  async () => {
    const clock = await openClock()
    await using cluster = await startCluster({ roles: ['all'], env: { ...clock.env, CHAPTER_MS: '700' } })
    const { url } = cluster.nodes[0]!
    const told = await readStory(url)
    for (const ahead of [20 * HOUR_MS, -20 * HOUR_MS]) {
      const running = readStory(url, { favoriteThing: `las ${ahead} horas` })
      await sleep(1_500)
      await clock.set(ahead)
      expect(faultsOf(await running)).toEqual([])
      expect(faultsOf(await readStory(url, { favoriteThing: `las otras ${ahead} horas` }))).toEqual([])
      expect((await told.client.get(`/api/stories/${told.storyId}`)).status).toBe(200)
    }
    expect(cluster.logged()).toContain('the clock was set')
  },
)
