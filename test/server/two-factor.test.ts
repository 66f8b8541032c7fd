import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import { sessions, twoFactors } from '../../src/server/db/schema/accounts.ts'
import { createClient, type TestClient } from '../client.ts'
import { createApp } from '../../src/server/app.ts'
import { runCommand } from '../../src/server/admin/run.ts'
import type { Deps } from '../../src/server/context.ts'
import { createAuth } from '../../src/server/features/credentials/auth.ts'
import { cookieKey } from '../../src/server/sessions/cookies.ts'
import { countUnreadable, resealTwoFactors } from '../../src/server/features/credentials/keys.ts'
import { createTestApp, SECRET, type TestApp } from '../create-test-app.ts'
import { facePhoto } from '../factories.ts'
import { PASSWORD, signIn, signUp } from '../members.ts'
import { totp } from '../totp.ts'

type Factor = { totpURI: string; backupCodes: string[] }

async function switchOn(client: TestClient): Promise<Factor> {
  const factor = await client.json<Factor>('POST', '/api/auth/two-factor/enable', { password: PASSWORD })
  await client.json('POST', '/api/auth/two-factor/verify-totp', { code: totp(factor.totpURI) })
  return factor
}

async function challenged(t: TestApp, username = 'ana'): Promise<TestClient> {
  const browser = t.visitor()
  const answer = await signIn(browser, username)
  expect(await answer.json()).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
  return browser
}

const verify = (client: TestClient, kind: 'totp' | 'backup-code', code: string): Promise<Response> =>
  client.send('POST', `/api/auth/two-factor/verify-${kind}`, { code, trustDevice: true })

