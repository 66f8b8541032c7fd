/**
 * A favourite thing or a memory as somebody types it, and what a picture of it may show. In `objects`,
 * `place` and `action`: what must be found, `a/b` either, `?` what may be, `-` nothing.
 * `embarrassing` is what nobody could forgive. Written before it was tried.
 */
export type HeldOut = {
  phrase: string
  objects: string
  place: string
  action: string
  embarrassing: string
}

/** Columns: phrase, objects, place, action, embarrassing. */
export function heldOut(rows: readonly (readonly string[])[]): HeldOut[] {
  return rows.map(([phrase, objects = '-', place = '-', action = '-', embarrassing = '']) => ({
    phrase: phrase!,
    objects,
    place,
    action,
    embarrassing,
  }))
}
