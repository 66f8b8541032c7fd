import { expect, test } from 'vitest'
import type { Photo } from '../../src/contract/photos.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { facePhoto } from '../factories.ts'
import { PASSWORD, signIn, signUp } from '../members.ts'
import { mailTo } from '../outbox.ts'
import { totp } from '../totp.ts'

type Entry = { msg: string; level: number; event: string; userId?: string; reqId?: string; photoId?: number }

function events(t: TestApp): Entry[] {
  const entries = t.logged().trim().split('\n')
  return entries.map((line) => JSON.parse(line) as Entry).filter(({ msg }) => msg === 'security')
}

test('what happens to accounts and what is refused is written down, by ids alone, and counted', async () => {
  await using t = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  const [ana, bob] = [t.visitor(), t.visitor()]
  await signUp(ana, 'ana')
  await signUp(bob, 'bob')
  const { photo } = (await (await ana.uploadPhoto(await facePhoto())).json()) as { photo: Photo }
  await bob.get(`/api/photos/${photo.id}`)
  await bob.get('/api/photos/999999')
  await bob.send('POST', '/api/auth/change-password', { currentPassword: 'no es esta frase', newPassword: PASSWORD })
  await bob.send('DELETE', '/api/account', { password: 'no es esta frase' })
  await bob.send('DELETE', '/api/photos/1', undefined, { 'sec-fetch-site': 'cross-site' })

  const { totpURI } = await ana.json<{ totpURI: string }>('POST', '/api/auth/two-factor/enable', { password: PASSWORD })
  await ana.json('POST', '/api/auth/two-factor/verify-totp', { code: totp(totpURI) })
  const phone = t.visitor()
  await signIn(phone, 'ana', 'no es esta frase')
  await signIn(phone, 'ana')
  await phone.send('POST', '/api/auth/two-factor/verify-totp', { code: '000000' })
  await phone.send('POST', '/api/auth/two-factor/verify-totp', { code: totp(totpURI, { steps: 1 }) })
  await phone.send('POST', '/api/auth/two-factor/disable', { password: PASSWORD })
  const move = { newEmail: 'ana.nueva@example.com', callbackURL: '/', password: PASSWORD }
  await phone.send('POST', '/api/auth/change-email', move)
  const moved = await mailTo(t.deps.settings.DATA_DIR, 'ana.nueva@example.com', /correo/)
  const link = new URL(moved.text?.match(/http\S+verify-email\S+/)?.[0] ?? '')
  await phone.get(link.pathname + link.search)
  await t.visitor().send('POST', '/api/auth/request-password-reset', { email: 'ana.nueva@example.com' })
  const mail = await mailTo(t.deps.settings.DATA_DIR, 'ana.nueva@example.com', /contraseña/)
  const token = mail.text?.match(/recuperar=([\w%-]+)/)?.[1] ?? ''
  for (const client of [t.visitor(), t.visitor()]) {
    await client.send('POST', '/api/auth/reset-password', { token, newPassword: 'un elefante muy tranquilo' })
  }
  await bob.get('/api/logout')
  for (let tries = 0; tries < 8; tries++) await signIn(t.visitor(), 'nadie')

  const ids = new Map(events(t).flatMap(({ event, userId }, at) => (event === 'sign_up' ? [[userId, at]] : [])))
  const names = ['ana', 'bob']
  const told = events(t).map(({ event, userId }) => `${event} ${userId ? names[ids.get(userId) ?? -1] : '-'}`)
  expect(told.slice(0, 21)).toEqual([
    'sign_up ana',
    'sign_up bob',
    'access_refused bob',
    'reauthentication_failed bob',
    'reauthentication_failed bob',
    'cross_site_refused -',
    'second_factor_on ana',
    'sign_in_failed -',
    'second_factor_asked -',
    'second_factor_failed ana',
    'sign_in ana',
    'second_factor_off ana',
    'email_change_asked ana',
    'email_changed ana',
    'password_reset_asked -',
    'password_reset ana',
    'link_refused -',
    'sign_out bob',
    'sign_in_failed -',
    'sign_in_failed -',
    'sign_in_failed -',
  ])
  expect(told.at(-1)).toBe('limited -')
  expect(events(t).find(({ event }) => event === 'access_refused')).toMatchObject({ level: 40, photoId: photo.id })
  expect(events(t).filter(({ reqId }) => !reqId)).toEqual([])
  const metrics = await t.deps.metrics.registry.metrics()
  expect(metrics).toContain('cuentos_security_events_total{event="access_refused"} 1')
  for (const personal of ['example.com', '"ana', '"bob', 'nadie', PASSWORD, 'no es esta', token, '127.0.0.1']) {
    expect([personal, JSON.stringify(events(t)).includes(personal)]).toEqual([personal, false])
  }
})

test('a member signs in anew after ninety days, however much the session was used; a visitor stays', async () => {
  let days = 0
  await using t = await createTestApp({ now: () => new Date(Date.now() + days * 86_400_000) })
  const [ana, visitor] = [t.visitor(), t.visitor()]
  await signUp(ana, 'ana')
  const { photo } = (await (await visitor.uploadPhoto(await facePhoto())).json()) as { photo: Photo }
  days = 89
  expect((await ana.get('/api/auth/user')).status).toBe(200)
  days = 91
  expect((await ana.get('/api/auth/user')).status).toBe(401)
  expect((await visitor.get(`/api/photos/${photo.id}`)).status).toBe(200)
  // Gone for good, not only out of date: the same cookie is nothing a day later either.
  days = 0
  expect((await ana.get('/api/auth/list-sessions')).status).toBe(401)
  expect(events(t).map(({ event }) => event)).toEqual(['sign_up', 'session_over'])
  expect((await signIn(ana, 'ana')).status).toBe(200)
})
