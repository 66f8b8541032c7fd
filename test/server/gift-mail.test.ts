import { expect, test } from 'vitest'
import type { Gift, Parcel } from '../../src/contract/gifts.ts'
import { gifts } from '../../src/server/db/schema/gifts.ts'
import { giftClockJob, giftMailJob } from '../../src/server/features/gifts/jobs.ts'
import { noteMailProblem, queueDueGifts, sendGift } from '../../src/server/features/gifts/send.ts'
import { MailError } from '../../src/server/mail/mail.ts'
import { checkout, payHere, untilState, writeStory } from '../buyer.ts'
import { eventually } from '../eventually.ts'
import { openShopWithKeptMail } from '../kept-mail.ts'

const HOUR_MS = 3_600_000
const NEVER = new AbortController().signal
const TO = 'leo@correo.mx'

/** A bought gift in a shop whose clock and whose mail server the test moves. */
async function openPost() {
  const { t, state } = await openShopWithKeptMail('gift-')
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  await payHere(ana, await checkout(ana, storyId))
  await untilState(ana, storyId, 'sent')
  const path = `/api/stories/${storyId}/gift`
  const gift = () => ana.json<Gift>('GET', path)
  return {
    t,
    state,
    ana,
    storyId,
    path,
    gift,
    change: (body: object) => ana.json<Gift>('PATCH', path, body),
    until: (mail: Gift['mail']) => eventually(async () => expect((await gift()).mail).toBe(mail)),
    later: (hours: number) => new Date(state.now.getTime() + hours * HOUR_MS).toISOString(),
    [Symbol.asyncDispose]: () => t[Symbol.asyncDispose](),
  }
}

const ZONE = { timeZone: 'America/Mexico_City' }