test('a second factor is set up with the password and a code; from then on a session takes both steps', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const refused = await ana.send('POST', '/api/auth/two-factor/enable', { password: 'la de otra persona' })
  expect([refused.status, await refused.json()]).toMatchObject([400, { message: MESSAGES.passwordWrong }])
  const { totpURI, backupCodes } = await ana.json<Factor>('POST', '/api/auth/two-factor/enable', { password: PASSWORD })
  expect(totpURI).toMatch(/^otpauth:\/\/totp\/Cuentos%20M%C3%A1gicos:ana%40example\.com\?secret=[A-Z2-7]{32,}&/)
  expect(new Set(backupCodes).size).toBe(10)

  // Until a code proves that the application has it, nothing changes.
  expect(await ana.json('GET', '/api/auth/user')).toMatchObject({ twoFactor: false })
  expect((await signIn(t.visitor(), 'ana')).headers.getSetCookie().join()).toContain('session_token')
  expect((await verify(ana, 'totp', '')).status).toBe(400)
  const confirmation = totp(totpURI)
  expect((await verify(ana, 'totp', confirmation)).status).toBe(200)
  expect(await ana.json('GET', '/api/auth/user')).toMatchObject({ twoFactor: true })
  expect((await ana.send('POST', '/api/auth/two-factor/enable', { password: PASSWORD })).status).toBe(409)

  const stored = JSON.stringify(await t.ctx.db.select().from(twoFactors))
  for (const open of [new URL(totpURI).searchParams.get('secret') ?? '', ...backupCodes])
    expect(stored).not.toContain(open)

  const before = await t.ctx.db.$count(sessions)
  const phone = await challenged(t)
  expect(await t.ctx.db.$count(sessions)).toBe(before)
  expect((await phone.get('/api/auth/user')).status).toBe(401)
  const spent = await verify(phone, 'totp', confirmation)
  expect([spent.status, await spent.json()]).toMatchObject([400, { fields: { code: MESSAGES.codeWrong } }])
  const code = totp(totpURI, { steps: 1 })
  expect((await verify(phone, 'totp', `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
  expect(await phone.json('GET', '/api/auth/user')).toMatchObject({ username: 'ana' })
  // No cookie spares this browser the code next time, and no code is good twice.
  await phone.get('/api/logout')
  expect(await (await signIn(phone, 'ana')).json()).toMatchObject({ twoFactorRedirect: true })
  expect((await phone.get('/api/auth/user')).status).toBe(401)
  expect((await verify(await challenged(t), 'totp', code)).status).toBe(400)
  expect((await verify(t.visitor(), 'totp', totp(totpURI))).status).toBe(401)
})

test('what a visitor made goes along once the code is right; who lost telephone and codes is let in by the operator', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const { backupCodes } = await switchOn(ana)
  const tablet = t.visitor()
  const { photo } = (await (await tablet.uploadPhoto(await facePhoto())).json()) as { photo: { id: number } }
  await signIn(tablet, 'ana')
  expect((await tablet.get(`/api/photos/${photo.id}`)).status).toBe(200)
  expect((await ana.get(`/api/photos/${photo.id}`)).status).toBe(404)
  const [code = ''] = backupCodes
  expect((await verify(tablet, 'backup-code', ` ${code.toUpperCase().replace('-', ' ')}`)).status).toBe(200)
  expect((await tablet.get(`/api/photos/${photo.id}`)).status).toBe(200)
  expect((await ana.get(`/api/photos/${photo.id}`)).status).toBe(200)

  for (const name of ['', 'nadie', 'nadie@example.com']) {
    expect(await runCommand(t.ctx, ['second-factor-off', name])).toMatchObject({ failed: true })
  }
  expect(await runCommand(t.ctx, ['second-factor-off', 'Ana@example.com'])).toMatchObject({ failed: false })
  expect(await runCommand(t.ctx, ['second-factor-off', 'ana'])).toMatchObject({ failed: true })
  const free = t.visitor()
  await signIn(free, 'ana')
  expect(await free.json('GET', '/api/auth/user')).toMatchObject({ twoFactor: false })
})

test('backup codes are good once, guesses are few, and the password switches it off', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const { backupCodes, totpURI } = await switchOn(ana)
  const [first = '', second = ''] = backupCodes
  expect((await verify(await challenged(t), 'backup-code', first)).status).toBe(200)
  const again = await verify(await challenged(t), 'backup-code', first)
  expect([again.status, await again.json()]).toMatchObject([400, { fields: { code: MESSAGES.backupCodeWrong } }])
  const renewed = await ana.json<{ backupCodes: string[] }>('POST', '/api/auth/two-factor/generate-backup-codes', {
    password: PASSWORD,
  })
  expect(renewed.backupCodes).toHaveLength(10)
  expect((await verify(await challenged(t), 'backup-code', second)).status).toBe(400)

  // Five guesses a sign-in, ten a quarter of an hour.
  const answers = async (browser: TestClient) => {
    const codes: (string | number)[] = []
    for (const code of ['000001', '000002', '000003', '000004', '000005', '000006']) {
      const { message } = (await (await verify(browser, 'totp', code)).json()) as { message: string }
      codes.push(message)
    }
    return [new Set(codes.slice(0, 5)).size, codes[5]]
  }
  expect(await answers(await challenged(t))).toEqual([1, MESSAGES.codesExhausted])
  const locked = await challenged(t)
  for (const code of ['100001', '100002', '100003']) await verify(locked, 'totp', code)
  const right = await verify(locked, 'totp', totp(totpURI, { steps: 1 }))
  expect([right.status, await right.json()]).toMatchObject([429, { message: MESSAGES.codesLocked }])

  expect((await ana.send('POST', '/api/auth/two-factor/disable', { password: 'otra cosa' })).status).toBe(400)
  expect((await ana.send('POST', '/api/auth/two-factor/disable', { password: PASSWORD })).status).toBe(200)
  expect(await t.ctx.db.$count(twoFactors)).toBe(0)
  const free = t.visitor()
  expect((await signIn(free, 'ana')).status).toBe(200)
  expect(await free.json('GET', '/api/auth/user')).toMatchObject({ twoFactor: false })
})

/** The same installation with other secrets, and a browser that has been there before. */
async function openWith(t: TestApp, secret: string, previous: string | undefined) {
  const { db } = t.deps.database
  const settings = { ...t.deps.settings, AUTH_SECRET_PREVIOUS: previous }
  const auth = createAuth({ settings, secret, db, log: t.ctx.log, mail: () => Promise.resolve() })
  const deps: Deps = { ...t.deps, settings, auth }
  const app = await createApp({ deps, log: t.ctx.log, secret })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    ctx: { ...t.ctx, deps },
    returning(client: TestClient): TestClient {
      const back = createClient(url)
      for (const [name, value] of client.cookies) back.cookies.set(name, value)
      return back
    },
    async [Symbol.asyncDispose]() {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

test('the secret is replaced without signing anybody out or losing a second factor', async () => {
  await using t = await createTestApp()
  const [ana, visitor] = [t.visitor(), t.visitor()]
  await signUp(ana, 'ana')
  const { totpURI } = await switchOn(ana)
  const { photo } = (await (await visitor.uploadPhoto(await facePhoto())).json()) as { photo: { id: number } }
  const bought = createHmac('sha256', cookieKey(SECRET)).update('7').digest('base64').replace(/=+$/, '')
  visitor.cookies.set('cuentos.compras', encodeURIComponent(`7.${bought}`))
  const next = 'another secret, as long as the one that it replaces'

  await using both = await openWith(t, next, SECRET)
  const [back, other] = [both.returning(ana), both.returning(visitor)]
  expect((await back.get('/api/auth/list-sessions')).status).toBe(200)
  expect((await other.get(`/api/photos/${photo.id}`)).status).toBe(200)
  expect(back.cookies).not.toEqual(ana.cookies)
  for (const [name, value] of visitor.cookies) expect([name, other.cookies.get(name)]).not.toEqual([name, value])
  await resealTwoFactors(both.ctx)

  await using after = await openWith(t, next, undefined)
  expect(await after.returning(back).json('GET', '/api/auth/user')).toMatchObject({ username: 'ana' })
  expect((await after.returning(other).get(`/api/photos/${photo.id}`)).status).toBe(200)
  expect((await after.returning(ana).get('/api/auth/user')).status).toBe(401)
  expect(await countUnreadable(after.ctx)).toBe(0)
  expect(await countUnreadable(t.ctx)).toBe(1)
  const browser = after.returning(t.visitor())
  await signIn(browser, 'ana')
  expect((await verify(browser, 'totp', totp(totpURI, { steps: 1 }))).status).toBe(200)
})
