import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { MAX_THANKS } from '../../src/contract/reactions.ts'
import type { Gift } from '../../src/contract/gifts.ts'
import type { ReceivedThanks } from '../../src/contract/thanks.ts'
import { discardedFiles } from '../../src/server/db/schema/discarded-files.ts'
import { purchases } from '../../src/server/db/schema/purchases.ts'
import { thanks } from '../../src/server/db/schema/thanks.ts'
import { refundPurchase } from '../../src/server/features/purchases/refund.ts'
import { mailThanks } from '../../src/server/features/thanks/mail.ts'
import { MailError } from '../../src/server/mail/mail.ts'
import { checkout, payHere, untilState, writeStory } from '../buyer.ts'
import type { TestClient } from '../client.ts'
import { eventually } from '../eventually.ts'
import { openShopWithKeptMail } from '../kept-mail.ts'
import { signUp } from '../members.ts'
import { filesNamed } from '../stored-files.ts'
import { toneWav } from '../tone-wav.ts'

const HOUR_MS = 3_600_000
const NEVER = new AbortController().signal

type Answer = { id?: string; reaction?: string; words?: string; signature?: string }

function answer(client: TestClient, to: string, fields: Answer, sound?: Uint8Array<ArrayBuffer>): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ id: randomUUID(), ...fields })) form.set(name, value)
  if (sound) form.set('sound', new Blob([sound]), 'voz.wav')
  return client.send('POST', to, form)
}

/** A bought gift, its recipient's browser, and a mail server that the test fails. */
async function openGift() {
  const { t, state } = await openShopWithKeptMail('thanks-')
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  await payHere(ana, await checkout(ana, storyId))
  await untilState(ana, storyId, 'sent')
  const { path } = await ana.json<Gift>('GET', `/api/stories/${storyId}/gift`)
  return {
    t,
    state,
    ana,
    leo: t.visitor(),
    storyId,
    to: `/api/gifts/${path?.split('/').at(-1)}/thanks`,
    of: `/api/stories/${storyId}/thanks`,
    [Symbol.asyncDispose]: () => t[Symbol.asyncDispose](),
  }
}

const words = 'Lloramos con el final.\n\n\n\n¡Gracias, abuela!\u202e'

test('what the recipient answers is kept once, mailed once to the giver, and stands beside the story', async () => {
  await using gift = await openGift()
  const { t, state, ana, leo, storyId, to, of } = gift
  const given = { id: randomUUID(), reaction: 'corazon', words, signature: ' Leo ' }
  for (let time = 0; time < 2; time++) expect(await (await answer(leo, to, given)).json()).toEqual({ sent: true })
  const kept = {
    id: given.id,
    reaction: 'corazon',
    words: 'Lloramos con el final.\n\n¡Gracias, abuela!',
    signature: 'Leo',
    soundUrl: null,
    sentAt: state.now.toISOString(),
  }
  expect(await ana.json('GET', of)).toEqual([kept])
  // It gives no key, and reads nothing of what others answered.
  expect([leo.cookies.size, (await leo.get(of)).status]).toEqual([0, 404])

  await eventually(async () => expect((await t.ctx.db.select().from(thanks))[0]?.mailedAt).not.toBeNull())
  await mailThanks(t.ctx, storyId, given.id, NEVER)
  expect(state.sent).toHaveLength(1)
  const [mail] = state.sent
  const [purchase] = await t.ctx.db.select().from(purchases)
  const url = `http://localhost:3000/delivery/${storyId}?session_id=${purchase?.sessionId}`
  expect(mail).toMatchObject({ to: purchase?.email, messageId: `thanks-${storyId}-${given.id}@localhost` })
  for (const said of [url, 'Lloramos con el final.', 'Leo', 'Me encantó']) expect(mail?.text).toContain(said)
  expect(t.logged()).not.toMatch(/Lloramos|Leo/)

  // Whoever has the purchase's link reads it on another device, and deletes nothing there.
  const tablet = t.visitor()
  await tablet.json('GET', `/api/checkout-sessions/${purchase?.sessionId}/verify`)
  expect(await tablet.json('GET', of)).toEqual([kept])
  expect((await tablet.send('DELETE', `${of}/${given.id}`)).status).toBe(404)
  expect(await ana.json('DELETE', `${of}/${given.id}`)).toEqual([])
})

test('a gift that is not open, is closed or is one’s own takes no answer, and an empty one is none', async () => {
  await using gift = await openGift()
  const { t, state, ana, leo, storyId, to, of } = gift
  const status = async (fields: Answer, who = leo) => (await answer(who, to, fields)).status
  for (const body of [
    {},
    { words: ' \u200b\n ' },
    { words: 'x'.repeat(501) },
    { reaction: 'enojo' },
    { words, signature: 'x'.repeat(61) },
    { words, id: 'uno' },
  ])
    expect([body, await status(body)]).toEqual([body, 400])
  expect(await status({ reaction: 'risa' }, ana)).toBe(409)

  const opensAt = new Date(state.now.getTime() + HOUR_MS).toISOString()
  await ana.json('PATCH', `/api/stories/${storyId}/gift`, { opensAt, timeZone: 'America/Mexico_City' })
  expect(await status({ words })).toBe(404)
  state.now = new Date(opensAt)
  expect(await status({ reaction: 'risa' })).toBe(200)

  for (let count = await t.ctx.db.$count(thanks); count < MAX_THANKS; count++)
    await t.ctx.db.insert(thanks).values({ storyId, id: randomUUID(), reaction: 'risa', sentAt: state.now })
  expect(await status({ words })).toBe(409)
  expect((await ana.json<ReceivedThanks[]>('GET', of)).length).toBe(MAX_THANKS)

  await ana.json('DELETE', `/api/stories/${storyId}/gift`)
  expect(await status({ words })).toBe(404)
})

