import { expect, test } from 'vitest'
import { guesses } from '../../src/server/db/schema/guesses.ts'
import type { AppError } from '../../src/server/errors.ts'
import { accountOf, PACES, takeTry } from '../../src/server/features/credentials/guesses.ts'
import type { TestClient } from '../client.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { eventually } from '../eventually.ts'
import { PASSWORD, signUp } from '../members.ts'
import { mailTo, readOutbox } from '../outbox.ts'
import { totp } from '../totp.ts'

const ON = { env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } }
const HOME = { 'x-forwarded-for': '203.0.113.9' }
const CAFE = { 'x-forwarded-for': '203.0.113.77' }

function enter(client: TestClient, password: string, from: Record<string, string>, email = 'ana@example.com') {
  return client.send('POST', '/api/auth/sign-in/email', { email, password }, from)
}

/** As if this many seconds had passed. */
async function wait(t: TestApp, seconds: number): Promise<void> {
  for (const row of await t.ctx.db.select().from(guesses)) {
    const back = (moment: Date) => new Date(moment.getTime() - seconds * 1_000)
    await t.ctx.db
      .insert(guesses)
      .values(row)
      .onConflictDoUpdate({
        target: guesses.key,
        set: { nextAt: back(row.nextAt), forgetAt: back(row.forgetAt) },
      })
  }
}

test('a stranger who guesses from many addresses slows down, and keeps the member neither out nor from a new password', async () => {
  await using t = await createTestApp(ON)
  const ana = t.visitor()
  await ana.send(
    'POST',
    '/api/auth/sign-up/email',
    { email: 'ana@example.com', name: 'ana', username: 'ana', password: PASSWORD },
    HOME,
  )
  const seen = []
  const waits: number[] = []
  for (let tries = 0; tries < 60; tries++) {
    const from = { 'x-forwarded-for': `10.0.${tries % 30}.1` }
    const answer = await enter(t.visitor(), `mala ${tries} contraseña`, from)
    seen.push(answer.status)
    waits.push(Number(answer.headers.get('retry-after') ?? 0))
  }
  expect(seen.filter((status) => status === 401).length).toBeLessThanOrEqual(PACES.account.free + 6)
  // The last of all may come in the moment in which a pause is over.
  expect(seen.slice(-2)).toContain(429)
  expect(Math.max(...waits)).toBeLessThanOrEqual(PACES.account.longest)

  // From the browser that she signed up in, at once, by either name.
  await ana.get('/api/logout')
  expect((await enter(ana, PASSWORD, HOME)).status).toBe(200)
  await ana.get('/api/logout')
  expect(
    (await ana.send('POST', '/api/auth/sign-in/username', { username: 'ANA', password: PASSWORD }, HOME)).status,
  ).toBe(200)

  // From a new one after a pause that is bounded, however long the stranger went on.
  await wait(t, -20)
  const laptop = t.visitor()
  const refused = await enter(laptop, PASSWORD, CAFE)
  expect(refused.status).toBe(429)
  await wait(t, Number(refused.headers.get('retry-after')))
  expect((await enter(laptop, PASSWORD, CAFE)).status).toBe(200)

  // And the way by mail was open all the time.
  const asked = await t.visitor().send('POST', '/api/auth/request-password-reset', { email: 'ana@example.com' }, CAFE)
  expect(asked.status).toBe(200)
  const mail = await mailTo(t.deps.settings.DATA_DIR, 'ana@example.com', /Elige una contraseña nueva/)
  const token = mail.text?.match(/recuperar=([\w%-]+)/)?.[1] ?? ''
  const reset = await t
    .visitor()
    .send('POST', '/api/auth/reset-password', { token, newPassword: 'siete nubes de algodón' }, CAFE)
  expect(reset.status).toBe(200)
  // Only the keys: a moment of second ten looks like the beginning of an address.
  const kept = await t.ctx.db.select({ key: guesses.key }).from(guesses)
  expect(JSON.stringify(kept)).not.toMatch(/203\.0|10\.0|example|ana@/)
})

