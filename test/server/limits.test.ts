import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import { limitWindows } from '../../src/server/db/schema/limits.ts'
import { LIMITS } from '../../src/contract/limits.ts'
import { checkout, writeStory } from '../buyer.ts'
import type { TestClient } from '../client.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { BRIEF } from '../factories.ts'

const ON = { env: { RATE_LIMITS: 'on' } }

function signIn(client: TestClient, username: string): Promise<Response> {
  return client.send('POST', '/api/auth/sign-in/username', { username, password: 'una equivocada' })
}

/** As if this much had been asked for already. */
async function use(t: TestApp, prefix: string, used: number): Promise<void> {
  const keys = (await t.ctx.db.select().from(limitWindows))
    .map(({ key }) => key)
    .filter((key) => key.startsWith(prefix))
  expect(keys).toHaveLength(1)
  await t.ctx.db
    .update(limitWindows)
    .set({ used })
    .where(eq(limitWindows.key, keys[0] ?? ''))
}

test('passwords are not guessed at for long: kind words, a time to come back, and the window ends', async () => {
  await using t = await createTestApp(ON)
  const client = t.visitor()
  const answers = []
  // All at once, so that they must be counted together.
  for (const answer of await Promise.all(
    Array.from({ length: LIMITS.signIn[0].most + 3 }, (_, i) => signIn(client, `ana${i}`)),
  ))
    answers.push(answer.status)
  expect(answers.filter((status) => status === 401)).toHaveLength(LIMITS.signIn[0].most)
  expect(answers.filter((status) => status === 429)).toHaveLength(3)

  const refused = await signIn(client, 'ana')
  expect(await refused.json()).toMatchObject({ code: 'too_many', message: MESSAGES.tooManyRequests })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(LIMITS.signIn[0].seconds - 60)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(LIMITS.signIn[0].seconds)
  expect(JSON.stringify(await t.ctx.db.select().from(limitWindows))).not.toContain('127.0.0.1')

  await t.ctx.db.update(limitWindows).set({ endsAt: new Date(0) })
  expect((await signIn(client, 'ana')).status).toBe(401)
  // Nor does a window outlast its time because the clock was ahead when it began.
  await t.ctx.db.update(limitWindows).set({ used: 1_000, endsAt: new Date(Date.now() + 86_400_000) })
  expect((await signIn(client, 'ana')).status).toBe(401)
})

test('uploads, stories and checkouts have limits of their own', async () => {
  await using t = await createTestApp(ON)
  const client = t.visitor()
  expect((await client.uploadPhoto(Buffer.from('nothing'))).status).toBe(415)
  const storyId = await writeStory(client)
  expect(await checkout(client, storyId)).toMatch(/^http/)

  await use(t, 'uploads:', LIMITS.uploads[0].most)
  expect((await client.uploadPhoto(Buffer.from('nothing'))).status).toBe(429)
  await use(t, 'generation:', LIMITS.generation[0].most)
  expect((await client.send('POST', '/api/stories/generate-text', BRIEF)).status).toBe(429)
  expect((await client.get(`/api/stories/generate-sse?${new URLSearchParams(BRIEF)}`)).status).toBe(429)
  await use(t, 'checkout:person:', LIMITS.checkout[0].most)
  const path = `/api/stories/${storyId}/create-checkout-session`
  expect((await client.send('POST', path, { email: 'elena@correo.mx' })).status).toBe(429)

  // Reading is free, and whoever was following a story goes on.
  expect((await client.get(`/api/stories/${storyId}`)).status).toBe(200)
  const resumed = await client.get(`/api/stories/generate-sse?${new URLSearchParams(BRIEF)}`, {
    'last-event-id': `${storyId}:1`,
  })
  expect(resumed.status).toBe(200)
  await resumed.body?.cancel()
  // The header excuses no call that cannot be taken up again, nor does one that names no event.
  const events = { 'last-event-id': `${storyId}:1` }
  expect((await client.send('POST', '/api/stories/generate', BRIEF, events)).status).toBe(429)
  expect((await client.send('POST', '/api/stories/generate-text', BRIEF, events)).status).toBe(429)
  await signIn(client, 'ana')
  await use(t, 'signIn:', LIMITS.signIn[0].most)
  const guess = { username: 'ana', password: 'una equivocada' }
  expect((await client.send('POST', '/api/auth/sign-in/username', guess, events)).status).toBe(429)
  for (const event of ['x', '1', `${storyId}:`, '']) {
    const again = await client.get(`/api/stories/generate-sse?${new URLSearchParams(BRIEF)}`, {
      'last-event-id': event,
    })
    expect([event, again.status]).toEqual([event, 429])
  }
})
