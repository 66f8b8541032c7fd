import { expect } from 'vitest'
import type { Clock } from '../clock.ts'
import { eventually } from '../eventually.ts'
import { createClient, type TestClient } from '../client.ts'
import { PASSWORD, signUp } from '../members.ts'
import type { Cluster } from './cluster.ts'
import { queueLookedSince } from './database.ts'
import type { Product } from './product.ts'
import { beginStory, faultsOf, readStory } from './reader.ts'

const HOURS = 20

/** Of the one machine, database and all: forward, and back again. */
export async function clockIsSet(product: Product, clock: Clock): Promise<void> {
  const { url } = product
  const ana = createClient(url)
  await signUp(ana, 'ana')
  const before = beginStory(url)
  await before.chapters(1)

  await clock.set(HOURS)
  expect(faultsOf(await before.end)).toEqual([])
  // Guessed at until the window, which ends tomorrow by the right clock, is full.
  const eve = createClient(url)
  await eventually(async () => expect(await guess(eve)).toBe(429))
  const ahead = beginStory(url, { favoriteThing: 'los faros' })
  await ahead.chapters(1)
  // Set back before anybody looked, it would never have been ahead.
  await eventually(() => expect(jumps(product.logged())).toEqual([HOURS]))

  await clock.set(0)
  await eventually(() => expect(jumps(product.logged())).toEqual([HOURS, -HOURS]))
  expect(await guess(eve)).toBe(401)
  expect(faultsOf(await ahead.end)).toEqual([])
  expect(faultsOf(await readStory(url, { favoriteThing: 'los mapas' }))).toEqual([])
  expect((await ana.get('/api/auth/user')).status).toBe(200)
  const again = { email: 'ana@example.com', password: PASSWORD }
  // For some seconds her address still waits for what was guessed from it: the slower the machine, the more tries.
  await eventually(async () => {
    expect((await createClient(url).send('POST', '/api/auth/sign-in/email', again)).status).toBe(200)
  })
}

/** Of a machine beside its database, whose clock is right: forward, back, and right again. */
export async function clockIsWrong({ nodes, databaseUrl, logged }: Cluster, clock: Clock): Promise<void> {
  const { url } = nodes[0]!
  const told = await readStory(url)
  for (const hours of [HOURS, -HOURS, 0]) {
    const running = beginStory(url, { favoriteThing: `las ${hours} horas` })
    await running.chapters(1)
    await clock.set(hours)
    const setAt = new Date()
    expect(faultsOf(await running.end)).toEqual([])
    expect((await told.client.get(`/api/stories/${told.storyId}`)).status).toBe(200)
    await eventually(() => expect(jumps(logged()).reduce((sum, by) => sum + by, 0)).toBe(hours))
    // Whoever waited for a time of day would wait for many hours now.
    await eventually(async () => expect(await queueLookedSince(databaseUrl, setAt)).toBe(true))
  }
}

/** By how many hours, each time that it was noticed. */
function jumps(logged: string): number[] {
  return logged.split('\n').flatMap((line) => {
    const seconds = line.includes('the clock was set') && line.match(/"seconds":(-?\d+)/)?.[1]
    return seconds ? [Math.round(Number(seconds) / 3_600)] : []
  })
}

async function guess(client: TestClient): Promise<number> {
  const wrong = { email: 'ana@example.com', password: 'no es esta frase' }
  return (await client.send('POST', '/api/auth/sign-in/email', wrong)).status
}
