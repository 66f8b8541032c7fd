import type { Point } from '../buffers/paths.ts'
import { anchorsOf } from '../figures/figure.ts'
import { type Box, boxAround, type Layout, overlap } from '../scene/layout.ts'
import { LONG_TAIL } from '../objects/icons/long-tail.ts'
import type { ObjectOptions, PictureObject } from '../objects/drawing/object.ts'
import { type Light, type Stage, WARM } from '../places/place.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { countOf, isRowing, largenessOf, paintOf } from '../scene/situations.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { inTheSky, inTheWater } from './aloft.ts'
import { belovedBeside } from './beloved.ts'
import { AFLOAT } from './belongs.ts'
import type { Frame } from './composition.ts'
import type { Actor } from './actors.ts'
import type { Boat } from './rowing.ts'
import { holding } from './held-things.ts'
import { createLargeThings, headOf } from './large-things.ts'
import type { Parts } from './parts.ts'
import { besides, COATS, flies, postureIn, isLarge, isServed, isSmall, swims } from './kinds-of-things.ts'
import { drawPedestal, wantsPedestal } from './pedestal.ts'
import type { Staging } from './staging.ts'
import type { Table } from './table.ts'

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
const MUST_BE_SEEN = 0.7

/** How tall animals are of which there are several, in the picture's measure. */
const SEVERAL = 0.17
/** Where there is little room for them: by how much smaller, and how much of each may be hidden. */
const CROWDED = [
  [0.92, 0.4],
  [0.8, 0.4],
  [0.62, 0.4],
  [0.5, 0.4],
  [0.92, 0.75],
] as const

