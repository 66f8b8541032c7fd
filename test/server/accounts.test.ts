import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import type { Photo } from '../../src/contract/photos.ts'
import type { Story, StorySummary } from '../../src/contract/stories.ts'
import { runCommand } from '../../src/server/admin/run.ts'
import { credentials, sessions, users } from '../../src/server/db/schema/accounts.ts'
import { photos } from '../../src/server/db/schema/photos.ts'
import { stories } from '../../src/server/db/schema/stories.ts'
import { sweepJob } from '../../src/server/features/files/jobs.ts'
import type { TestClient } from '../client.ts'
import { createTestApp } from '../create-test-app.ts'
import { BRIEF, facePhoto } from '../factories.ts'
import { mailTo } from '../outbox.ts'
import { filesOf } from '../stored-files.ts'

const PASSWORD = 'la tortuga canta bajito'
const BREACHED = 'vjht123jltccf'

function signUp(client: TestClient, username: string, password = PASSWORD): Promise<Response> {
  return client.send('POST', '/api/auth/sign-up/email', {
    email: `${username}@example.com`,
    name: username,
    username,
    password,
  })
}

async function makeStory(client: TestClient, extra: object = {}): Promise<number> {
  const events = await client.stream('/api/stories/generate', { body: { ...BRIEF, ...extra } })
  const last = events.at(-1)?.event
  if (last?.type !== 'complete') throw new Error('no story')
  return last.storyId
}

async function upload(client: TestClient): Promise<number> {
  return ((await (await client.uploadPhoto(await facePhoto())).json()) as { photo: Photo }).photo.id
}

