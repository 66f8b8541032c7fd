import { inGold } from './gold-frames.ts'
import { inHearts } from './hearts.ts'
import { onBalloons, onLine } from './prints.ts'
import type { Mount } from './opening.ts'
import { bubble, inRings, pine, planet, wreath } from './rings.ts'

export type MountId = 'line' | 'gold' | 'wreath' | 'pine' | 'hearts' | 'balloons' | 'planets' | 'bubbles'

export const MOUNTS: Record<MountId, Mount> = {
  line: { aspect: 0.8, room: 1.75, paint: onLine },
  balloons: { aspect: 0.86, room: 1.7, paint: onBalloons },
  gold: { aspect: 0.8, room: 1.75, paint: inGold },
  hearts: { aspect: 1, room: 2.3, paint: inHearts },
  wreath: { aspect: 1, room: 1.55, paint: inRings(0.255, wreath) },
  pine: { aspect: 1, room: 1.55, paint: inRings(0.255, pine) },
  planets: { aspect: 1, room: 1.55, paint: inRings(0.265, planet) },
  bubbles: { aspect: 1, room: 1.55, paint: inRings(0.29, bubble) },
}
