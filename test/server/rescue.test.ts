import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stories } from '../../src/server/db/schema/stories.ts'
import { rescueJob } from '../../src/server/features/generation/rescue.ts'
import { createTestApp } from '../create-test-app.ts'
import { BRIEF } from '../factories.ts'

test('a story whose job was lost is taken up again', async () => {
  await using t = await createTestApp({ quick: { chapterMs: 60_000 } })
  const gone = new AbortController()
  const asked = fetch(`${t.url}/api/stories/generate-text`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(BRIEF),
    signal: gone.signal,
  }).catch(() => null)
  await expect.poll(() => t.ctx.db.$count(stories)).toBe(1)
  gone.abort()
  await asked
  await t.ctx.db.execute(sql`delete from pgboss.job where name = 'write'`)
  const jobs = async () =>
    Number(
      (
        (await t.ctx.db.execute(sql`select count(*)::int as n from pgboss.job where name = 'write'`)) as {
          rows: { n: number }[]
        }
      ).rows[0]?.n,
    )
  const run = { signal: new AbortController().signal, attempt: 0 }
  await rescueJob.run(t.ctx, {}, run)
  expect(await jobs()).toBe(0)
  await rescueJob.run({ ...t.ctx, now: () => new Date(Date.now() + 120_000) }, {}, run)
  expect(await jobs()).toBe(1)
  expect((await t.ctx.db.select().from(stories)).map(({ status }) => status)).toEqual(['writing'])
})
