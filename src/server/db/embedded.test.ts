import fs from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from './embedded.ts'
import { LockedError } from './lock.ts'

// One folder for both: to make a database takes seconds, to open it again a moment.
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cuentos-embedded-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

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
