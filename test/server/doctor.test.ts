import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { diagnoseStart, examine } from '../../src/server/admin/doctor.ts'
import { runCommand } from '../../src/server/admin/run.ts'
import { enqueue } from '../../src/server/context.ts'
import { photos } from '../../src/server/db/schema/photos.ts'
import { retentionJob } from '../../src/server/features/retention/jobs.ts'
import { readSettings } from '../../src/server/settings.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { facePhoto } from '../factories.ts'
import { freePort } from '../free-port.ts'

async function stateOf(t: TestApp, part: string) {
  const findings = (await examine(t.ctx)).filter((finding) => finding.part === part)
  const worst = findings.find(({ state }) => state === 'wrong') ?? findings.find(({ state }) => state === 'warning')
  return worst ?? findings[0]
}

test('an installation that is well is told so, and leaves nothing behind', async () => {
  await using t = await createTestApp({ web: true })
  const { output, failed } = await runCommand(t.ctx, ['doctor'])
  expect(output).not.toContain('WRONG')
  expect(failed).toBe(false)
  for (const part of ['database', 'storage', 'mail', 'retention', 'jobs']) {
    expect([part, (await stateOf(t, part))?.state]).toEqual([part, 'ok'])
  }
  const json = JSON.parse((await runCommand(t.ctx, ['doctor', '--json'])).output) as object[]
  expect(json.length).toBeGreaterThan(5)
})

test('what is wrong is named with what to do, and no secret is told', async () => {
  const provider = createServer((request, response) => {
    response.statusCode = request.headers.authorization?.includes('good') ? 200 : 401
    response.end('{}')
  })
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const env = {
    NODE_ENV: 'production',
    AUTH_SECRET: 'a'.repeat(40),
    STRIPE_SECRET_KEY: 'sk_secret_of_ours',
    STRIPE_WEBHOOK_SECRET: 'not the right one',
    STRIPE_API_URL: url,
    OPENAI_API_KEY: 'good-secret-of-ours',
    OPENAI_BASE_URL: url,
    COMPATIBLE_BASE_URL: `http://127.0.0.1:${await freePort()}`,
    SMTP_URL: `smtp://user:secret-of-ours@127.0.0.1:${await freePort()}`,
    MAIL_FROM: 'a@b.mx',
  }
  await using t = await createTestApp({ env })
  const { output, failed } = await runCommand(t.ctx, ['doctor'])
  provider.close()
  expect(failed).toBe(true)
  expect(output).not.toContain('secret-of-ours')
  expect(output).not.toContain('sk_secret')
  for (const line of [
    /WRONG +settings +BASE_URL is not https\n +→ Put a proxy with TLS/,
    /WRONG +settings +AUTH_SECRET can be guessed/,
    /WRONG +stripe +the key is refused \(401\)\n +→ .*STRIPE_SECRET_KEY/,
    /warning +stripe +STRIPE_WEBHOOK_SECRET looks like something else/,
    /ok +openai +the key is taken/,
    /WRONG +compatible +.*ECONNREFUSED/,
    /WRONG +mail +.*ECONNREFUSED|WRONG +mail +MailError · SMTP: ESOCKET/,
  ]) {
    expect(output).toMatch(line)
  }
})

test('a store that loses files, data that should be gone and jobs that nobody does are found', async () => {
  const lost = { put: () => Promise.resolve(), read: () => Promise.resolve(null), remove: () => Promise.resolve() }
  await using t = await createTestApp()
  Object.assign(t.deps.files, lost)
  expect(await stateOf(t, 'storage')).toMatchObject({ state: 'wrong', advice: expect.stringContaining('DATA_DIR') })

  await using late = await createTestApp()
  await late.visitor().uploadPhoto(await facePhoto())
  await late.ctx.db.update(photos).set({ uploadedAt: new Date(Date.now() - 40 * 86_400_000) })
  expect(await stateOf(late, 'retention')).toMatchObject({
    state: 'wrong',
    what: expect.stringContaining('1 photos of visitors are older than 30 days'),
  })

  await late.deps.queue.drain(0)
  await enqueue(late.ctx, retentionJob, {})
  await late.ctx.db.execute(
    sql`update pgboss.job set start_after = now() - interval '2 hours' where name = 'retention'`,
  )
  expect(await stateOf(late, 'jobs')).toMatchObject({
    state: 'wrong',
    what: expect.stringContaining('jobs wait, the oldest for 120 minutes'),
    advice: expect.stringContaining('ROLE=worker'),
  })
})

test('what keeps the product from starting is what the doctor finds', async () => {
  const bad = { PORT: 'x', RETENTION_DAYS: '-1' }
  let error: unknown
  try {
    readSettings(bad)
  } catch (caught) {
    error = caught
  }
  const told = await diagnoseStart(error, bad)
  expect(told).toMatch(/WRONG +settings +PORT: /)
  expect(told).toMatch(/WRONG +settings +RETENTION_DAYS: /)
  const gone = Object.assign(new Error('connect ECONNREFUSED //user:pass@db:5432'), { code: 'ECONNREFUSED' })
  const down = await diagnoseStart(gone, { DATABASE_URL: 'postgres://user:pass@db:5432/x' })
  expect(down).toMatch(/WRONG +database +.*ECONNREFUSED/)
  expect(down).not.toContain('user:pass')
})
