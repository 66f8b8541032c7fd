import { expect, test } from 'vitest'
import type { StorySummary } from '../../src/contract/stories.ts'
import { createClient } from '../client.ts'
import { createTestApp } from '../create-test-app.ts'
import { startOidc } from '../doubles/oidc.ts'
import { BRIEF } from '../factories.ts'
import { freePort } from '../postgres.ts'

test('signing in through a provider brings the visitor’s stories along', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const oidc = await startOidc(`${url}/api/auth/callback/oidc`, { email: 'ana@example.com', name: 'Ana' })
  await using t = await createTestApp({
    port,
    env: {
      BASE_URL: url,
      OIDC_ISSUER: oidc.issuer,
      OIDC_CLIENT_ID: 'cuentos',
      OIDC_CLIENT_SECRET: 'a secret between two',
    },
  })
  const ana = t.visitor()
  const events = await ana.stream('/api/stories/generate', { body: BRIEF })
  const last = events.at(-1)?.event
  const login = await ana.get('/api/login?next=/mis-cuentos')
  expect(login.status).toBe(302)

  const back = await answerProvider(oidc.issuer, login.headers.get('location') ?? '')
  const callback = await ana.get(back.slice(url.length))
  expect([callback.status, callback.headers.get('location')]).toEqual([302, '/mis-cuentos'])
  expect(await ana.json('GET', '/api/auth/user')).toMatchObject({ email: 'ana@example.com' })
  const stories = await ana.json<StorySummary[]>('GET', '/api/auth/stories')
  expect(last).toEqual({ type: 'complete', storyId: stories[0]?.storyId })

  const forged = await t.visitor().get('/api/auth/callback/oidc?code=x&state=y')
  expect(forged.status).toBeLessThan(500)
  expect((await t.visitor().get('/api/auth/user')).status).toBe(401)
  await oidc.stop()
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
