import type { PictureObject } from '../objects/drawing/object.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { isPartOf } from '../scene/part-of-place.ts'
import { INDOORS, type PlaceId } from '../scene/scene.ts'
import { isRowing, isWading } from '../scene/situations.ts'

/** Rooms have ceilings and doors: no trees or fires in them; clothes lie about nowhere. */
export function belongs({ id, uses, height, alive }: PictureObject, plan: ScenePlan, first: boolean): boolean {
  const { place } = plan
  if (isWading(plan) || isRowing(plan)) return uses.includes('floats') || uses[0] === 'flies' || AFLOAT_TOYS.has(id)
  if (CLOTHES.has(id) && !first) return false
  if (id === 'snowman' && plan.weather !== 'snow' && place !== 'snow') return false
  if (isPartOf(id, plan)) return false
  if (alive) return true
  if (!INDOORS.has(place)) return !INDOOR.has(id)
  return (uses[0] !== 'flies' || id === 'notes') && !OUTDOORS.has(id) && (height < 1.9 || id === 'piano')
}

/** Between walls a lorry is a toy. */
export function inRoom(object: PictureObject): PictureObject {
  return VEHICLES.has(object.id) ? { ...object, height: 0.4, uses: ['stands'] } : object
}

/** What bobs on the water beside bathers. */
const AFLOAT_TOYS = new Set(['ball', 'beach-ball', 'duck'])
/** Where a table has no ground to stand on. */
export const AFLOAT: ReadonlySet<PlaceId> = new Set<PlaceId>(['underwater', 'sea', 'sky', 'space'])
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
