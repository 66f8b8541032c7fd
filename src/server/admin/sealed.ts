import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { CommandError } from './command.ts'

/** The first line of every file in the format of age (age-encryption.org/v1). */
const MAGIC = 'age-encryption.org/v1\n'

export type Seal = (plain: Readable) => Promise<Readable>

/**
 * Encrypts bytes for the key of `recipient` (`age1…`); without a recipient they stay as they are.
 *
 * @throws CommandError where `recipient` is not a valid key
 */
export function sealFor(recipient: string | undefined): Seal {
  if (recipient === undefined) return (plain) => Promise.resolve(plain)
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch {
    throw new CommandError('BACKUP_RECIPIENT is mistyped: backup-key and age-keygen print it')
  }
  return async (plain) => fromWeb(await encrypter.encrypt(toWeb(plain)))
}

/**
 * Where the plain bytes of an archive are while `work` lasts: the archive itself, or a copy that is removed again.
 *
 * @throws CommandError where it is encrypted and the key does not match
 */
export async function withOpened<T>(
  path: string,
  keyPath: string | undefined,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (!(await isSealed(path))) return work(path)
  if (keyPath === undefined) throw new CommandError(`${path} is encrypted: name the file with its key, --key FILE`)
  const folder = await mkdtemp(join(dirname(path), '.restore-'))
  try {
    const plain = join(folder, 'archive.zip')
    await decrypt(path, await readKey(keyPath), plain)
    return await work(plain)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Makes a key pair for backups and returns the recipient to encrypt for. The file is never overwritten. */
export async function makeKey(path: string): Promise<string> {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  await writeFile(path, `# ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' })
  return recipient
}

async function decrypt(path: string, identity: string, target: string): Promise<void> {
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(identity)
    const plain = await decrypter.decrypt(toWeb(createReadStream(path)))
    await pipeline(fromWeb(plain), createWriteStream(target, { mode: 0o600 }))
  } catch (error) {
    throw new CommandError(`${path} cannot be opened: ${error instanceof Error ? error.message : 'unknown'}`)
  }
}

/** As `age-keygen` and `makeKey` write it: comments, and one line with the key. */
async function readKey(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const identity = text.split(/\r?\n/).find((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (!identity) throw new CommandError(`${path} holds no key`)
  return identity.trim()
}

async function isSealed(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null)
  if (!file) return false
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === MAGIC
  } finally {
    await file.close()
  }
}

function toWeb(stream: Readable): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>
}

function fromWeb(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as unknown as ReadableStream<Uint8Array>)
}