test('what a visitor made is there after signing up, and after signing in to an account that existed', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  const photoId = await upload(ana)
  const storyId = await makeStory(ana, { senderPhotoId: photoId })
  expect((await ana.get('/api/auth/user')).status).toBe(401)
  expect((await signUp(ana, 'ana')).status).toBe(200)
  expect(await ana.json('GET', '/api/auth/user')).toMatchObject({ username: 'ana', email: 'ana@example.com' })
  const [shelved] = await ana.json<StorySummary[]>('GET', '/api/auth/stories')
  expect(shelved).toMatchObject({ storyId, paragraphsCount: 5, complete: true, bought: false })
  expect((await ana.json<Photo[]>('GET', '/api/photos')).map((photo) => photo.id)).toEqual([photoId])

  const again = t.visitor()
  const second = await makeStory(again, { favoriteThing: 'el mar' })
  const wrong = await again.send('POST', '/api/auth/sign-in/username', {
    username: 'ana',
    password: 'otra cosa distinta',
  })
  expect([wrong.status, await wrong.json()]).toMatchObject([401, { code: 'unauthorized' }])
  expect((await again.send('POST', '/api/auth/sign-in/username', { username: 'ana', password: PASSWORD })).status).toBe(
    200,
  )
  expect((await again.json<Story[]>('GET', '/api/auth/stories')).map((story) => story.storyId)).toEqual([
    second,
    storyId,
  ])
  expect(await t.ctx.db.$count(users)).toBe(1)

  const out = await ana.get('/api/logout')
  expect([out.status, out.headers.get('location')]).toEqual([302, '/'])
  expect((await ana.get('/api/auth/user')).status).toBe(401)
  expect((await ana.get('/api/auth/stories')).status).toBe(401)
  expect((await ana.get('/api/photos')).status).toBe(401)
  expect((await ana.get('/api/logout', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('credentials: clear refusals, the same answer for known and unknown addresses', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const cases: [object, number, string][] = [
    [{ email: 'x@example.com', name: 'x', password: PASSWORD }, 400, 'nombre de usuario'],
    [{ email: 'x', name: 'xxx', username: 'xxx', password: PASSWORD }, 400, 'email'],
    [{ email: 'x@example.com', name: 'xxx', username: 'xxx', password: 'corta' }, 400, '10 caracteres'],
    [{ email: 'x@example.com', name: 'xxx', username: 'xxx', password: 'password123' }, 400, 'muy usadas'],
    [{ email: 'x@example.com', name: 'xxx', username: 'xxx', password: BREACHED }, 400, 'robo de datos'],
    [
      { email: 'x@example.com', name: 'luciernagas', username: 'luciernagas', password: 'Luciernagas-2026!' },
      400,
      'tu nombre',
    ],
    [{ email: 'x@example.com', name: 'ana', username: 'Ana', password: PASSWORD }, 409, 'usuario'],
    [{ email: 'ana@example.com', name: 'xxx', username: 'xxx', password: PASSWORD }, 409, 'email'],
  ]
  for (const [body, status, message] of cases) {
    const response = await t.visitor().send('POST', '/api/auth/sign-up/email', body)
    expect([body, response.status, await response.json()]).toMatchObject([
      body,
      status,
      { message: expect.stringContaining(message) },
    ])
  }
  const answers = await Promise.all(
    ['ana@example.com', 'nadie@example.com'].map(async (email) => {
      const reset = await t.visitor().send('POST', '/api/auth/request-password-reset', { email })
      const login = await t.visitor().send('POST', '/api/auth/sign-in/email', { email, password: 'no es esta frase' })
      return [reset.status, await reset.text(), login.status, await login.text()]
    }),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject([200, expect.stringContaining('"status":true'), 401, expect.any(String)])
  expect((await t.visitor().get('/api/auth/ok')).status).toBe(404)
})

test('a forgotten password is replaced by mail, once, and ends other sessions', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  await t.visitor().send('POST', '/api/auth/request-password-reset', { email: 'ana@example.com' })
  const mail = await mailTo(t.deps.settings.DATA_DIR, 'ana@example.com', /contraseña/)
  const token = mail.text?.match(/recuperar=([\w%-]+)/)?.[1] ?? ''
  const newPassword = 'un elefante muy tranquilo'
  for (const [client, path, body] of [
    [ana, '/api/auth/change-password', { currentPassword: PASSWORD, newPassword: BREACHED }],
    [t.visitor(), '/api/auth/reset-password', { token, newPassword: BREACHED }],
  ] as const) {
    const named = await client.send('POST', path, { ...body, newPassword: '4n4.example.2024' })
    expect([path, named.status, await named.json()]).toMatchObject([
      path,
      400,
      { fields: { password: MESSAGES.passwordOwnWord } },
    ])
    const refused = await client.send('POST', path, body)
    expect([path, refused.status, await refused.json()]).toMatchObject([
      path,
      400,
      { fields: { password: MESSAGES.passwordBreached } },
    ])
  }
  const reset = await t.visitor().send('POST', '/api/auth/reset-password', { token, newPassword })
  expect(reset.status).toBe(200)
  expect((await ana.get('/api/auth/user')).status).toBe(401)
  const twice = await t.visitor().send('POST', '/api/auth/reset-password', { token, newPassword })
  expect([twice.status, await twice.json()]).toMatchObject([400, { message: expect.stringContaining('enlace') }])
  const back = t.visitor()
  expect(
    (await back.send('POST', '/api/auth/sign-in/email', { email: 'ana@example.com', password: newPassword })).status,
  ).toBe(200)
})

test('a new address counts once it is confirmed by mail; sessions are listed and ended', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const phone = t.visitor()
  await phone.send('POST', '/api/auth/sign-in/username', { username: 'ana', password: PASSWORD })
  const listed = await ana.json<{ current: boolean; token: string }[]>('GET', '/api/auth/list-sessions')
  expect([listed.length, listed.filter(({ current }) => current).length]).toEqual([2, 1])
  // What scripts read opens nothing: it names a session to its owner alone.
  const tokens = (await t.ctx.db.select({ token: sessions.token }).from(sessions)).map(({ token }) => token)
  for (const { token } of listed) expect(tokens).not.toContain(token)
  const bob = t.visitor()
  await signUp(bob, 'bob')
  const name = listed.find(({ current }) => !current)?.token
  for (const token of [name, tokens[0]]) await bob.send('POST', '/api/auth/revoke-session', { token })
  expect((await phone.get('/api/auth/user')).status).toBe(200)
  expect((await ana.send('POST', '/api/auth/revoke-session', { token: name })).status).toBe(200)
  expect((await phone.get('/api/auth/user')).status).toBe(401)
  await phone.send('POST', '/api/auth/sign-in/username', { username: 'ana', password: PASSWORD })
  expect((await ana.send('POST', '/api/auth/revoke-other-sessions', {})).status).toBe(200)
  expect((await phone.get('/api/auth/user')).status).toBe(401)

  const move = { newEmail: 'ana.nueva@example.com', callbackURL: '/' }
  for (const password of [undefined, 'la de otra persona', 7]) {
    const refused = await ana.send('POST', '/api/auth/change-email', { ...move, password })
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { fields: { password: MESSAGES.passwordWrong } },
    ])
  }
  expect((await ana.send('POST', '/api/auth/change-email', { ...move, password: PASSWORD })).status).toBe(200)
  const mail = await mailTo(t.deps.settings.DATA_DIR, 'ana.nueva@example.com', /correo/)
  expect(await ana.json('GET', '/api/auth/user')).toMatchObject({ email: 'ana@example.com' })
  const link = new URL(mail.text?.match(/http\S+verify-email\S+/)?.[0] ?? '')
  const confirmed = await ana.get(link.pathname + link.search)
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([302, '/ingresar?correo=confirmado'])
  expect(await ana.json('GET', '/api/auth/user')).toMatchObject({ email: 'ana.nueva@example.com' })
  const twice = await ana.get(link.pathname + link.search)
  expect(twice.headers.get('location')).toMatch(/^\/ingresar\?correo=confirmado&error=/)
})

