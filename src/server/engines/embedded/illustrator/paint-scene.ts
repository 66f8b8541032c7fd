import type { Canvas, Image } from '@napi-rs/canvas'
import type { Style } from '../../../../contract/styles.ts'
import { type Buffers, createBuffers } from './buffers/buffers.ts'
import type { Point } from './buffers/paths.ts'
import { type Anchors, anchorsOf, drawFigure, type Held } from './figures/figure.ts'
import { createLayout, type Layout } from './layout.ts'
import type { ObjectOptions, PictureObject } from './objects/object.ts'
import { type Light, type Stage } from './places/place.ts'
import { PLACE_ART } from './places/places.ts'
import type { ScenePlan } from './plan.ts'
import { random } from './random.ts'
import { INDOORS } from './scene.ts'
import { paletteFor } from './scenery/palette.ts'
import { drawSeat, isLow } from './scenery/seats.ts'
import type { Scenery } from './scenery/scenery.ts'
import { findObject } from './stopgap.ts'
import { type Frame, frameOf } from './staging/composition.ts'
import { hangPortraits } from './staging/portraits.ts'
import { type Actor, faceCentre, placePeople, seatHeightOf } from './staging/people.ts'
import { mirrorStaging, SIT_LOW, type Staging, STAGINGS } from './staging/stagings.ts'
import { paintWeather } from './staging/weather.ts'
import { type Planes, readPlanes } from './styles/planes.ts'

export type Portraits = { sender: Canvas | Image | null; recipient: Canvas | Image | null }

export type Painting = { planes: Planes; focus: Point; layout: Layout; anchors: Anchors[] }

/** Paints a plan into the buffers: background, people, things, weather, frame by frame from far to near. */
export function paintScene(
  plan: ScenePlan,
  style: Style,
  width: number,
  height: number,
  portraits: Portraits,
): Painting {
  const g = createBuffers(width, height)
  const palette = paletteFor(plan.time, plan.weather, style)
  const frame = frameOf(plan, style, width, height)
  const chance = random(`${plan.seed} ${plan.subject} ${plan.place}`)
  g.light = palette.lightDirection
  g.lineWidth = (frame.line * frame.unit) / 1024
  const scenery: Scenery = { g, palette, random: chance, style, width, height, unit: frame.unit }
  const stage = paintBackground(scenery, plan, frame)
  const layout = createLayout(width, height, frame.unit * 0.025)
  const actors = placeCast(plan, style, frame, stage, width)
  for (const { placement } of actors) keepClear(layout, anchorsOf(placement), placement.y)
  if (plan.portraits) hangPortraits(scenery, plan, stage, layout, portraits)
  const staging = stagingOf(plan, stage)
  const things = createThings(scenery, plan, layout, actors, frame)
  if (plan.action === 'sit') seatUnder(scenery, stage, actors, frame)
  things.behind(staging, stage)
  const anchors = actors.map((actor, i) => drawActor(g, actor, 168 + i * 4, things.heldBy(actor, staging), frame.unit))
  things.inFront(staging)
  paintWeather(scenery, plan)
  stage.front()
  const lights: Light[] = [...stage.lights]
  if (palette.night && !stage.indoor)
    lights.push({
      x: width * stage.castX,
      y: frame.floorY - frame.adult * 0.5,
      radius: frame.unit * 0.5,
      colour: [255, 226, 170],
      strength: 0.42,
    })
  const seed = Math.floor(random(`${plan.seed} ${style}`)() * 1e6)
  const planes = readPlanes(g, {
    palette,
    lights,
    sun: stage.sun,
    seed,
    indoor: stage.indoor ?? false,
    skins: actors.map(({ placement }) => placement.character.look.skin),
  })
  const focus = faceCentre(anchors)
  return { planes, focus, layout, anchors }
}

