export type MailAttachment = {
  filename: string
  contentType: string
  content: Uint8Array
  /** For a picture in the message itself: `cid:` and this is its address in the HTML. */
  contentId?: string
}

export type MailMessage = {
  /** Stable for a purpose (e.g. one a purchase), so that a repeated sending is recognised as the same message. */
  messageId: string
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string
  /** Address that mail programs call (RFC 8058) for whoever wants no more of these messages. */
  unsubscribeUrl?: string
  attachments?: MailAttachment[]
}

/** What a template makes; who gets it and under which id is the caller's. */
export type MailContent = Pick<MailMessage, 'subject' | 'html' | 'text'>

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
  /** @throws MailError */
  send(message: MailMessage, signal?: AbortSignal): Promise<void>
  /** Whether messages would go out, without sending one. @throws where not */
  check(): Promise<void>
  close(): Promise<void>
}
