import { circle, type Point, polygon, smooth } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { anchorsOf } from '../figures/figure.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { INDOORS, type PlaceId } from '../scene/scene.ts'
import type { Scenery } from '../scenery/scenery.ts'
import type { Actor } from './actors.ts'

/** Where there is nothing to climb but clouds. */
const GROUNDLESS: ReadonlySet<PlaceId> = new Set<PlaceId>(['underwater', 'space', 'sky', 'sea'])

/** Who climbs is seen on a rock; in rooms and in the air there is none. */
export function isClimbing({ action, place, camera, cast }: ScenePlan): boolean {
  const whole = camera === 'full' || camera === 'wide'
  return action === 'climb' && whole && cast.recipient !== null && !INDOORS.has(place) && !GROUNDLESS.has(place)
}

/** Lifts whoever climbs off the ground and draws the rock under hands and feet. */
export function climbRock(scenery: Scenery, [sender, climber]: readonly Actor[], side: 1 | -1): void {
  const { g, palette, unit } = scenery
  const { placement } = climber!
  const ground = placement.y
  const standing = anchorsOf(placement)
  const room = standing.head[1] - standing.headRadius * 1.9
  const lift = Math.max(0, Math.min(placement.height * 0.3, room))
  const raised = asideOf(sender!, { ...placement, y: ground - lift }, side * unit * 0.04)
  climber!.placement = raised
  const { head, headRadius } = anchorsOf(raised)
  const rock = palette.night ? mix('#98a0a3', '#1d2f5a', 0.5) : palette.golden ? '#b3a08c' : '#a3a5a0'
  const { height } = placement
  const top = head[1] - headRadius * 1.1
  /** From the climber outwards and from the ground up, in heights of the climber. */
  const at = (dx: number, up: number): Point => [raised.x + side * dx * height, ground - up * height]
  const summit = (ground - top) / height
  const outline = [
    at(-0.42, -0.03),
    at(-0.36, 0.16),
    at(-0.26, 0.34),
    at(-0.24, 0.6),
    at(-0.12, 0.82),
    at(-0.06, summit - 0.06),
    at(0.14, summit + 0.04),
    at(0.4, summit),
    at(0.52, summit * 0.74),
    at(0.68, summit * 0.52),
    at(0.74, summit * 0.24),
    at(0.86, -0.03),
  ]
  const facets: [Point[], number][] = [
    [[at(0.14, summit + 0.04), at(0.4, summit), at(0.34, summit * 0.7), at(0.12, summit * 0.76)], 0.05],
    [[at(0.34, summit * 0.7), at(0.52, summit * 0.74), at(0.68, summit * 0.52), at(0.44, summit * 0.4)], -0.05],
    [[at(-0.26, 0.34), at(-0.24, 0.6), at(0.02, 0.5), at(0, 0.22)], 0.04],
    [[at(0.3, 0.36), at(0.6, 0.3), at(0.66, 0.04), at(0.36, 0)], -0.04],
  ]
  g.as('scenery', 138, () => {
    g.contactShadow(at(0.22, 0)[0], ground, height * 0.66, unit * 0.03, 0.7)
    g.shape(smooth(outline, true, 0.12), { fill: rock, shade: 0.9 })
    for (const [corners, light] of facets) {
      const facet = polygon(corners)
      g.paint(facet, adjust(rock, light))
      g.ink(facet, 0.45, 0.5)
    }
    for (const [dx, width] of [
      [0.12, 0.13],
      [0.26, 0.16],
      [0.38, 0.1],
    ] as const)
      g.shape(circle(...at(dx, summit), height * width * 0.5, height * 0.035), {
        fill: palette.near,
        shade: 0.5,
        line: 0.7,
      })
  })
}

/** Moved away in steps until no hand is before the other's face. */
function asideOf(other: Actor, placement: Actor['placement'], step: number): Actor['placement'] {
  const { head, headRadius } = anchorsOf(other.placement)
  let moved = placement
  for (let i = 0; i < 8; i++) {
    moved = { ...moved, x: moved.x + step }
    const { hands } = anchorsOf(moved)
    if ([hands.left, hands.right].every(([x, y]) => Math.hypot(x - head[0], y - head[1]) > headRadius * 1.2)) break
  }
  return moved
}
