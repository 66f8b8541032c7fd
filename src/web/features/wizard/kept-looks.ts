import { type Coat, toCoat } from '../../../contract/coats.ts'
import { toLook } from '../../../contract/look-traits.ts'
import type { Look } from '../../../contract/looks.ts'
import type { Storage } from '../../kept.ts'
import type { PhotoRole } from './photo-storage.ts'

const KEY = 'story-generator-looks'
/** Older ones are forgotten. */
const MOST = 48

/** A photo by its content, so that the same file is known again. Undefined where the browser cannot tell. */
export async function fingerprint(file: Blob): Promise<string | undefined> {
  // Missing over plain HTTP.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (!subtle) return undefined
  const digest = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The look that was confirmed of whom this photo shows, in an earlier story of this browser. */
export function keptLook(storage: Storage, role: PhotoRole, photo: string | undefined): Look | null {
  return photo === undefined ? null : toLook(keptUnder(storage, nameOf(role, photo)))
}

/** The coat that was confirmed of the animal that this photo shows. */
export function keptCoat(storage: Storage, photo: string | undefined): Coat | null {
  return photo === undefined ? null : toCoat(keptUnder(storage, nameOf('recipient', photo)))
}

/** The look that was confirmed last of whoever is called so, with whatever photo. */
export function keptLookOf(storage: Storage, role: PhotoRole, name: string): Look | null {
  return toLook(keptUnder(storage, personOf(role, name)))
}

/** The same of an animal. */
export function keptCoatOf(storage: Storage, name: string): Coat | null {
  return toCoat(keptUnder(storage, personOf('recipient', name)))
}

/**
 * Keeps it for the photo and for the person; null forgets the photo's. A storage that is full or forbidden only means
 * that it is asked again.
 */
export function keepLook(
  storage: Storage,
  role: PhotoRole,
  { photo, name }: { photo: string | undefined; name: string },
  look: Look | Coat | null,
): void {
  const keys = [
    ...(photo === undefined ? [] : [nameOf(role, photo)]),
    ...(name === '' || look === null ? [] : [personOf(role, name)]),
  ]
  if (keys.length === 0) return
  const others = read(storage).filter(([other]) => !keys.includes(other))
  const kept = look ? [...others, ...keys.map((key) => [key, look])] : others
  try {
    if (kept.length === 0) storage.removeItem(KEY)
    else storage.setItem(KEY, JSON.stringify(kept.slice(-MOST)))
  } catch {
    // The look stays in the draft.
  }
}

export function forgetLooks(storage: Storage): void {
  storage.removeItem(KEY)
}

/** One photo may show both people. */
const nameOf = (role: PhotoRole, photo: string) => `${role} ${photo}`

const personOf = (role: PhotoRole, name: string) => `${role} de ${name.trim().toLocaleLowerCase('es')}`

function keptUnder(storage: Storage, key: string): unknown {
  return read(storage).find(([other]) => other === key)?.[1]
}

/** Oldest first. */
function read(storage: Storage): (readonly [string, unknown])[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is readonly [string, unknown] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string'
}
