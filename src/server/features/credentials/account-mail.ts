import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Mailer } from '../../mail/mail.ts'
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
      messageId: `cuenta.${randomUUID()}@${new URL(settings.BASE_URL).hostname}`,
    })
  }
}
