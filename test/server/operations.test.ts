import { expect, test } from 'vitest'
import { createReadiness } from '../../src/server/http/readiness.ts'
import { serveMetrics } from '../../src/server/metrics/serve.ts'
import { readSettings } from '../../src/server/settings.ts'
import { writeStory } from '../buyer.ts'
import { eventually } from '../eventually.ts'
import { createClient } from '../client.ts'
import { createTestApp } from '../create-test-app.ts'
import { BRIEF } from '../factories.ts'
import { freePort } from '../free-port.ts'

test('readiness tells which dependency does not answer; only the database takes a process out of service', async () => {
  const down = { database: false, files: false }
  await using t = await createTestApp()
  const ping = t.deps.database.ping.bind(t.deps.database)
  const stat = t.deps.files.stat.bind(t.deps.files)
  t.deps.database.ping = () => (down.database ? Promise.reject(new Error('down')) : ping())
  t.deps.files.stat = (key) => (down.files ? Promise.reject(new Error('down')) : stat(key))
  const look = async () => {
    const answer = await t.visitor().get('/api/ready')
    return [answer.status, await answer.json()]
  }
  expect(await look()).toEqual([200, { status: 'ready', database: 'ok', files: 'ok' }])
  down.files = true
  await eventually(async () =>
    expect(await look()).toEqual([200, { status: 'ready', database: 'ok', files: 'failed' }]),
  )
  down.database = true
  await eventually(async () =>
    expect(await look()).toEqual([503, { status: 'failed', database: 'failed', files: 'failed' }]),
  )
  expect((await t.visitor().get('/api/health')).status).toBe(200)
  down.database = down.files = false
  await eventually(async () => expect(await look()).toEqual([200, { status: 'ready', database: 'ok', files: 'ok' }]))
})

test('a port of its own tells Prometheus of requests, jobs, engines, books, mail and money, and nothing of people', async () => {
  await using t = await createTestApp()
  const client = t.visitor()
  const storyId = await writeStory(client)
  await client.json('POST', `/api/stories/${storyId}/generate-cover`, {})
  await client.get('/api/stories/999999')

  const draining = new AbortController()
  const port = await freePort()
  const close = await serveMetrics(t.deps.metrics, createReadiness(t.deps, draining.signal), {
    port,
    host: '127.0.0.1',
  })
  const metrics = createClient(`http://127.0.0.1:${port}`)
  const text = await eventually(async () => {
    const told = await (await metrics.get('/metrics')).text()
    expect(told).toMatch(/cuentos_job_run_seconds_count\{job="illustrate",outcome="done"\} 1/)
    return told
  })
  expect(text).toMatch(/cuentos_request_seconds_count\{method="GET",route="\/api\/stories\/:id",status="404"\} 1/)
  expect(text).toMatch(/cuentos_job_run_seconds_count\{job="write",outcome="done"\} 1/)
  expect(text).toMatch(/cuentos_jobs\{job="write",state="waiting"\} 0/)
  expect(text).toMatch(/cuentos_database_connections\{state="open"\} \d+/)
  expect(text).toMatch(/process_cpu_seconds_total/)
  for (const words of [BRIEF.senderName, BRIEF.recipientName, BRIEF.specialMemory]) expect(text).not.toContain(words)
  expect((await metrics.get('/')).status).toBe(404)

  expect((await metrics.get('/ready')).status).toBe(200)
  draining.abort()
  expect((await metrics.get('/ready')).status).toBe(503)
  await close()

  // No visitor reaches them by the product's own port.
  expect((await client.get('/metrics')).status).toBe(404)
  expect(t.logged()).toContain(`"storyId":${storyId}`)
})

test('how many jobs of a kind run at once is a setting', () => {
  expect(readSettings({ JOB_CONCURRENCY: 'illustrate=4, write=0' }).JOB_CONCURRENCY).toEqual({
    illustrate: 4,
    write: 0,
  })
  expect(readSettings({}).JOB_CONCURRENCY).toEqual({})
  expect(() => readSettings({ JOB_CONCURRENCY: 'illustrate' })).toThrow('JOB_CONCURRENCY: "illustrate" is not like')
})

test('a kind of job that there is not stops the start', async () => {
  await expect(createTestApp({ env: { JOB_CONCURRENCY: 'paint=4' } })).rejects.toThrow('"paint" is not one of write')
})

test.each([
  [{ TEXT_MODEL: 'compatible:qwen3', COMPATIBLE_API_KEY: 'k' }, 'COMPATIBLE_BASE_URL'],
  [{ MODERATION_MODEL: 'compatible:guard', COMPATIBLE_API_KEY: 'k' }, 'COMPATIBLE_BASE_URL'],
  [{ VOICE_MODEL: 'google:gemini' }, 'openai, elevenlabs'],
  [{ VOICE_MODEL: 'elevenlabs:eleven_v3' }, 'ELEVENLABS_API_KEY'],
  [{ STRIPE_METHODS: 'card,oxxo', PRICE_CURRENCY: 'usd' }, 'PRICE_CURRENCY=mxn'],
])('settings that cannot work together stop the start: %j', (env, said) => {
  expect(() => readSettings(env)).toThrow(said)
})
