import type { Canvas, Image } from '@napi-rs/canvas'
import type { Style } from '../../../contract/styles.ts'
import { type Buffers, createBuffers, releaseBuffers } from '../buffers/buffers.ts'
import type { Point } from '../buffers/paths.ts'
import { type Anchors, anchorsOf, drawArmsOver, drawFigure, type Held } from '../figures/figure.ts'
import { createLayout, type Layout } from '../scene/layout.ts'
import { type Light, type Stage } from '../places/place.ts'
import { PLACE_ART } from '../places/places.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { random } from '../../random.ts'
import { INDOORS } from '../scene/scene.ts'
import { isWading } from '../scene/situations.ts'
import { paletteFor } from '../scenery/palette.ts'
import { drawSeat } from '../scenery/seats.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { tiltOf } from '../staging/tilt.ts'
import { climbRock, isClimbing } from '../staging/climbing.ts'
import { type Frame, frameOf, rollOf } from '../staging/composition.ts'
import { mountRiders } from '../staging/mount.ts'
import { hangPortraits } from '../staging/portraits.ts'
import type { Actor } from '../staging/actors.ts'
import { faceCentre, placePeople, seatHeightOf } from '../staging/people.ts'
import type { Staging } from '../staging/staging.ts'
import { stagingOf } from '../staging/stagings.ts'
import { createThings, type Parts, partsOf } from '../staging/things.ts'
import { drawTable, tableFor } from '../staging/table.ts'
import { tuckIn } from '../staging/tuck-in.ts'
import { deepFrame, drawShallows, floatingFrame } from '../staging/wading.ts'
import { paintFarWeather, paintWeather } from '../staging/weather.ts'
import { washWindow } from '../styles/acuarela.ts'
import { archWindow } from '../styles/frames.ts'
import { type Planes, readPlanes } from '../styles/planes.ts'

export type Portraits = { sender: Canvas | Image | null; recipient: Canvas | Image | null }

export type Painting = {
  planes: Planes
  focus: Point
  layout: Layout
  anchors: Anchors[]
  /** Ids of the things and animals that have found a place. */
  shown: ReadonlySet<string>
  /** How many painted photographs hang in it. */
  hung: number
}

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
  const wading = isWading(plan)
  const chance = random(`${plan.seed} ${plan.subject} ${plan.place}`)
  g.light = palette.lightDirection
  g.lineWidth = (frame.line * frame.unit) / 1024
  const scenery: Scenery = { g, palette, random: chance, style, width, height, unit: frame.unit }
  const roll = rollOf(plan, style)
  const tilt = tiltOf(roll, width, height)
  tilt.apply(g)
  const view = viewOf(plan, frame, width, height)
  scenery.heads = expectedHeads(scenery, plan, frame, view)
  const stage = paintBackground(scenery, plan, frame, view)
  const layout = createLayout(
    width,
    height,
    frame.unit * (PAPERED.has(style) || roll !== 0 ? 0.06 : 0.025),
    style === 'retro' ? archWindow(width, height) : style === 'acuarela' ? washWindow(width, height) : undefined,
  )
  const staging = stagingOf(plan, stage.seat)
  const parts = partsOf(plan, staging)
  const actors = placeCast(plan, style, wading ? deepFrame(frame, height) : frame, staging, parts, scenery)
  const table = staging.table ? tableFor(actors) : null
  const mount = plan.action === 'ride' ? parts.hero : null
  if (mount) mountRiders(scenery, mount, actors, frame, plan.side, plan.seed)
  if (isClimbing(plan)) climbRock(scenery, actors, plan.side)
  for (const { placement } of actors) keepClear(layout, anchorsOf(placement), placement.y)
  if (!stage.indoor) keepCorners(layout, width, height)
  paintFarWeather(scenery, plan)
  const hanging = plan.portraits ? hangPortraits(scenery, plan, stage, layout, portraits) : null
  const things = createThings(scenery, plan, parts, layout, actors, wading ? floatingFrame(frame, height) : frame)
  if (mount) things.shown.add(mount.id)
  if (plan.action === 'sit') seatUnder(scenery, stage, actors, frame)
  things.behind(staging, stage)
  const sleeper = staging.lying ? actors.at(-1) : undefined
  const cover = sleeper && tuckIn(scenery, sleeper)
  const drawn = actors.map((actor, i) => drawActor(g, actor, 168 + i * 4, things.heldBy(actor), frame.unit))
  if (staging.carried) drawArmsOver(g, actors[0]!.placement)
  cover?.()
  if (table) drawTable(scenery, table, frame.floorY, plan.action === 'cook')
  things.inFront(staging, table)
  if (wading) drawShallows(scenery, actors)
  paintWeather(scenery, plan, layout.kept)
  stage.front(layout.kept)
  hanging?.front()
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
  const anchors = drawn.map(tilt.anchors)
  const planes = readPlanes(g, {
    palette,
    lights: lights.map((light) => {
      const [x, y] = tilt.point([light.x, light.y])
      return { ...light, x, y }
    }),
    sun: tilt.point(stage.sun),
    seed,
    indoor: stage.indoor ?? false,
    skins: actors.map(({ placement }) => placement.character.look.skin),
    worn: actors.flatMap(({ placement: { character } }) => [
      character.look.hair,
      character.outfit.colour,
      character.outfit.legColour,
    ]),
  })
  releaseBuffers(g)
  return { planes, focus: faceCentre(anchors), layout, anchors, shown: things.shown, hung: hanging?.hung ?? 0 }
}

