import fs from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeToOthers } from '../data-dir.ts'
import { openEmbedded } from './embedded.ts'
import { LockedError } from './lock.ts'

// One folder for all: to make a database takes seconds, to open it again a moment.
let parent: string
let dir: string
let umask: number
beforeAll(async () => {
  umask = process.umask(0o022)
  parent = await mkdtemp(join(tmpdir(), 'cuentos-embedded-'))
  dir = join(parent, 'new', 'data')
  closeToOthers(dir)
})
afterAll(async () => {
  process.umask(umask)
  await rm(parent, { recursive: true, force: true })
})

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

test('a commit is flushed to the disk before it is acknowledged', async () => {
  const real = fs.fsyncSync
  let flushed = 0
  fs.fsyncSync = (file) => {
    flushed++
    real(file)
  }
  syncBuiltinESMExports()
  const database = await openEmbedded(dir)
  try {
    await database.db.execute(sql`create table flushed (n int)`)
    const before = flushed
    for (const n of [1, 2, 3]) await database.db.execute(sql`insert into flushed values (${n})`)
    expect(flushed - before).toBeGreaterThanOrEqual(3)
  } finally {
    await database.close()
    fs.fsyncSync = real
    syncBuiltinESMExports()
  }
})

test('a second process on the same folder is refused in one line, until the first has closed', async () => {
  const first = await openEmbedded(dir)
  const refusal = await openEmbedded(dir).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(LockedError)
  expect((refusal as Error).message).toMatch(/^[^\n]+in use by another process[^\n]+$/)
  await first.close()
  const again = await openEmbedded(dir)
  await again.ping()
  await again.close()
})

test('what it writes is read by nobody else', async () => {
  expect([await modeOf(dir), await modeOf(join(dir, 'database'))]).toEqual([0o700, 0o700])
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(100)
  const open = []
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name)
    if (((await modeOf(path)) & 0o077) !== 0) open.push(path)
  }
  expect(open).toEqual([])
})
