import { Client } from 'pg'
import { expect, test } from 'vitest'
import { illustrateJob, writeJob } from '../../src/server/features/generation/jobs.ts'
import { rescueJob } from '../../src/server/features/generation/rescue.ts'
import { reconcileJob } from '../../src/server/features/purchases/jobs.ts'
import { retentionJob } from '../../src/server/features/retention/jobs.ts'
import { checkout } from '../buyer.ts'
import type { TestClient } from '../client.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { BRIEF, facePhoto } from '../factories.ts'
import { signUp } from '../members.ts'

/** Enough that an index pays; `PLAN_STORIES=1000000` shows the same for a million. */
const STORIES = Number(process.env['PLAN_STORIES'] ?? 20_000)
/** Spread over less than retention keeps: the everyday is to be seen, not half a million deletions. */
const MADE_AT = `now() - n * interval '20 days' / ${STORIES}`
/** Tables that grow with the number of people. */
const LARGE = new Set(['users', 'sessions', 'photos', 'stories', 'paragraphs', 'pictures', 'story_events', 'purchases'])

type Query = { text: string; values: unknown[] }
type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

test(
  'with many stories in the tables, every query of the product still goes by an index',
  { timeout: 1_200_000 },
  async () => {
    await using t = await createTestApp()
    await fill(t)
    const asked = await queriesOf(() => everyday(t))
    expect(asked.length).toBeGreaterThan(60)
    const client = new Client({ connectionString: t.deps.settings.DATABASE_URL })
    await client.connect()
    const scans: string[] = []
    for (const query of asked) {
      for (const table of scannedTables(await planOf(client, query))) scans.push(`${table}: ${query.text}`)
    }
    await client.end()
    expect(scans).toEqual([])
  },
)

test('what refers to a row is found by an index when that row is deleted', async () => {
  await using t = await createTestApp()
  const client = new Client({ connectionString: t.deps.settings.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query(`
    select c.conrelid::regclass || '.' || a.attname as reference
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`)
  await client.end()
  expect(rows).toEqual([])
})

/** What people, jobs and the clock do all day. */
async function everyday(t: TestApp): Promise<void> {
  const client = t.visitor()
  await client.uploadPhoto(await facePhoto())
  const storyId = await begin(client)
  await client.json('GET', `/api/stories/${storyId}`)
  await client.json('GET', `/api/stories/${storyId}/paragraphs`)
  await client.stream('/api/stories/generate', { body: { ...BRIEF, favoriteThing: 'el mar' } })
  await client.json('POST', `/api/stories/${storyId}/generate-cover`, {})
  const url = await checkout(client, storyId)
  await client.get(`/api/checkout-sessions/${url.split('/').at(-1)}/verify`)
  await client.get(`/api/stories/${storyId}/delivery`)
  await signUp(client, 'elena')
  await client.json('GET', '/api/auth/stories')
  await client.json('GET', '/api/auth/stories?before=100000')
  await client.json('GET', '/api/photos')
  await client.json('DELETE', `/api/stories/${storyId}`)

  const run = { signal: new AbortController().signal, attempt: 0, postponed: 0 }
  await rescueJob.run(t.ctx, {}, run)
  await reconcileJob.run(t.ctx, {}, run)
  await retentionJob.run(t.ctx, {}, run)
  await writeJob.run(t.ctx, { storyId: 7 }, run)
  await illustrateJob.run(t.ctx, { pictureId: 7 }, run)
}

async function begin(client: TestClient): Promise<number> {
  return (await client.json<{ storyId: number }>('POST', '/api/stories/generate-text', BRIEF)).storyId
}

/** The distinct queries on our own tables that are sent to the server during the work. */
async function queriesOf(work: () => Promise<void>): Promise<Query[]> {
  const asked = new Map<string, Query>()
  const driver = Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
  const send = driver.query
  driver.query = function (this: unknown, ...args) {
    const [first, second] = args as [string | { text?: string; values?: unknown[] }, unknown]
    const text = typeof first === 'string' ? first : (first.text ?? '')
    const bound = typeof first === 'string' ? undefined : first.values
    const values = bound ?? (Array.isArray(second) ? second : [])
    if (/^\s*(with|select|update|delete)\b/i.test(text) && !text.includes('pgboss') && !text.includes('pg_advisory')) {
      asked.set(text, { text, values })
    }
    return send.apply(this, args)
  }
  await work()
  driver.query = send
  return [...asked.values()]
}

async function planOf(client: Client, { text, values }: Query): Promise<Plan> {
  const { rows } = await client.query(`explain (format json) ${text}`, values)
  return (rows as { 'QUERY PLAN': { Plan: Plan }[] }[])[0]!['QUERY PLAN'][0]!.Plan
}

function scannedTables(plan: Plan): string[] {
  const table = plan['Relation Name']
  const here = plan['Node Type'] === 'Seq Scan' && table && LARGE.has(table) ? [table] : []
  return [...here, ...(plan.Plans ?? []).flatMap(scannedTables)]
}

/** As many stories as asked for, by visitors and members, with what belongs to them; made by the server itself. */
async function fill({ deps }: TestApp): Promise<void> {
  const client = new Client({ connectionString: deps.settings.DATABASE_URL })
  await client.connect()
  for (const statement of [
    `insert into users (id, name, email, is_anonymous, created_at)
      select 'u' || n, 'Visitante', n || '@example.com', n % 3 > 0, ${MADE_AT}
      from generate_series(1, ${STORIES} / 2) n`,
    `insert into sessions (id, user_id, token, expires_at)
      select 's' || n, 'u' || n, 'token' || n, now() + interval '20 days' from generate_series(1, ${STORIES} / 2) n`,
    `insert into photos (user_id, person_relation, file_key, thumbnail_key, width, height, uploaded_at)
      select 'u' || n, 'sender', 'k' || n, 't' || n, 640, 800, ${MADE_AT}
      from generate_series(1, ${STORIES} / 2) n`,
    `insert into stories (user_id, brief, brief_digest, seed, status, story_title, sender_photo_id, created_at, updated_at)
      select 'u' || (1 + n % (${STORIES} / 2)), '${JSON.stringify({ v: 1, ...BRIEF })}', 'd' || n, 's' || n,
        'complete', 'Un cuento', 1 + n % (${STORIES} / 2), ${MADE_AT}, ${MADE_AT}
      from generate_series(1, ${STORIES}) n`,
    `insert into pictures (story_id, subject, status, image_prompt, style, request_digest, file_key)
      select n, 0, 'ready', 'p', 'infantil', 'd', 'k' from generate_series(1, ${STORIES}) n`,
    `insert into paragraphs (story_id, paragraph_number, paragraph_text, image_prompt, scene)
      select 1 + n % ${STORIES}, 1 + n / ${STORIES}, 'texto', 'p', '{}' from generate_series(0, ${STORIES} * 2 - 1) n`,
    `insert into story_events (story_id, seq, event)
      select 1 + n % ${STORIES}, 1 + n / ${STORIES}, '{}' from generate_series(0, ${STORIES} * 2 - 1) n`,
    `insert into purchases (story_id, email, amount, currency, provider, session_id, status, created_at, expires_at)
      select n, 'a@example.com', 10000, 'mxn', 'simulated', 'cs' || n, 'delivered', ${MADE_AT}, now()
      from generate_series(1, ${STORIES} / 4) n`,
    'analyze',
  ]) {
    await client.query(statement)
  }
  await client.end()
}
