import { createHmac } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { AUTH_CALLS } from '../../src/contract/accounts.ts'
import { type Route, routes } from '../../src/contract/routes.ts'
import { createApp } from '../../src/server/app.ts'
import { users } from '../../src/server/db/schema/accounts.ts'
import { cookieKey } from '../../src/server/sessions/cookies.ts'
import { writeStory } from '../buyer.ts'
import { createTestApp, SECRET } from '../create-test-app.ts'
import { facePhoto } from '../factories.ts'
import { mailTo } from '../outbox.ts'
import { PASSWORD, signIn, signUp } from '../members.ts'
import { servedRoutes } from '../served-routes.ts'

const EVIL = 'https://evil.example'
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
/** GETs that change something, or ask somebody else. */
const CHANGING: readonly string[] = [routes.streamStory.path, routes.logout.path, routes.verifyCheckoutSession.path]
/** What there is besides the contract and what better-auth answers, and how each knows who may. */
const OTHER_ROUTES = [
  '/api/openapi.json',
  '/api/docs',
  // A purchase's id is a random capability; the provider's page shows the cover by it.
  '/api/purchases/:purchaseId/cover',
  // Signed by the provider.
  '/api/webhooks/stripe',
  // A gift's token is the key to its page.
  '/regalo/:token',
  // A session's id is a random capability here too.
  '/simulated-checkout/:sessionId',
  '/simulated-checkout/:sessionId/code',
  '/simulated-checkout/:sessionId/pay',
]

/** Of files that are part of the program. */
const FOLDERS = ['/api/docs/']

const nameless = (path: string) => path.replaceAll(/:[\w|:]+/g, ':x')
const filled = (path: string) => path.replaceAll(/:[\w|:]+/g, '1')

/** Called by the provider's machines, which prove themselves by a signature, and by mail programs, for whoever has a gift's token. */
const CALLED_FROM_ELSEWHERE = ['/api/webhooks/stripe', routes.stopGiftMail.path, routes.stopGuestbookMail.path]

test('nothing is served that is not in the contract or on a short list', async () => {
  await using t = await createTestApp()
  const served = new Set((await servedRoutes(t)).map(({ path }) => nameless(path)))
  const known = new Set(
    [
      ...Object.values(routes).map((route) => route.path),
      ...AUTH_CALLS.map((call) => `/api/auth/${call}`),
      ...OTHER_ROUTES,
    ].map(nameless),
  )
  const strange = [...served].filter((path) => !known.has(path) && !FOLDERS.some((folder) => path.startsWith(folder)))
  expect(strange).toEqual([])
  expect([...known].filter((path) => !served.has(path))).toEqual([])
})

test('another site cannot make a browser call anything that changes something', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const calls = (await servedRoutes(t))
    .filter(({ method, path }) => !SAFE_METHODS.includes(method) || (method === 'GET' && CHANGING.includes(path)))
    .filter(({ path }) => !CALLED_FROM_ELSEWHERE.includes(path))
    .map(({ method, path }): [string, string] => [method, filled(path)])
  // Every call of the contract that changes something is among them.
  const changing = (Object.values(routes) as Route[])
    .filter(({ method, path }) => !SAFE_METHODS.includes(method) || CHANGING.includes(path))
    .filter(({ path }) => !CALLED_FROM_ELSEWHERE.includes(path))
    .map(({ method, path }) => [method, filled(path)])
  expect(calls).toEqual(expect.arrayContaining(changing))
  const from: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: EVIL },
    { origin: 'null' },
    { referer: `${EVIL}/page` },
    { origin: 'http://localhost:3000.evil.example' },
  ]
  for (const [method, path] of calls) {
    for (const headers of from) {
      const response = await ana.send(method, path, method === 'GET' ? undefined : '', headers)
      expect([method, path, headers, response.status]).toEqual([method, path, headers, 403])
      await response.arrayBuffer()
    }
  }
  // The same call from here is heard.
  expect((await ana.send('PATCH', '/api/account', { bio: 'x' }, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  // A form of another site can only send these types; none of them is taken for JSON.
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const response = await ana.send('PATCH', '/api/account', '{"bio":"y"}', { 'content-type': type })
    expect([type, response.status]).toEqual([type, type === 'text/plain' ? 400 : 415])
  }
  expect(await ana.json('GET', '/api/auth/user')).toMatchObject({ bio: 'x' })
  const preflight = await ana.send('OPTIONS', '/api/account', undefined, {
    origin: EVIL,
    'access-control-request-method': 'DELETE',
  })
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
})

