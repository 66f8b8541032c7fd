import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeToOthers, DataDirError } from './data-dir.ts'
import { readSettings } from './settings.ts'

let parent: string
let umask: number
beforeEach(async () => {
  umask = process.umask(0o022)
  parent = await mkdtemp(join(tmpdir(), 'cuentos-data-'))
})
afterEach(async () => {
  process.umask(umask)
  await rm(parent, { recursive: true, force: true })
})

async function modeOf(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8)
}

test('a folder that an earlier version left open is closed with all that is in it, and nothing beyond', async () => {
  const dir = join(parent, 'data')
  await mkdir(join(dir, 'files/photos'), { recursive: true, mode: 0o755 })
  await writeFile(join(dir, 'files/photos/a.jpg'), 'x')
  await writeFile(join(parent, 'other'), 'x')
  await symlink(join(parent, 'other'), join(dir, 'link'))
  await chmod(dir, 0o755)
  closeToOthers(dir)
  const modes = ['.', 'files', 'files/photos', 'files/photos/a.jpg', '../other'].map((path) => modeOf(join(dir, path)))
  expect(await Promise.all(modes)).toEqual(['700', '700', '700', '600', '644'])
})

test('where that cannot be done, the start is refused in one line', async () => {
  const file = join(parent, 'file')
  await writeFile(file, 'x')
  expect(() => closeToOthers(join(file, 'data'))).toThrow(DataDirError)
  expect(() => closeToOthers(join(file, 'data'))).toThrow(/^DATA_DIR \(.*mode 700[^\n]*$/)
})

test('metrics are for this machine alone, unless told otherwise', () => {
  expect(readSettings({ HOST: '0.0.0.0', METRICS_PORT: '9464' }).METRICS_HOST).toBe('127.0.0.1')
  expect(readSettings({ METRICS_HOST: '10.0.0.2' }).METRICS_HOST).toBe('10.0.0.2')
})
