import type { ObjectOptions, PictureObject } from '../objects/drawing/object.ts'
import type { Stage } from '../places/place.ts'
import type { ScenePlan } from '../scene/plan.ts'
import type { ActionId } from '../scene/scene.ts'

/** What kinds of things there are for whoever settles them. */

export function swims({ alive, uses }: PictureObject, { water }: Stage): boolean {
  return water !== undefined && alive === true && uses[0] === 'floats'
}

export function flies(object: PictureObject): boolean {
  return object.uses[0] === 'flies'
}

/** Grey, cream, brown: of several cats one is not like the other. */
export const COATS = ['#7b7680', '#efe2cc', '#8a5a38'] as const

/** What animals do while people do theirs; where those only stand about, one picture's animal sits and the next one's stands. */
export function postureIn({ action, subject, time }: Pick<ScenePlan, 'action' | 'subject' | 'time'>): Posture {
  if (action === 'sleep') return 'sleeping'
  if (LIVELY.has(action)) return 'moving'
  if (SETTLED.has(action) && action !== 'hug' && time === 'night') return 'lying'
  if (SEEKING.has(action) && (subject === 'cover' || subject % 2 === 1)) return 'sniffing'
  return SETTLED.has(action) || (subject !== 'cover' && subject % 2 === 0) ? 'sitting' : 'idle'
}

type Posture = NonNullable<ObjectOptions['pose']>

const SEEKING: ReadonlySet<ActionId> = new Set(['look', 'search', 'point'])
const LIVELY: ReadonlySet<ActionId> = new Set(['run', 'walk', 'jump', 'play-ball', 'celebrate', 'dance', 'climb'])
const SETTLED: ReadonlySet<ActionId> = new Set(['sit', 'read', 'eat', 'hug', 'sing', 'play-music', 'cook', 'paint'])

/** Of several animals that rest each does as it likes. */
export function besides(usual: ObjectOptions['pose'], coat: string): ObjectOptions['pose'] {
  if (usual === 'moving' || usual === 'sleeping') return usual
  return (['lying', 'moving', 'sitting'] as const)[COATS.findIndex((one) => one === coat)] ?? usual
}

/** Larger than whoever stands beside it. */
export function isLarge(object: PictureObject): boolean {
  return object.height >= 1.4 && !flies(object) && object.uses.includes('stands')
}

/** Small enough to lie at somebody's feet. */
export function isSmall(object: PictureObject): boolean {
  return !object.alive && !flies(object) && object.height < 0.9
}

/** What stands on a table rather than before or behind it. */
export const isServed = (object: PictureObject) => isSmall(object) && object.height < 0.6

/** What one eats or drinks out of the hand. */
export const BITES: ReadonlySet<string> = new Set(
  `cupcake ice-cream cookie doughnut chocolate-bar candy lollipop bread croissant pizza sandwich pretzel hamburger hot-dog
  taco burrito tamale empanada barbecue popcorn french-fries cheese egg coffee mate juice glass-of-milk strawberry
  watermelon banana apple pear orange grapes cherries peach mango coconut kiwi corn chestnut peanuts`.split(/\s+/),
)

/** What is held upright with its end on the ground. */
export const STAFFS: ReadonlySet<string> = new Set(['oar', 'broom'])