/** Paints the place, brought nearer round the ground under the people, and returns its stage in pixels of the picture. */
function paintBackground(scenery: Scenery, plan: ScenePlan, frame: Frame): Stage {
  const { g, width, height } = scenery
  const cover = plan.subject === 'cover'
  const zoom = cover ? Math.min(frame.zoom, 1.08) : INDOORS.has(plan.place) ? frame.zoom * 1.04 : frame.zoom
  const pivot: Point = [width * (0.5 - plan.side * 0.04), height * 0.86]
  const draw = PLACE_ART[plan.place]
  g.each((context) => {
    context.save()
    context.translate(...pivot)
    context.scale(zoom, zoom)
    context.translate(-pivot[0], -pivot[1])
  })
  const stage = draw(scenery, { side: plan.side, cover })
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
    lights: stage.lights.map((light) => ({ ...moved(light), radius: light.radius * zoom })),
    sun: near(...stage.sun),
    ...(stage.wall && { wall: { ...moved(stage.wall), size: stage.wall.size * zoom } }),
  }
}

function stagingOf(plan: ScenePlan, stage: Stage): Staging {
  const staging = plan.action === 'sit' && (!stage.seat || isLow(stage.seat)) ? SIT_LOW : STAGINGS[plan.action]
  return plan.side === 1 ? staging : mirrorStaging(staging)
}

function placeCast(plan: ScenePlan, style: Style, frame: Frame, stage: Stage, width: number): Actor[] {
  const hero = plan.objects.length > 0 && STAGINGS[plan.action].hero === 'beside'
  const centreX =
    width *
    (hero || plan.subject === 'cover'
      ? 0.5 - plan.side * (hero && plan.subject !== 'cover' ? 0.13 : 0)
      : 0.5 - plan.side * 0.05)
  return placePeople(plan.cast, stagingOf(plan, stage), {
    style,
    adult: frame.adult,
    centreX,
    floorY: stage.floor,
    side: plan.side,
  })
}

function seatUnder(scenery: Scenery, stage: Stage, actors: readonly Actor[], frame: Frame): void {
  const xs = actors.map(({ placement }) => placement.x)
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  const width = Math.max(...xs) - Math.min(...xs) + frame.adult * 0.55
  drawSeat(
    scenery,
    stage.seat ?? 'towel',
    middle,
    frame.floorY + frame.unit * 0.01,
    width,
    seatHeightOf(actors, frame.floorY),
  )
}

/** Faces may not be touched by anything; bodies only a little. */
function keepClear(layout: Layout, anchors: Anchors, foot: number): void {
  const [x, y] = anchors.head
  const r = anchors.headRadius
  layout.keep({ left: x - r * 1.25, top: y - r * 1.4, right: x + r * 1.25, bottom: y + r * 1.15 })
  const xs = [anchors.shoulders.left[0], anchors.shoulders.right[0], anchors.hands.left[0], anchors.hands.right[0]]
  layout.take({ left: Math.min(...xs), top: y, right: Math.max(...xs), bottom: Math.min(foot, y + r * 16) })
}

function drawActor(g: Buffers, actor: Actor, distance: number, held: Held[], unit: number): Anchors {
  const { placement } = actor
  g.distance = distance
  const { x, y, height, pose } = placement
  const lifted = (pose.lift ?? 0) > 0.2
  if (!pose.roll)
    g.contactShadow(x, y, height * (lifted ? 0.14 : 0.19), Math.max(unit * 0.008, height * 0.026), lifted ? 0.5 : 0.85)
  return drawFigure(g, placement, held)
}

