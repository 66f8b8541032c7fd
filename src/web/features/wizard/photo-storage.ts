import { browserStore } from '../../browser-store.ts'
import { browserStorage } from '../../kept.ts'
import type { Crop } from './crop.ts'

export const PHOTO_ROLES = ['sender', 'recipient'] as const
export type PhotoRole = (typeof PHOTO_ROLES)[number]

/** A chosen photo as this browser keeps it: upright, without metadata, at most 2048 pixels a side. */
export type StoredPhoto = { role: PhotoRole; image: Blob; width: number; height: number; crop: Crop }
/** `tab` is when that tab began, `at` when the photo was chosen, in milliseconds since 1970; its copies in other tabs share it. */
type Kept = StoredPhoto & { tab: number; at: number }

const store = browserStore<Kept>({ database: 'story-generator', version: 2, name: 'tabs', keyPath: ['tab', 'role'] })
const TAB = 'story-generator-tab'
const session = browserStorage('sessionStorage')
/** Of as many tabs the photos are kept: those of the oldest go. */
const MOST_TABS = 4

/**
 * The photos of this tab, kept across reloads; they are too big for local storage. No tab changes another's: a new one
 * begins with copies of the photos that were chosen last.
 */
export async function readPhotos(): Promise<Kept[]> {
  const all = await store.all()
  const tab = ownTab()
  if (tab) return all.filter((photo) => photo.tab === tab)
  const now = Date.now()
  session.setItem(TAB, String(now))
  const last = all.toSorted((a, b) => b.at - a.at)[0]?.tab
  const copies = all.filter((photo) => photo.tab === last).map((photo) => ({ ...photo, tab: now }))
  for (const copy of copies) await store.put(copy)
  const old = [...new Set(all.map((photo) => photo.tab))].toSorted((a, b) => b - a).slice(MOST_TABS - 1)
  await remove(all.filter((photo) => old.includes(photo.tab)))
  return copies
}

export async function writePhoto(photo: StoredPhoto): Promise<void> {
  if (!ownTab()) await readPhotos()
  await store.put({ at: Date.now(), ...photo, tab: ownTab() })
}

/** This tab's with their copies in others, so that they do not come back with the next tab; or every tab's. */
export async function deletePhotos(of: 'tab' | 'browser'): Promise<void> {
  const own = (await readPhotos()).map(({ at }) => at)
  const all = await store.all()
  await remove(of === 'browser' ? all : all.filter(({ at }) => own.includes(at)))
}

function ownTab(): number {
  return Number(session.getItem(TAB))
}

async function remove(photos: readonly Kept[]): Promise<void> {
  for (const { tab, role } of photos) await store.remove([tab, role])
}
