import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const OTHERS = 0o077
const FOLDER = 0o700
const FILE = 0o600

export class DataDirError extends Error {
  override name = 'DataDirError'
}

/**
 * Keeps a folder, and all that is written into it from now on, to the user that this process runs as. One that was
 * open before is closed with everything in it.
 *
 * @throws DataDirError where it stays open
 */
export function closeToOthers(dataDir: string): void {
  // Windows has other rights, and none of these.
  if (process.platform === 'win32') return
  process.umask(OTHERS)
  const path = resolve(dataDir)
  try {
    mkdirSync(path, { recursive: true, mode: FOLDER })
    if (isClosed(path)) return
    closeFolder(path)
  } catch (error) {
    throw refusal(path, error)
  }
  if (!isClosed(path)) throw refusal(path)
}

function isClosed(path: string): boolean {
  return (statSync(path).mode & OTHERS) === 0
}

/** Takes a folder, and all that is in it by now, from others. Links are left alone: what they lead to is not ours to change. */
export function closeFolder(folder: string): void {
  chmodSync(folder, FOLDER)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) closeFolder(path)
    else if (entry.isFile()) chmodSync(path, FILE)
  }
}

function refusal(path: string, cause?: unknown): DataDirError {
  return new DataDirError(
    `DATA_DIR (${path}) holds photographs and keys and must be closed to others: give it to this user with mode 700, or set DATA_DIR to a folder of its own`,
    { cause },
  )
}
