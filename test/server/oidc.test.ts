import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import type { StorySummary } from '../../src/contract/stories.ts'
import { createClient, type TestClient } from '../client.ts'
import { sessions, users } from '../../src/server/db/schema/accounts.ts'
import { createTestApp } from '../create-test-app.ts'
import { startOidc } from '../doubles/oidc.ts'
import { BRIEF } from '../factories.ts'
import { mailTo } from '../outbox.ts'
import { freePort } from '../free-port.ts'

const PASSWORD = 'la tortuga canta bajito'

/** The product with a provider at which everybody is `person`. */
async function startWithProvider(person: { email: string; name?: string }) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const oidc = await startOidc(`${url}/api/auth/callback/oidc`, person)
  const env = {
    BASE_URL: url,
    OIDC_ISSUER: oidc.issuer,
    OIDC_CLIENT_ID: 'cuentos',
    OIDC_CLIENT_SECRET: 'a secret between two',
  }
  const t = await createTestApp({ port, env })
  return {
    ...t,
    issuer: oidc.issuer,
    /** Through the provider and back: where that ends. */
    async enter(client: TestClient): Promise<string | null> {
      const login = await client.get('/api/login?next=/mis-cuentos')
      const back = await answerProvider(oidc.issuer, login.headers.get('location') ?? '')
      return (await client.get(back.slice(url.length))).headers.get('location')
    },
    async [Symbol.asyncDispose]() {
      await t[Symbol.asyncDispose]()
      await oidc.stop()
    },
  }
}

test('signing in through a provider brings the visitor’s stories along', async () => {
  await using t = await startWithProvider({ email: 'ana@example.com', name: 'Ana' })
  const ana = t.visitor()
  const events = await ana.stream('/api/stories/generate', { body: BRIEF })
  const last = events.at(-1)?.event
  expect(await t.enter(ana)).toBe('/mis-cuentos')
  expect(await ana.json('GET', '/api/auth/user')).toMatchObject({ email: 'ana@example.com', username: 'Ana' })
  const stories = await ana.json<StorySummary[]>('GET', '/api/auth/stories')
  expect(last).toEqual({ type: 'complete', storyId: stories[0]?.storyId })

  const forger = t.visitor()
  const before = await t.ctx.db.$count(sessions)
  const forged = await forger.get('/api/auth/callback/oidc?code=x&state=y')
  expect([forged.status, forged.headers.get('location')]).toEqual([302, `${t.url}/ingresar?error=state_mismatch`])
  expect(await t.ctx.db.$count(sessions)).toBe(before)
  expect((await forger.get('/api/auth/user')).status).toBe(401)
})

