import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { setup as buildPrograms } from '../programs.ts'

const ROOT = join(import.meta.dirname, '../..')
const BUILT = ['dist/server/main.js', 'node_modules/.cache/doubles/quick-server.js']
const build = () => promisify(execFile)(process.execPath, ['scripts/build.mjs', 'server', 'doubles'], { cwd: ROOT })
const times = () => Promise.all(BUILT.map(async (path) => (await stat(join(ROOT, path))).mtimeMs))

test('what is built is built once, by whoever comes first', async () => {
  await buildPrograms()
  const before = await times()
  await Promise.all([build(), build()])
  expect(await times()).toEqual(before)
})