/** Styles that fade into the sheet before its edge. */
const PAPERED: ReadonlySet<Style> = new Set(['acuarela', 'dibujo', 'funko'])

/** How much nearer the place is than it was drawn, and round which point it grows. */
type View = { pivot: Point; zoom: number }

function viewOf(plan: ScenePlan, frame: Frame, width: number, height: number): View {
  const zoom =
    plan.subject === 'cover' ? Math.min(frame.zoom, 1.08) : INDOORS.has(plan.place) ? frame.zoom * 1.04 : frame.zoom
  // Near cameras look about: never twice at the same corner of a room.
  const about = zoom > 1.1 ? random(`${plan.seed} ${plan.subject} about`).between(-0.3, 0.3) : -plan.side * 0.04
  return { pivot: [width * (0.5 + about), height * (frame.camera === 'close' ? 0.62 : 0.86)], zoom }
}

/** Where the heads will be, before the place is known, in its own pixels. */
function expectedHeads(scenery: Scenery, plan: ScenePlan, frame: Frame, { pivot, zoom }: View) {
  const staging = stagingOf(plan, undefined)
  return placeCast(plan, scenery.style, frame, staging, partsOf(plan, staging), scenery).map(({ placement }) => {
    const { head, headRadius } = anchorsOf(placement)
    const [x, y] = head.map((v, i) => pivot[i]! + (v - pivot[i]!) / zoom) as Point
    return { x, y, radius: headRadius / zoom }
  })
}

/** Paints the place, brought nearer round the ground under the people, and returns its stage in pixels of the picture. */
function paintBackground(scenery: Scenery, plan: ScenePlan, frame: Frame, { pivot, zoom }: View): Stage {
  const { g, width } = scenery
  const draw = PLACE_ART[plan.place]
  g.each((context) => {
    context.save()
    context.translate(...pivot)
    context.scale(zoom, zoom)
    context.translate(-pivot[0], -pivot[1])
  })
  const stage = draw(scenery, { side: plan.side, cover: plan.subject === 'cover', sitting: plan.action === 'sit' })
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
    ...(stage.water && { water: stage.water.map(moved) }),
    lights: stage.lights.map((light) => ({ ...moved(light), radius: light.radius * zoom })),
    sun: near(...stage.sun),
    ...(stage.wall && { wall: { ...moved(stage.wall), size: stage.wall.size * zoom } }),
  }
}

