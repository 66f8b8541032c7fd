import type { Point } from '../buffers/paths.ts'
import { anchorsOf, type Placement } from '../figures/figure.ts'
import type { PictureObject } from '../objects/drawing/object.ts'
import { boxAround } from '../scene/layout.ts'
import type { ScenePlan } from '../scene/plan.ts'
import type { ActionId } from '../scene/scene.ts'
import { largenessOf, lovedHere } from '../scene/situations.ts'
import type { Frame } from './composition.ts'
import type { Settling } from './settling.ts'

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

/** Keeps its place free before anything is put there; what comes along has no room in it. */
export function keepBeloved(
  { plan, layout, frame, ground }: Settling,
  object: PictureObject,
  person: Placement,
  side: number,
) {
  const { x, size } = belovedBeside(plan, object, person, frame, side)
  layout.keep(boxAround(x, ground, size * object.aspect, size))
}

export function standBeloved(settling: Settling, object: PictureObject, person: Placement, side: number): void {
  const { x, size } = belovedBeside(settling.plan, object, person, settling.frame, side)
  settling.stand(object, x, settling.ground + settling.scenery.unit * 0.015, size, side === 1 ? -1 : 1)
}

const TENDER: ReadonlySet<ActionId> = new Set(['hug', 'comfort'])

/** Whether somebody's hand lies on the animal. */
export function isStroked(plan: Pick<ScenePlan, 'companion' | 'action'>): boolean {
  return lovedHere(plan) && TENDER.has(plan.action)
}

/** The arm with which its person strokes it: the one on its side of the picture. */
export const STROKING = { 1: 'right', [-1]: 'left' } as const

/** Lays its person's hand on its head, between the ears; where their own head is in the way, on its neck. */
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
  const elbowOf = (placement: Placement) => anchorsOf(placement).elbows[hand]
  const reaching = (target: Point) => {
    const arm = { ...person.pose[hand], gesture: 'flat' as const, behind: false, target }
    const [one, other] = ([1, -1] as const).map((elbow): Placement => {
      return { ...person, pose: { ...person.pose, [hand]: { ...arm, elbow } } }
    })
    const raised = elbowOf(one!)[1] < elbowOf(other!)[1]
    return raised ? { raised: one!, lowered: other! } : { raised: other!, lowered: one! }
  }
  const { raised } = reaching([x - side * size * 0.16, foot - size * 0.95])
  const { head, headRadius } = anchorsOf(raised)
  const [elbowX, elbowY] = elbowOf(raised)
  if (Math.hypot(elbowX - head[0], elbowY - head[1]) > headRadius * 1.2) return raised
  return reaching([x - side * size * 0.22, foot - size * 0.52]).lowered
}
