import { DatabaseSync } from 'node:sqlite'

export class LockedError extends Error {
  override name = 'LockedError'
}

/**
 * Holds a folder for the life of the process: two processes on one embedded database would corrupt
 * it without a word. The operating system frees the lock however the process ends.
 *
 * @throws LockedError where another process holds it
 */
export function lockFolder(path: string): () => void {
  const lock = new DatabaseSync(`${path}.lock`, { timeout: 0 })
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw new LockedError(`${path} is in use by another process: stop it first, or set DATA_DIR or DATABASE_URL`, {
      cause: error,
    })
  }
  return () => lock.close()
}
