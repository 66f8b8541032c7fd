import { circle, type Point, rectangle } from '../buffers/paths.ts'
import type { PictureObject } from '../objects/drawing/object.ts'
import type { Stage } from '../places/place.ts'
import { NIGHT_SKY } from '../scene/part-of-place.ts'
import type { Settling } from './settling.ts'

/** Birds, kites and planes, beside the sun and the moon. */
export function inTheSky(
  { scenery: { g, width, height, unit }, plan, layout, shown, options, sizeOf }: Settling,
  stage: Stage,
  flying: readonly PictureObject[],
): void {
  // The evening's moon does not stand before the sun.
  const isFarFromSun = ([x, y]: Point) => Math.hypot(x - stage.sun[0], y - stage.sun[1]) > unit * 0.36
  for (const object of flying) {
    const size = sizeOf(object, 0.1, 0.2)
    const corners: Point[] = [0.16, 0.84, 0.3, 0.7].map((x) => [x * width, height * 0.3])
    const wishes = [...stage.sky.map((spot): Point => [spot.x, spot.y + size / 2]), ...corners]
    const suiting = NIGHT_SKY.has(object.id) ? wishes.filter(isFarFromSun) : wishes
    const spot = layout.settle(suiting, size * object.aspect, size)
    if (!spot) continue
    shown.add(object.id)
    g.as('object', 148, () =>
      object.draw(g, { x: spot[0], y: spot[1] - size / 2, height: size }, options(object, plan.side)),
    )
  }
}

/** Whales and fishes swim where there is water, never on the deck or the sand. */
export function inTheWater(
  { scenery: { g, width }, layout, shown, options, sizeOf }: Settling,
  stage: Stage,
  swimming: readonly PictureObject[],
): void {
  for (const object of swimming) {
    // A bird swims: its legs are under water.
    const wades = object.uses.includes('stands')
    const size = wades ? sizeOf(object, 0.08, 0.12) : sizeOf(object, 0.12, 0.26)
    const wishes = (stage.water ?? []).map((spot): Point => [spot.x, spot.y])
    const spot = layout.settle(wishes, size * object.aspect, size, 0.5)
    if (!spot) continue
    shown.add(object.id)
    const [x, foot] = spot
    g.as('object', 70, () => {
      const above = rectangle(x - size * 2, foot - size * 2, size * 4, size * 2)
      const swim = () =>
        object.draw(
          g,
          { x, y: foot + (wades ? size * 0.24 : 0), height: size },
          options(object, x > width / 2 ? -1 : 1),
        )
      if (wades) g.clip(above, swim)
      else swim()
      for (const [k, dx] of [
        [0.2, -0.3],
        [0.28, 0],
        [0.18, 0.3],
      ] as const)
        g.shape(circle(x + dx * size * object.aspect, foot + size * 0.03, size * k * 0.9, size * 0.05), {
          fill: '#f2fbff',
          shade: 0.3,
          line: 0.5,
        })
    })
  }
}
