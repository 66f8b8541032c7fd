import { random } from '../../random.ts'
import type { Point } from '../buffers/paths.ts'
import type { Stage } from '../places/place.ts'
import { PLACE_ART } from '../places/places.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { INDOORS } from '../scene/scene.ts'
import type { Scenery } from '../scenery/scenery.ts'
import type { Frame } from '../staging/composition.ts'

/** How much nearer the place is than it was drawn, and round which point it grows. */
export type View = { pivot: Point; zoom: number }

export function viewOf(plan: ScenePlan, frame: Frame, width: number, height: number): View {
  const zoom =
    plan.subject === 'cover' ? Math.min(frame.zoom, 1.08) : INDOORS.has(plan.place) ? frame.zoom * 1.04 : frame.zoom
  // Near views are centred elsewhere on each page, so that a room never shows the same corner twice.
  const about = zoom > 1.1 ? random(`${plan.seed} ${plan.subject} about`).between(-0.3, 0.3) : -plan.side * 0.04
  return { pivot: [width * (0.5 + about), height * (frame.camera === 'close' ? 0.62 : 0.86)], zoom }
}

/** Paints the place, brought nearer round the ground under the people, and returns its stage in pixels of the picture. */
export function paintBackground(scenery: Scenery, plan: ScenePlan, frame: Frame, { pivot, zoom }: View): Stage {
  const { g, width } = scenery
  const draw = PLACE_ART[plan.place]
  g.each((context) => {
    context.save()
    context.translate(...pivot)
    context.scale(zoom, zoom)
    context.translate(-pivot[0], -pivot[1])
  })
  const stage = draw(scenery, { side: plan.side, cover: plan.subject === 'cover', sitting: plan.action === 'sit' })
  g.each((context) => context.restore())
  const near = (x: number, y: number): Point => [pivot[0] + (x - pivot[0]) * zoom, pivot[1] + (y - pivot[1]) * zoom]
  const moved = <T extends { x: number; y: number }>(spot: T): T => {
    const [x, y] = near(spot.x, spot.y)
    return { ...spot, x, y }
  }
  return {
    ...stage,
    castX: near(stage.castX * width, 0)[0] / width,
    floor: frame.floorY,
    hero: moved(stage.hero),
    sky: stage.sky.map(moved),
    ...(stage.water && { water: stage.water.map(moved) }),
    lights: stage.lights.map((light) => ({ ...moved(light), radius: light.radius * zoom })),
    sun: near(...stage.sun),
    ...(stage.wall && { wall: { ...moved(stage.wall), size: stage.wall.size * zoom } }),
  }
}