test('a link opened in a visitor’s browser confirms the address and signs nobody in', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const tablet = t.visitor()
  const photoId = await upload(tablet)
  const move = { newEmail: 'ana.nueva@example.com', callbackURL: '/', password: PASSWORD }
  await ana.send('POST', '/api/auth/change-email', move)
  const mail = await mailTo(t.deps.settings.DATA_DIR, 'ana.nueva@example.com', /correo/)
  const link = new URL(mail.text?.match(/http\S+verify-email\S+/)?.[0] ?? '')
  const confirmed = await tablet.get(link.pathname + link.search)
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([302, '/ingresar?correo=confirmado'])
  expect(await ana.json('GET', '/api/auth/user')).toMatchObject({ email: 'ana.nueva@example.com' })
  expect((await tablet.get('/api/auth/user')).status).toBe(401)
  expect(await ana.json<object[]>('GET', '/api/auth/list-sessions')).toHaveLength(1)
  // Still the visitor's own, and the member's only once she has signed in there.
  expect((await tablet.get(`/api/photos/${photoId}`)).status).toBe(200)
  expect((await ana.get(`/api/photos/${photoId}`)).status).toBe(404)
  await tablet.json('POST', '/api/auth/sign-in/email', { email: 'ana.nueva@example.com', password: PASSWORD })
  expect((await ana.get(`/api/photos/${photoId}`)).status).toBe(200)
})

test('a session in use is renewed a day later, its cookie too', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  expect((await ana.get('/api/auth/user')).headers.getSetCookie()).toEqual([])
  const lifetimeMs = t.deps.settings.RETENTION_DAYS * 86_400_000
  const aDayOld = new Date(Date.now() + lifetimeMs - 86_400_000 - 60_000)
  await t.deps.database.db.update(sessions).set({ expiresAt: aDayOld })

  const renewed = await ana.get('/api/auth/user')
  expect(renewed.status).toBe(200)
  const lifetime = renewed.headers.getSetCookie().map((cookie) => Number(/max-age=(\d+)/i.exec(cookie)?.[1]) * 1000)
  expect(lifetime).toContain(lifetimeMs)
  const [session] = await t.deps.database.db.select().from(sessions)
  expect(session?.expiresAt.getTime()).toBeGreaterThan(aDayOld.getTime())
  expect((await ana.get('/api/auth/user')).headers.getSetCookie()).toEqual([])
})

