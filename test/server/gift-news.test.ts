import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Gift } from '../../src/contract/gifts.ts'
import { purchases } from '../../src/server/db/schema/purchases.ts'
import { runCommand } from '../../src/server/admin/run.ts'
import { queueDueGifts } from '../../src/server/features/gifts/send.ts'
import { refundPurchase } from '../../src/server/features/purchases/refund.ts'
import { tellGiver } from '../../src/server/features/purchases/tell-giver.ts'
import { MailError, type MailMessage } from '../../src/server/mail/mail.ts'
import { checkout, deliveryState, payHere, untilState, writeStory } from '../buyer.ts'
import { createTestApp } from '../create-test-app.ts'
import { eventually } from '../eventually.ts'

const HOUR_MS = 3_600_000
const NEVER = new AbortController().signal
const ZONE = { timeZone: 'America/Mexico_City' }

/** A bought gift, whose giver's messages the test reads and whose mail server it moves. */
async function openPost() {
  const state = { now: new Date(), told: [] as MailMessage[], fails: null as Error | null }
  const t = await createTestApp({ now: () => state.now })
  const { mailer } = t.deps
  t.deps.mailer = {
    ...mailer,
    send(message, signal) {
      if (message.messageId.startsWith('gift-')) return state.fails ? Promise.reject(state.fails) : Promise.resolve()
      if (!message.messageId.startsWith('giver-')) return mailer.send(message, signal)
      state.told.push(message)
      return Promise.resolve()
    },
  }
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  await payHere(ana, await checkout(ana, storyId))
  await untilState(ana, storyId, 'sent')
  const path = `/api/stories/${storyId}/gift`
  return {
    t,
    state,
    ana,
    storyId,
    change: (body: object) => ana.json<Gift>('PATCH', path, body),
    gift: () => ana.json<Gift>('GET', path),
    until: (mail: Gift['mail']) => eventually(async () => expect((await ana.json<Gift>('GET', path)).mail).toBe(mail)),
    toldOf: (...news: string[]) =>
      eventually(() =>
        expect(state.told.map(({ messageId }) => messageId)).toEqual(
          news.map((what) => `giver-${storyId}-${what}@localhost`),
        ),
      ),
    bounce: async (text: string) => (await runCommand(t.ctx, ['bounced', text])).output,
    [Symbol.asyncDispose]: () => t[Symbol.asyncDispose](),
  }
}

/** As a mail server elsewhere writes to the sender, hours after it took the message. */
function report(messageId: string, action: string): string {
  return [
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="x"',
    '',
    '--x\r\nContent-Type: message/delivery-status\r\n',
    `Final-Recipient: rfc822; leo@correo.mx\r\nAction: ${action}\r\nStatus: 5.1.1\r\n`,
    `--x\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: <${messageId}>\r\n--x--`,
  ].join('\r\n')
}