/** Places and draws what is not a person. */
function createThings(scenery: Scenery, plan: ScenePlan, layout: Layout, actors: readonly Actor[], frame: Frame) {
  const { g, width, height, unit } = scenery
  const metre = frame.adult / 1.7
  // In a medium shot the people's feet lie below the picture; things stand where it ends.
  const ground = Math.min(frame.floorY, height * 0.955)
  const all = plan.objects.map(findObject).filter((object) => object !== null)
  const hero = all[0] ?? null
  const options = (facing: 1 | -1): ObjectOptions => ({ facing, seed: plan.seed })
  const sizeOf = (object: PictureObject, low = 0.12, high = 0.5) =>
    Math.max(low * unit, Math.min(high * unit, object.height * metre))

  function stand(object: PictureObject, x: number, foot: number, size: number, facing: 1 | -1): void {
    g.as('object', foot > ground ? 196 : 158, () => {
      g.contactShadow(x, foot, size * object.aspect * 0.5, Math.max(unit * 0.006, size * 0.06), 0.75)
      object.draw(g, { x, y: foot, height: size }, options(facing))
    })
  }

  function settle(object: PictureObject, wishes: Point[], size: number): void {
    for (const scale of [1, 0.8, 0.62]) {
      const spot = layout.settle(wishes, size * scale * object.aspect, size * scale)
      if (!spot) continue
      stand(object, spot[0], spot[1], size * scale, spot[0] > width / 2 ? -1 : 1)
      return
    }
  }

  function skyThings(stage: Stage): void {
    for (const object of all.filter((item) => item.uses[0] === 'flies')) {
      const size = sizeOf(object, 0.1, 0.2)
      const wishes = [
        ...stage.sky.map((spot): Point => [spot.x, spot.y + size / 2]),
        [width * 0.16, height * 0.34] as Point,
        [width * 0.84, height * 0.34] as Point,
      ]
      const spot = layout.settle(wishes, size * object.aspect, size)
      if (spot) g.as('object', 148, () => object.draw(g, { x: spot[0], y: spot[1], height: size }, options(plan.side)))
    }
  }

  function behind(staging: Staging, stage: Stage): void {
    skyThings(stage)
    if (!hero || staging.holder || hero.uses[0] === 'flies') return
    if (staging.hero === 'feet' || staging.hero === 'between') return
    const size = sizeOf(hero, 0.15, 0.55)
    const wishes = [0.27, 0.31, 0.35, 0.23, 0.39].map((dx): Point => [
      width * (0.5 + plan.side * dx),
      ground - (size > unit * 0.3 ? unit * 0.03 : 0),
    ])
    settle(hero, wishes, size)
  }

  function inFront(staging: Staging): void {
    const [a, b] = [actors[0]!.placement, actors.at(-1)!.placement]
    if (hero && staging.hero === 'between') {
      const size = sizeOf(hero, 0.14, 0.24)
      stand(hero, (a.x + b.x) / 2, ground + unit * 0.02, size, plan.side)
    } else if (hero && staging.hero === 'feet') {
      const size = sizeOf(hero, 0.1, 0.16)
      stand(hero, b.x + plan.side * b.height * 0.42, ground + unit * 0.01, size, plan.side)
    }
    const foot = ground + unit * 0.03
    const wishes = [0.36, -0.36, 0.3, -0.3, 0.41, -0.41, 0.24, -0.24].map((dx): Point => [
      width * (0.5 - plan.side * dx),
      foot,
    ])
    const friend = plan.companion && findObject(plan.companion.object)
    if (friend) settle(friend, wishes, sizeOf(friend, 0.18, 0.3))
    const rest = all.slice(1).filter((object) => object.uses[0] !== 'flies')
    for (const object of rest.slice(0, 2)) settle(object, wishes.toReversed(), sizeOf(object, 0.11, 0.22))
  }

  function heldBy(actor: Actor, staging: Staging): Held[] {
    if (staging.holder !== actor.role || !hero || hero.uses[0] === 'flies') return []
    const side = plan.side === 1 ? 'right' : 'left'
    const size = Math.max(0.4, Math.min(1.1, hero.height / 0.42))
    const [gx, gy] = hero.grip ?? [0.5, 0.8]
    return [
      {
        side,
        draw: () =>
          g.as('object', g.distance, () =>
            hero.draw(g, { x: (0.5 - gx) * size * hero.aspect, y: (1 - gy) * size, height: size }, options(plan.side)),
          ),
      },
    ]
  }

  return { behind, inFront, heldBy }
}
