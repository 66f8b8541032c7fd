import type { Point } from '../buffers/paths.ts'
import { boxAround, type Layout, overlap } from '../scene/layout.ts'
import type { PictureObject } from '../objects/drawing/object.ts'
import type { Stage } from '../places/place.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { countOf, isRowing, lovedHere } from '../scene/situations.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { inTheSky, inTheWater } from './aloft.ts'
import { keepBeloved, standBeloved } from './beloved.ts'
import type { Frame } from './composition.ts'
import type { Actor } from './actors.ts'
import { type Boat, seatCompanion } from './rowing.ts'
import { holding } from './held-things.ts'
import { createLargeThings } from './large-things.ts'
import { serve } from './on-table.ts'
import type { Parts } from './parts.ts'
import { flies, isLarge, isServed, isSmall, swims } from './kinds-of-things.ts'
import { wantsPedestal } from './pedestal.ts'
import { createSettling, MUST_BE_SEEN } from './settling.ts'
import { mostOf, repeat } from './several.ts'
import type { Staging } from './staging.ts'
import type { Table } from './table.ts'

/** Settles and draws what is not a person. */
export function createThings(
  scenery: Scenery,
  plan: ScenePlan,
  parts: Parts,
  layout: Layout,
  actors: readonly Actor[],
  frame: Frame,
) {
  const settling = createSettling(scenery, plan, layout, frame)
  const { shown, ground, sizeOf, stand, settle, everywhere } = settling
  const { width, unit } = scenery
  const { all, hero } = parts
  /** A step nearer than the people, and still on the page. */
  const near = Math.min(ground + unit * 0.03, layout.lowest)

  /** Where somebody is; an animal as recipient has no figure of its own. */
  const placementOf = (role: Actor['role']) => (actors.find((actor) => actor.role === role) ?? actors[0]!).placement

  /** The animals to whom the book is given: one on each side of their person. */
  const beloved = lovedHere(plan) ? [parts.companion, parts.second].filter((one) => one !== null) : []
  const sideOf = (i: number) => (i === 0 ? plan.side : -plan.side)
  beloved.forEach((object, i) => keepBeloved(settling, object, placementOf('sender'), sideOf(i)))

  const { loom, farOff } = createLargeThings(settling, all)

  function behind(staging: Staging, stage: Stage): void {
    inTheSky(settling, stage, all.filter(flies))
    inTheWater(
      settling,
      stage,
      all.filter((one) => swims(one, stage)),
    )
    if (
      !hero ||
      flies(hero) ||
      swims(hero, stage) ||
      ((staging.hero === 'feet' || staging.hero === 'between') && isSmall(hero)) ||
      staging.hero === 'mount' ||
      (staging.hero === 'table' && isServed(hero))
    )
      return
    if (isLarge(hero) && loom(hero)) return
    const size = sizeOf(hero, hero.height < 0.2 ? 0.1 : 0.15, countOf(plan, hero.id) > 1 ? 0.22 : 0.55)
    const foot = ground - (size > unit * 0.3 ? unit * 0.012 : 0)
    const wishes = [0.27, 0.31, 0.35, 0.23, 0.39, -0.36, -0.4].map((dx): Point => [
      width * (0.5 + plan.side * dx),
      foot,
    ])
    // What is large may be seen behind people, never what is small.
    // A seat before it may hide a little of it, no wheel.
    if (!settle(hero, wishes, size, { hidden: isLarge(hero) ? 0.4 : 0.15 }) && isLarge(hero))
      settle(hero, wishes, size * 0.8, { hidden: 0.85 })
  }

  const opposite = ([x, y]: Point): Point => [width - x, y]
  const isMissing = (object: PictureObject) => !shown.has(object.id) && !flies(object)

  function inFront(staging: Staging, table: Table | null): void {
    const [a, b] = [placementOf('sender'), placementOf('recipient')]
    const toy = hero && isSmall(hero) ? hero : null
    if (table) serve(settling, all.filter(isServed).slice(0, 2), table, staging, actors)
    if (toy && staging.hero === 'between') nearFeet(toy, (a.x + b.x) / 2, sizeOf(toy, 0.14, 0.24))
    if (toy && staging.hero === 'feet') nearFeet(toy, b.x + plan.side * b.height * 0.42, sizeOf(toy, 0.1, 0.16))
    // Where the camera leans one end of the ground is off the page, and there is room a step further back.
    const wishes = [near, ground - unit * 0.04].flatMap((foot) =>
      [0.36, -0.36, 0.3, -0.3, 0.41, -0.41, 0.24, -0.24].map((dx): Point => [width * (0.5 - plan.side * dx), foot]),
    )
    // Where there is no room beside the people there is some before them.
    if (hero && isMissing(hero) && staging.hero !== 'mount')
      squeezeIn(hero, wishes, near, plan.wished ? 0.6 : wantsPedestal(hero) ? 0.12 : 0.35)
    const isAboard = isRowing(plan) && !parts.companion?.uses.includes('floats')
    beloved.forEach((object, i) => standBeloved(settling, object, placementOf('sender'), sideOf(i)))
    if (parts.companion && beloved.length === 0 && !isAboard)
      // Where nothing else is looked at the animal is, in the open air that they look to.
      squeezeIn(parts.companion, hero ? wishes : wishes.map(opposite), near, 0.3)
    const rest = all
      .slice(1)
      .filter(
        (object) =>
          isMissing(object) && !isLarge(object) && (object.alive || object.height >= 0.26 || wantsPedestal(object)),
      )
    const beside = [...wishes.toReversed(), ...wishes.map(opposite), ...everywhere([-0.02, 0.04])]
    const room = frame.camera === 'close' ? 1 : 2
    rest.reduce((n, object) => n + Number(n < room && settle(object, beside, sizeOf(object, 0.11, 0.3))), 0)
    // In front of a seat rather than not at all; what stands on a crate would hide too much.
    if (hero && isMissing(hero) && !isLarge(hero) && !wantsPedestal(hero) && staging.hero !== 'mount')
      squeezeIn(hero, [...wishes, ...wishes.map(opposite)], near, MUST_BE_SEEN)
    // What a memory is of is seen, be it small.
    if (plan.remembers)
      for (const object of [isAboard ? null : parts.companion, ...all])
        if (object && isMissing(object) && (object.alive || object === hero))
          squeezeIn(object, [...wishes, ...wishes.map(opposite)], near, MUST_BE_SEEN)
    // In a boat there is room for one; the others would be in the water.
    for (const object of [isAboard ? null : parts.companion, ...all])
      if (object && shown.has(object.id) && !isLarge(object)) repeat(settling, object, near)
  }

  /** What must be seen is found a place even if a small one. */
  function squeezeIn(object: PictureObject, wishes: Point[], foot: number, hidden: number): void {
    // Papers with round corners are narrow where people's feet are.
    const more = [0, 0.035, 0.07].flatMap((up) =>
      [-0.44, 0.44, -0.36, 0.36, -0.2, 0.2, -0.1, 0.1, 0].map((dx): Point => [width * (0.5 + dx), foot - unit * up]),
    )
    const [least, most] = object.height > 0.6 && !object.alive ? [0.14, 0.28] : [0.1, 0.2]
    const sizes = [sizeOf(object, 0.14, mostOf(countOf(plan, object.id))), sizeOf(object, least, most)]
    // Before people who are near a small animal would look like a sticker on them: rather beside them, if there is room.
    const isBeside = object.alive && frame.isGroundOff
    if (isBeside && settle(object, [...wishes, ...more], sizeOf(object, 0.14, 0.34), { hidden: 0.06 })) return
    // Before people only where it finds no room beside them.
    for (const share of [0.35, 0.5, hidden].filter((one) => one <= hidden))
      for (const size of sizes) if (settle(object, [...wishes, ...more], size, { hidden: share })) return
  }

  /** In front of the people's feet, as large as the faces allow. */
  function nearFeet(object: PictureObject, x: number, size: number): void {
    const foot = ground + unit * 0.015
    for (const scale of [1, 0.75, 0.55]) {
      const box = boxAround(x, foot, size * scale * object.aspect, size * scale)
      if (layout.kept.some((face) => overlap(box, face) > 0)) continue
      stand(object, x, foot, size * scale, plan.side)
      return
    }
  }

  /** What comes along in a boat. */
  function aboard(boat: Boat): void {
    const { companion } = parts
    if (companion && !companion.uses.includes('floats')) seatCompanion(settling, companion, boat)
  }

  const heldBy = (actor: Actor) => holding(settling, parts.held, actor)

  return { behind, farOff, inFront, aboard, heldBy, shown, lights: settling.lights }
}
