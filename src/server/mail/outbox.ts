import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { composeMessage } from './compose.ts'
import { type Mailer, MailError } from './mail.ts'

/** Writes messages into a folder as `.eml` files named by message id: sending one again replaces it. */
export function createOutboxMailer(dir: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  return {
    id: 'outbox',
    async send(message) {
      const composed = composeMessage(message, from)
      const { message: eml } = await transport.sendMail(composed)
      if (!Buffer.isBuffer(eml)) throw new TypeError('The composer gave no bytes')
      try {
        await mkdir(dir, { recursive: true, mode: 0o700 })
        await writeWhole(join(dir, `${message.messageId}.eml`), eml)
      } catch (error) {
        throw new MailError('The outbox cannot be written', { permanent: false, cause: error })
      }
    },
    async check() {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      await access(dir, constants.W_OK)
    },
    async close() {
      transport.close()
    },
  }
}

async function writeWhole(path: string, data: Uint8Array): Promise<void> {
  const aside = `${path}.${randomUUID()}.tmp`
  try {
    const handle = await open(aside, 'wx', 0o600)
    try {
      await handle.writeFile(data)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}
