/** A table of the browser's own database. `version` goes up where what is kept changes its shape: what was kept before is forgotten. */
export type StoreDefinition = { database: string; version: number; name: string; keyPath: string[] }

export type BrowserStore<Row> = {
  all(): Promise<Row[]>
  put(row: Row): Promise<void>
  remove(key: IDBValidKey[]): Promise<void>
}

/** Each call opens the database and closes it, so that no tab keeps another from a newer version. Rejects where the browser keeps nothing. */
export function browserStore<Row>(definition: StoreDefinition): BrowserStore<Row> {
  const run = async (mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> => {
    const database = await open(definition)
    try {
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(definition.name, mode)
        const request = act(transaction.objectStore(definition.name))
        transaction.addEventListener('complete', () => resolve(request.result))
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB aborted')))
      })
    } finally {
      database.close()
    }
  }
  return {
    all: async () => (await run('readonly', (store) => store.getAll())) as Row[],
    put: async (row) => void (await run('readwrite', (store) => store.put(row))),
    remove: async (key) => void (await run('readwrite', (store) => store.delete(key))),
  }
}

function open({ database, version, name, keyPath }: StoreDefinition): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, version)
    const refuse = () => reject(request.error ?? new Error('IndexedDB is blocked'))
    request.addEventListener('upgradeneeded', () => {
      const { result } = request
      for (const old of result.objectStoreNames) result.deleteObjectStore(old)
      result.createObjectStore(name, { keyPath })
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', refuse)
    request.addEventListener('blocked', refuse)
  })
}
