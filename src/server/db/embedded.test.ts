import fs from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeToOthers } from '../data-dir.ts'
import type { Database } from './db.ts'
import { openEmbedded } from './embedded.ts'
import { LockedError } from './lock.ts'
import type { PreparingPGlite } from './pglite-statements.ts'

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

describe('a text that is asked again', () => {
  let database: Database
  let lite: PreparingPGlite
  beforeAll(async () => {
    database = await openEmbedded(dir)
    lite = (database.db as unknown as { $client: PreparingPGlite }).$client
    await lite.exec('create table things (id int primary key, name text, made timestamptz, tags text[], data jsonb)')
  })
  afterAll(() => database.close())
  beforeEach(() => lite.exec('truncate things'))

  const kept = async () =>
    (await lite.query<{ statement: string }>('select statement from pg_prepared_statements')).rows
  const find = (id: number, options = {}) => lite.query('select * from things where id = $1', [id], options)
  const add = (id: number, name: string | null, ...more: unknown[]) =>
    lite.query('insert into things values ($1, $2, $3, $4, $5)', [id, name, ...[...more, null, null, null].slice(0, 3)])

  test('is kept, and answers as before: other values, kinds, and none', async () => {
    const made = new Date('2026-02-03T04:05:06Z')
    await add(1, 'uno', made, ['a', 'ñ'], { deep: [1] })
    await add(2, null)
    await add(3, 'tres', made)
    for (let round = 0; round < 3; round++) {
      expect((await find(1)).rows).toEqual([{ id: 1, name: 'uno', made, tags: ['a', 'ñ'], data: { deep: [1] } }])
      expect((await find(2)).rows).toEqual([{ id: 2, name: null, made: null, tags: null, data: null }])
      expect((await find(3, { rowMode: 'array' })).rows).toEqual([[3, 'tres', made, null, null]])
      const none = await find(9)
      expect(none.rows).toEqual([])
      expect(none.fields.map(({ name }) => name)).toEqual(['id', 'name', 'made', 'tags', 'data'])
    }
    expect((await kept()).map(({ statement }) => statement)).toEqual(
      expect.arrayContaining([expect.stringContaining('insert into'), expect.stringContaining('select * from')]),
    )
  })

  test('what fails, fails alone: a wrong text, a wrong value, a rule of the table, in and out of transactions', async () => {
    for (let round = 0; round < 3; round++) {
      await expect(lite.query('select nothing from things')).rejects.toThrow('column "nothing" does not exist')
      await expect(lite.query('select $1::int as n', ['x'])).rejects.toThrow('invalid input syntax')
      expect((await lite.query('select $1::int as n', [round])).rows).toEqual([{ n: round }])
      await add(round, 'una vez')
      await expect(add(round, 'otra')).rejects.toThrow('duplicate key')
      await lite
        .transaction(async (tx) => {
          await tx.query('update things set name = $1', ['taken back'])
          await tx.query('select $1::int as n', ['x'])
        })
        .catch(() => {})
    }
    const { rows } = await lite.query('select name from things')
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ name: 'una vez' })))
  })

  test('a table that changes is answered as it is', async () => {
    await lite.exec('create table changing (id int)')
    const all = () => lite.query('select * from changing')
    await lite.query('insert into changing values (1)')
    for (let round = 0; round < 3; round++) expect((await all()).rows).toEqual([{ id: 1 }])
    await lite.exec(`alter table changing add column name text default 'x'`)
    // The database refuses the plan of the old table, once.
    await expect(all()).rejects.toThrow('cached plan must not change result type')
    for (let round = 0; round < 3; round++) expect((await all()).rows).toEqual([{ id: 1, name: 'x' }])
  })

  test('of many texts the last hundred are kept', async () => {
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 130; n++)
        expect((await lite.query(`select ${n} + $1::int as n`, [1])).rows).toEqual([{ n: n + 1 }])
    }
    expect((await kept()).length).toBeLessThanOrEqual(100)
  })
})