test('an account goes with everything in it, files included', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const photoId = await upload(ana)
  const storyId = await makeStory(ana, { senderPhotoId: photoId })
  const form = new FormData()
  form.set('photo', new Blob([new Uint8Array(await facePhoto())]), 'yo.jpg')
  expect((await ana.send('POST', '/api/account/picture', form)).status).toBe(200)
  const user = await ana.json<{ profileImageUrl: string }>('GET', '/api/auth/user')
  expect((await ana.get(user.profileImageUrl)).headers.get('content-type')).toBe('image/jpeg')
  expect(await ana.json('PATCH', '/api/account', { firstName: 'Ana María' })).toMatchObject({ firstName: 'Ana María' })

  const zip = Buffer.from(await (await ana.get('/api/account/export')).arrayBuffer())
  expect(zip.subarray(0, 2).toString()).toBe('PK')
  for (const name of ['cuenta.json', `fotos/${photoId}.jpg`, `cuentos/${storyId}/portada.jpg`])
    expect(zip.includes(name)).toBe(true)

  // The photo in three sizes, six pictures, the picture of the account.
  expect(await filesOf(t)).toHaveLength(10)
  const refused = await ana.send('DELETE', '/api/account', { password: 'no es esta frase' })
  expect([refused.status, await refused.json()]).toMatchObject([400, { message: 'La contraseña no es correcta' }])
  expect((await ana.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200)
  await sweepJob.run(t.ctx, {}, { signal: new AbortController().signal, attempt: 0 })
  for (const table of [users, sessions, credentials, photos, stories]) expect(await t.ctx.db.$count(table)).toBe(0)
  expect(await filesOf(t)).toEqual([])
  expect((await ana.get('/api/auth/user')).status).toBe(401)
})

test('another member finds nothing of mine, by any call', async () => {
  await using t = await createTestApp()
  const [ana, bob, eve] = [t.visitor(), t.visitor(), t.visitor()]
  await signUp(ana, 'ana')
  await signUp(bob, 'bob')
  const photoId = await upload(ana)
  const storyId = await makeStory(ana)
  const [story] = await t.ctx.db.select().from(stories).where(eq(stories.id, storyId))
  for (const [method, path] of [
    ['GET', `/api/stories/${storyId}`],
    ['DELETE', `/api/stories/${storyId}`],
    ['GET', `/api/photos/${photoId}`],
    ['DELETE', `/api/photos/${photoId}`],
    ['GET', `/api/pictures/${story?.coverPictureId}`],
  ] as const) {
    expect([path, method, (await bob.send(method, path)).status]).toEqual([path, method, 404])
    expect([path, method, (await eve.send(method, path)).status]).toEqual([path, method, 404])
  }
  expect((await ana.send('DELETE', `/api/photos/${photoId}`)).status).toBe(200)
  expect((await ana.get(`/api/photos/${photoId}`)).status).toBe(404)
})

test('the operator ends the sessions of a member, and of nobody else', async () => {
  await using t = await createTestApp()
  const [ana, phone, bob] = [t.visitor(), t.visitor(), t.visitor()]
  await signUp(ana, 'ana')
  await phone.json('POST', '/api/auth/sign-in/username', { username: 'ana', password: PASSWORD })
  await signUp(bob, 'bob')
  expect(await runCommand(t.ctx, ['sign-out', 'nadie'])).toMatchObject({ failed: true })
  expect(await runCommand(t.ctx, ['sign-out', 'Ana@example.com'])).toMatchObject({
    failed: false,
    output: expect.stringContaining('Ended: 2'),
  })
  const statuses = await Promise.all([ana, phone, bob].map(async (who) => (await who.get('/api/auth/user')).status))
  expect(statuses).toEqual([401, 401, 200])
})
