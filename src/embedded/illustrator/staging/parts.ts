import { findObject } from '../objects/catalogue.ts'
import type { PictureObject } from '../objects/drawing/object.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { INDOORS } from '../scene/scene.ts'
import type { Actor } from './actors.ts'
import { BITES, STAFFS } from './kinds-of-things.ts'
import { belongs, inRoom, laid } from './belongs.ts'
import type { Staging } from './staging.ts'

/** What takes part besides people, sorted by how it does. */
export type Parts = {
  all: PictureObject[]
  hero: PictureObject | null
  /** What somebody holds, and who. */
  held: readonly InHand[]
  companion: PictureObject | null
  /** The recipient of another kind besides. */
  second: PictureObject | null
}

type InHand = { object: PictureObject; role: Actor['role']; hand: 'inner' | 'outer' }

/** Actions that leave the recipient a hand free. */
const FREE_HAND: ReadonlyMap<string, 'inner' | 'outer'> = new Map([
  ['stand', 'outer'],
  ['walk', 'outer'],
  ['hold-hands', 'outer'],
  ['sit', 'outer'],
  ['run', 'outer'],
  ['point', 'inner'],
  ['wave', 'inner'],
  ['look', 'inner'],
  ['search', 'inner'],
])

const READABLE = new Set('book letter map newspaper'.split(' '))

/** What of a plan's things suits its place. */
function shownThings(plan: ScenePlan): PictureObject[] {
  return plan.things
    .map(({ object }) => findObject(object))
    .filter((object) => object !== null)
    .map((object) => (INDOORS.has(plan.place) ? inRoom(object) : object))
    .filter((object, i) => belongs(object, plan, i === 0))
}

export function partsOf(plan: ScenePlan, staging: Staging): Parts {
  const named = shownThings(plan)
  // The cake comes first where its candles are blown out.
  const all = staging.leaning ? named.toSorted((a, b) => Number(b.id === 'cake') - Number(a.id === 'cake')) : named
  const companion = plan.companion && findObject(plan.companion.object)
  const second = plan.companion?.second ? findObject(plan.companion.second) : null
  const able = all.filter(
    ({ id, uses, height, alive }) =>
      uses.includes('held') &&
      (height < 1.3 || STAFFS.has(id)) &&
      !alive &&
      (plan.action !== 'read' || READABLE.has(id)),
  )
  const free = plan.cast.recipient ? FREE_HAND.get(plan.action) : undefined
  // What is given is the first that goes into a hand: a pot of plants does not.
  const fits = plan.action === 'give' ? ({ height }: PictureObject) => height < 0.4 : isPocketable
  const holdable = (staging.holder && plan.action !== 'give' ? undefined : able.find(fits)) ?? able[0]
  const pocketable = holdable && isPocketable(holdable)
  const role = staging.holder ?? (free && pocketable ? 'recipient' : null)
  const object = holdable ?? (plan.action === 'read' ? findObject('book') : null)
  const hand = staging.holder || (object && STAFFS.has(object.id)) ? 'outer' : (free ?? 'outer')
  const one: InHand[] = role && object ? [{ object, role, hand }] : []
  const held = plan.action === 'eat' ? mealOf(all, plan) : one
  // What is only ever held does not stand about on the ground.
  const taken = new Set(held.map((item) => item.object))
  const rest = all.filter((item) => !taken.has(item) && item.uses.some((use) => use !== 'held')).map(laid)
  return { all: rest, hero: rest[0] ?? null, held, companion, second }
}

/** Cups and keys belong in a hand, not on the grass. */
function isPocketable({ id, uses, height }: PictureObject): boolean {
  return (height < 0.7 && (uses[0] === 'held' || height < 0.3)) || STAFFS.has(id)
}

/** Who eats has it in the hand: each their own, or both the same where only one thing is told of. */
function mealOf(all: readonly PictureObject[], { cast }: ScenePlan): InHand[] {
  const bites = all.filter(({ id, uses, height }) => BITES.has(id) && uses.includes('held') && height < 0.3)
  const [first, second = first] = bites
  if (!first || !second) return []
  const theirs: InHand = { object: second, role: 'sender', hand: 'outer' }
  return cast.recipient ? [{ object: first, role: 'recipient', hand: 'inner' }, theirs] : [theirs]
}