test('a giver is written when the gift left on its day, when it came back and when it was opened, once each', async () => {
  await using post = await openPost()
  const { t, state, ana, storyId, change, bounce, toldOf } = post
  const opensAt = new Date(state.now.getTime() + HOUR_MS)
  await change({ email: 'leo@correo.mx', opensAt: opensAt.toISOString(), ...ZONE })
  state.now = opensAt
  await queueDueGifts(t.ctx)
  await toldOf('1-sent')

  // The mail server took it, and its mailbox turns out to be none.
  const sentId = `gift-${storyId}-1@localhost`
  expect(await bounce(report(sentId, 'delayed'))).toBe('Nothing to do: the report says "delayed".')
  expect((await post.gift()).mail).toBe('sent')
  expect(await bounce(report(sentId, 'failed'))).toBe(`Noted: ${sentId.replace('localhost', '')}.`)
  expect(await post.gift()).toMatchObject({ mail: 'failed', email: 'leo@correo.mx' })
  expect(await bounce(sentId)).toMatch(/^Nothing to do: /)
  await toldOf('1-sent', '1-failed')

  await change({ email: 'leo.b@correo.mx' })
  await toldOf('1-sent', '1-failed', '2-sent')
  // News that is past is not told: of the address before, and of what was corrected meanwhile.
  expect(await bounce(sentId)).toMatch(/^Nothing to do: /)
  await tellGiver(t.ctx, { storyId, round: 1, news: 'failed' }, NEVER)
  await tellGiver(t.ctx, { storyId, round: 2, news: 'failed' }, NEVER)

  const { path } = await post.gift()
  for (const who of [ana, t.visitor(), t.visitor()])
    await who.json('POST', `/api/gifts/${path?.split('/').at(-1)}/opened`)
  await toldOf('1-sent', '1-failed', '2-sent', '2-opened')
  const [purchase] = await t.ctx.db.select().from(purchases)
  const url = `http://localhost:3000/delivery/${storyId}?session_id=${purchase?.sessionId}`
  for (const { to, text, html } of state.told) {
    expect([to, text.includes(url)]).toEqual(['elena@correo.mx', true])
    expect(html).toContain('para Mateo')
  }
  expect(state.told.map(({ subject, text }) => [subject, /\S+@correo\.mx/.exec(text)?.[0]])).toEqual([
    ['Tu regalo ya salió', 'leo@correo.mx'],
    ['No pudimos entregar tu regalo', 'leo@correo.mx'],
    ['Tu regalo ya salió', 'leo.b@correo.mx'],
    ['Ya desataron el lazo', undefined],
  ])
  expect(t.logged()).not.toMatch(/@correo\.mx/)
})

test('sent at once, its giver sees it on the page; refused at once, they are written', async () => {
  await using post = await openPost()
  const { state, change, until, toldOf } = post
  await change({ email: 'leo@correo.mx' })
  await until('sent')
  expect(state.told).toEqual([])
  state.fails = new MailError('SMTP: no such user', { permanent: true })
  await change({ email: 'nadie@correo.mx' })
  await until('failed')
  await toldOf('2-failed')
})

test('of a book that was given back nothing is sent on its day, and nothing waits in line', async () => {
  await using post = await openPost()
  const { t, state, change, gift } = post
  const opensAt = new Date(state.now.getTime() + HOUR_MS)
  await change({ email: 'leo@correo.mx', opensAt: opensAt.toISOString(), ...ZONE })
  const [{ id } = { id: '' }] = await t.ctx.db.select().from(purchases)
  const { queue } = t.deps
  const queued: string[] = []
  t.deps.queue = {
    ...queue,
    send: async (db, job, ...rest) => {
      queued.push(job.name)
      await queue.send(db, job, ...rest)
    },
  }
  state.now = opensAt
  await queueDueGifts(t.ctx)
  expect(queued).toEqual(['gift-mail'])
  await eventually(async () => expect((await gift()).mail).toBe('sent'))
  await change({ email: 'rosa@correo.mx', opensAt: new Date(opensAt.getTime() + HOUR_MS).toISOString(), ...ZONE })
  await refundPurchase(t.ctx, id)
  state.now = new Date(opensAt.getTime() + HOUR_MS)
  queued.length = 0
  await queueDueGifts(t.ctx)
  expect(queued).not.toContain('gift-mail')
})

test('a book whose e-mail came back stands under what waits for the operator, and its buyer sees it', async () => {
  await using post = await openPost()
  const { t, ana, storyId, bounce } = post
  const [{ id } = { id: '' }] = await t.ctx.db.select().from(purchases).where(eq(purchases.storyId, storyId))
  expect(await bounce(report(`purchase-${id}-1@localhost`, 'failed'))).toMatch(/^Noted: /)
  expect(await deliveryState(ana, storyId)).toBe('mail_failed')
  expect((await runCommand(t.ctx, ['stuck'])).output).toContain('The e-mail came back')
  await runCommand(t.ctx, ['resend', id, '--to', 'elena.r@correo.mx'])
  await untilState(ana, storyId, 'sent')
  // Of the message before.
  expect(await bounce(`<purchase-${id}-1@localhost>`)).toMatch(/^Nothing to do: /)
  expect(await runCommand(t.ctx, ['bounced', 'Hola'])).toMatchObject({ failed: true })
})
