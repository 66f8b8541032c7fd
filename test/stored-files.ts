import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileKeys } from '../src/server/admin/snapshot.ts'
import type { TestApp } from './create-test-app.ts'

/** What lies in the file store, half-written files included. */
export async function filesOf(t: TestApp): Promise<string[]> {
  const folder = join(t.deps.settings.DATA_DIR, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).toSorted()
}

/** What lies there by the rows' account. */
export async function filesNamed(t: TestApp): Promise<string[]> {
  return (await t.ctx.db.transaction(fileKeys)).toSorted()
}
