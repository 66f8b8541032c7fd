import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { FileStore, ListedFile } from './files.ts'
import { checkKey } from './keys.ts'

/** Half-written files live here until they are whole; on the same disk, so that renaming is atomic. */
const WRITING = '.writing'
const PAGE = 1_000
const REMOVED_AT_ONCE = 16
const ABANDONED_AFTER_MS = 3_600_000

/**
 * Keeps files in a folder that only this user can read. A file is either whole or not there: it is
 * written aside, flushed to the disk and renamed.
 */
export function createLocalFiles(dir: string): FileStore {
  const pathOf = (key: string) => join(dir, checkKey(key))
  let swept: Promise<void> | undefined

  return {
    async put(key, data) {
      const path = pathOf(key)
      swept ??= sweep(join(dir, WRITING))
      await swept
      const aside = join(dir, WRITING, randomUUID())
      try {
        await writeFlushed(aside, data)
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await rename(aside, path)
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
      await flushFolder(dirname(path))
    },

    async stat(key) {
      const found = await missingAsNull(stat(pathOf(key), { bigint: true }))
      if (!found?.isFile()) return null
      // Files are replaced by renaming, so a new content always has a new inode or time.
      const etag = `"${[found.ino, found.size, found.mtimeNs].map((part) => part.toString(36)).join('-')}"`
      return { size: Number(found.size), etag }
    },

    async read(key) {
      return missingAsNull(readFile(pathOf(key)))
    },

    async stream(key, range) {
      const handle = await missingAsNull(open(pathOf(key), 'r'))
      if (!handle) return null
      const { size } = await handle.stat()
      if (range && (range.start >= size || range.end < range.start)) {
        await handle.close()
        throw new RangeError('The range lies outside of the file')
      }
      return handle.createReadStream(range)
    },

    async *list() {
      let page: ListedFile[] = []
      for await (const path of filesUnder(dir)) {
        const found = await missingAsNull(stat(path))
        if (!found) continue
        page.push({ key: relative(dir, path).split(sep).join('/'), modifiedAt: found.mtime })
        if (page.length === PAGE) {
          yield page
          page = []
        }
      }
      if (page.length > 0) yield page
    },

    async remove(keys) {
      for (let from = 0; from < keys.length; from += REMOVED_AT_ONCE)
        await Promise.all(keys.slice(from, from + REMOVED_AT_ONCE).map((key) => missingAsNull(unlink(pathOf(key)))))
    },
  }
}

/** Without what is still being written. */
async function* filesUnder(dir: string, isRoot = true): AsyncGenerator<string> {
  for (const entry of (await missingAsNull(readdir(dir, { withFileTypes: true }))) ?? []) {
    if (isRoot && entry.name === WRITING) continue
    const path = join(dir, entry.name)
    if (entry.isDirectory()) yield* filesUnder(path, false)
    else if (entry.isFile()) yield path
  }
}

async function writeFlushed(path: string, data: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(data)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Removes what a killed process left behind; another process may be writing beside us, hence the age. */
async function sweep(writing: string): Promise<void> {
  await mkdir(writing, { recursive: true, mode: 0o700 })
  const limit = Date.now() - ABANDONED_AFTER_MS
  for (const name of await readdir(writing)) {
    const found = await missingAsNull(stat(join(writing, name)))
    if (found && found.mtimeMs < limit) await rm(join(writing, name), { force: true })
  }
}

async function missingAsNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return null
    throw error
  }
}
