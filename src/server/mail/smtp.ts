import { createTransport } from 'nodemailer'
import { composeMessage } from './compose.ts'
import { type Mailer, MailError } from './mail.ts'

export type SmtpSettings = {
  /** `smtp://` (with STARTTLS where the server offers it) or `smtps://`, with user and password where needed. */
  url: string
  from: string
  /** Certificate of a private authority, in PEM. */
  ca?: string
  /** Milliseconds in which each step (connecting, greeting, an answer) must be done. */
  timeout?: number
}

const DEFAULT_TIMEOUT = 20_000
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Sends through an SMTP server, over a few connections that are kept open. */
export function createSmtpMailer({ url, from, ca, timeout = DEFAULT_TIMEOUT }: SmtpSettings): Mailer {
  const { hostname, password } = new URL(url)
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // Whether to try again is for the job to decide, which knows whether the message was sent.
    maxRequeues: 0,
    idleTimeout: 30_000,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    // A password never travels in the clear over a network.
    requireTLS: password !== '' && !LOOPBACK.has(hostname),
    ...(ca && { tls: { ca } }),
  })

  return {
    id: 'smtp',
    async send(message, signal) {
      const composed = composeMessage(message, from)
      try {
        await transport.sendMail({ ...composed, ...(signal && { signal }) })
      } catch (error) {
        throw explain(error)
      }
    },
    async check() {
      await transport.verify().catch((error: unknown) => {
        throw explain(error)
      })
    },
    async close() {
      transport.close()
    },
  }
}

/** What the server said may quote the address: only the kind of the refusal is kept. */
function explain(error: unknown): MailError {
  const { code, command, responseCode, permanent, response } = error as {
    code?: string
    command?: string
    responseCode?: number
    permanent?: boolean
    response?: string
  }
  const enhanced = response?.match(/\b[245]\.\d{1,3}\.\d{1,3}\b/)?.[0]
  const what = [code, command, responseCode, enhanced].filter(Boolean).join(' ')
  // A refused login is ours to mend, and the message can wait for it.
  return new MailError(`SMTP: ${what || 'failed'}`, { permanent: permanent === true && code !== 'EAUTH' })
}