test('nobody is led to another site', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  for (const address of [
    EVIL,
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    'javascript:alert(1)',
    ' //e.x',
  ]) {
    const to = encodeURIComponent(address)
    const body = { email: 'ana@example.com', password: PASSWORD, callbackURL: address }
    const answers = [
      await ana.get(`/api/login?next=${to}`),
      await ana.get(`/api/auth/reset-password/token?callbackURL=${to}`),
      await ana.get(`/api/auth/verify-email?token=x&callbackURL=${to}`),
      await ana.get(`/api/auth/callback/oidc?error=x&state=${to}`),
      await ana.send('POST', '/api/auth/sign-in/email', body),
      await ana.send('POST', '/api/auth/request-password-reset', { email: 'ana@example.com', redirectTo: address }),
    ]
    expect([address, answers[0]?.status]).toEqual([address, 302])
    for (const answer of answers) {
      const location = new URL(answer.headers.get('location') ?? '/', 'http://localhost:3000')
      expect([address, answer.url, location.origin]).toEqual([address, answer.url, 'http://localhost:3000'])
      expect(answer.status).toBeLessThan(500)
    }
  }
  // Nor by mail: its links carry our own address, whatever the request called its host.
  await t
    .visitor()
    .send('POST', '/api/auth/request-password-reset', { email: 'ana@example.com' }, { host: 'evil.example' })
  const mail = await mailTo(t.deps.settings.DATA_DIR, 'ana@example.com', /contraseña/)
  expect(mail.html).toContain('http://localhost:3000/ingresar?recuperar=')
  expect(mail.html).not.toContain('evil.example')
})

test('cookies: for this host, over https, out of scripts’ reach; a signature is good for one cookie and one key', async () => {
  await using t = await createTestApp({ env: { BASE_URL: 'https://cuentos.example' } })
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  const given = await signUp(ana, 'ana')
  const cookies = given.headers.getSetCookie()
  const names = cookies.map((cookie) => cookie.slice(0, cookie.indexOf('=')))
  expect(names.toSorted()).toEqual(['__Host-cuentos.equipo', '__Host-cuentos.session_token'])
  for (const cookie of cookies) {
    for (const flag of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie.split('; ')).toContain(flag)
    expect(cookie).not.toMatch(/Domain=/i)
  }
  expect(given.headers.get('strict-transport-security')).toContain('max-age=31536000')

  const sign = (key: string) => `${storyId}.${createHmac('sha256', key).update(String(storyId)).digest('base64')}`
  const opens = async (value: string) => {
    const eve = t.visitor()
    eve.cookies.set('__Host-cuentos.compras', encodeURIComponent(value.replace(/=+$/, '')))
    return (await eve.get(`/api/stories/${storyId}`)).status
  }
  for (const value of [String(storyId), sign(SECRET), sign('another'), `${storyId}.`])
    expect([value, await opens(value)]).toEqual([value, 404])
  expect(await opens(sign(cookieKey(SECRET)))).toBe(200)
})

test('a session is new after each sign-in, ends where it is left, and no cookie from outside becomes one', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await writeStory(ana)
  const asVisitor = new Map(ana.cookies)
  await signUp(ana, 'ana')
  const asMember = new Map(ana.cookies)
  expect([...asMember.values()]).not.toEqual([...asVisitor.values()])
  const sessionOf = async (cookies: Map<string, string>) => {
    const client = t.visitor()
    for (const [name, value] of cookies) client.cookies.set(name, value)
    return (await client.get('/api/auth/user')).status
  }
  expect([await sessionOf(asMember), await sessionOf(asVisitor)]).toEqual([200, 401])

  // Eve plants her own session; whoever signs in over it leaves it.
  const eve = t.visitor()
  await writeStory(eve)
  const planted = new Map(eve.cookies)
  const victim = t.visitor()
  for (const [name, value] of planted) victim.cookies.set(name, value)
  await signIn(victim, 'ana')
  expect([...victim.cookies.values()]).not.toEqual([...planted.values()])
  expect(await sessionOf(planted)).toBe(401)

  const invented = new Map([['cuentos.session_token', 'chosen-by-eve.c2lnbmF0dXJl']])
  expect(await sessionOf(invented)).toBe(401)
  await ana.get('/api/logout')
  expect(await sessionOf(asMember)).toBe(401)
  // A changed password ends the others.
  const phone = t.visitor()
  await signIn(phone, 'ana')
  const change = { currentPassword: PASSWORD, newPassword: 'una frase del todo nueva', revokeOtherSessions: true }
  expect((await victim.send('POST', '/api/auth/change-password', change)).status).toBe(200)
  expect((await phone.get('/api/auth/user')).status).toBe(401)
})

