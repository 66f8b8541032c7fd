import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import { accountMails } from '../../db/schema/account-mails.ts'
import { users } from '../../db/schema/accounts.ts'
import { transaction } from '../../db/transaction.ts'
import { defineQueue } from '../../jobs/job.ts'
import type { Queue } from '../../jobs/queue.ts'
import { type MailContent, MailError } from '../../mail/mail.ts'
import type { AccountNews } from '../../mail/templates/account-news.ts'

/** As long as their links are good. */
const LINKS_LAST_MS = 3_600_000

/** A link that was asked for, or news of the account. */
export type AccountMail = { userId: string; email: string } & (
  | { kind: 'reset' | 'confirm'; path: string }
  | { kind: AccountNews }
)

export const accountMailQueue = defineQueue({
  name: 'account-mail',
  input: z.object({ mailId: z.uuid() }),
  key: ({ mailId }) => mailId,
})

/** Keeps a message and queues its sending: it goes out once the mail server takes it. */
export function queueAccountMail(
  { db, queue }: { db: Db; queue: Pick<Queue<Ctx>, 'send'> },
  mail: AccountMail,
): Promise<void> {
  return transaction(db, async (db) => {
    const [row] = await db.insert(accountMails).values(mail).returning({ id: accountMails.id })
    if (row) await queue.send(db, accountMailQueue, { mailId: row.id })
  })
}

type MailRow = typeof accountMails.$inferSelect & { username: string }

/** Sends one message, under the same Message-ID however often it is tried; links that are no good any more stay unsent. */
export async function sendAccountMail(ctx: Ctx, mailId: string, signal: AbortSignal): Promise<void> {
  const [found] = await ctx.db
    .select({ mail: accountMails, username: users.name })
    .from(accountMails)
    .innerJoin(users, eq(users.id, accountMails.userId))
    .where(eq(accountMails.id, mailId))
  if (!found) return
  const mail = { ...found.mail, username: found.username }
  const isLate = mail.path !== null && ctx.now().getTime() - mail.createdAt.getTime() > LINKS_LAST_MS
  if (!isLate) await send(ctx, mail, signal)
  await forgetAccountMail(ctx, mailId)
}

export async function forgetAccountMail({ db }: Ctx, mailId: string): Promise<void> {
  await db.delete(accountMails).where(eq(accountMails.id, mailId))
}

async function send(ctx: Ctx, mail: MailRow, signal: AbortSignal): Promise<void> {
  const replyTo = ctx.deps.settings.SUPPORT_EMAIL
  const messageId = `cuenta.${mail.id}@${new URL(ctx.deps.settings.BASE_URL).hostname}`
  try {
    const content = await compose(ctx, mail)
    await ctx.deps.mailer.send({ ...content, to: mail.email, messageId, ...(replyTo && { replyTo }) }, signal)
  } catch (error) {
    if (!(error instanceof MailError) || !error.permanent) throw error
    ctx.log.error({ kind: mail.kind, userId: mail.userId, detail: error.message }, 'account mail was refused')
  }
}

async function compose(
  { deps: { settings } }: Ctx,
  { kind, path, username, createdAt }: MailRow,
): Promise<MailContent> {
  const { accountNewsMail, isAccountNews } = await import('../../mail/templates/account-news.ts')
  const { confirmEmailMail, passwordResetMail } = await import('../../mail/templates/account.ts')
  const { PRODUCT_NAME: productName, BASE_URL } = settings
  const canReply = settings.SUPPORT_EMAIL !== undefined
  if (isAccountNews(kind))
    return accountNewsMail({ productName, username, url: `${BASE_URL}/ingresar`, now: createdAt, canReply }, kind)
  const template = kind === 'reset' ? passwordResetMail : confirmEmailMail
  return template({ productName, username, url: `${BASE_URL}${path}`, year: createdAt.getFullYear() })
}
