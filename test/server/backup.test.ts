import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { Story, StorySummary } from '../../src/contract/stories.ts'
import { tableNames } from '../../src/server/admin/archive.ts'
import { runCommand } from '../../src/server/admin/run.ts'
import { readRows, rowsOf } from '../../src/server/admin/snapshot.ts'
import { stories } from '../../src/server/db/schema/stories.ts'
import { type Ctx, enqueue } from '../../src/server/context.ts'
import { retentionJob } from '../../src/server/features/retention/jobs.ts'
import { checkout, untilState, verify, writeStory } from '../buyer.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { BRIEF, facePhoto } from '../factories.ts'
import { signIn, signUp } from '../members.ts'

async function makeBackupKey(): Promise<{ recipient: string; key: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'cuentos-key-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const key = join(folder, 'key.txt')
  const { output, failed } = await runCommand({} as Ctx, ['backup-key', key])
  expect([failed, (await stat(key)).mode & 0o777]).toEqual([false, 0o600])
  return { key, recipient: output.match(/BACKUP_RECIPIENT=(\S+)/)?.[1] ?? '' }
}

async function allRows(t: TestApp): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {}
  await t.ctx.db.transaction(async (tx) => {
    for (const name of tableNames()) {
      const lines: string[] = []
      for await (const line of readRows(tx, name)) lines.push(line)
      rows[name] = lines.toSorted((a, b) => a.localeCompare(b))
    }
  })
  return rows
}

test('a backup restores everything into a new installation, and people go on where they were', async () => {
  const { recipient, key } = await makeBackupKey()
  await using from = await createTestApp({ env: { BACKUP_RECIPIENT: recipient } })
  const { DATA_DIR } = from.deps.settings
  const tables = await rowsOf<{ name: string }>(
    from.ctx.db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  expect(tables.map(({ name }) => name).filter((name) => !tableNames().includes(name))).toEqual([
    'guesses',
    'limit_windows',
  ])
  const ana = from.visitor()
  await signUp(ana, 'ana')
  const photo = await facePhoto()
  const uploaded = (await (await ana.uploadPhoto(photo)).json()) as { photo: { id: number; photoUrl: string } }
  const brief = { ...BRIEF, recipientName: 'Ñandú «ü» 👩🏽‍🚀\\n"\'', senderPhotoId: uploaded.photo.id }
  const events = await ana.stream('/api/stories/generate', { body: brief })
  const storyId = events.flatMap(({ event }) => (event.type === 'complete' ? [event.storyId] : []))[0] ?? 0
  const url = new URL(await checkout(ana, storyId))
  const card = new URLSearchParams({ number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'Elena' })
  const paid = await ana.send('POST', `${url.pathname}/pay`, String(card), {
    'content-type': 'application/x-www-form-urlencoded',
  })
  const session = new URL(paid.headers.get('location') ?? '').searchParams.get('session_id') ?? ''
  await verify(ana, session)
  await untilState(ana, storyId, 'sent')
  const book = Buffer.from(await (await ana.get(`/api/stories/${storyId}/pdf`)).arrayBuffer())
  await enqueue(from.ctx, retentionJob, {}, { delaySeconds: 3_600 })

  const mistyped = { ...from.deps.settings, BACKUP_RECIPIENT: `${recipient}q` }
  const nobody = { ...from.ctx, deps: { ...from.deps, settings: mistyped } }
  const path = join(DATA_DIR, 'copia.zip')
  expect(await runCommand(nobody, ['backup', path])).toMatchObject({ failed: true })
  const made = await runCommand(from.ctx, ['backup', path])
  // That job, and those that the clock has sent at this very minute.
  expect(made).toMatchObject({ failed: false, output: expect.stringMatching(/ [1-9]\d* jobs under way/u) })
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  // The archive's own names and signatures are nowhere in it.
  expect((await readFile(path)).includes('manifest.json')).toBe(false)
  expect(await readdir(DATA_DIR)).not.toContainEqual(expect.stringMatching(/^\.backup-/))
  expect(await runCommand(from.ctx, ['backup', path])).toMatchObject({ failed: true })
  const before = await allRows(from)

  await using to = await createTestApp()
  const other = await makeBackupKey()
  for (const wrong of [[], ['--key', other.key], ['--key', path]]) {
    expect(await runCommand(to.ctx, ['restore', path, ...wrong])).toMatchObject({ failed: true })
  }
  const restored = await runCommand(to.ctx, ['restore', path, '--key', key])
  expect(restored).toMatchObject({ failed: false })
  expect(await allRows(to)).toEqual(before)

  const phone = to.visitor()
  for (const [name, value] of ana.cookies) phone.cookies.set(name, value)
  expect(await phone.json<Story>('GET', `/api/stories/${storyId}`)).toMatchObject({ storyId })
  expect((await phone.get(uploaded.photo.photoUrl)).status).toBe(200)
  expect(Buffer.from(await (await phone.get(`/api/stories/${storyId}/pdf`)).arrayBuffer()).equals(book)).toBe(true)
  expect((await signIn(to.visitor(), 'ana')).status).toBe(200)
  const [waiting] = await rowsOf<{ wait: number }>(
    to.ctx.db,
    sql`select extract(epoch from start_after - now())::int as wait from pgboss.job where name = 'retention' and state = 'created'`,
  )
  expect(waiting?.wait).toBeGreaterThan(3_000)
  // Numbers go on behind what was restored.
  expect(await writeStory(phone, 'el mar')).toBeGreaterThan(storyId)
  expect(await phone.json<StorySummary[]>('GET', '/api/auth/stories')).toHaveLength(2)

  const again = await runCommand(to.ctx, ['restore', path, '--key', key])
  expect(again).toMatchObject({ failed: true, output: expect.stringContaining('not empty') })
})

test('what is no whole backup restores nothing', async () => {
  await using t = await createTestApp()
  const { DATA_DIR } = t.deps.settings
  await writeStory(t.visitor())
  const path = join(DATA_DIR, 'copia.zip')
  await runCommand(t.ctx, ['backup', path])
  const whole = await readFile(path)
  await using empty = await createTestApp()
  const cases: [string, Buffer][] = [
    ['half a file', whole.subarray(0, whole.length / 2)],
    ['something else', Buffer.from('hola')],
    [
      'another table',
      Buffer.from(whole.toString('latin1').replaceAll('database/stories.jsonl', 'database/stariess.json'), 'latin1'),
    ],
  ]
  for (const [name, data] of cases) {
    const file = join(DATA_DIR, `${name}.zip`)
    await writeFile(file, data)
    const answer = await runCommand(empty.ctx, ['restore', file])
    expect([name, answer.failed]).toEqual([name, true])
  }
  expect(await runCommand(empty.ctx, ['restore', join(DATA_DIR, 'nada.zip')])).toMatchObject({ failed: true })
  expect(await empty.ctx.db.$count(stories)).toBe(0)
  expect(await runCommand(empty.ctx, ['restore', path])).toMatchObject({ failed: false })
  expect(await empty.ctx.db.$count(stories)).toBe(1)
})
