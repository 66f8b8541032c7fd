import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Guestbook } from '../../src/contract/guestbooks.ts'
import { guestbooks } from '../../src/server/db/schema/guestbooks.ts'
import { queueTelling, tellGiver } from '../../src/server/features/guestbooks/tell.ts'
import { MailError } from '../../src/server/mail/mail.ts'
import { checkout, payHere, untilState, writeStory } from '../buyer.ts'
import { eventually } from '../eventually.ts'
import { openShopWithKeptMail } from '../kept-mail.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NEVER = new AbortController().signal

/** An open guestbook in a shop whose clock and whose mail server the test moves. */
async function openGuestbook({ isBought = true } = {}) {
  const { t, state } = await openShopWithKeptMail('guestbook-')
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  if (isBought) {
    await payHere(ana, await checkout(ana, storyId))
    await untilState(ana, storyId, 'sent')
  }
  const path = `/api/stories/${storyId}/guestbook`
  const open = async () => {
    const closesAt = new Date(state.now.getTime() + 30 * DAY_MS).toISOString()
    const { path: page } = await ana.json<Guestbook>('POST', path, { closesAt, timeZone: 'America/Mexico_City' })
    return `/api/guestbooks/${page?.split('/').at(-1)}`
  }
  const api = await open()
  return {
    t,
    state,
    ana,
    storyId,
    path,
    open,
    leave: async (author: string, at = api) => {
      const form = new FormData()
      const secret = randomBytes(16).toString('base64url')
      for (const [name, value] of Object.entries({ secret, author, line: 'Siempre serás mi sol' }))
        form.set(name, value)
      expect((await t.visitor().send('POST', `${at}/entries`, form)).status).toBe(200)
      return secret
    },
    waits: async () => (await t.ctx.db.select().from(guestbooks))[0]?.untoldFrom !== null,
    [Symbol.asyncDispose]: () => t[Symbol.asyncDispose](),
  }
}

test('a giver is told of words that were left, at most once a day, until they want no more of it', async () => {
  await using guestbook = await openGuestbook()
  const { t, state, ana, storyId, path, leave, waits, open } = guestbook
  await leave('Abuela Rosa')
  await leave('Tío Pepe')
  // As two processes look.
  await Promise.all([queueTelling(t.ctx), queueTelling(t.ctx)])
  await eventually(async () => expect(await waits()).toBe(false))
  await queueTelling(t.ctx)
  expect(state.sent).toHaveLength(1)
  const [mail] = state.sent
  expect(mail).toMatchObject({ to: 'elena@correo.mx', messageId: `guestbook-${storyId}-0@localhost` })
  expect(mail?.text).toContain('Abuela Rosa y Tío Pepe dejaron unas palabras para Mateo')
  expect(mail?.text).toContain(`/delivery/${storyId}?session_id=`)
  expect(mail?.text).not.toContain('mi sol')

  await leave('La prima Inés')
  state.now = new Date(state.now.getTime() + 23 * HOUR_MS)
  await queueTelling(t.ctx)
  await tellGiver(t.ctx, storyId, 1, NEVER)
  expect(state.sent).toHaveLength(1)
  state.now = new Date(state.now.getTime() + 2 * HOUR_MS)
  await queueTelling(t.ctx)
  await eventually(() => expect(state.sent).toHaveLength(2))
  expect(state.sent[1]?.text).toContain('La prima Inés dejó unas palabras para Mateo')
  await eventually(async () => expect(await waits()).toBe(false))

  // One click in the oldest message, also after the link of the guestbook was renewed.
  const renewed = await open()
  const stop = new URL(state.sent[0]?.unsubscribeUrl ?? '').pathname
  expect(new URL(state.sent[1]?.unsubscribeUrl ?? '').pathname).toBe(stop)
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' }
  expect((await t.visitor().send('POST', stop, 'List-Unsubscribe=One-Click', form)).status).toBe(200)
  await leave('El vecino', renewed)
  state.now = new Date(state.now.getTime() + 2 * DAY_MS)
  await queueTelling(t.ctx)
  await tellGiver(t.ctx, storyId, 2, NEVER)
  expect(state.sent).toHaveLength(2)

  // Beside the words its giver sees that it was they who stopped it, and is told again of what came in meanwhile.
  expect(await ana.json<Guestbook>('GET', path)).toMatchObject({ toldByMail: false })
  expect((await t.visitor().send('PATCH', path, { toldByMail: true })).status).toBe(404)
  expect((await ana.send('PATCH', path, { closesAt: state.now.toISOString() })).status).toBe(400)
  expect(await ana.json<Guestbook>('PATCH', path, { toldByMail: true })).toMatchObject({
    state: 'open',
    toldByMail: true,
  })
  await tellGiver(t.ctx, storyId, 2, NEVER)
  expect(state.sent[2]?.text).toContain('El vecino dejó unas palabras para Mateo')
  expect(new URL(state.sent[2]?.unsubscribeUrl ?? '').pathname).toBe(stop)
  // Whoever leaves words has no key that stops them.
  expect((await t.visitor().send('POST', `${renewed}/no-mail`, '', form)).status).toBe(404)
  expect(t.logged()).not.toMatch(/Abuela Rosa|mi sol/)
  expect(t.logged()).not.toContain(stop.split('/').at(-2))
})

test('a mail server that is down gets the same message later; what is taken back or seen by then is not told', async () => {
  await using guestbook = await openGuestbook()
  const { t, state, ana, storyId, path, leave, waits } = guestbook
  const secret = await leave('Abuela Rosa')
  await leave('Tío Pepe')
  await leave('La prima Inés')
  state.fails = new MailError('SMTP: down', { permanent: false })
  await expect(tellGiver(t.ctx, storyId, 0, NEVER)).rejects.toThrow('down')
  expect(await waits()).toBe(true)
  await t.visitor().json('DELETE', '/api/guestbooks/own', { secret })
  const { entries } = await ana.json<Guestbook>('GET', path)
  const pepe = entries.find(({ author }) => author === 'Tío Pepe')
  await ana.json('PATCH', `${path}/entries`, { entries: [{ id: pepe?.id ?? 0, status: 'hidden' }] })
  state.fails = null
  await tellGiver(t.ctx, storyId, 0, NEVER)
  await tellGiver(t.ctx, storyId, 0, NEVER)
  expect(state.sent.map(({ messageId }) => messageId)).toEqual([`guestbook-${storyId}-0@localhost`])
  expect(state.sent[0]?.text).toContain('La prima Inés dejó unas palabras')
  expect(state.sent[0]?.text).not.toMatch(/Rosa|Pepe/)

  state.now = new Date(state.now.getTime() + 2 * DAY_MS)
  await leave('El vecino')
  state.fails = new MailError('550 no such user', { permanent: true })
  await tellGiver(t.ctx, storyId, 1, NEVER)
  expect([state.sent.length, await waits()]).toEqual([1, false])
})

test('where nobody can be written to, nothing is sent and nothing waits for ever', async () => {
  await using guestbook = await openGuestbook({ isBought: false })
  const { t, state, storyId, leave, waits } = guestbook
  await leave('Abuela Rosa')
  await tellGiver(t.ctx, storyId, 0, NEVER)
  expect([state.sent.length, await waits()]).toEqual([0, false])
})
