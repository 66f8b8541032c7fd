import { iconObject } from './icon.ts'
import { LONG_TAIL } from './long-tail.ts'
import type { PictureObject } from './object.ts'

/** Our own drawings. A new file's objects are added here. */
const OWN: ReadonlyMap<string, PictureObject> = new Map(([] as PictureObject[]).map((object) => [object.id, object]))

const tail = new Map<string, PictureObject>()

/** The object with this id, our own drawing first; null where there is none. */
export function findObject(id: string): PictureObject | null {
  const own = OWN.get(id) ?? tail.get(id)
  const row = LONG_TAIL.get(id)
  if (own || !row) return own ?? null
  const object = iconObject(id, row)
  tail.set(id, object)
  return object
}

/** Every id that can be drawn. */
export function objectIds(): string[] {
  return [...new Set([...OWN.keys(), ...LONG_TAIL.keys()])]
}