/** Settles and draws what is not a person. */
export function createThings(
  scenery: Scenery,
  plan: ScenePlan,
  parts: Parts,
  layout: Layout,
  actors: readonly Actor[],
  frame: Frame,
) {
  const { g, width, height, unit } = scenery
  const { all, hero } = parts
  /** What has found a place. */
  const shown = new Set<string>()
  const lights: Light[] = []
  const metre = frame.adult / 1.7
  /** People before anything is put beside them. */
  const bodies: Box[] = [...layout.taken]
  /** What stands on the table. */
  const served: Box[] = []
  // In a medium shot the people's feet lie below the picture; things stand where it ends.
  const ground = Math.min(frame.floorY, height * 0.955)
  /** A step nearer than the people, and still on the page. */
  const near = Math.min(ground + unit * 0.03, layout.lowest)
  /** Whether people are so near that the ground under them is not seen. */
  const isGroundOff = frame.floorY > height * 1.02
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

  /** Where somebody is; an animal as recipient has no figure of its own. */
  const placementOf = (role: Actor['role']) => (actors.find((actor) => actor.role === role) ?? actors[0]!).placement

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
    const most = 0.15 * (box.right - box.left) * (box.bottom - box.top)
    return layout.taken.slice(bodies.length).every((other) => overlap(box, other) <= most)
  }

  /** Tries every wish, then smaller; what is large in life is rather seen in part than as a toy. */
  function settle(object: PictureObject, wishes: Point[], size: number, tolerance = 0.12, coat?: string): boolean {
    const raised = wantsPedestal(object) && !AFLOAT.has(plan.place)
    const ways = object.height > 0.6 && !object.alive ? AS_LARGE : isLarge(object) ? NO_TOY : SMALLER
    for (const [scale, more] of ways) {
      const tall = size * scale
      const under = raised ? Math.max(tall * 0.9, Math.min(metre * 0.42, unit * 0.2)) * scale : 0
      const broad = Math.max(tall * object.aspect, under * 0.8)
      const clear = wishes.filter(([x, foot]) => {
        const box = boxAround(x, foot, broad, tall + under)
        // What must be seen may be before people's legs, where there is no other room.
        const isBefore = tolerance >= MUST_BE_SEEN && foot > ground
        return isClear(box) && (!object.alive || isBefore || isSeen(headOf(box, facingAt(x))))
      })
      const spot = layout.settle(clear, broad, tall + under, tolerance + more)
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

  // What comes along has no room where the animal is to whom the book is given.
  if (parts.companion && plan.companion?.role === 'recipient') keepBeloved(parts.companion, plan.side)
  if (parts.second && plan.companion?.role === 'recipient') keepBeloved(parts.second, -plan.side)

  const { loom, farOff } = createLargeThings({
    scenery,
    plan,
    all,
    layout,
    bodies,
    ground,
    metre,
    shown,
    stand,
    settle,
    everywhere,
  })

  function behind(staging: Staging, stage: Stage): void {
    const freely = { scenery, layout, stage, shown, options, sizeOf }
    inTheSky(freely, all.filter(flies), plan.side)
    inTheWater(
      freely,
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
    if (!settle(hero, wishes, size, isLarge(hero) ? 0.4 : 0.15) && isLarge(hero)) settle(hero, wishes, size * 0.8, 0.85)
  }

  const opposite = ([x, y]: Point): Point => [width - x, y]
  /** All across the picture, row by row: so many parts of the picture's measure behind the people's feet. */
  function everywhere(rows: readonly number[]): Point[] {
    const columns = Array.from({ length: 19 }, (_, i) => width * (0.5 + plan.side * (0.45 - i * 0.05)))
    return rows.flatMap((row) => columns.map((x): Point => [x, ground - unit * row]))
  }

  function inFront(staging: Staging, table: Table | null): void {
    const [a, b] = [placementOf('sender'), placementOf('recipient')]
    const toy = hero && isSmall(hero) ? hero : null
    if (table)
      all
        .filter(isServed)
        .slice(0, 2)
        .forEach((object, i) => onTable(object, table, i, staging))
    if (toy && staging.hero === 'between') nearFeet(toy, (a.x + b.x) / 2, sizeOf(toy, 0.14, 0.24))
    if (toy && staging.hero === 'feet') nearFeet(toy, b.x + plan.side * b.height * 0.42, sizeOf(toy, 0.1, 0.16))
    // Where the camera leans one end of the ground is off the page, and there is room a step further back.
    const wishes = [near, ground - unit * 0.04].flatMap((foot) =>
      [0.36, -0.36, 0.3, -0.3, 0.41, -0.41, 0.24, -0.24].map((dx): Point => [width * (0.5 - plan.side * dx), foot]),
    )
    // Where there is no room beside the people there is some before them.
    if (hero && !shown.has(hero.id) && !flies(hero) && staging.hero !== 'mount')
      squeezeIn(hero, wishes, near, plan.wished ? 0.6 : wantsPedestal(hero) ? 0.12 : 0.35)
    const isAboard = isRowing(plan) && !parts.companion?.uses.includes('floats')
    if (parts.companion && plan.companion?.role === 'recipient') {
      beloved(parts.companion, plan.side)
      if (parts.second) beloved(parts.second, -plan.side)
    } else if (parts.companion && !isAboard)
      // Where nothing else is looked at the animal is, in the open air that they look to.
      squeezeIn(parts.companion, hero ? wishes : wishes.map(opposite), near, 0.3)
    const rest = all
      .slice(1)
      .filter(
        (object) =>
          !flies(object) &&
          !shown.has(object.id) &&
          !isLarge(object) &&
          (object.alive || object.height >= 0.26 || wantsPedestal(object)),
      )
    const beside = [...wishes.toReversed(), ...wishes.map(opposite)]
    const room = frame.camera === 'close' ? 1 : 2
    rest.reduce((n, object) => n + Number(n < room && settle(object, beside, sizeOf(object, 0.11, 0.3))), 0)
    // In front of a seat rather than not at all; what stands on a crate would hide too much.
    if (
      hero &&
      !shown.has(hero.id) &&
      !flies(hero) &&
      !isLarge(hero) &&
      !wantsPedestal(hero) &&
      staging.hero !== 'mount'
    )
      squeezeIn(hero, [...wishes, ...wishes.map(opposite)], near, MUST_BE_SEEN)
    // What a memory is of is seen, be it small.
    if (plan.remembers)
      for (const object of [isAboard ? null : parts.companion, ...all])
        if (object && !shown.has(object.id) && !flies(object) && (object.alive || object === hero))
          squeezeIn(object, [...wishes, ...wishes.map(opposite)], near, MUST_BE_SEEN)
    // In a boat there is room for one; the others would be in the water.
    for (const object of [isAboard ? null : parts.companion, ...all])
      if (object && shown.has(object.id) && !isLarge(object)) repeat(object, near)
  }

  /** «Tres gatos»: the others stand wherever there is room, smaller and smaller. */
  function repeat(object: PictureObject, foot: number): void {
    if (isGroundOff) return
    const across = [0.43, -0.43, 0.3, -0.3, 0.37, -0.37, 0.22, -0.22, 0.14, -0.14, 0]
    const wishes = across.map((dx): Point => [width * (0.5 + plan.side * dx), foot])
    for (let i = 1; i < countOf(plan, object.id) && !flies(object); i++) {
      const size = sizeOf(object, 0.12, SEVERAL) * (1 - 0.04 * i)
      // Of birds all parts would turn grey, bills and feet as well.
      const coat = LONG_TAIL.has(object.id) ? undefined : COATS[(i - 1) % COATS.length]
      if (settle(object, wishes, size, 0.3, coat)) continue
      // Where there is no room beside the people, some are between their feet, behind, or before their seat.
      const spots = everywhere([-0.03, 0.02, 0.05, 0.08])
      const ways = countOf(plan, object.id) > 3 ? CROWDED.filter(([scale]) => scale <= 0.8) : CROWDED
      for (const [scale, hidden] of ways) if (settle(object, spots, size * scale, hidden, coat)) break
    }
  }

  /** What must be seen is found a place even if a small one. */
  function squeezeIn(object: PictureObject, wishes: Point[], foot: number, tolerance: number): void {
    // Papers with round corners are narrow where people's feet are.
    const more = [0, 0.035, 0.07].flatMap((up) =>
      [-0.44, 0.44, -0.36, 0.36, -0.2, 0.2, -0.1, 0.1, 0].map((dx): Point => [width * (0.5 + dx), foot - unit * up]),
    )
    const [least, most] = object.height > 0.6 && !object.alive ? [0.14, 0.28] : [0.1, 0.2]
    // Of several none towers over the rest.
    const high = countOf(plan, object.id) > 3 ? 0.15 : countOf(plan, object.id) > 1 ? SEVERAL : 0.34
    const sizes = [sizeOf(object, 0.14, high), sizeOf(object, least, most)]
    // Before people who are near a small animal would look like a sticker on them: rather beside them, if there is room.
    if (object.alive && isGroundOff && settle(object, [...wishes, ...more], sizeOf(object, 0.14, 0.34), 0.06)) return
    for (const size of sizes) if (settle(object, [...wishes, ...more], size, tolerance)) return
  }

  /** Beside the bowl, on the side of the open air first; between the people where there is none. */
  function onTable(object: PictureObject, table: Table, i: number, staging: Staging): void {
    // Where people cook the bowl stands in the middle.
    const side = i === 0 ? plan.side : -plan.side
    const bowl = plan.action === 'cook' && !staging.leaning
    const spots = bowl || i > 0 ? [0.34, 0.4, 0.24, 0.18] : [0, 0.2, 0.34]
    // Beside the people it may be as high as they, between them it must leave the faces free.
    const wish = Math.min(sizeOf(object, 0.1, 0.2), frame.adult * 0.24)
    // Candles burn between those who blow them out, be they small.
    const isBetween = staging.leaning && i === 0
    const heads = actors.map(({ placement }) => anchorsOf(placement).head[0])
    const middle = isBetween ? (Math.min(...heads) + Math.max(...heads)) / 2 : (table.left + table.right) / 2
    const ways = isBetween ? [spots.slice(0, 1), spots] : [spots]
    for (const [scale, along] of ways.flatMap((at) => [1, 0.75, 0.5].flatMap((k) => at.map((x) => [k, x] as const)))) {
      const x = middle + side * along * (table.right - table.left)
      const box = boxAround(x, table.top, wish * scale * object.aspect, wish * scale)
      if (
        [...layout.kept, ...served].some((other) => overlap(box, other) > 0) ||
        Math.min(box.left - table.left, table.right - box.right, box.left, width - box.right) < 0
      )
        continue
      served.push(box)
      shown.add(object.id)
      return g.as('object', 196, () => {
        g.contactShadow(x, table.top, (box.right - box.left) / 2, unit * 0.01, 0.6)
        object.draw(g, { x, y: table.top, height: wish * scale }, options(object, plan.side === 1 ? -1 : 1))
      })
    }
  }

  /** A cat that comes along in a boat sits in it, at the end that is free. */
  function aboard({ x, foot, size, bow }: Boat): void {
    const { companion } = parts
    if (!companion || companion.uses.includes('floats')) return
    for (const [end, scale] of [
      [bow, 1],
      [-bow, 1],
      [bow, 0.7],
      [-bow, 0.7],
    ] as const) {
      const tall = Math.min(sizeOf(companion, 0.12, 0.26), size * 0.8) * scale
      const box = boxAround(x + end * size * 1.36, foot - size * (0.95 - 0.45 * scale), tall * companion.aspect, tall)
      if (layout.kept.some((face) => overlap(box, face) > 0)) continue
      shown.add(companion.id)
      const seated = { x: (box.left + box.right) / 2, y: box.bottom, height: tall }
      return g.as('object', 164, () => companion.draw(g, seated, options(companion, end === 1 ? -1 : 1)))
    }
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

  function keepBeloved(object: PictureObject, side: number): void {
    const { x, size } = belovedBeside(plan, object, placementOf('sender'), frame, side)
    layout.keep(boxAround(x, ground, size * object.aspect, size))
  }

  function beloved(object: PictureObject, side: number): void {
    const { x, size } = belovedBeside(plan, object, placementOf('sender'), frame, side)
    stand(object, x, ground + unit * 0.015, size, side === 1 ? -1 : 1)
  }

  const heldBy = (actor: Actor) => holding({ plan, parts, layout, metre, options, shown, g }, actor)

  return { behind, farOff, inFront, aboard, heldBy, shown, lights }
}

/** What burns shines on everybody near it, the more the darker it is. */
function lightOf({ palette }: Scenery, radius: number): Omit<Light, 'x' | 'y'> {
  return { radius, colour: WARM, strength: palette.night ? 0.6 : palette.golden ? 0.4 : 0.15 }
}
