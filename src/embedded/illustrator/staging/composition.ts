import type { Style } from '../../../contract/styles.ts'
import { FIGURE_STYLES, STATURE } from '../figures/proportions.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { type ActionId, INDOORS } from '../scene/scene.ts'

/** How a style frames the world: how near the people are, how much ground and sky, how thick the line. */
type Composition = {
  /** Height of an adult in chapters, in wide views and on covers, as shares of the picture's height. */
  adult: number
  wide: number
  cover: number
  /** Where people stand, from the top. */
  floor: number
  /** How much the background is brought nearer. */
  zoom: number
  /** Contour in pixels at 1024 pixels of height. */
  line: number
  /** Radians by which close views lean. */
  roll?: number
}

const COMPOSITIONS: Record<Style, Composition> = {
  infantil: { adult: 0.71, wide: 0.5, cover: 0.6, floor: 0.935, zoom: 1.16, line: 2.4 },
  ghibli: { adult: 0.62, wide: 0.34, cover: 0.52, floor: 0.935, zoom: 1.04, line: 2 },
  pixar: { adult: 0.76, wide: 0.54, cover: 0.62, floor: 0.965, zoom: 1.26, line: 2.4 },
  anime: { adult: 0.7, wide: 0.42, cover: 0.6, floor: 0.955, zoom: 1.14, line: 2.1, roll: 0.062 },
  funko: { adult: 0.68, wide: 0.54, cover: 0.6, floor: 0.905, zoom: 1.18, line: 2.4 },
  realista: { adult: 0.78, wide: 0.5, cover: 0.64, floor: 0.965, zoom: 1.22, line: 2.4 },
  acuarela: { adult: 0.66, wide: 0.42, cover: 0.56, floor: 0.885, zoom: 1.1, line: 2 },
  comic: { adult: 0.72, wide: 0.5, cover: 0.62, floor: 0.955, zoom: 1.18, line: 3.4 },
  retro: { adult: 0.64, wide: 0.46, cover: 0.56, floor: 0.91, zoom: 1.1, line: 2.4 },
  dibujo: { adult: 0.67, wide: 0.46, cover: 0.58, floor: 0.905, zoom: 1.1, line: 2.3 },
}

/** The picture's own measure and where its people stand, for any proportion of the page. */
export function frameOf(plan: ScenePlan, style: Style, width: number, height: number) {
  const composition = COMPOSITIONS[style]
  const unit = Math.min(height, width * 0.8)
  const people = [plan.cast.sender, plan.cast.recipient].filter((person) => person !== null)
  const tallest = Math.max(...people.map(({ age }) => STATURE[age]))
  const { camera, action, eye } = plan
  if (camera === 'close' || camera === 'medium') {
    // Heads are what is looked at: as large in every style, whatever its proportions.
    const heads = FIGURE_STYLES[style].heads.adult
    const head = camera === 'close' ? Math.min(0.34 * height, width * 0.25) : Math.min(0.27 * height, width * 0.2)
    const most = camera === 'close' ? 1.7 : 1.12
    const tall = Math.min(head * heads, most * height, width * (camera === 'close' ? 1.3 : 0.82))
    // Figures that are nearly all head are seen whole even so.
    const floorY = Math.max(0.14 * height + tall, composition.floor * height)
    const zoom = composition.zoom * (camera === 'close' ? 1.42 : 1.14)
    return { ...composition, camera, adult: tall / tallest, floorY, zoom, unit }
  }
  const seated = LOW.has(action) ? 1.3 : action === 'sit' ? 1.1 : 1
  const share = plan.subject === 'cover' ? composition.cover : camera === 'wide' ? composition.wide : composition.adult
  // On narrow pages two people must still stand side by side.
  const tall = share * seated * EYE_SHARE[eye]
  const adult = Math.min((tall * height) / Math.max(tallest, 0.8), width * 0.66)
  const zoom = camera === 'wide' || camera === 'behind' ? Math.min(composition.zoom, 1.04) : composition.zoom
  const raised = (camera === 'behind' && !INDOORS.has(plan.place)) || eye === 'low'
  const floor = raised ? composition.floor + 0.015 : composition.floor
  return { ...composition, camera, adult, floorY: floor * height, zoom, unit }
}

/** Seen from above people leave room around them. */
const EYE_SHARE: Record<ScenePlan['eye'], number> = { high: 0.94, level: 1, low: 1 }

export type Frame = ReturnType<typeof frameOf>

/** The lean of a picture in motion: never on covers, which must carry a title; dramatic styles lean close views, too. */
export function rollOf({ subject, camera, side, lean }: ScenePlan, style: Style): number {
  const { roll = 0 } = COMPOSITIONS[style]
  if (subject === 'cover') return 0
  return lean === 0 && camera === 'close' ? roll * side : lean
}

/** Where people sit or crouch on the ground they may be drawn larger. */
const LOW: ReadonlySet<ActionId> = new Set(['read', 'eat', 'build', 'plant', 'sleep'])
