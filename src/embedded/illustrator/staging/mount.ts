import type { Point } from '../buffers/paths.ts'
import { anchorsOf } from '../figures/figure.ts'
import type { PictureObject } from '../objects/drawing/object.ts'
import type { Scenery } from '../scenery/scenery.ts'
import type { Frame } from './composition.ts'
import type { Actor, Role } from './actors.ts'
import { hidesFace } from './hidden-faces.ts'
import { isPedalled, settleOnWheels } from './wheels.ts'
import { mannerOf } from '../scene/manners.ts'

/** Draws an animal under its riders and sets them on its back, the recipient in front. */
export function mountRiders(
  scenery: Scenery,
  mount: PictureObject,
  actors: Actor[],
  frame: Frame,
  { side, seed, colour, rider }: { side: 1 | -1; seed: string; colour: string | undefined; rider: Role },
): void {
  const { g, width, height, unit } = scenery
  if (isPedalled(mount)) {
    const { x, foot, size } = settleOnWheels(scenery, mount, actors, frame, { side, rider })
    g.as('object', 160, () => {
      g.contactShadow(x, foot, size * mount.aspect * 0.46, unit * 0.02, 0.8)
      mount.draw(g, { x, y: foot, height: size }, { facing: side, seed, ...(colour && { colour }) })
    })
    return
  }
  const size = Math.min(
    0.6 * height,
    Math.max(0.42 * height, (mount.height / 1.7) * frame.adult),
    (width * 0.62) / mount.aspect,
  )
  const foot = Math.min(frame.floorY, height * 0.955)
  const x = width * (0.5 + side * 0.03)
  g.as('object', 160, () => {
    g.contactShadow(x, foot, size * mount.aspect * 0.46, unit * 0.03, 0.8)
    mount.draw(g, { x, y: foot, height: size }, { facing: side, pose: 'moving', seed, ...(colour && { colour }) })
  })
  const [sx, sy] = mount.seat ?? [0.5, 0.4]
  const seat: Point = [x + side * (sx - 0.5) * size * mount.aspect, foot - size * (1 - sy)]
  // On what is low, people sit as large as they are.
  const share = Math.max(0.85, Math.min(1.3, 1.36 / mount.height))
  const riderHeight = Math.min(0.9, (size * share) / frame.adult)
  const seated = (apart: number, shrunk: number): Actor[] =>
    actors.map((actor, i) => {
      const back = actors.length > 1 ? (i === 0 ? -1 : 1) : 0
      const placement = { ...actor.placement, height: actor.placement.height * riderHeight * shrunk }
      const hip = anchorsOf(placement).hip
      const dx = seat[0] + unit * apart * back * side - hip[0]
      return { ...actor, placement: { ...placement, x: placement.x + dx, y: placement.y + seat[1] - hip[1] } }
    })
  let [apart, shrunk] = [0.075, 1]
  let riders = seated(apart, shrunk)
  // Large heads need a longer saddle and smaller riders, or one hides the other's face.
  for (let i = 0; i < 14 && riders.length > 1 && areTooNear(riders); i++) {
    apart += 0.006
    shrunk *= 0.965
    riders = seated(apart, shrunk)
  }
  riders.forEach((rider, i) => (actors[i] = rider))
}

/** A head like a box is wider than its radius tells. */
function areTooNear(riders: readonly Actor[]): boolean {
  const [behind, front] = riders.map(({ placement }) => anchorsOf(placement))
  const isBox = mannerOf(riders[0]!.placement.style).figure.headShape === 'box'
  const reach = isBox ? (behind!.headRadius + front!.headRadius) * 1.08 : 0
  return hidesFace(riders) || Math.abs(behind!.head[0] - front!.head[0]) < reach
}
