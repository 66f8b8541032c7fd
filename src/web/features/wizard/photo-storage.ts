import type { Crop } from './crop.ts'

export const PHOTO_ROLES = ['sender', 'recipient'] as const
export type PhotoRole = (typeof PHOTO_ROLES)[number]

/** A chosen photo as this browser keeps it: upright, without metadata, at most 2048 pixels a side. */
export type StoredPhoto = { role: PhotoRole; image: Blob; width: number; height: number; crop: Crop }

const DATABASE = 'story-generator'
const STORE = 'photos'

/** Photos are too big for local storage; IndexedDB keeps them across reloads. */
export async function readPhotos(): Promise<StoredPhoto[]> {
  return (await run('readonly', (store) => store.getAll())) as StoredPhoto[]
}

export async function writePhoto(photo: StoredPhoto): Promise<void> {
  await run('readwrite', (store) => store.put(photo))
}

export async function deletePhotos(): Promise<void> {
  await run('readwrite', (store) => store.clear())
}

async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
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
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'role' }))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB cannot be opened')))
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked')))
  })
}
