import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { accountMails } from '../../src/server/db/schema/account-mails.ts'
import { users } from '../../src/server/db/schema/accounts.ts'
import { type AccountMail, queueAccountMail } from '../../src/server/features/credentials/account-mail.ts'
import { accountMailJob } from '../../src/server/features/credentials/jobs.ts'
import { MailError, type MailMessage } from '../../src/server/mail/mail.ts'
import { openIdleApp, type Visitor } from '../idle-app.ts'

const t = await openIdleApp({ jobs: [accountMailJob] })
const { db } = t.ctx
const RUN = { signal: new AbortController().signal, attempt: 0 }
const HOUR_MS = 3_600_000
let ana: Visitor

beforeEach(async () => {
  ana = await t.visitor()
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

/** Keeps a message, and gives what its queue names it by. */
async function keep(mail: Omit<Extract<AccountMail, { path: string }>, 'userId' | 'email'> | { kind: 'device' }) {
  await queueAccountMail({ db, queue: t.deps.queue }, { ...mail, userId: ana.who.userId, email: 'ana@correo.mx' })
  const [row] = await db.select().from(accountMails)
  const input = { mailId: row?.id ?? '' }
  expect(await t.queued('account-mail')).toEqual([input])
  return input
}

/** A mail server that answers these, one each time, and then takes what comes. */
function mailing(...answers: Error[]) {
  const sent: MailMessage[] = []
  const tried: string[] = []
  const mailer = {
    ...t.deps.mailer,
    async send(message: MailMessage) {
      tried.push(message.messageId)
      const refusal = answers.shift()
      if (refusal) throw refusal
      sent.push(message)
    },
  }
  return { sent, tried, ctx: { ...t.ctx, deps: { ...t.deps, mailer } } }
}

test('what a mail server that is away did not take goes out later, once, under the same name', async () => {
  const input = await keep({ kind: 'device' })
  const { ctx, sent, tried } = mailing(new MailError('SMTP: ECONNECTION', { permanent: false }))
  await expect(accountMailJob.run(ctx, input, RUN)).rejects.toThrow('ECONNECTION')
  expect(await db.$count(accountMails)).toBe(1)
  await accountMailJob.run(ctx, input, RUN)
  await accountMailJob.run(ctx, input, RUN)
  expect(sent).toMatchObject([{ to: 'ana@correo.mx', subject: expect.stringContaining('navegador nuevo') }])
  expect([tried.length, new Set(tried).size]).toEqual([2, 1])
  expect(await db.$count(accountMails)).toBe(0)
})

test('what is refused for good is written down without the address, and not tried again', async () => {
  const input = await keep({ kind: 'device' })
  const { ctx } = mailing(new MailError('SMTP: EENVELOPE 550', { permanent: true }))
  await accountMailJob.run(ctx, input, RUN)
  expect(t.logged()).toMatchObject([{ kind: 'device', userId: ana.who.userId, detail: 'SMTP: EENVELOPE 550' }])
  expect(await db.$count(accountMails)).toBe(0)
})

test('a link goes out while it is good, and not later', async () => {
  const path = '/ingresar?recuperar=abc'
  const { ctx, sent } = mailing()
  await accountMailJob.run(ctx, await keep({ kind: 'reset', path }), RUN)
  expect(sent.map(({ text }) => text.includes(`https://cuentos.example${path}`))).toEqual([true])
  await db.execute('delete from pgboss.job')
  const late = await keep({ kind: 'confirm', path })
  await accountMailJob.run({ ...ctx, now: () => new Date(Date.now() + HOUR_MS + 1_000) }, late, RUN)
  expect([sent.length, await db.$count(accountMails)]).toEqual([1, 0])
})

test('what was given up, or whose account is gone, is forgotten', async () => {
  const input = await keep({ kind: 'device' })
  await accountMailJob.failed?.(t.ctx, input)
  expect(await db.$count(accountMails)).toBe(0)
  await db.execute('delete from pgboss.job')
  const orphan = await keep({ kind: 'device' })
  await db.delete(users).where(eq(users.id, ana.who.userId))
  const { ctx, sent } = mailing()
  await accountMailJob.run(ctx, orphan, RUN)
  expect([sent, await db.$count(accountMails)]).toEqual([[], 0])
})
