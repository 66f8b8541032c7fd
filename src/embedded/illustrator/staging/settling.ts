import type { Point } from '../buffers/paths.ts'
import type { ObjectOptions, PictureObject } from '../objects/drawing/object.ts'
import { type Light, WARM } from '../places/place.ts'
import { type Box, boxAround, type Layout, overlap } from '../scene/layout.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { AFLOAT } from '../scene/scene.ts'
import { largenessOf, paintOf } from '../scene/situations.ts'
import type { Scenery } from '../scenery/scenery.ts'
import type { Frame } from './composition.ts'
import { besides, flies, isLarge, postureIn } from './kinds-of-things.ts'
import { drawPedestal, wantsPedestal } from './pedestal.ts'

/** How large, in the wished size, and how much more of it hidden than wished. */
const SMALLER = [
  [1, 0],
  [0.8, 0],
  [0.62, 0],
] as const
/** An animal larger than people is missing rather than a toy at their feet. */
const NO_TOY = [
  [1, 0],
  [0.85, 0.1],
] as const
const AS_LARGE = [
  [1, 0],
  [0.8, 0],
  [0.8, 0.22],
  [0.7, 0.3],
] as const

/** How much of it may be hidden of what a page is about. */
export const MUST_BE_SEEN = 0.7

/** How much of something may be hidden, and the coat by which one animal differs from the next. */
type Manner = { hidden?: number; coat?: string | undefined }

export type Settling = ReturnType<typeof createSettling>

/** Finds places on the ground for what is not a person, and draws it there. */
export function createSettling(scenery: Scenery, plan: ScenePlan, layout: Layout, frame: Frame) {
  const { g, width, height, unit } = scenery
  /** What has found a place. */
  const shown = new Set<string>()
  const lights: Light[] = []
  /** Pixels of a metre. */
  const metre = frame.adult / 1.7
  /** People before anything is put beside them. */
  const bodies: readonly Box[] = [...layout.taken]
  /** What people have in their hands. */
  const held: Box[] = []
  // In a medium shot the people's feet lie below the picture; things stand where it ends.
  const ground = Math.min(frame.floorY, height * 0.955)
  const options = (object: PictureObject, facing: 1 | -1): ObjectOptions => {
    return { facing, seed: plan.seed, ...paintOf(plan, object.id), ...(!flies(object) && { pose: postureIn(plan) }) }
  }
  // What is small in life is drawn large enough to be seen, but never larger than a head beside its people.
  const sizeOf = (object: PictureObject, low = 0.12, high = 0.5) =>
    Math.max(
      // No insect is as large as a cat.
      Math.min(
        low * (object.alive && object.height < 0.2 ? 0.55 : 1) * unit,
        (frame.adult * 0.27) / Math.max(1, object.aspect),
      ),
      Math.min(high * unit, object.height * metre * largenessOf(plan, object.id)),
    )

  /** `coat` tells one animal from another of which no colour was told. */
  function stand(object: PictureObject, x: number, foot: number, size: number, facing: 1 | -1, coat?: string): void {
    shown.add(object.id)
    g.as('object', foot > ground ? 196 : 158, () => {
      g.contactShadow(x, foot, size * object.aspect * 0.5, Math.max(unit * 0.006, size * 0.06), 0.75)
      const { coat: told, ...usual } = options(object, facing)
      const pose = coat ? besides(usual.pose, coat) : usual.pose
      const worn = object.alive && coat ? { colour: coat } : told && { coat: told }
      object.draw(g, { x, y: foot, height: size }, { ...worn, ...usual, ...(pose && { pose }) })
      if (object.light) lights.push({ ...lightOf(scenery, size * object.light), x, y: foot - size * 0.45 })
    })
  }

  /** Whoever stands behind people may be seen in part; no thing hides another. */
  function isClear(box: Box): boolean {
    const isOff = (other: Box, size: Box) =>
      overlap(box, other) <= 0.15 * (size.right - size.left) * (size.bottom - size.top)
    return layout.taken.slice(bodies.length).every((other) => isOff(other, box)) && held.every((one) => isOff(one, one))
  }

  /** Tries every wish, then smaller; what is large in life is rather seen in part than as a toy. */
  function settle(object: PictureObject, wishes: Point[], size: number, { hidden = 0.12, coat }: Manner = {}): boolean {
    const raised = wantsPedestal(object) && !AFLOAT.has(plan.place)
    const ways = object.height > 0.6 && !object.alive ? AS_LARGE : isLarge(object) ? NO_TOY : SMALLER
    for (const [scale, more] of ways) {
      const tall = size * scale
      const under = raised ? Math.max(tall * 0.9, Math.min(metre * 0.42, unit * 0.2)) * scale : 0
      const broad = Math.max(tall * object.aspect, under * 0.8)
      const clear = wishes.filter(([x, foot]) => {
        const box = boxAround(x, foot, broad, tall + under)
        // What must be seen may be before people's legs, where there is no other room.
        const isBefore = hidden >= MUST_BE_SEEN && foot > ground
        return isClear(box) && (!object.alive || isBefore || isSeen(headOf(box, facingAt(x))))
      })
      const spot = layout.settle(clear, broad, tall + under, hidden + more)
      if (!spot) continue
      const [x, foot] = spot
      if (raised)
        g.as('object', foot > ground ? 196 : 158, () => drawPedestal(scenery, plan.place, x, foot, broad, under))
      stand(object, x, foot - under, tall, facingAt(x), coat)
      return true
    }
    return false
  }

  const facingAt = (x: number): 1 | -1 => (x > width / 2 ? -1 : 1)
  const isSeen = (part: Box) =>
    bodies.every((body) => overlap(part, body) <= 0.25 * (part.right - part.left) * (part.bottom - part.top))

  /** All across the picture, row by row: so many parts of the picture's measure behind the people's feet. */
  function everywhere(rows: readonly number[]): Point[] {
    const columns = Array.from({ length: 19 }, (_, i) => width * (0.5 + plan.side * (0.45 - i * 0.05)))
    return rows.flatMap((row) => columns.map((x): Point => [x, ground - unit * row]))
  }

  return {
    scenery,
    plan,
    layout,
    frame,
    shown,
    lights,
    metre,
    bodies,
    held,
    ground,
    options,
    sizeOf,
    stand,
    settle,
    everywhere,
  }
}

/** What burns shines on everybody near it, the more the darker it is. */
function lightOf({ palette }: Scenery, radius: number): Omit<Light, 'x' | 'y'> {
  return { radius, colour: WARM, strength: palette.night ? 0.6 : palette.golden ? 0.4 : 0.15 }
}

/** Where an animal that looks that way has its head. */
export function headOf({ left, top, right, bottom }: Box, facing: 1 | -1): Box {
  const [wide, tall] = [right - left, bottom - top]
  const nose = facing === 1 ? right : left + wide * 0.36
  return { left: nose - wide * 0.36, top, right: nose, bottom: top + tall * 0.42 }
}
