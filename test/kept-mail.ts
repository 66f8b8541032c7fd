import type { MailMessage } from '../src/server/mail/mail.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'

/** What the test moves and looks at; mail fails with `fails` where that is set. */
export type KeptMail = { now: Date; sent: MailMessage[]; tries: number; fails: Error | null }

/** A shop whose clock a test moves, and of whose mail that of one kind, by how its message ids begin, comes to nobody but the test. */
export async function openShopWithKeptMail(kind: string): Promise<{ t: TestApp; state: KeptMail }> {
  const state: KeptMail = { now: new Date(), sent: [], tries: 0, fails: null }
  const t = await createTestApp({ now: () => state.now })
  const { mailer } = t.deps
  t.deps.mailer = {
    ...mailer,
    send(message, signal) {
      if (!message.messageId.startsWith(kind)) return mailer.send(message, signal)
      state.tries += 1
      if (state.fails) return Promise.reject(state.fails)
      state.sent.push(message)
      return Promise.resolve()
    },
  }
  return { t, state }
}
