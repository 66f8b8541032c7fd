import { turnedReach } from '../objects/icons/icon.ts'
import { LONG_TAIL } from '../objects/icons/long-tail.ts'
import type { PictureObject } from '../objects/drawing/object.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { isPartOf } from '../scene/part-of-place.ts'
import { INDOORS } from '../scene/scene.ts'
import { isRowing, isWading } from '../scene/situations.ts'

/** Rooms have ceilings and doors: no trees or fires in them; clothes lie about nowhere. */
export function belongs({ id, uses, height, alive }: PictureObject, plan: ScenePlan, first: boolean): boolean {
  const { place } = plan
  if (isWading(plan) || isRowing(plan)) return uses.includes('floats') || uses[0] === 'flies' || AFLOAT_TOYS.has(id)
  if (CLOTHES.has(id) && !first) return false
  if (id === 'snowman' && plan.weather !== 'snow' && place !== 'snow') return false
  // A whole one is weather; a piece of one hangs in no air.
  if (id === 'rainbow') return false
  if (isPartOf(id, plan)) return false
  if (alive) return true
  if (!INDOORS.has(place)) return !INDOOR.has(id)
  return (uses[0] !== 'flies' || id === 'notes') && !OUTDOORS.has(id) && (height < 1.9 || id === 'piano')
}

/** Between walls a lorry is a toy. */
export function inRoom(object: PictureObject): PictureObject {
  return VEHICLES.has(object.id) ? { ...object, height: 0.4, uses: ['stands'] } : object
}

/** What falls over where nobody holds it lies on the ground. */
export function laid(object: PictureObject): PictureObject {
  const tilt = FALLS[object.id]
  if (tilt === undefined) return object
  const { aspect, height } = object
  const [up, across] = [Math.cos(tilt), Math.sin(tilt)]
  const icon = LONG_TAIL.get(object.id)
  const [half, low] = [(across + aspect * up) / 2, (up + aspect * across) / 2]
  const reach = icon ? turnedReach(icon, tilt) : { left: -half, top: -low, right: half, bottom: low }
  const high = reach.bottom - reach.top
  return {
    ...object,
    aspect: (reach.right - reach.left) / high,
    height: height * high,
    uses: ['stands'],
    draw(b, { x, y, height: box }, options) {
      const tall = box / high
      const middle = { x: x - ((reach.left + reach.right) / 2) * tall, y: y - reach.bottom * tall }
      // Icons turn round their middle, drawings of our own round their foot.
      const foot = icon
        ? { x: middle.x, y: middle.y + tall / 2 }
        : { x: middle.x - (across * tall) / 2, y: middle.y + (up * tall) / 2 }
      object.draw(b, { ...foot, height: tall }, { ...options, facing: 1, tilt })
    },
  }
}

/**
 * By how much: not quite flat, as one looks down at what lies there. Icons of long things are drawn from corner to corner
 * of their square: half a right angle levels them.
 */
const FALLS: Partial<Record<string, number>> = {
  guitar: 1.32,
  broom: 0.8,
  'umbrella-with-rain': 1.32,
  violin: 0.8,
  feather: 0.8,
}

/** What bobs on the water beside bathers. */
const AFLOAT_TOYS = new Set(['ball', 'beach-ball', 'duck'])
const VEHICLES = new Set(
  'truck fire-engine bus train car racing-car police-car ambulance taxi tractor plane helicopter boat rocket'.split(
    ' ',
  ),
)
const CLOTHES = new Set(['coat', 'dress', 'kimono', 'judo', 'shoes', 'scarf'])
const INDOOR = new Set([
  'bed',
  'couch',
  'bathtub',
  'tv',
  'light-bulb',
  'abacus',
  'laptop',
  'christmas-tree',
  'chair',
  'showcase',
])
const OUTDOORS = new Set(
  'fire sand-bucket canoe bicycle motorcycle snowman beach-umbrella fountain surfboard sled water-wave swing cactus bridge mailbox antenna'.split(
    ' ',
  ),
)
