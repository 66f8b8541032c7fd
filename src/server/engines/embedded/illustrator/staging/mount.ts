import type { Point } from '../buffers/paths.ts'
import { anchorsOf } from '../figures/figure.ts'
import type { PictureObject } from '../objects/object.ts'
import type { Scenery } from '../scenery/scenery.ts'
import type { Frame } from './composition.ts'
import type { Actor } from './people.ts'

/** Draws an animal under its riders and sets them on its back, the recipient in front. */
export function mountRiders(
  scenery: Scenery,
  mount: PictureObject,
  actors: Actor[],
  frame: Frame,
  side: 1 | -1,
  seed: string,
): void {
  const { g, width, height, unit } = scenery
  const size = Math.min(
    0.6 * height,
    Math.max(0.42 * height, (mount.height / 1.7) * frame.adult),
    (width * 0.62) / mount.aspect,
  )
  const foot = Math.min(frame.floorY, height * 0.955)
  const x = width * (0.5 + side * 0.03)
  g.as('object', 160, () => {
    g.contactShadow(x, foot, size * mount.aspect * 0.46, unit * 0.03, 0.8)
    mount.draw(g, { x, y: foot, height: size }, { facing: side, pose: 'moving', seed })
  })
  const [sx, sy] = mount.seat ?? [0.5, 0.4]
  const seat: Point = [x + side * (sx - 0.5) * size * mount.aspect, foot - size * (1 - sy)]
  // On what is low, people sit as large as they are.
  const share = Math.max(0.85, Math.min(1.3, 1.36 / mount.height))
  const riderHeight = Math.min(0.9, (size * share) / frame.adult)
  actors.forEach((actor, i) => {
    const back = actors.length > 1 ? (i === 0 ? -1 : 1) : 0
    const placement = { ...actor.placement, height: actor.placement.height * riderHeight }
    const gap = unit * 0.075 * back * side
    const hip = anchorsOf(placement).hip
    actor.placement = { ...placement, x: placement.x + seat[0] + gap - hip[0], y: placement.y + seat[1] - hip[1] }
  })
}
