import { anchorsOf } from '../figures/figure.ts'
import type { PictureObject } from '../objects/drawing/object.ts'
import { type Box, boxAround, overlap } from '../scene/layout.ts'
import type { Actor } from './actors.ts'
import type { Settling } from './settling.ts'
import type { Staging } from './staging.ts'
import { hasBowl, type Table } from './table.ts'

/** Puts things on the table: beside the bowl, on the side of the open air first; between the people where there is none. */
export function serve(
  { scenery, plan, layout, frame, shown, options, sizeOf }: Settling,
  objects: readonly PictureObject[],
  table: Table,
  staging: Staging,
  actors: readonly Actor[],
): void {
  const { g, unit, width } = scenery
  const broad = table.right - table.left
  const heads = actors.map(({ placement }) => anchorsOf(placement).head[0])
  const served: Box[] = []
  const isFree = (box: Box) =>
    [...layout.kept, ...served].every((other) => overlap(box, other) === 0) &&
    Math.min(box.left - table.left, table.right - box.right, box.left, width - box.right) >= 0
  objects.forEach((object, i) => {
    // Where people cook the bowl stands in the middle.
    const side = i === 0 ? plan.side : -plan.side
    const spots = hasBowl(plan, staging) || i > 0 ? [0.34, 0.4, 0.24, 0.18] : [0, 0.2, 0.34]
    // Beside the people it may be as high as they, between them it must leave the faces free.
    const wish = Math.min(sizeOf(object, 0.1, 0.2), frame.adult * 0.24)
    // Candles burn between those who blow them out, be they small.
    const isBetween = staging.leaning && i === 0
    const middle = isBetween ? (Math.min(...heads) + Math.max(...heads)) / 2 : (table.left + table.right) / 2
    const ways = isBetween ? [spots.slice(0, 1), spots] : [spots]
    const box = ways
      .flatMap((at) => [1, 0.75, 0.5].flatMap((scale) => at.map((along) => [wish * scale, along] as const)))
      .map(([tall, along]) => boxAround(middle + side * along * broad, table.top, tall * object.aspect, tall))
      .find(isFree)
    if (!box) return
    served.push(box)
    shown.add(object.id)
    g.as('object', 196, () => {
      const [x, half] = [(box.left + box.right) / 2, (box.right - box.left) / 2]
      g.contactShadow(x, table.top, half, unit * 0.01, 0.6)
      object.draw(g, { x, y: table.top, height: box.bottom - box.top }, options(object, plan.side === 1 ? -1 : 1))
    })
  })
}