test('a moderator’s refusal is told and keeps nothing; a mail server that is down gets it later', async () => {
  await using gift = await openGift()
  const { t, state, ana, leo, storyId, to, of } = gift
  t.deps.moderator = { review: () => Promise.resolve({ ok: false, reason: 'Eso no lo podemos enviar' }) }
  const refused = await answer(leo, to, { words: 'grosería' })
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    422,
    'Eso no lo podemos enviar',
  ])
  expect(await ana.json('GET', of)).toEqual([])

  t.deps.moderator = null
  state.fails = new MailError('SMTP: down', { permanent: false })
  const id = randomUUID()
  await answer(leo, to, { id, reaction: 'abrazo' })
  await expect(mailThanks(t.ctx, storyId, id, NEVER)).rejects.toThrow('down')
  state.fails = null
  await mailThanks(t.ctx, storyId, id, NEVER)
  // The job that waits may send it at the same time: it is the same message.
  expect(new Set(state.sent.map(({ messageId }) => messageId))).toEqual(new Set([`thanks-${storyId}-${id}@localhost`]))

  // Given back, nobody is written to any more.
  const next = randomUUID()
  await t.ctx.db.insert(thanks).values({ storyId, id: next, words: 'tarde', sentAt: state.now })
  const [purchase] = await t.ctx.db.select().from(purchases)
  await refundPurchase(t.ctx, purchase?.id ?? '')
  await mailThanks(t.ctx, storyId, next, NEVER)
  expect(state.sent.filter(({ messageId }) => messageId.includes(next))).toEqual([])
})

test('a voice message is heard by its giver alone, told of in the mail, exported, and gone with its answer', async () => {
  await using gift = await openGift()
  const { t, state, ana, leo, storyId, to, of } = gift
  const id = randomUUID()
  for (let time = 0; time < 2; time++) expect((await answer(leo, to, { id }, toneWav(2))).status).toBe(200)
  const soundUrl = `${of}/${id}/sound`
  expect(await ana.json('GET', of)).toMatchObject([{ id, words: '', reaction: null, soundUrl }])
  const heard = await ana.get(soundUrl)
  expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect((await ana.get(soundUrl, { range: 'bytes=0-1' })).status).toBe(206)
  expect((await leo.get(soundUrl)).status).toBe(404)
  await eventually(() =>
    expect(state.sent.map(({ text }) => text)).toEqual([expect.stringContaining('mensaje de voz')]),
  )

  const [row] = await t.ctx.db.select().from(thanks)
  const key = row?.soundKey ?? ''
  expect(await filesNamed(t)).toContain(key)
  await signUp(ana, 'ana')
  const zip = Buffer.from(await (await ana.get('/api/account/export')).arrayBuffer())
  expect(zip.includes(`cuentos/${storyId}/gracias/${id}.mp3`)).toBe(true)
  const due = async () => (await t.ctx.db.select().from(discardedFiles)).map((file) => file.key)
  expect(await due()).not.toContain(key)

  for (const [sound, status, message] of [
    [new TextEncoder().encode('no soy una grabación'), 415, 'no es una grabación'],
    [toneWav(1, 0), 400, 'No se oye nada'],
    [toneWav(123), 413, 'dos minutos'],
  ] as const) {
    const refused = await answer(leo, to, { words }, sound)
    expect([refused.status, await refused.text()]).toEqual([status, expect.stringContaining(message)])
  }
  expect(await t.ctx.db.$count(thanks)).toBe(1)

  expect(await ana.json('DELETE', `${of}/${id}`)).toEqual([])
  expect([(await ana.get(soundUrl)).status, (await due()).includes(key)]).toEqual([404, true])
  await answer(leo, to, { words }, toneWav(1))
  const [last] = await t.ctx.db.select().from(thanks)
  await ana.json('DELETE', `/api/stories/${storyId}`)
  expect(await due()).toContain(last?.soundKey)
})

test('with the disk full a voice message is not taken and nothing is told; sent again it is kept and mailed once', async () => {
  await using gift = await openGift()
  const { t, state, ana, leo, to, of } = gift
  const { files } = t.deps
  const id = randomUUID()
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  t.deps.files = { ...files, put: () => Promise.reject(full) }
  expect((await answer(leo, to, { id, words }, toneWav(1))).status).toBeGreaterThanOrEqual(500)
  t.deps.files = files
  expect([await ana.json('GET', of), state.sent]).toEqual([[], []])
  // What may have been begun is due for removal.
  expect(await t.ctx.db.$count(discardedFiles)).toBe(1)

  for (let time = 0; time < 2; time++) expect((await answer(leo, to, { id, words }, toneWav(1))).status).toBe(200)
  await eventually(() => expect(state.sent).toHaveLength(1))
  const kept = await ana.json<ReceivedThanks[]>('GET', of)
  expect(kept.map(({ id: key, soundUrl }) => [key, soundUrl !== null])).toEqual([[id, true]])
})

test('answers go out with the export, and with the story when that is deleted', async () => {
  await using gift = await openGift()
  const { t, ana, leo, storyId, to } = gift
  await answer(leo, to, { words: 'Gracias de corazón' })
  await signUp(ana, 'ana')
  const zip = Buffer.from(await (await ana.get('/api/account/export')).arrayBuffer())
  expect(zip.includes(`cuentos/${storyId}/gracias.json`)).toBe(true)
  await ana.json('DELETE', `/api/stories/${storyId}`)
  expect(await t.ctx.db.$count(thanks)).toBe(0)
})