function placeCast(
  plan: ScenePlan,
  style: Style,
  frame: Frame,
  staging: Staging,
  parts: Parts,
  { width, height }: Scenery,
): Actor[] {
  const beside = parts.hero !== null && staging.hero === 'beside' && plan.subject !== 'cover'
  const near = frame.camera === 'close' || frame.camera === 'medium'
  const offset = beside ? (near ? 0.17 : 0.13) : plan.subject === 'cover' ? 0 : 0.05
  const wading = isWading(plan)
  const flying = plan.action === 'fly' || (plan.action === 'swim' && !wading)
  const actors = placePeople(plan.cast, carrying(staging, plan, parts), {
    style,
    adult: flying ? frame.adult * 0.8 : frame.adult,
    centreX: width * (0.5 - plan.side * offset),
    floorY: flying ? frame.floorY - frame.adult * 0.16 : frame.floorY,
    side: plan.side,
    bottom: wading ? 0 : height * 1.03,
    raise: wading ? 0.6 : frame.camera === 'close' ? 0.55 : frame.camera === 'medium' ? 0.3 : 0,
  })
  keepInside(actors, width)
  return actors
}

/** Moves both aside where a head would leave the page. */
function keepInside(actors: Actor[], width: number): void {
  const reach = actors.map(({ placement }) => {
    const { head, headRadius } = anchorsOf(placement)
    return { left: head[0] - headRadius * 1.3, right: head[0] + headRadius * 1.3 }
  })
  const edge = width * 0.045
  const over = Math.max(0, Math.max(...reach.map(({ right }) => right)) - (width - edge))
  const under = Math.max(0, edge - Math.min(...reach.map(({ left }) => left)))
  const shift = over > 0 && under > 0 ? (under - over) / 2 : under - over
  for (const actor of actors) actor.placement = { ...actor.placement, x: actor.placement.x + shift }
}

/** The free hand of whoever carries something comes forward. */
function carrying(staging: Staging, plan: ScenePlan, parts: Parts): Staging {
  if (!parts.held || staging.holder) return staging
  const outer = parts.held.hand === 'outer'
  const hand = (plan.side === 1) === outer ? 'right' : 'left'
  const pose = staging[parts.held.role]
  const to: Point = outer ? [0.42 * plan.side, 0.6] : [-0.2 * plan.side, 0.62]
  return { ...staging, [parts.held.role]: { ...pose, [hand]: { to, gesture: 'fist' } } }
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
  const knees = foot - anchors.hip[1] < r * 1.6 ? r * 1.7 : 0
  const xs = [
    anchors.shoulders.left[0],
    anchors.shoulders.right[0],
    anchors.hands.left[0],
    anchors.hands.right[0],
    anchors.hip[0] - knees,
    anchors.hip[0] + knees,
  ]
  layout.take({ left: Math.min(...xs), top: y, right: Math.max(...xs), bottom: Math.min(foot, y + r * 16) })
}

/** Leaves and stones grow in front of the lower corners; nothing stands behind them. */
function keepCorners(layout: Layout, width: number, height: number): void {
  for (const left of [0, width * 0.93])
    layout.take({ left, top: height * 0.8, right: left + width * 0.07, bottom: height })
}

function drawActor(g: Buffers, actor: Actor, distance: number, held: Held[], unit: number): Anchors {
  const { placement } = actor
  g.distance = distance
  const { x, y, height, pose } = placement
  const lifted = (pose.lift ?? 0) > 0.2
  if (!pose.roll && pose.seat !== 'astride')
    g.contactShadow(x, y, height * (lifted ? 0.14 : 0.19), Math.max(unit * 0.008, height * 0.026), lifted ? 0.5 : 0.85)
  return drawFigure(g, placement, held)
}
