import { adjust, mix } from '../../colour.ts'
import { curve, rectangle, smooth } from '../buffers/paths.ts'
import { type Box, overlap } from '../scene/layout.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { INDOORS, type PlaceId } from '../scene/scene.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { random } from '../../random.ts'

/** Something large and near through which a room is looked into; outdoors leaves and branches of the place do that. */
export function drawForeground(scenery: Scenery, plan: ScenePlan, { left, right }: Box): void {
  const { g, width } = scenery
  const draw = random(`${plan.seed} ${plan.subject} foreground`).chance(0.5) ? doorway : curtain
  const edge = left === 0 ? -1 : 1
  g.as('scenery', 216, () => g.at(left === 0 ? 0 : width, 0, () => draw(scenery, right - left), 0, -edge, 1))
}

/** What it covers, so that nothing is settled behind it; null where there is none, or somebody. */
export function foregroundBox({ width, height }: Scenery, plan: ScenePlan, people: readonly Box[]): Box | null {
  if (plan.foreground !== 'frame' || !INDOORS.has(plan.place) || CABINS.has(plan.place)) return null
  const broad = width * 0.12
  const boxes = [-plan.side, plan.side].map((edge): Box => {
    const left = edge === -1 ? 0 : width - broad
    return { left, top: 0, right: left + broad, bottom: height }
  })
  return boxes.find((box) => people.every((one) => overlap(one, box) === 0)) ?? null
}

/** They have a seat or a door of their own before us. */
const CABINS: ReadonlySet<PlaceId> = new Set<PlaceId>(['bus', 'lift'])

/** A jamb with its moulding, dark because the light is in the room; drawn from x = 0 inwards. */
function doorway({ g, height, unit, palette }: Scenery, broad: number): void {
  const wood = palette.night ? mix('#6b4a3a', '#232a5c', 0.5) : '#7a5340'
  g.shape(rectangle(-10, -10, broad * 0.86, height + 20), { fill: adjust(wood, -0.06), shade: 0.5 })
  g.shape(rectangle(broad * 0.62, -10, broad * 0.3, height + 20, unit * 0.006), { fill: wood, shade: 0.7 })
  g.shape(rectangle(broad * 0.72, -10, broad * 0.08, height + 20), { fill: adjust(wood, 0.05), shade: 0.3, line: 0.6 })
  g.stroke(curve(broad * 0.91, 0, broad * 0.91, height), adjust(wood, 0.14), unit * 0.006, { opacity: 0.8 })
}

/** A curtain drawn aside, gathered at the height of a hand. */
function curtain({ g, height, unit, palette }: Scenery, broad: number): void {
  const cloth = palette.night ? mix('#b04a52', '#232a5c', 0.45) : '#b8524f'
  const at = (across: number, down: number): [number, number] => [broad * across, height * down]
  const edge = [at(1, -0.02), at(0.96, 0.2), at(0.8, 0.42), at(0.5, 0.58), at(0.62, 0.75), at(0.7, 1.02)]
  const path = smooth([at(-0.1, -0.02), ...edge, at(-0.1, 1.02)], true, 0.5)
  g.shape(path, { fill: cloth, shade: 0.9 })
  g.clip(path, () => {
    for (const k of [0.2, 0.42, 0.64, 0.84]) {
      const fold = smooth([at(k, -0.02), at(k * 0.92, 0.3), at(k * 0.5, 0.57), at(k * 0.7, 1)], false, 0.5)
      g.toneStroke(fold, -0.4, unit * 0.02, 0.6)
      g.ink(fold, 0.5, 0.5)
    }
    g.stroke(curve(...at(-0.1, 0.575), ...at(0.3, 0.6), ...at(0.56, 0.575)), adjust(cloth, 0.12), unit * 0.02, {
      line: 0.7,
    })
  })
}
