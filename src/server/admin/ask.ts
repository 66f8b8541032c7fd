import { createHash } from 'node:crypto'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

/** Addresses of sockets are short on every system. */
const MAX_PATH = 100

export type Ran = { output: string; failed: boolean }

/** Null where no server runs on this data folder. */
export async function askServer(dataDir: string, argv: readonly string[]): Promise<Ran | null> {
  const socket = createConnection({ path: socketPath(dataDir), allowHalfOpen: true })
  try {
    await new Promise<void>((done, fail) => socket.once('connect', done).once('error', fail))
  } catch {
    return null
  }
  socket.end(JSON.stringify(argv))
  return JSON.parse(await text(socket)) as Ran
}

/** Where a server on this data folder takes commands. */
export function socketPath(dataDir: string): string {
  const path = resolve(dataDir, 'admin.sock')
  if (process.platform === 'win32') return `\\\\.\\pipe\\cuentos-${digest(path)}`
  return path.length <= MAX_PATH ? path : join(tmpdir(), `cuentos-${digest(path)}.sock`)
}

function digest(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16)
}
