import type { Brief } from '../../src/engine.ts'
import type { Kit } from '../../src/embedded/storyteller/kit/kit.ts'
import { kitFor } from '../../src/embedded/storyteller/kit/read-brief.ts'
import { beginStory } from '../../src/embedded/storyteller/tell-story.ts'

export type Teller = {
  read: (brief: Brief, seed: string) => Kit
  /** By that plot, or by the one that the seed chooses. */
  tell: (brief: Brief, seed: string, plot?: string) => ReturnType<typeof beginStory>
}

/**
 * Tells as the storyteller does, and remembers what it has read of a brief: half of what a story costs, and the same
 * for every plot.
 */
export function createTeller(): Teller {
  const kits = new Map<string, Kit>()
  function read(brief: Brief, seed: string): Kit {
    const key = JSON.stringify([brief, seed])
    const kit = kits.get(key) ?? kitFor(brief, seed)
    kits.set(key, kit)
    return kit
  }
  return { read, tell: (brief, seed, plot) => beginStory(brief, seed, { plot, kit: read(brief, seed) }) }
}
