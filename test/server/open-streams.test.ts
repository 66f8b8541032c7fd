import { expect, test } from 'vitest'
import { OPEN_STREAMS } from '../../src/contract/limits.ts'
import { MESSAGES } from '../../src/contract/messages.ts'
import { writeStory } from '../buyer.ts'
import { createTestApp } from '../create-test-app.ts'
import { eventually } from '../eventually.ts'
import { BRIEF } from '../factories.ts'

test('a visitor keeps a few streams open, whatever they tell of; another visitor is not held up, and one that is closed makes room', async () => {
  // Nothing is drawn, so that the story stays under way.
  await using t = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  const open = (client = ana) => client.get(`/api/stories/${storyId}/events`)
  const streams = await Promise.all(Array.from({ length: OPEN_STREAMS.visitor }, () => open()))
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))

  const refused = await open()
  expect([refused.status, await refused.json()]).toEqual([429, { code: 'too_many', message: MESSAGES.tooManyStreams }])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  // Nothing is begun for a stream that is not given.
  const begun = await ana.send('POST', '/api/stories/generate', { ...BRIEF, favoriteThing: 'los trenes' })
  expect(begun.status).toBe(429)
  expect(
    await t
      .visitor()
      .get(`/api/stories/${storyId}/events`)
      .then(({ status }) => status),
  ).toBe(404)
  const bob = t.visitor()
  const other = await writeStory(bob)
  const theirs = await bob.get(`/api/stories/${other}/events`)
  expect(theirs.status).toBe(200)

  await streams[0]?.body?.cancel()
  await eventually(async () => {
    const again = await open()
    await again.body?.cancel()
    expect(again.status).toBe(200)
  })
  await Promise.all([...streams.slice(1), theirs].map(async ({ body }) => body?.cancel()))
})

test('an address keeps a school’s worth of streams open, and asked for all at once no more are given', async () => {
  await using t = await createTestApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } })
  const from = { 'x-forwarded-for': '192.0.2.1' }
  const pupils = []
  for (let n = 0; n < OPEN_STREAMS.address / OPEN_STREAMS.visitor + 1; n++) {
    const pupil = t.visitor()
    pupils.push({ pupil, storyId: await writeStory(pupil) })
  }
  const streams = await Promise.all(
    pupils.flatMap(({ pupil, storyId }) =>
      Array.from({ length: OPEN_STREAMS.visitor }, () => pupil.get(`/api/stories/${storyId}/events`, from)),
    ),
  )
  expect(streams.filter(({ status }) => status === 200)).toHaveLength(OPEN_STREAMS.address)
  expect(streams.filter(({ status }) => status === 429)).toHaveLength(OPEN_STREAMS.visitor)
  const [first] = pupils
  const elsewhere = await first?.pupil.get(`/api/stories/${first.storyId}/events`, { 'x-forwarded-for': '192.0.2.2' })
  expect(elsewhere?.status).toBe(429)
  await Promise.all(streams.map(async ({ body }) => body?.cancel()))
})