test('a day of guessing is a bounded number of guesses, also on a device that is known', async () => {
  await using t = await createTestApp(ON)
  const account = await accountOf(t.ctx, 'nadie@example.com')
  for (const name of ['account', 'device', 'address'] as const) {
    let taken = 0
    const refusals = new Set<string>()
    for (let tries = 0; tries < 40; tries++) {
      const [outcome] = await Promise.allSettled([takeTry(t.ctx, [[name, account]])])
      if (outcome.status === 'fulfilled') taken++
      else refusals.add((outcome.reason as AppError).code)
    }
    expect([...refusals]).toEqual(['too_many'])
    expect(taken).toBeGreaterThanOrEqual(PACES[name].free)
    expect(taken).toBeLessThanOrEqual(PACES[name].free + 4)
    for (let tries = 0; tries < 12; tries++) {
      await wait(t, PACES[name].longest)
      await takeTry(t.ctx, [[name, account]])
      await expect(takeTry(t.ctx, [[name, account]])).rejects.toMatchObject({ code: 'too_many' })
    }
    // In the end one in each longest pause.
    const [row] = (await t.ctx.db.select().from(guesses)).filter(({ key }) => key.startsWith(`${name}:`))
    expect((row?.nextAt.getTime() ?? 0) - Date.now()).toBeGreaterThan((PACES[name].longest - 30) * 1_000)
  }
})

test('many tries at once are counted one by one', async () => {
  await using t = await createTestApp(ON)
  const tries = await Promise.allSettled(Array.from({ length: 60 }, () => takeTry(t.ctx, [['device', 'x', 'y']])))
  const taken = tries.filter(({ status }) => status === 'fulfilled').length
  expect([taken >= PACES.device.free, taken <= PACES.device.free + 4]).toEqual([true, true])
})

test('a member is told of what changes in their account, at the old address too, and of a browser that is new', async () => {
  await using t = await createTestApp()
  const { DATA_DIR } = t.deps.settings
  const ana = t.visitor()
  await signUp(ana, 'ana')
  await ana.get('/api/logout')
  expect((await enter(ana, PASSWORD, {})).status).toBe(200)
  const phone = t.visitor()
  expect((await enter(phone, PASSWORD, {})).status).toBe(200)
  await mailTo(DATA_DIR, 'ana@example.com', /navegador nuevo/)
  await phone.get('/api/logout')
  expect((await enter(phone, PASSWORD, {})).status).toBe(200)

  const newPassword = 'siete nubes de algodón'
  await ana.json('POST', '/api/auth/change-password', {
    currentPassword: PASSWORD,
    newPassword,
    revokeOtherSessions: true,
  })
  await mailTo(DATA_DIR, 'ana@example.com', /Tu contraseña cambió/)
  const { totpURI } = await ana.json<{ totpURI: string }>('POST', '/api/auth/two-factor/enable', {
    password: newPassword,
  })
  await ana.json('POST', '/api/auth/two-factor/verify-totp', { code: totp(totpURI) })
  await mailTo(DATA_DIR, 'ana@example.com', /Activaste la verificación/)
  await ana.json('POST', '/api/auth/two-factor/generate-backup-codes', { password: newPassword })
  await mailTo(DATA_DIR, 'ana@example.com', /códigos de respaldo/)
  await ana.json('POST', '/api/auth/two-factor/disable', { password: newPassword })
  await mailTo(DATA_DIR, 'ana@example.com', /desactivada/)

  await ana.json('POST', '/api/auth/change-email', {
    newEmail: 'nueva@example.com',
    callbackURL: '/',
    password: newPassword,
  })
  const confirm = await mailTo(DATA_DIR, 'nueva@example.com', /Confirma/)
  const link = new URL(confirm.text?.match(/http\S+verify-email\S+/)?.[0] ?? '')
  await ana.get(link.pathname + link.search)
  await mailTo(DATA_DIR, 'ana@example.com', /email de tu cuenta cambió/)
  const told = await mailTo(DATA_DIR, 'nueva@example.com', /email de tu cuenta cambió/)
  expect(told.text).toContain('Si no fuiste tú')
  // Sent once for one new browser, and never for the one of the sign-up.
  await eventually(async () => {
    const all = (await readOutbox(DATA_DIR)).filter(({ subject }) => /navegador nuevo/.test(subject ?? ''))
    expect(all).toHaveLength(1)
  })
})
