import { expect, test } from 'vitest'
import { batched } from './batch.ts'
import type { Db } from './db.ts'

const db = {} as Db

/** A table whose queries end when the test says so, with what the table held when they began. */
function slowTable() {
  const table = new Map([
    [1, 'uno'],
    [2, 'dos'],
    [3, 'tres'],
  ])
  const queries: { keys: number[]; end: () => void; fail: () => void }[] = []
  const read = batched<number, { id: number; name: string }>(
    (_db, keys) => {
      const rows = keys.flatMap((id) => (table.has(id) ? [{ id, name: table.get(id) ?? '' }] : []))
      return new Promise((resolve, reject) => {
        queries.push({ keys, end: () => resolve(rows), fail: () => reject(new Error('away')) })
      })
    },
    ({ id }) => id,
  )
  return { table, queries, read: async (id: number) => (await read(db, id))?.name }
}

test('asks at once alone, and gathers what is asked meanwhile', async () => {
  const { queries, read } = slowTable()
  const answers = [1, 2, 3, 3, 9].map(read)
  expect(queries.map(({ keys }) => keys)).toEqual([[1], [2]])
  queries[0]?.end()
  await answers[0]
  expect(queries.map(({ keys }) => keys)).toEqual([[1], [2], [3, 9]])
  queries[1]?.end()
  queries[2]?.end()
  expect(await Promise.all(answers)).toEqual(['uno', 'dos', 'tres', 'tres', undefined])
})

test('no answer is older than its question', async () => {
  const { table, queries, read } = slowTable()
  const before = [read(1), read(2)]
  table.set(1, 'cambiado')
  const after = read(1)
  for (const query of queries) query.end()
  expect(await Promise.all(before)).toEqual(['uno', 'dos'])
  queries[2]?.end()
  expect(await after).toBe('cambiado')
})

test('a query that fails fails for those who asked, and not for the next', async () => {
  const { queries, read } = slowTable()
  const lost = read(1)
  queries[0]?.fail()
  await expect(lost).rejects.toThrow('away')
  const found = read(1)
  queries[1]?.end()
  expect(await found).toBe('uno')
})
