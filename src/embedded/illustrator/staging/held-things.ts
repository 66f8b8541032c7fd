import type { Held } from '../figures/arms.ts'
import { anchorsOf } from '../figures/figure.ts'
import type { PictureObject } from '../objects/drawing/object.ts'
import { type Box, boxAround, type Layout, overlap } from '../scene/layout.ts'
import type { Actor } from './actors.ts'
import { STAFFS } from './kinds-of-things.ts'
import type { Parts } from './parts.ts'
import type { Settling } from './settling.ts'

/** What somebody has in the hand, to be drawn with the hand round it. */
export function holding(settling: Settling, held: Parts['held'], actor: Actor): Held[] {
  const { plan, layout, options, shown } = settling
  const { g } = settling.scenery
  const item = held.find(({ role }) => role === actor.role)
  if (!item) return []
  const { object } = item
  const side = (plan.side === 1) === (item.hand === 'outer') ? 'right' : 'left'
  if (STAFFS.has(object.id)) return [heldUpright(settling, actor, side, object)]
  const instrument = plan.action === 'play-music' && object.height > 0.7
  const size = instrument ? 1.75 : heldSize(layout, plan.side, actor, side, object)
  if (size === null) return []
  shown.add(object.id)
  settling.held.push(boxInHand(actor, side, object, plan.side, size))
  const [gx, gy] = object.grip ?? [0.5, 0.8]
  const box = { x: (0.5 - gx) * size * object.aspect * plan.side, y: (1 - gy) * size, height: size }
  // Guitars and violins lie across the body, the neck towards the other hand.
  const turn = instrument ? -plan.side : 0
  const draw = () =>
    g.as('object', g.distance, () => g.at(0, 0, () => object.draw(g, box, options(object, plan.side)), turn))
  return [{ side, draw }]
}

/** As long as it is, its end on the ground. */
function heldUpright(
  { scenery: { g }, plan, metre, options, shown }: Settling,
  { placement }: Actor,
  side: 'left' | 'right',
  object: PictureObject,
): Held {
  shown.add(object.id)
  const { hands, headRadius } = anchorsOf(placement)
  const head = headRadius * 2
  const box = { x: 0, y: (placement.y - hands[side][1]) / head, height: (object.height * metre) / head }
  return { side, draw: () => g.as('object', g.distance, () => object.draw(g, box, options(object, plan.side))) }
}

/** Height in heads at which a held thing covers no face; null where even a small one would. */
function heldSize(
  layout: Layout,
  way: 1 | -1,
  actor: Actor,
  side: 'left' | 'right',
  object: PictureObject,
): number | null {
  const wish = Math.max(0.4, Math.min(0.95, object.height / 0.42, 0.95 / object.aspect))
  const isFree = (size: number) => {
    const box = boxInHand(actor, side, object, way, size)
    return layout.kept.every((face) => overlap(box, face) === 0)
  }
  return [wish, wish * 0.75, wish * 0.55].find(isFree) ?? null
}

/** Where a thing of so many heads is that somebody holds. */
function boxInHand(
  { placement }: Actor,
  side: 'left' | 'right',
  { aspect, grip: [gx, gy] = [0.5, 0.8] }: PictureObject,
  way: 1 | -1,
  size: number,
): Box {
  const { hands, headRadius } = anchorsOf(placement)
  const [x, y] = hands[side]
  const [h, w] = [size * headRadius * 2, size * aspect * headRadius * 2]
  return boxAround(x + (0.5 - gx) * w * way, y + (1 - gy) * h, w, h)
}