test('planned, changed, taken back: a gift goes out once, at its hour, with its wrapping and nothing of the story', async () => {
  await using post = await openPost()
  const { t, state, storyId, change, later } = post
  expect(await change({ email: ` ${TO.toUpperCase()} `, opensAt: later(2), ...ZONE, line: 'Con amor' })).toMatchObject({
    email: TO,
    mail: 'planned',
  })
  const run = { signal: NEVER, attempt: 0 }
  await giftClockJob.run(t.ctx, {}, run)
  // Not even by a job that was queued before the day was put off.
  await sendGift(t.ctx, storyId, 1, NEVER)
  await change({ email: null })
  await change({ email: TO, opensAt: later(3), ...ZONE })
  state.now = new Date(later(2))
  await queueDueGifts(t.ctx)
  await sendGift(t.ctx, storyId, 3, NEVER)
  expect(state.sent).toEqual([])

  // The minute comes: the clock looks twice, as two processes would, and once more after a restart.
  state.now = new Date(later(1))
  await Promise.all([queueDueGifts(t.ctx), queueDueGifts(t.ctx)])
  await post.until('sent')
  await queueDueGifts(t.ctx)
  await sendGift(t.ctx, storyId, 3, NEVER)
  expect(state.sent).toHaveLength(1)
  const [mail] = state.sent
  const { path, openedAt } = await post.gift()
  const url = `http://localhost:3000${path}`
  expect(mail).toMatchObject({ to: TO, subject: 'Tienes un regalo de Clara', messageId: `gift-${storyId}-3@localhost` })
  for (const said of [url, 'Con amor', 'Para Mateo'])
    expect([said, mail?.text.includes(said), mail?.html.includes(said)]).toEqual([said, true, true])
  expect(`${mail?.html} ${mail?.text}`).not.toMatch(/dinosaurios|session_id|src="http/)
  expect(mail?.attachments?.map(({ contentType }) => contentType)).toEqual(['image/jpeg'])
  expect(openedAt).toBeNull()
  expect(t.logged()).not.toContain(TO)
})

test('a mail server that is down at the minute is asked again until it takes the gift, once; given up, it is sent again', async () => {
  await using post = await openPost()
  const { t, state, storyId, change, later } = post
  state.fails = new MailError('SMTP: down', { permanent: false })
  await change({ email: TO, opensAt: later(1), ...ZONE })
  state.now = new Date(later(1))
  await queueDueGifts(t.ctx)
  await eventually(() => expect(state.tries).toBe(1))
  // The minutes go on; it waits, and is not asked more often for that.
  await queueDueGifts(t.ctx)
  expect([(await post.gift()).mail, state.tries]).toEqual(['planned', 1])
  state.fails = null
  await post.until('sent')
  await queueDueGifts(t.ctx)
  expect(state.sent.map(({ to, messageId }) => [to, messageId])).toEqual([[TO, `gift-${storyId}-1@localhost`]])

  // Away for two days: the address was right, and its giver need not change it.
  state.fails = new MailError('SMTP: down', { permanent: false })
  await change({ email: 'rosa@correo.mx' })
  await eventually(() => expect(state.tries).toBe(3))
  await giftMailJob.failed?.(t.ctx, { storyId, round: 2 })
  expect(await post.gift()).toMatchObject({ mail: 'failed', email: 'rosa@correo.mx' })
  state.fails = null
  // Pressed twice.
  await Promise.all([change({ again: true }), change({ again: true })])
  await post.until('sent')
  await sendGift(t.ctx, storyId, 2, NEVER)
  expect(state.sent.map(({ messageId }) => messageId)).toEqual(
    [1, 3].map((round) => `gift-${storyId}-${round}@localhost`),
  )
})

test('a wrong address is told, and its correction is sent', async () => {
  await using post = await openPost()
  const { t, state, storyId, change } = post
  state.fails = new MailError('SMTP: no such user', { permanent: true })
  await change({ email: TO })
  await post.until('failed')
  expect((await post.gift()).email).toBe(TO)
  const { tries } = state
  await queueDueGifts(t.ctx)
  await sendGift(t.ctx, storyId, 1, NEVER)
  expect(state.tries).toBe(tries)

  state.fails = null
  await change({ email: 'leo.b@correo.mx' })
  await post.until('sent')
  expect(state.sent.map(({ to }) => to)).toEqual(['leo.b@correo.mx'])
  // News of the round before says nothing of this one.
  await noteMailProblem(t.ctx, storyId, 1, 'unreachable')
  expect((await post.gift()).mail).toBe('sent')
})

test('killed after sending, it is sent again as the same message; closed, nothing is sent', async () => {
  await using post = await openPost()
  const { t, state, ana, storyId, path, change } = post
  await change({ email: TO })
  await post.until('sent')
  await t.ctx.db.update(gifts).set({ mailedAt: null })
  await sendGift(t.ctx, storyId, 1, NEVER)
  const twice = [1, 2].map(() => `gift-${storyId}-1@localhost`)
  expect(state.sent.map(({ messageId }) => messageId)).toEqual(twice)

  await ana.json('DELETE', path)
  await change({ email: 'otra@correo.mx' })
  await queueDueGifts(t.ctx)
  await sendGift(t.ctx, storyId, 2, NEVER)
  expect(state.sent.map(({ messageId }) => messageId)).toEqual(twice)
})

test('a link that is renewed goes out as it is then; renewed after it was sent, its giver may send the new one, once', async () => {
  await using post = await openPost()
  const { t, state, ana, path, change, later } = post
  const renew = async () => (await ana.json<Gift>('POST', `${path}/renew`)).path
  const urls = () => state.sent.map(({ text }) => text.match(/\/regalo\/[\w-]{22}/)?.[0])
  await change({ email: TO, opensAt: later(1), ...ZONE })
  const planned = await renew()
  expect((await change({ again: true })).mail).toBe('planned')
  state.now = new Date(later(1))
  await queueDueGifts(t.ctx)
  await post.until('sent')
  expect(urls()).toEqual([planned])
  await change({ again: true })
  expect((await post.gift()).mail).toBe('sent')

  const renewed = await renew()
  expect((await post.gift()).mail).toBe('outdated')
  // Pressed twice.
  await Promise.all([change({ again: true }), change({ again: true })])
  await post.until('sent')
  expect(urls()).toEqual([planned, renewed])
  expect(state.sent.map(({ text }) => /correo anterior ya no abre/.test(text))).toEqual([false, true])
  expect(new Set(state.sent.map(({ messageId }) => messageId)).size).toBe(2)
  // Closed, there is nothing to send.
  await ana.json('DELETE', path)
  expect((await post.gift()).mail).toBe('sent')
  // To somebody else it is the first.
  await renew()
  await change({ email: 'otra@correo.mx' })
  await post.until('sent')
  expect(state.sent.at(-1)?.text).not.toMatch(/correo anterior/)
})

test('its giver hears of the first time that somebody else opens it; who receives it may end the messages', async () => {
  await using post = await openPost()
  const { t, state, ana, change, later } = post
  const { path } = await post.gift()
  const api = `/api/gifts/${path?.split('/').at(-1)}`
  await change({ opensAt: later(1), ...ZONE })
  const leo = t.visitor()
  await leo.json('POST', `${api}/opened`)
  await ana.json('POST', `${api}/opened`)
  expect((await post.gift()).openedAt).toBeNull()
  state.now = new Date(later(1))
  await ana.json('POST', `${api}/opened`)
  expect((await post.gift()).openedAt).toBeNull()
  await leo.json('POST', `${api}/opened`)
  const first = state.now.toISOString()
  state.now = new Date(later(1))
  await leo.json('POST', `${api}/opened`)
  expect((await post.gift()).openedAt).toBe(first)

  await change({ email: TO })
  await post.until('sent')
  const unsubscribe = new URL(state.sent[0]?.unsubscribeUrl ?? '').pathname
  // As mail programs call it: from elsewhere, with a form.
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' }
  // The message that is there says so, also once its link opens nothing any more.
  const { path: renewed } = await ana.json<Gift>('POST', `${post.path}/renew`)
  expect((await leo.get(api)).status).toBe(404)
  expect((await t.visitor().send('POST', unsubscribe, 'List-Unsubscribe=One-Click', form)).status).toBe(200)
  expect(await post.gift()).toMatchObject({ email: null, mail: 'stopped' })
  expect((await ana.send('PATCH', post.path, { email: TO })).status).toBe(409)
  // The gift itself stays.
  expect(await leo.json<Parcel>('GET', `/api/gifts/${renewed?.split('/').at(-1)}`)).toMatchObject({ state: 'open' })
})
