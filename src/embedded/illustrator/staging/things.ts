import { circle, type Point } from '../buffers/paths.ts'
import type { Held } from '../figures/arms.ts'
import { anchorsOf } from '../figures/figure.ts'
import { type Box, boxAround, type Layout, overlap } from '../scene/layout.ts'
import type { ObjectOptions, PictureObject } from '../objects/drawing/object.ts'
import type { Stage } from '../places/place.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { colourIn, countOf } from '../scene/situations.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { AFLOAT, NIGHT_SKY } from './belongs.ts'
import type { Frame } from './composition.ts'
import type { Actor } from './actors.ts'
import type { Parts } from './parts.ts'
import { COATS, flies, isLarge, isSmall, STAFFS, swims } from './kinds-of-things.ts'
import { drawPedestal, wantsPedestal } from './pedestal.ts'
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
  const { g, width, height, unit } = scenery
  const { all, hero } = parts
  /** What has found a place. */
  const shown = new Set<string>()
  const metre = frame.adult / 1.7
  /** People before anything is put beside them, and what is larger than they. */
  const [bodies, looming]: [Box[], Box[]] = [[...layout.taken], []]
  // In a medium shot the people's feet lie below the picture; things stand where it ends.
  const ground = Math.min(frame.floorY, height * 0.955)
  const options = ({ id }: PictureObject, facing: 1 | -1): ObjectOptions => {
    const colour = colourIn(plan, id)
    return { facing, seed: plan.seed, ...(colour && { colour }) }
  }
  // What is small in life is drawn large enough to be seen, but never larger than a head beside its people.
  const sizeOf = ({ aspect, height: tall }: PictureObject, low = 0.12, high = 0.5) =>
    Math.max(Math.min(low * unit, (frame.adult * 0.27) / Math.max(1, aspect)), Math.min(high * unit, tall * metre))

  /** Where somebody is; an animal as recipient has no figure of its own. */
  function placementOf(role: Actor['role']): Actor['placement'] {
    return (actors.find((actor) => actor.role === role) ?? actors[0]!).placement
  }

  /** `coat` tells one animal from another of which no colour was told. */
  function stand(object: PictureObject, x: number, foot: number, size: number, facing: 1 | -1, coat?: string): void {
    shown.add(object.id)
    g.as('object', foot > ground ? 196 : 158, () => {
      g.contactShadow(x, foot, size * object.aspect * 0.5, Math.max(unit * 0.006, size * 0.06), 0.75)
      const colour = object.alive ? coat : undefined
      object.draw(g, { x, y: foot, height: size }, { ...(colour && { colour }), ...options(object, facing) })
    })
  }

  /** Tries every wish, then smaller. */
  function settle(object: PictureObject, wishes: Point[], size: number, tolerance?: number, coat?: string): boolean {
    const raised = wantsPedestal(object) && !AFLOAT.has(plan.place)
    for (const scale of [1, 0.8, 0.62]) {
      const tall = size * scale
      const under = raised ? Math.max(tall * 0.9, Math.min(metre * 0.42, unit * 0.2)) * scale : 0
      const broad = Math.max(tall * object.aspect, under * 0.8)
      const spot = layout.settle(wishes, broad, tall + under, tolerance)
      if (!spot) continue
      const [x, foot] = spot
      if (raised)
        g.as('object', foot > ground ? 196 : 158, () => drawPedestal(scenery, plan.place, x, foot, broad, under))
      stand(object, x, foot - under, tall, x > width / 2 ? -1 : 1, coat)
      return true
    }
    return false
  }

  function inTheSky(stage: Stage): void {
    for (const object of all.filter(flies)) {
      const size = sizeOf(object, 0.1, 0.2)
      const corners: Point[] = [0.16, 0.84, 0.3, 0.7].map((x) => [x * width, height * 0.3])
      const wishes = [...stage.sky.map((spot): Point => [spot.x, spot.y + size / 2]), ...corners]
      const spot = layout.settle(
        NIGHT_SKY.has(object.id) ? wishes.filter((wish) => isFarFromSun(wish, stage)) : wishes,
        size * object.aspect,
        size,
      )
      if (!spot) continue
      shown.add(object.id)
      g.as('object', 148, () =>
        object.draw(g, { x: spot[0], y: spot[1] - size / 2, height: size }, options(object, plan.side)),
      )
    }
  }

  /** The evening's moon does not stand before the sun. */
  function isFarFromSun([x, y]: Point, { sun }: Stage): boolean {
    return Math.hypot(x - sun[0], y - sun[1]) > unit * 0.36
  }

  /** Whales and fishes swim where there is water, never on the deck or the sand. */
  function inTheWater(stage: Stage): void {
    for (const object of all.filter((one) => swims(one, stage))) {
      const size = sizeOf(object, 0.12, 0.26)
      const wishes = (stage.water ?? []).map((spot): Point => [spot.x, spot.y])
      const spot = layout.settle(wishes, size * object.aspect, size, 0.5)
      if (!spot) continue
      shown.add(object.id)
      const [x, foot] = spot
      g.as('object', 70, () => {
        object.draw(g, { x, y: foot, height: size }, options(object, x > width / 2 ? -1 : 1))
        for (const [k, dx] of [
          [0.2, -0.3],
          [0.28, 0],
          [0.18, 0.3],
        ] as const)
          g.shape(circle(x + dx * size * object.aspect, foot + size * 0.03, size * k * 0.9, size * 0.05), {
            fill: '#f2fbff',
            shade: 0.3,
            line: 0.5,
          })
      })
    }
  }

  function behind(staging: Staging, stage: Stage): void {
    inTheSky(stage)
    inTheWater(stage)
    if (
      !hero ||
      flies(hero) ||
      swims(hero, stage) ||
      ((staging.hero === 'feet' || staging.hero === 'between') && isSmall(hero)) ||
      staging.hero === 'mount' ||
      (staging.hero === 'table' && hero.height < 0.6)
    )
      return
    if (isLarge(hero) && loom(hero)) return
    const size = sizeOf(hero, 0.15, 0.55)
    const foot = ground - (size > unit * 0.3 ? unit * 0.012 : 0)
    const wishes = [0.27, 0.31, 0.35, 0.23, 0.39, -0.36, -0.4].map((dx): Point => [
      width * (0.5 + plan.side * dx),
      foot,
    ])
    // Where there is no room beside the people there is some behind them.
    if (!settle(hero, wishes, size, 0.4)) settle(hero, wishes, size * 0.8, 0.85)
  }

  /** What is larger than people is so behind them, whole on the page and for the better part beside them. */
  function loom(object: PictureObject, i = 0): boolean {
    if (plan.portraits || AFLOAT.has(plan.place)) return false
    const most = Math.min(0.62 * height, object.height * metre * 0.85) * (1 - 0.06 * i)
    const foot = ground - unit * (0.012 + 0.01 * i)
    // An animal's head is on the side of the people.
    const hidden = object.alive ? 0.03 : 0.55
    for (const scale of [1, 0.86, 0.74, 0.64])
      for (const dx of [0.25, 0.3, 0.2, -0.28, 0.15, -0.22, 0.1]) {
        const [x, tall] = [width * (0.5 + plan.side * dx), most * scale]
        const box = boxAround(x, foot, tall * object.aspect, tall)
        if (tall < 0.22 * height || !layout.within(box)) continue
        const people = bodies.reduce((sum, body) => sum + overlap(box, body), 0)
        if (people > hidden * tall * tall * object.aspect || looming.some((other) => overlap(box, other) > 0)) continue
        looming.push(box)
        layout.take(box)
        stand(object, x, foot, tall, x > width / 2 ? -1 : 1)
        return true
      }
    return false
  }

  /** What is larger than people stands further off, never as a toy at their feet; of several each a little further. */
  function farOff(): void {
    const across = [0.4, -0.4, 0.3, -0.3, 0.2, -0.2, 0]
    for (const object of all.filter(isLarge)) {
      const first = shown.has(object.id) ? 1 : 0
      for (let i = first; i < countOf(plan, object.id); i++) {
        if (loom(object, i)) continue
        const size = Math.max(0.26 * unit, Math.min(0.5 * unit, object.height * metre * 0.7)) * (1 - 0.1 * i)
        // As near as the people where there is room, else a step behind them.
        const feet = [ground - unit * (0.012 + 0.01 * i), ground - unit * (0.07 + 0.02 * i)]
        const wishes = feet.flatMap((foot) => across.map((dx): Point => [width * (0.5 + plan.side * dx), foot]))
        // Whoever is told of besides the first may be seen behind somebody.
        settle(object, wishes, size, i > 0 ? 0.6 : 0.3)
      }
    }
  }

  function inFront(staging: Staging, table: Table | null): void {
    const [a, b] = [placementOf('sender'), placementOf('recipient')]
    const toy = hero && isSmall(hero) ? hero : null
    if (hero && table && hero.height < 0.6) onTable(hero, table)
    if (toy && staging.hero === 'between') nearFeet(toy, (a.x + b.x) / 2, sizeOf(toy, 0.14, 0.24))
    if (toy && staging.hero === 'feet') nearFeet(toy, b.x + plan.side * b.height * 0.42, sizeOf(toy, 0.1, 0.16))
    const foot = ground + unit * 0.03
    const wishes = [0.36, -0.36, 0.3, -0.3, 0.41, -0.41, 0.24, -0.24].map((dx): Point => [
      width * (0.5 - plan.side * dx),
      foot,
    ])
    if (plan.wished && hero && !shown.has(hero.id) && !flies(hero) && staging.hero !== 'mount')
      squeezeIn(hero, wishes, foot)
    if (parts.companion && plan.companion?.role === 'recipient') beloved(parts.companion)
    else if (parts.companion) settle(parts.companion, wishes, sizeOf(parts.companion, 0.18, 0.3))
    const rest = all
      .slice(1)
      .filter(
        (object) =>
          !flies(object) &&
          !shown.has(object.id) &&
          !isLarge(object) &&
          object.uses[0] !== 'ridden' &&
          (object.alive || object.height >= 0.26),
      )
    for (const object of rest.slice(0, frame.camera === 'close' ? 1 : 2))
      settle(object, wishes.toReversed(), sizeOf(object, 0.11, 0.22))
    for (const object of [parts.companion, ...all])
      if (object && shown.has(object.id) && !isLarge(object)) repeat(object, foot)
  }

  /** «Tres gatos»: the others stand wherever there is room, smaller and smaller. */
  function repeat(object: PictureObject, foot: number): void {
    const across = [0.43, -0.43, 0.3, -0.3, 0.37, -0.37, 0.22, -0.22, 0.14, -0.14, 0]
    const wishes = across.map((dx): Point => [width * (0.5 + plan.side * dx), foot])
    for (let i = 1; i < countOf(plan, object.id) && !flies(object); i++)
      settle(object, wishes, sizeOf(object, 0.14, 0.26) * (1 - 0.08 * i), 0.3, COATS[(i - 1) % COATS.length])
  }

  /** What somebody has asked for is found a place even if a small one. */
  function squeezeIn(object: PictureObject, wishes: Point[], foot: number): void {
    const more = [-0.44, -0.2, -0.1, 0, 0.1, 0.2, 0.44].map((dx): Point => [width * (0.5 + dx), foot])
    for (const size of [sizeOf(object, 0.14, 0.34), sizeOf(object, 0.1, 0.2)])
      if (settle(object, [...wishes, ...more], size, 0.6)) return
  }

  /** Beside the bowl, on the side of the open air; between the people where there is none. */
  function onTable(object: PictureObject, table: Table): void {
    // Where people cook the bowl stands in the middle.
    const aside = plan.action === 'cook' ? plan.side * (table.right - table.left) * 0.34 : 0
    const x = (table.left + table.right) / 2 + aside
    // Beside the people it may be as high as they, between them it must leave the faces free.
    const wish = Math.min(sizeOf(object, 0.1, 0.2), frame.adult * 0.24)
    const size = [1, 0.75, 0.5]
      .map((scale) => wish * scale)
      .find((tall) => {
        const box = boxAround(x, table.top, tall * object.aspect, tall)
        return layout.kept.every((face) => overlap(box, face) === 0)
      })
    if (size === undefined) return
    shown.add(object.id)
    g.as('object', 196, () => {
      g.contactShadow(x, table.top, size * object.aspect * 0.5, unit * 0.01, 0.6)
      object.draw(g, { x, y: table.top, height: size }, options(object, plan.side === 1 ? -1 : 1))
    })
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

  /** An animal as recipient stands where the person would, large enough to look at. */
  function beloved(object: PictureObject): void {
    const wish = Math.max(unit * 0.32, Math.min(unit * 0.5, object.height * metre * 1.6))
    // The hero may be drawn large, but no cat is as tall as its person.
    const size = Math.min(wish, frame.adult * (object.height < 0.6 ? 0.6 : 0.85))
    const placement = placementOf('sender')
    stand(
      object,
      placement.x + plan.side * (frame.adult * 0.2 + (size * object.aspect) / 2),
      ground + unit * 0.015,
      size,
      plan.side === 1 ? -1 : 1,
    )
  }

  function heldBy(actor: Actor): Held[] {
    const item = parts.held.find(({ role }) => role === actor.role)
    if (!item) return []
    const { object } = item
    const side = (plan.side === 1) === (item.hand === 'outer') ? 'right' : 'left'
    if (STAFFS.has(object.id)) return [heldUpright(actor, side, object)]
    const instrument = plan.action === 'play-music' && object.height > 0.7
    const size = instrument ? 1.75 : heldSize(actor, side, object)
    if (size === null) return []
    shown.add(object.id)
    const [gx, gy] = object.grip ?? [0.5, 0.8]
    const box = { x: (0.5 - gx) * size * object.aspect * plan.side, y: (1 - gy) * size, height: size }
    // Guitars and violins lie across the body, the neck towards the other hand.
    const turn = instrument ? -plan.side : 0
    const draw = () =>
      g.as('object', g.distance, () => g.at(0, 0, () => object.draw(g, box, options(object, plan.side)), turn))
    return [{ side, draw }]
  }

  /** As long as it is, its end on the ground. */
  function heldUpright({ placement }: Actor, side: 'left' | 'right', object: PictureObject): Held {
    shown.add(object.id)
    const { hands, headRadius } = anchorsOf(placement)
    const head = headRadius * 2
    const box = { x: 0, y: (placement.y - hands[side][1]) / head, height: (object.height * metre) / head }
    return { side, draw: () => g.as('object', g.distance, () => object.draw(g, box, options(object, plan.side))) }
  }

  /** Height in heads at which a held thing covers no face; null where even a small one would. */
  function heldSize(actor: Actor, side: 'left' | 'right', object: PictureObject): number | null {
    const { hands, headRadius } = anchorsOf(actor.placement)
    const [x, y] = hands[side]
    const [gx, gy] = object.grip ?? [0.5, 0.8]
    const wish = Math.max(0.4, Math.min(0.95, object.height / 0.42, 0.95 / object.aspect))
    for (const size of [wish, wish * 0.75, wish * 0.55]) {
      const [h, w] = [size * headRadius * 2, size * object.aspect * headRadius * 2]
      const box = boxAround(x + (0.5 - gx) * w * plan.side, y + (1 - gy) * h, w, h)
      if (layout.kept.every((face) => overlap(box, face) === 0)) return size
    }
    return null
  }

  return { behind, farOff, inFront, heldBy, shown }
}
