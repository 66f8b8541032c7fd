import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** Every message in a data folder's outbox, read back. */
export async function readOutbox(dataDir: string): Promise<Email[]> {
  const dir = join(dataDir, 'outbox')
  const names = await readdir(dir).catch(() => [])
  return Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => PostalMime.parse(await readFile(join(dir, name)))),
  )
}

/** Waits for a message to this address whose subject matches. */
export async function mailTo(dataDir: string, address: string, subject: RegExp): Promise<Email> {
  for (let tries = 0; tries < 200; tries++) {
    const found = (await readOutbox(dataDir)).find(
      (mail) => mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? ''),
    )
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`no message to ${address} about ${subject}`)
}
