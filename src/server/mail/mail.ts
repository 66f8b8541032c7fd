export type MailAttachment = { filename: string; contentType: string; content: Uint8Array }

export type MailMessage = {
  /** Stable for a purpose (e.g. one a purchase), so that a repeated sending is recognised as the same message. */
  messageId: string
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string
  attachments?: MailAttachment[]
}

/** `permanent` is a refusal that no retry mends (unknown mailbox, policy). */
export class MailError extends Error {
  readonly permanent: boolean
  constructor(message: string, options: { permanent: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'MailError'
    this.permanent = options.permanent
  }
}

export type Mailer = {
  id: 'outbox' | 'smtp'
  send(message: MailMessage): Promise<void>
  close(): Promise<void>
}
