import { type Favourite, NO_TOPIC } from '../language/favourite.ts'
import { bare } from '../language/text.ts'
import { ARTS } from './arts.ts'
import { buildWorld } from './build-world.ts'
import { HOME } from './home.ts'
import { NATURE } from './nature.ts'
import { PLAY } from './play.ts'
import type { World, WorldRow } from './world.ts'

const WORLDS: WorldRow[] = [...NATURE, ...PLAY, ...ARTS, ...HOME]

/** The earliest word decides: 'jugar con los dinosaurios' belongs to the dinosaurs when play only leads to them. */
function find(text: string, pet: boolean): World | null {
  const key = bare(text)
  // 'los Tigres del Norte' are a band, not tigers
  const isName = /^(?:(?:el|la|los|las) )?\p{Lu}/u.test(text)
  const hits = WORLDS.map(([id, test, world], order) => ({ id, world, at: key.search(test), order }))
    .filter((hit) => hit.at >= 0 && (pet || (hit.id !== 'treats' && hit.id !== 'garments')))
    .filter((hit) => !isName || !NATURE.some(([id]) => id === hit.id))
    .map((hit) => ({ ...hit, weak: WEAK.has(hit.id) ? 1 : 0 }))
    .sort((a, b) => a.weak - b.weak || a.at - b.at || a.order - b.order)
  return hits[0] ? { id: hits[0].id, ...hits[0].world } : null
}

/** Worlds of words that usually lead to another ('jugar con…', 'los animales de…'). */
const WEAK = new Set(['toys', 'friends', 'family', 'shopping', 'sunshine', 'work', 'travel'])

/** What a long answer is about, in a few words. */
export function topicOf(text: string, pet: boolean): string {
  const world = find(text.toLowerCase(), pet)
  // a dog's ball is no sport
  if (pet && world?.id === 'sport') return 'las pelotas'
  return world?.topic ?? NO_TOPIC
}

/** The worlds that a favourite opens, one for each different thing; at least one. `text` is the whole answer. */
export function worldsOf(
  favourite: Favourite,
  text: string,
  pet: boolean,
  pick: <T>(options: readonly T[]) => T,
): [World, ...World[]] {
  const found: World[] = []
  for (const item of favourite.items) {
    const world = find(favourite.quote && favourite.items.length === 1 ? `${item.text} ${text}` : item.text, pet)
    if (world && !found.some((other) => other.id === world.id)) found.push(world)
  }
  const [first = buildWorld(favourite.items[0]!, pick), ...rest] = found
  return [first, ...rest]
}