test('signing in costs one derivation of the key, whether there is such an account or not', async () => {
  await using t = await createTestApp()
  await signUp(t.visitor(), 'ana')
  const { password } = await t.deps.auth.$context
  const [hash, verify] = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')]
  for (const [path, body] of [
    ['email', { email: 'ana@example.com' }],
    ['email', { email: 'nadie@example.com' }],
    ['username', { username: 'ana' }],
    ['username', { username: 'nadie' }],
  ] as const) {
    hash.mockClear()
    verify.mockClear()
    const wrong = { ...body, password: 'no es esta frase' }
    const response = await t.visitor().send('POST', `/api/auth/sign-in/${path}`, wrong)
    expect([body, response.status]).toEqual([body, 401])
    expect([body, hash.mock.calls.length + verify.mock.calls.length]).toEqual([body, 1])
  }
})

test('nobody gives themselves what is not theirs to give', async () => {
  await using t = await createTestApp()
  const body = { email: 'eve@example.com', username: 'eve', name: 'eve', password: PASSWORD }
  for (const extra of [
    { id: 'x' },
    { emailVerified: true },
    { isAnonymous: true },
    { image: 'profiles/x.jpg' },
    { role: 'x' },
  ]) {
    const refused = await t.visitor().send('POST', '/api/auth/sign-up/email', { ...body, ...extra })
    expect([extra, refused.status]).toEqual([extra, 400])
  }
  expect(await t.ctx.db.$count(users)).toBe(0)
  expect((await t.visitor().send('POST', '/api/auth/sign-up/email', body)).status).toBe(200)
  const [eve] = await t.ctx.db.select().from(users)
  expect(eve).toMatchObject({ emailVerified: false, isAnonymous: false, image: null })
  const client = t.visitor()
  await signIn(client, 'eve')
  await client.send('PATCH', '/api/account', { bio: 'x', image: 'profiles/of-another.jpg', email: 'other@example.com' })
  expect((await t.ctx.db.select().from(users))[0]).toMatchObject({ bio: 'x', image: null, email: 'eve@example.com' })
})

test('errors say nothing of what lies behind', async () => {
  await using t = await createTestApp()
  const secret = 'select password from users at /srv/app/db.ts:12'
  const failing = { ...t.deps, files: { ...t.deps.files, stat: () => Promise.reject(new Error(secret)) } }
  const app = await createApp({
    deps: failing,
    log: t.ctx.log,
    secret: SECRET,
  })
  const ana = t.visitor()
  const { photo } = (await (await ana.uploadPhoto(await facePhoto())).json()) as { photo: { photoUrl: string } }
  const cookie = [...ana.cookies].map((pair) => pair.join('=')).join('; ')
  const broken = await app.inject({ url: photo.photoUrl, headers: { cookie } })
  expect([broken.statusCode, broken.json()]).toEqual([
    500,
    { code: 'internal', message: expect.stringMatching(/^Algo falló/), requestId: broken.headers['x-request-id'] },
  ])
  await app.close()
  expect(t.logged()).toContain(String(broken.headers['x-request-id']))
  const bodies = await Promise.all(
    [
      ana.get('/api/nada'),
      ana.get('/api/stories/x'),
      ana.get("/api/stories/1'%20or%201=1--"),
      ana.send('POST', '/api/stories/generate-text', '{', { 'content-type': 'application/json' }),
      ana.send('POST', '/api/stories/generate-text', { __proto__x: 1, constructor: 1 }),
      ana.send('POST', '/api/auth/sign-in/email', { email: { $ne: null }, password: ['x'] }),
      ana.send('POST', '/api/auth/sign-in/email', '{"email":', { 'content-type': 'application/json' }),
      ana.send('POST', '/api/webhooks/stripe', '{}', { 'stripe-signature': 't=1,v1=00' }),
      ana.send('DELETE', '/api/nada'),
    ].map(async (answer) => {
      const response = await answer
      expect([response.url, response.status >= 400 && response.status < 500]).toEqual([response.url, true])
      expect(response.headers.get('server') ?? response.headers.get('x-powered-by')).toBeNull()
      return response.text()
    }),
  )
  for (const body of bodies)
    expect(body).not.toMatch(/\bat \/|node_modules|select |fastify|FST_|better-auth|Error:|zod/i)
})
