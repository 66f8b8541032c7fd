import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

export const TEST_CA = readFileSync(join(import.meta.dirname, 'tls/cert.pem'), 'utf8')
const key = readFileSync(join(import.meta.dirname, 'tls/key.pem'), 'utf8')

type SmtpRefusal = { code: number; message: string }
type Received = { from: string; to: string[]; raw: Buffer; secure: boolean; user: string | undefined }

export type SmtpDouble = AsyncDisposable & {
  port: number
  received: Received[]
  connections: () => number
  /** What the next recipients or contents are answered with. */
  refuse: { recipient: SmtpRefusal[]; content: SmtpRefusal[] }
  /** The next content is read and never answered; or read, and the connection cut. */
  afterContent: ('silence' | 'cut')[]
}

export type SmtpDoubleOptions = {
  /** From the first byte, offered as STARTTLS, or not at all. */
  tls?: 'always' | 'offered' | 'none'
  login?: { user: string; password: string }
}

/** A real SMTP server on a port of its own, which keeps what it receives and refuses what it is told to. */
export async function openSmtpDouble({ tls = 'none', login }: SmtpDoubleOptions = {}): Promise<SmtpDouble> {
  const received: Received[] = []
  const refuse: SmtpDouble['refuse'] = { recipient: [], content: [] }
  const afterContent: SmtpDouble['afterContent'] = []
  let connections = 0
  const users = new Map<string, string>()

  const server = new SMTPServer({
    ...(tls !== 'none' && { key, cert: TEST_CA }),
    secure: tls === 'always',
    disabledCommands: [...(tls === 'offered' ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
    authOptional: !login,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      connections += 1
      done()
    },
    onAuth(given, session, done) {
      if (!login || given.username !== login.user || given.password !== login.password) {
        return done(withCode({ code: 535, message: '5.7.8 Authentication failed' }))
      }
      users.set(session.id, login.user)
      done(null, { user: login.user })
    },
    onRcptTo(_address, _session, done) {
      const refusal = refuse.recipient.shift()
      done(refusal && withCode(refusal))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const refusal = refuse.content.shift()
        if (refusal) return done(withCode(refusal))
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        const to = rcptTo.map(({ address }) => address)
        const user = users.get(session.id)
        received.push({ from, to, raw: Buffer.concat(chunks), secure: session.secure, user })
        const what = afterContent.shift()
        if (what === 'cut') for (const connection of server.connections) connection.close()
        if (what === undefined) done()
      })
    },
  })
  server.on('error', () => {
    // Clients that hang up are what some tests are about.
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    connections: () => connections,
    refuse,
    afterContent,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function withCode({ code, message }: SmtpRefusal): Error {
  return Object.assign(new Error(message), { responseCode: code })
}
