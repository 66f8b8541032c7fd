import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Ctx } from '../../context.ts'
import type { Mailer } from '../../mail/mail.ts'
import { type AccountNews, accountNewsMail } from '../../mail/templates/account-news.ts'
import { confirmEmailMail, passwordResetMail } from '../../mail/templates/account.ts'
import type { Settings } from '../../settings.ts'

type MailDeps = { settings: Settings; mailer: Mailer; log: Logger }
type Addressee = { email: string; name: string }

/**
 * Sends a link of the account's in the background: the caller's answer must not take longer for an
 * address that is known. A message that cannot be sent is logged; asking again sends another.
 */
export function sendAccountMail(
  { settings, mailer, log }: MailDeps,
  kind: 'reset' | 'confirm',
  to: Addressee,
  path: string,
): Promise<void> {
  void compose().catch((error: unknown) => log.error({ err: error, kind }, 'account mail'))
  return Promise.resolve()

  async function compose(): Promise<void> {
    const template = kind === 'reset' ? passwordResetMail : confirmEmailMail
    const content = await template({
      productName: settings.PRODUCT_NAME,
      username: to.name,
      url: settings.BASE_URL + path,
      year: new Date().getFullYear(),
    })
    await mailer.send({
      ...content,
      to: to.email,
      messageId: messageIdOf(settings),
    })
  }
}

/** Tells a member of a change to their account, in the background as well. */
export function sendAccountNews({ deps: { settings, mailer }, log, now }: Ctx, news: AccountNews, to: Addressee): void {
  void compose().catch((error: unknown) => log.error({ err: error, kind: news }, 'account mail'))

  async function compose(): Promise<void> {
    const content = await accountNewsMail(
      { productName: settings.PRODUCT_NAME, username: to.name, url: `${settings.BASE_URL}/ingresar`, now: now() },
      news,
    )
    await mailer.send({ ...content, to: to.email, messageId: messageIdOf(settings) })
  }
}

function messageIdOf({ BASE_URL }: Settings): string {
  return `cuenta.${randomUUID()}@${new URL(BASE_URL).hostname}`
}