test('an account of a provider has no password: it can get one by mail, change its address and be deleted', async () => {
  await using t = await startWithProvider({ email: 'eva@example.com' })
  const eva = t.visitor()
  expect(await t.enter(eva)).toBe('/mis-cuentos')
  // The provider told no name.
  expect(await eva.json('GET', '/api/auth/user')).toMatchObject({ username: 'eva' })
  const ways = await eva.json<{ providerId: string }[]>('GET', '/api/auth/list-accounts')
  expect(ways.map(({ providerId }) => providerId)).toEqual(['oidc'])
  expect(JSON.stringify(ways)).not.toMatch(/token|password/i)

  const passwords = { currentPassword: 'no hay ninguna', newPassword: 'un elefante muy tranquilo' }
  const change = await eva.send('POST', '/api/auth/change-password', passwords)
  expect([change.status, await change.json()]).toMatchObject([400, { message: MESSAGES.passwordNone }])
  const same = await eva.send('POST', '/api/auth/change-email', { newEmail: 'eva@example.com' })
  expect([same.status, await same.json()]).toMatchObject([400, { message: MESSAGES.emailSame }])
  await eva.json('POST', '/api/auth/change-email', { newEmail: 'eva.nueva@example.com' })
  const confirm = await mailTo(t.deps.settings.DATA_DIR, 'eva.nueva@example.com', /correo/)
  const link = new URL(confirm.text?.match(/http\S+verify-email\S+/)?.[0] ?? '')
  await eva.get(link.pathname + link.search)
  expect(await eva.json('GET', '/api/auth/user')).toMatchObject({ email: 'eva.nueva@example.com' })

  await eva.json('POST', '/api/auth/request-password-reset', { email: 'eva.nueva@example.com' })
  const reset = await mailTo(t.deps.settings.DATA_DIR, 'eva.nueva@example.com', /contraseña/)
  const token = reset.text?.match(/recuperar=([\w%-]+)/)?.[1] ?? ''
  await t.visitor().json('POST', '/api/auth/reset-password', { token, newPassword: PASSWORD })
  const credentials = { email: 'eva.nueva@example.com', password: PASSWORD }
  const byPassword = t.visitor()
  expect((await byPassword.send('POST', '/api/auth/sign-in/email', credentials)).status).toBe(200)
  expect((await byPassword.send('DELETE', '/api/account', {})).status).toBe(400)
  // The provider still leads to the same account, under whatever address.
  const again = t.visitor()
  expect(await t.enter(again)).toBe('/mis-cuentos')
  expect(await again.json('GET', '/api/auth/user')).toMatchObject({ email: 'eva.nueva@example.com' })
  expect((await again.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200)
  expect(await t.ctx.db.$count(users)).toBe(0)
})

test('a provider’s account without a password is deleted without one', async () => {
  await using t = await startWithProvider({ email: 'eva@example.com', name: 'Eva' })
  const eva = t.visitor()
  await t.enter(eva)
  expect((await eva.send('DELETE', '/api/account', {})).status).toBe(200)
  expect(await t.ctx.db.$count(users)).toBe(0)
})

test('an address that is an account’s already is not taken over by way of a provider', async () => {
  await using t = await startWithProvider({ email: 'ana@example.com', name: 'Ana' })
  const owner = { email: 'ana@example.com', name: 'ana', username: 'ana', password: PASSWORD }
  await t.visitor().json('POST', '/api/auth/sign-up/email', owner)
  const other = t.visitor()
  const end = new URL((await t.enter(other)) ?? '', 'http://localhost')
  expect([end.pathname, end.searchParams.get('error')]).toEqual(['/ingresar', 'account_not_linked'])
  expect((await other.get('/api/auth/user')).status).toBe(401)
})

test('a provider that cannot be reached leads back to the sign-in page, which says so', async () => {
  const nobody = await freePort()
  await using t = await createTestApp({
    env: { OIDC_ISSUER: `http://127.0.0.1:${nobody}`, OIDC_CLIENT_ID: 'cuentos', OIDC_CLIENT_SECRET: 'unused' },
  })
  const login = await t.visitor().get('/api/login?next=/mis-fotos')
  expect([login.status, login.headers.get('location')]).toEqual([302, '/ingresar?next=%2Fmis-fotos&error=unavailable'])
})

/** What a person does at the provider: sign in, agree, and be sent back. */
async function answerProvider(issuer: string, start: string): Promise<string> {
  const person = createClient(issuer)
  let address = start
  for (let step = 0; step < 12; step++) {
    if (!address.startsWith(issuer)) return address
    const path = address.slice(issuer.length)
    const page = await person.get(path)
    const next = page.headers.get('location')
    if (next) {
      address = new URL(next, issuer).href
      continue
    }
    const html = await page.text()
    const prompt = html.match(/name="prompt" value="(\w+)"/)?.[1] ?? 'login'
    const sent = await person.send(
      'POST',
      path,
      new URLSearchParams({ prompt, login: 'ana', password: 'x' }).toString(),
      {
        'content-type': 'application/x-www-form-urlencoded',
      },
    )
    address = new URL(sent.headers.get('location') ?? '', issuer).href
  }
  throw new Error('the provider never sent us back')
}
