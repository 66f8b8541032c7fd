/** Recordings that have not reached the server yet, kept in this browser however long it is offline. */

const DATABASE = 'grabaciones'
const STORE = 'waiting'

export type Waiting = { storyId: number; chapter: number; wav: Blob }

/** Where the browser keeps nothing for us, it lives as long as the page. */
const memory = new Map<string, Waiting>()

export async function keepWaiting(waiting: Waiting): Promise<void> {
  await run('readwrite', (store) => store.put(waiting)).catch(() => memory.set(keyOf(waiting), waiting))
}

export async function listWaiting(storyId: number): Promise<Waiting[]> {
  const kept = await run<Waiting[]>('readonly', (store) => store.getAll()).catch(() => [])
  return [...kept, ...memory.values()].filter((waiting) => waiting.storyId === storyId)
}

/** Forgets this one, and none that was recorded since in its place. */
export async function dropWaiting(waiting: Waiting): Promise<void> {
  memory.delete(keyOf(waiting))
  const { storyId, chapter, wav } = waiting
  const now = (await listWaiting(storyId)).find((kept) => kept.chapter === chapter)
  if (now && now.wav.size === wav.size)
    await run('readwrite', (store) => store.delete([storyId, chapter])).catch(() => undefined)
}

function keyOf({ storyId, chapter }: Waiting): string {
  return `${storyId}:${chapter}`
}

async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>
async function run(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = act(transaction.objectStore(STORE))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB aborted')))
    })
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    const refuse = () => reject(request.error ?? new Error('IndexedDB is blocked'))
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(STORE, { keyPath: ['storyId', 'chapter'] }),
    )
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', refuse)
    request.addEventListener('blocked', refuse)
  })
}
