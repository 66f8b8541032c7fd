import type { Point } from '../buffers/paths.ts'
import type { Stage } from '../places/place.ts'
import { PLACE_ART } from '../places/places.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { AFLOAT, INDOORS } from '../scene/scene.ts'
import type { Scenery } from '../scenery/scenery.ts'
import type { Frame } from '../staging/composition.ts'

/** How much nearer the place is than it was drawn, round which point it grows, and where its horizon comes to lie. */
export type View = { pivot: Point; zoom: number; horizon: number }

/** Height from which a place seen from above or below is brought nearer: from its foot the ground fills the picture, from its top the sky. */
const PIVOT = { high: 1, low: 0.06 } as const
/** An eye that is high or low sees more ground or sky only of a place that is near. */
const LEAST: Record<ScenePlan['eye'], number> = { high: 1.45, level: 1, low: 1.3 }

export function viewOf(plan: ScenePlan, frame: Frame, width: number, height: number): View {
  const indoors = INDOORS.has(plan.place)
  const usual = indoors ? frame.zoom * 1.04 : frame.zoom
  const wished = plan.subject === 'cover' ? Math.min(frame.zoom, 1.3) : usual * plan.view.near
  const zoom = Math.max(indoors && plan.eye === 'low' ? 1.1 : LEAST[plan.eye], wished)
  // In a room people would lose the floor under their feet.
  const eyed = plan.eye === 'level' ? frame.pivot : PIVOT[plan.eye]
  const pivot = indoors ? Math.max(plan.eye === 'low' ? 0.4 : 0.62, eyed) : eyed
  const wanted = frame.camera === 'close' ? 0.62 : pivot
  const y = height * Math.max(wanted, groundedPivot(plan, zoom, frame.floorY / height))
  const horizon = y + (height * (indoors ? 0.5 : 0.6) - y) * zoom
  const pan = Math.max(-1, Math.min(1, plan.view.pan + frame.pan))
  return { pivot: [width * (0.5 + pan * 0.5), y], zoom, horizon }
}

/** Where the ground begins on which one can stand, in heights of the page. */
const GROUND: Partial<Record<ScenePlan['place'], number>> = {
  city: 0.785,
  village: 0.79,
  lake: 0.835,
  river: 0.84,
  beach: 0.83,
  island: 0.83,
}

/** Where sofas and beds stand in a room, in heights of the page. */
const FURNITURE = 0.8

/** The least pivot with which a place that is brought nearer keeps its ground under everybody's feet. */
function groundedPivot({ place, depth }: ScenePlan, zoom: number, floor: number): number {
  if (AFLOAT.has(place) || zoom <= 1.01) return 0
  // A style that leaves much of the page below people's feet must not push the furniture before them.
  if (INDOORS.has(place)) return Math.min(1, (FURNITURE * zoom - floor + 0.02) / (zoom - 1))
  const feet = Math.min(floor, 1) - 0.03 - 0.4 * (1 - depth ** -0.6)
  return Math.min(0.98, ((GROUND[place] ?? 0.77) * zoom - feet) / (zoom - 1))
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
  const turn = plan.subject === 'cover' ? 0 : plan.subject
  const stage = draw(scenery, {
    side: plan.side,
    turn,
    cover: plan.subject === 'cover',
    sitting: plan.action === 'sit',
  })
  g.each((context) => context.restore())
  const near = (x: number, y: number): Point => [pivot[0] + (x - pivot[0]) * zoom, pivot[1] + (y - pivot[1]) * zoom]
  const moved = <T extends { x: number; y: number }>(spot: T): T => {
    const [x, y] = near(spot.x, spot.y)
    return { ...spot, x, y }
  }
  return {
    ...stage,
    castX: near(stage.castX * width, 0)[0] / width,
    sky: stage.sky.map(moved),
    ...(stage.water && { water: stage.water.map(moved) }),
    lights: stage.lights.map((light) => ({ ...moved(light), radius: light.radius * zoom })),
    sun: near(...(scenery.sun ?? stage.sun)),
    ...(stage.wall && { wall: { ...moved(stage.wall), size: stage.wall.size * zoom } }),
  }
}
