import type { Style } from '../../../../../contract/styles.ts'
import type { ScenePlan } from '../plan.ts'
import type { ActionId } from '../scene.ts'

/** How a style frames the world: how near the people are, how much ground and sky, how thick the line. */
export type Composition = {
  /** Height of an adult in chapters and on covers, as shares of the picture's height. */
  adult: number
  cover: number
  /** Where people stand, from the top. */
  floor: number
  /** How much the background is brought nearer. */
  zoom: number
  /** Contour in pixels at 1024 pixels of height. */
  line: number
}

export const COMPOSITIONS: Record<Style, Composition> = {
  infantil: { adult: 0.6, cover: 0.54, floor: 0.93, zoom: 1.16, line: 2.4 },
  ghibli: { adult: 0.5, cover: 0.48, floor: 0.92, zoom: 1.04, line: 2 },
  pixar: { adult: 0.68, cover: 0.57, floor: 0.965, zoom: 1.26, line: 2.4 },
  anime: { adult: 0.64, cover: 0.54, floor: 0.96, zoom: 1.12, line: 2.1 },
  funko: { adult: 0.6, cover: 0.54, floor: 0.9, zoom: 1.18, line: 2.4 },
  realista: { adult: 0.7, cover: 0.58, floor: 0.96, zoom: 1.22, line: 2.4 },
  acuarela: { adult: 0.58, cover: 0.52, floor: 0.89, zoom: 1.12, line: 2 },
  comic: { adult: 0.64, cover: 0.56, floor: 0.95, zoom: 1.18, line: 3.4 },
  retro: { adult: 0.58, cover: 0.52, floor: 0.91, zoom: 1.12, line: 2.4 },
  dibujo: { adult: 0.6, cover: 0.54, floor: 0.91, zoom: 1.12, line: 2.3 },
}

/** The picture's own measure and where its people stand, for any proportion of the page. */
export function frameOf(plan: ScenePlan, style: Style, width: number, height: number) {
  const composition = COMPOSITIONS[style]
  const unit = Math.min(height, width * 0.8)
  const shot = shotOf(plan, style)
  if (shot === 'medium') {
    const adult = Math.min(0.96 * height, width * 0.78)
    return { ...composition, shot, adult, floorY: 0.13 * height + adult, zoom: composition.zoom * 1.12, unit }
  }
  const share = plan.subject === 'cover' ? composition.cover : composition.adult
  // On narrow pages two people must still stand side by side.
  const adult = Math.min(share * height, width * 0.62)
  return { ...composition, shot, adult, floorY: composition.floor * height, unit }
}

export type Frame = ReturnType<typeof frameOf>

/** Cinematic styles come near where feeling counts more than feet. */
function shotOf(plan: ScenePlan, style: Style): 'full' | 'medium' {
  const near = NEAR_STYLES[style]
  if (!near || plan.subject === 'cover') return 'full'
  const people = [plan.cast.sender, plan.cast.recipient]
  // A baby beside an adult would be lost below the edge.
  if (people.some((person) => !person || person.age === 'baby')) return 'full'
  return near.has(plan.action) ? 'medium' : 'full'
}

const TENDER: ReadonlySet<ActionId> = new Set(['hug', 'comfort', 'whisper', 'look'])
const SPOKEN: ReadonlySet<ActionId> = new Set([...TENDER, 'stand', 'point', 'give', 'sing', 'wave', 'search'])
const NEAR_STYLES: Partial<Record<Style, ReadonlySet<ActionId>>> = {
  pixar: SPOKEN,
  realista: SPOKEN,
  anime: TENDER,
  comic: TENDER,
}
