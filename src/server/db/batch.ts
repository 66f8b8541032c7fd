import type { Db } from './db.ts'

/** Queries of one kind under way at once. */
const LANES = 4
/** Milliseconds; after that the next query starts although one is still running. */
const PATIENCE_MS = 5
const MOST = 200

type Asked<Row> = { resolve: (row: Row | undefined) => void; reject: (error: unknown) => void }

/**
 * Gathers what is asked for in one turn of the event loop, or while a query is under way, into the next query: under load
 * many questions cost one round trip, alone each is asked at once. No answer is older than its question, because a query
 * begins after all that it answers was asked.
 */
export function batched<Key, Row>(
  load: (db: Db, keys: Key[]) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): (db: Db, key: Key) => Promise<Row | undefined> {
  const batchers = new WeakMap<Db, (key: Key) => Promise<Row | undefined>>()
  return (db, key) => {
    const batcher = batchers.get(db) ?? createBatcher((keys: Key[]) => load(db, keys), keyOf)
    batchers.set(db, batcher)
    return batcher(key)
  }
}

function createBatcher<Key, Row>(
  load: (keys: Key[]) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): (key: Key) => Promise<Row | undefined> {
  const waiting = new Map<Key, Asked<Row>[]>()
  let running = 0
  /** One is about to begin, or has begun just now. */
  let held = false

  function next(): void {
    if (held || running === LANES || waiting.size === 0) return
    held = true
    setImmediate(() => void run())
  }

  async function run(): Promise<void> {
    const batch = [...waiting].slice(0, MOST)
    for (const [key] of batch) waiting.delete(key)
    running++
    let young = true
    const letNext = () => {
      if (young) held = false
      young = false
      next()
    }
    const patience = setTimeout(letNext, PATIENCE_MS)
    try {
      const rows = new Map((await load(batch.map(([key]) => key))).map((row) => [keyOf(row), row]))
      for (const [key, asked] of batch) for (const { resolve } of asked) resolve(rows.get(key))
    } catch (error) {
      for (const [, asked] of batch) for (const { reject } of asked) reject(error)
    } finally {
      clearTimeout(patience)
      running--
      letNext()
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const asked = waiting.get(key)
      if (asked) asked.push({ resolve, reject })
      else waiting.set(key, [{ resolve, reject }])
      next()
    })
}
