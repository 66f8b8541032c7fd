import type { Scenery } from '../scenery/scenery.ts'
import type { PlaceOptions, Spot, Stage } from './place.ts'

/** A stage with the usual places for people and things; a place overrides what is different there. */
export function stageOf(scenery: Scenery, options: PlaceOptions, own: Partial<Stage> = {}): Stage {
  const { width, height } = scenery
  const { side } = options
  const castX = own.castX ?? 0.5 - side * 0.06
  return {
    castX,
    sky: [
      { x: (0.5 - side * 0.32) * width, y: 0.2 * height, height: 0.14 * height },
      { x: (0.5 + side * 0.3) * width, y: 0.2 * height, height: 0.12 * height },
      { x: 0.5 * width, y: 0.14 * height, height: 0.12 * height },
    ],
    lights: [],
    sun: [(0.5 + side * 0.25) * width, 0.2 * height],
    seat: own.indoor ? 'plank' : 'bench',
    front: () => undefined,
    ...own,
  }
}

/** Three spots of the water's surface, beside where people stand; `y` is a share of the height. */
export function openWater({ width, height }: Scenery, side: 1 | -1, y: number): Spot[] {
  return [0.3, -0.3, 0.38].map((dx) => ({ x: (0.5 + side * dx) * width, y: y * height, height: 0.2 * height }))
}
