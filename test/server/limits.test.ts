import { desc, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import { limitWindows } from '../../src/server/db/schema/limits.ts'
import { pictures } from '../../src/server/db/schema/stories.ts'
import { LIMITS } from '../../src/contract/limits.ts'
import { checkout, writeStory } from '../buyer.ts'
import type { TestClient } from '../client.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { BRIEF } from '../factories.ts'
import { signUp } from '../members.ts'

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

/** How often what has been done, one number for each whom it is counted for: `{ 'changes:story': [4, 1] }`. */
async function counted(t: TestApp): Promise<Record<string, number[]>> {
  const counts: Record<string, number[]> = {}
  for (const { key, used } of await t.ctx.db.select().from(limitWindows).orderBy(desc(limitWindows.used)))
    (counts[/^(\w+:\w+):[\w-]{22}$/.exec(key)?.[1] ?? key] ??= []).push(used)
  return counts
}

test('what is done to a story counts for it and whoever does it, by whichever of its parts it is named', async () => {
  await using t = await createTestApp({ env: { ...ON.env, TRUST_PROXY: 'loopback' } })
  const [owner, stranger, ...members] = [t.visitor(), t.visitor(), t.visitor(), t.visitor()]
  for (const [at, member] of members.entries()) expect((await signUp(member, `lola${at}`)).status).toBe(200)
  const story = await owner.json<{ storyId: number; paragraphs: { id: number }[] }>(
    'POST',
    '/api/stories/generate-text',
    BRIEF,
  )
  const other = await writeStory(owner, 'los trenes')
  // Of the other story, so that their numbers cannot be taken for each other.
  const [picture] = await t.ctx.db
    .insert(pictures)
    .values({ storyId: other, subject: 3, status: 'failed', imagePrompt: 'x', style: 'comic', requestDigest: 'x' })
    .returning({ id: pictures.id })
  await t.ctx.db.delete(limitWindows)

  for (const { id } of story.paragraphs.slice(2)) await owner.send('PATCH', `/api/paragraphs/${id}`, {})
  await owner.send('PATCH', `/api/stories/${story.storyId}`, {})
  await owner.send('PATCH', `/api/stories/${story.storyId}/gift`, {})
  await owner.send('POST', `/api/pictures/${picture?.id}/choose`)
  await stranger.send('PATCH', `/api/stories/${story.storyId}`, {})
  await stranger.send('PATCH', `/api/stories/${other}`, {}, { 'x-forwarded-for': '192.0.2.9' })
  for (const member of members) await member.send('PATCH', `/api/stories/${story.storyId}`, {})
  // A visitor may drop their cookies: all of an address are counted together, a member alone.
  expect(await counted(t)).toEqual({ 'changes:person': [7, 1, 1, 1], 'changes:story': [5, 1, 1, 1, 1, 1] })

  // What names nothing counts for whoever asks alone.
  await t.ctx.db.delete(limitWindows)
  const nothing = ['0', '01', '-1', 'x', '1x', '12345678901', '2147483648', '2147483647']
  for (const id of nothing) await owner.send('PATCH', `/api/paragraphs/${id}`, {})
  expect(await counted(t)).toEqual({ 'changes:person': [nothing.length] })
  await owner.send('PATCH', '/api/stories/2147483647', {})
  await owner.send('PATCH', '/api/stories/2147483648', {})
  expect(await counted(t)).toEqual({ 'changes:person': [nothing.length + 2], 'changes:story': [1] })
})

test('a link counts for all who hold it, an address for all who come from it', async () => {
  await using t = await createTestApp({ env: { ...ON.env, TRUST_PROXY: 'loopback' } })
  const leave = (link: string, from: string) =>
    t.visitor().send('POST', `/api/guestbooks/${link}/entries`, new FormData(), { 'x-forwarded-for': from })
  await leave('one', '192.0.2.1')
  await leave('one', '192.0.2.2')
  await leave('one', '2001:db8::1')
  await leave('one', '2001:db8::2')
  await leave('two', '192.0.2.1')
  expect(await counted(t)).toEqual({ 'entries:address': [2, 2, 1], 'entries:link': [4, 1] })
})

test('the last turn is taken, the next one is not; of two spent bounds the longer wait is told, and both are noted', async () => {
  await using t = await createTestApp(ON)
  const client = t.visitor()
  const storyId = await writeStory(client)
  const ask = () => client.send('PATCH', `/api/stories/${storyId}`, {})
  await ask()
  await use(t, 'changes:story:', LIMITS.changes[1].most - 1)
  expect((await ask()).status).not.toBe(429)
  expect((await ask()).status).toBe(429)
  await use(t, 'changes:person:', LIMITS.changes[0].most)
  await t.ctx.db
    .update(limitWindows)
    .set({ endsAt: new Date(Date.now() + 100_000) })
    .where(like(limitWindows.key, 'changes:person:%'))
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
  const { values } = await t.deps.metrics.limited.get()
  expect(values).toEqual([expect.objectContaining({ labels: { limit: 'changes' }, value: 2 })])
  expect(t.logged().match(/"event":"limited","limit":"changes","userId":"/g)).toHaveLength(2)
})

test('nothing is counted where the operator has switched limits off, nor for what is only read', async () => {
  await using off = await createTestApp({ env: { RATE_LIMITS: 'off' } })
  expect((await signIn(off.visitor(), 'ana')).status).toBe(401)
  expect(await counted(off)).toEqual({})
  await using on = await createTestApp(ON)
  await on.visitor().get('/api/stories/1')
  expect(await counted(on)).toEqual({})
})

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
  // Whoever is counted behind a call that began a moment later does not begin the window anew.
  const endsAt = new Date(Date.now() + (LIMITS.signIn[0].seconds + 5) * 1_000)
  await t.ctx.db.update(limitWindows).set({ used: LIMITS.signIn[0].most, endsAt })
  expect((await signIn(client, 'ana')).status).toBe(429)
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
