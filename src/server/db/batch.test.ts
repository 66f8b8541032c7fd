import { afterEach, expect, test, vi } from 'vitest'
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

/** A turn of the event loop, after which what was asked in it is under way. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

afterEach(() => {
  vi.useRealTimers()
})

test('asks at the end of the turn, and gathers what is asked in it and during the query', async () => {
  const { queries, read } = slowTable()
  const answers = [1, 2, 2].map(read)
  await turn()
  answers.push(...[3, 3, 9].map(read))
  await turn()
  expect(queries.map(({ keys }) => keys)).toEqual([[1, 2]])
  queries[0]?.end()
  await answers[0]
  await turn()
  expect(queries.map(({ keys }) => keys)).toEqual([
    [1, 2],
    [3, 9],
  ])
  queries[1]?.end()
  expect(await Promise.all(answers)).toEqual(['uno', 'dos', 'dos', 'tres', 'tres', undefined])
})

test('a slow query keeps nobody waiting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { queries, read } = slowTable()
  void read(1)
  await turn()
  const answer = read(2)
  await turn()
  expect(queries).toHaveLength(1)
  vi.advanceTimersByTime(5)
  await turn()
  queries[1]?.end()
  expect(await answer).toBe('dos')
  expect(queries.map(({ keys }) => keys)).toEqual([[1], [2]])
})

test('at most four slow queries of a kind are under way', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { queries, read } = slowTable()
  const answers: Promise<string | undefined>[] = []
  for (const id of [1, 2, 3, 4, 5, 6]) {
    answers.push(read(id))
    await turn()
    vi.advanceTimersByTime(5)
    await turn()
  }
  expect(queries.map(({ keys }) => keys)).toEqual([[1], [2], [3], [4]])
  queries[2]?.end()
  await answers[2]
  await turn()
  expect(queries[4]?.keys).toEqual([5, 6])
})

test('no answer is older than its question', async () => {
  const { table, queries, read } = slowTable()
  const before = [read(1), read(2)]
  await turn()
  table.set(1, 'cambiado')
  const after = read(1)
  queries[0]?.end()
  expect(await Promise.all(before)).toEqual(['uno', 'dos'])
  await turn()
  queries[1]?.end()
  expect(await after).toBe('cambiado')
})

test('a query that fails fails for those who asked, and not for the next', async () => {
  const { queries, read } = slowTable()
  const lost = read(1)
  await turn()
  queries[0]?.fail()
  await expect(lost).rejects.toThrow('away')
  const found = read(1)
  await turn()
  queries[1]?.end()
  expect(await found).toBe('uno')
})
