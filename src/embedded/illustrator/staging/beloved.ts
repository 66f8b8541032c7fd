import type { Point } from '../buffers/paths.ts'
import { anchorsOf, type Placement } from '../figures/figure.ts'
import type { PictureObject } from '../objects/drawing/object.ts'
import type { ScenePlan } from '../scene/plan.ts'
import type { ActionId } from '../scene/scene.ts'
import { largenessOf } from '../scene/situations.ts'
import type { Frame } from './composition.ts'

/** Where the animal is to whom the book is given, beside its person: it stands where a recipient would. */
export function belovedBeside(
  plan: ScenePlan,
  object: PictureObject,
  person: Placement,
  { adult, unit }: Frame,
  side: number,
) {
  // Large enough to look at; the hero may be drawn large, but no cat is as tall as its person.
  const wish = Math.max(unit * 0.32, Math.min(unit * 0.5, ((object.height * adult) / 1.7) * 1.6))
  const size = largenessOf(plan, object.id) * Math.min(wish, adult * (object.height < 0.6 ? 0.6 : 0.85))
  return { x: person.x + side * (adult * 0.2 + (size * object.aspect) / 2), size }
}

const TENDER: ReadonlySet<ActionId> = new Set(['hug', 'comfort'])

/** Whether somebody's hand lies on the animal. */
export function isStroked({ companion, action }: Pick<ScenePlan, 'companion' | 'action'>): boolean {
  return companion?.role === 'recipient' && TENDER.has(action)
}

/** The arm with which its person strokes it: the one on its side of the picture. */
export const STROKING = { 1: 'right', [-1]: 'left' } as const

/** Lays its person's hand on its head, between the ears. */
export function stroke(
  plan: ScenePlan,
  object: PictureObject,
  person: Placement,
  frame: Frame,
  foot: number,
): Placement {
  const { side } = plan
  const { x, size } = belovedBeside(plan, object, person, frame, side)
  const hand = STROKING[side]
  const arm = { ...person.pose[hand], gesture: 'flat' as const, behind: false }
  const target: Point = [x - side * size * 0.16, foot - size * 0.95]
  const bent = (elbow: 1 | -1): Placement => ({
    ...person,
    pose: { ...person.pose, [hand]: { ...arm, target, elbow } },
  })
  const [one, other] = [bent(1), bent(-1)]
  // With its elbow raised, the arm leaves the animal's face free.
  return anchorsOf(one).elbows[hand][1] < anchorsOf(other).elbows[hand][1] ? one : other
}
