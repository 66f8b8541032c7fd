import { browserStorage } from '../../kept.ts'
import type { Crop } from './crop.ts'

export const PHOTO_ROLES = ['sender', 'recipient'] as const
export type PhotoRole = (typeof PHOTO_ROLES)[number]

/** A chosen photo as this browser keeps it: upright, without metadata, at most 2048 pixels a side. */
export type StoredPhoto = { role: PhotoRole; image: Blob; width: number; height: number; crop: Crop }
/** `tab` is when that tab began, `at` when the photo was chosen, in milliseconds since 1970; its copies in other tabs share it. */
type Kept = StoredPhoto & { tab: number; at: number }

const DATABASE = 'story-generator'
const STORE = 'tabs'
const TAB = 'story-generator-tab'
const session = browserStorage('sessionStorage')
/** Of as many tabs the photos are kept: those of the oldest go. */
const MOST_TABS = 4

/**
 * The photos of this tab, kept across reloads; they are too big for local storage. No tab changes another's: a new one
 * begins with copies of the photos that were chosen last.
 */
export async function readPhotos(): Promise<Kept[]> {
  const all = await readAll()
  const tab = ownTab()
  if (tab) return all.filter((photo) => photo.tab === tab)
  const now = Date.now()
  session.setItem(TAB, String(now))
  const last = all.toSorted((a, b) => b.at - a.at)[0]?.tab
  const copies = all.filter((photo) => photo.tab === last).map((photo) => ({ ...photo, tab: now }))
  for (const copy of copies) await run('readwrite', (store) => store.put(copy))
  const old = [...new Set(all.map((photo) => photo.tab))].toSorted((a, b) => b - a).slice(MOST_TABS - 1)
  await remove(all.filter((photo) => old.includes(photo.tab)))
  return copies
}

export async function writePhoto(photo: StoredPhoto): Promise<void> {
  if (!ownTab()) await readPhotos()
  const kept = { at: Date.now(), ...photo, tab: ownTab() }
  await run('readwrite', (store) => store.put(kept))
}

/** This tab's with their copies in others, so that they do not come back with the next tab; or every tab's. */
export async function deletePhotos(of: 'tab' | 'browser'): Promise<void> {
  const own = (await readPhotos()).map(({ at }) => at)
  const all = await readAll()
  await remove(of === 'browser' ? all : all.filter(({ at }) => own.includes(at)))
}

function ownTab(): number {
  return Number(session.getItem(TAB))
}

async function readAll(): Promise<Kept[]> {
  return (await run('readonly', (store) => store.getAll())) as Kept[]
}

async function remove(photos: readonly Kept[]): Promise<void> {
  for (const { tab, role } of photos) await run('readwrite', (store) => store.delete([tab, role]))
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
    const request = indexedDB.open(DATABASE, 2)
    const refuse = () => reject(request.error ?? new Error('IndexedDB is blocked'))
    request.addEventListener('upgradeneeded', () => {
      const { result } = request
      for (const name of result.objectStoreNames) result.deleteObjectStore(name)
      result.createObjectStore(STORE, { keyPath: ['tab', 'role'] })
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', refuse)
    request.addEventListener('blocked', refuse)
  })
}
