import type { Brief } from '../../../engine.ts'
import { memoryOf, memoryParts } from '../language/memory/memory-parts.ts'
import { tidy } from '../language/spelling/tidy.ts'

/** Its parts may be confirmed one by one; those that were not are read from the answer. */
export function confirmedMemory(brief: Brief, said: string): string | null | undefined {
  const { memory, memoryPlace, memorySaid } = brief.readings ?? {}
  if (memory === null || (memory === undefined && memoryPlace === undefined && memorySaid === undefined)) return memory
  const read = memoryParts(tidy(said))
  const place = memoryPlace === undefined ? read.place : memoryPlace
  const words = memorySaid === undefined ? read.said?.words : memorySaid
  const happened = memory ?? read.told
  const isTold = place !== null && happened.toLowerCase().includes(place.toLowerCase())
  return memoryOf({
    place,
    told: happened,
    said: words ? { by: read.said?.by ?? 'me dijo', words } : null,
    opens: place !== null && !isTold,
  })
}
