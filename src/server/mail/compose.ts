import type { MailMessage } from './mail.ts'
import { MailError } from './mail.ts'

/** One plain address: no list, no name, no line break, nothing that a header could be made of. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u
const MESSAGE_ID = /^[\w.+-]+@[\w.-]+$/

/** Fields as nodemailer takes them. Whoever the caller is, no file or address is ever fetched for a message. */
export function composeMessage(message: MailMessage, from: string) {
  const { messageId, to, replyTo, subject, html, text, unsubscribeUrl, attachments = [] } = message
  for (const address of [to, replyTo ?? to]) {
    if (!ADDRESS.test(address)) throw new MailError('Not one plain e-mail address', { permanent: true })
  }
  if (!MESSAGE_ID.test(messageId)) throw new TypeError('Not a message id')
  return {
    from,
    // As an object, so that it is never read as a list.
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    messageId: `<${messageId}>`,
    subject: subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(),
    html,
    text,
    attachments: attachments.map(({ filename, contentType, content, contentId }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
      ...(contentId && { cid: contentId, contentDisposition: 'inline' as const }),
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
