import type { Style } from '../../../contract/styles.ts'
import { STATURE } from '../figures/proportions.ts'
import { mannerOf } from '../scene/manners.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { type ActionId, INDOORS } from '../scene/scene.ts'
import { tiltOf } from './tilt.ts'

/** The picture's own measure, where its people stand and whether that is off the page, for any proportion of it. */
export function frameOf(plan: ScenePlan, style: Style, width: number, height: number) {
  const { figure, framing: composition } = mannerOf(style)
  const unit = Math.min(height, width * 0.8)
  const people = [plan.cast.sender, plan.cast.recipient].filter((person) => person !== null)
  const tallest = Math.max(...people.map(({ age }) => STATURE[age]))
  const { camera, action, eye } = plan
  if (camera === 'close' || camera === 'medium') {
    // Heads are what is looked at, whatever the proportions of the bodies.
    const heads = figure.heads.adult
    const usual = camera === 'close' ? Math.min(0.34 * height, width * 0.25) : Math.min(0.27 * height, width * 0.2)
    const head = usual * composition.head
    const most = camera === 'close' ? 1.7 : 1.12
    const tall = Math.min(head * heads, most * height, width * (camera === 'close' ? 1.3 : 0.82))
    // Figures that are nearly all head are seen whole even so.
    const floorY = Math.max(0.14 * height + tall, composition.floor * height)
    const zoom = composition.zoom * (camera === 'close' ? 1.42 : 1.14)
    return { ...composition, camera, adult: tall / tallest, floorY, isGroundOff: floorY > height * 1.02, zoom, unit }
  }
  const seated = LOW.has(action) ? 1.3 : action === 'sit' ? 1.1 : 1
  const share = plan.subject === 'cover' ? composition.cover : camera === 'wide' ? composition.wide : composition.adult
  // On narrow pages two people must still stand side by side.
  const tall = share * seated * EYE_SHARE[eye]
  const adult = Math.min((tall * height) / Math.max(tallest, 0.8), width * 0.66)
  const zoom = camera === 'wide' || camera === 'behind' ? Math.min(composition.zoom, 1.04) : composition.zoom
  const raised = (camera === 'behind' && !INDOORS.has(plan.place)) || eye === 'low'
  // Seen from above, or aslant, there is ground before the feet.
  const floor = composition.floor + (raised ? 0.015 : eye === 'high' || plan.lean !== 0 ? -0.035 : 0)
  // Where the camera leans one end of the ground goes down.
  const roll = rollOf(plan, style)
  const floorY = Math.min(floor * height, roll === 0 ? height : tiltOf(roll, width, height).bottom)
  return { ...composition, camera, adult, floorY, isGroundOff: false, zoom, unit }
}

/** Seen from above people leave room around them. */
const EYE_SHARE: Record<ScenePlan['eye'], number> = { high: 0.94, level: 1, low: 1 }

export type Frame = ReturnType<typeof frameOf>

/** The lean of a picture in motion: never on covers, which must carry a title, nor where somebody sleeps; dramatic styles lean others, too. */
export function rollOf({ subject, camera, side, lean, action }: ScenePlan, style: Style): number {
  const { roll = 0, lean: usual = 0 } = mannerOf(style).framing
  if (subject === 'cover' || action === 'sleep') return 0
  if (lean !== 0) return lean
  return (camera === 'close' ? roll : usual) * side
}

/** Where people sit or crouch on the ground they may be drawn larger. */
const LOW: ReadonlySet<ActionId> = new Set(['read', 'eat', 'build', 'plant', 'sleep'])
