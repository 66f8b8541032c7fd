import type { Canvas, Image } from '@napi-rs/canvas'
import type { Style } from '../../../contract/styles.ts'
import { random } from '../../random.ts'
import { createBuffers, releaseBuffers } from '../buffers/buffers.ts'
import type { Point } from '../buffers/paths.ts'
import { type Anchors, anchorsOf, drawArmsOver } from '../figures/figure.ts'
import type { Light } from '../places/place.ts'
import { createLayout, type Layout, type Window } from '../scene/layout.ts'
import type { Manner } from '../scene/manner.ts'
import { mannerOf } from '../scene/manners.ts'
import { takeUp } from './take-up.ts'
import { toldColours } from './told-colours.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { colourIn, isRowing, isWading } from '../scene/situations.ts'
import { type Palette, paletteFor } from '../scenery/palette.ts'
import { isLow } from '../scenery/seats.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { AFLOAT } from '../scene/scene.ts'
import { isStroked, stroke, STROKING } from '../staging/beloved.ts'
import { ARM_OVER, drawShins } from '../staging/carry.ts'
import { climbRock, isClimbing } from '../staging/climbing.ts'
import { rollOf } from '../staging/composition.ts'
import { drawForeground, foregroundBox } from '../staging/foreground.ts'
import { mountRiders } from '../staging/mount.ts'
import { placeOthers } from '../staging/others.ts'
import { partsOf } from '../staging/parts.ts'
import { faceCentre } from '../staging/people.ts'
import { hangPortraits } from '../staging/portraits.ts'
import { board, drawBoatBefore, drawBoatBehind } from '../staging/rowing.ts'
import { stagingOf } from '../staging/stagings.ts'
import { drawTable, hasBowl, legsOf, tableFor } from '../staging/table.ts'
import { createThings } from '../staging/things.ts'
import { tiltOf } from '../staging/tilt.ts'
import { riderOf } from '../staging/wheels.ts'
import { blanketBox, tuckIn } from '../staging/tuck-in.ts'
import { bathersOf, deepFrame, drawShallows, floatingFrame } from '../staging/wading.ts'
import { paintFarWeather, paintWeather } from '../staging/weather.ts'
import { washWindow } from '../styles/acuarela.ts'
import { archWindow } from '../styles/frames.ts'
import { tornWindow } from '../styles/paper-layers.ts'
import { type Planes, readPlanes } from '../styles/planes.ts'
import { paintBackground, viewOf } from './background.ts'
import { keepClear, keepCorners } from './clear-space.ts'
import { drawActor, seatBox, seatUnder } from './draw-actor.ts'
import { expectedHeads, placeCast, roomFor } from './place-cast.ts'

export type Portraits = { sender: Canvas | Image | null; recipient: Canvas | Image | null }

type Painting = {
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
  const palette = litFrom(paletteFor(plan.time, plan.weather, style), plan.side)
  const frame = roomFor(plan, style, width, height)
  const wading = isWading(plan)
  // No two hands put the trees and clouds of one place alike.
  const chance = random(`${plan.seed} ${plan.subject} ${plan.place} ${style}`)
  g.light = palette.lightDirection
  const manner = mannerOf(style)
  takeUp(g, manner, frame.unit)
  const scenery: Scenery = { g, palette, random: chance, style, width, height, unit: frame.unit }
  const roll = rollOf(plan, style)
  const tilt = tiltOf(roll, width, height)
  tilt.apply(g)
  const view = viewOf(plan, frame, width, height)
  scenery.heads = expectedHeads(scenery, plan, frame, view)
  const floor = view.pivot[1] + (frame.floorY - view.pivot[1]) / view.zoom
  // Of near people the ground is not seen, and what stands behind them stands on what is.
  if (frame.camera !== 'close' && frame.camera !== 'medium') scenery.floor = floor - frame.unit * 0.01
  const stage = paintBackground(scenery, plan, frame, view)
  const margin = frame.unit * (manner.window === 'page' || manner.window === 'torn' ? 0.025 : 0.06)
  const window = WINDOWS[manner.window]?.(width, height)
  // What is put down before the camera leans must be whole on the page after it has.
  const onPage = ([x, y]: Point) =>
    Math.min(x, width - x, y) >= margin && height - y >= margin * 0.4 && (window?.(x, y) ?? true)
  const inside: Window | undefined = roll === 0 ? window : (x, y) => onPage(tilt.point([x, y]))
  const layout = createLayout(width, height, roll === 0 ? margin : 0, inside)
  const staging = stagingOf(plan, stage.seat)
  const parts = partsOf(plan, staging)
  const actors = placeCast(plan, style, wading ? deepFrame(frame, height) : frame, staging, parts, scenery, view)
  const table = staging.table ? tableFor(actors) : null
  const rowing = isRowing(plan)
  const afloat = wading || rowing
  const mount = plan.action === 'ride' ? parts.hero : null
  if (mount && !rowing)
    mountRiders(scenery, mount, actors, frame, {
      side: plan.side,
      seed: plan.seed,
      colour: colourIn(plan, mount.id),
      rider: riderOf(plan),
    })
  if (isClimbing(plan)) climbRock(scenery, actors, plan.side)
  const pet = isStroked(plan) ? parts.companion : null
  const tender = actors[0]!
  if (pet) tender.placement = stroke(plan, pet, tender.placement, frame, Math.min(frame.floorY, height * 0.955))
  const others = placeOthers(plan, actors, width)
  const boat = rowing && mount ? board(scenery, actors, others, frame, colourIn(plan, mount.id)) : null
  for (const { placement } of [...actors, ...others]) keepClear(layout, anchorsOf(placement), placement.y)
  const asleep = staging.lying ? actors.at(-1) : undefined
  if (asleep) layout.keep(blanketBox(asleep))
  if (!stage.indoor) keepCorners(layout, width, height)
  // Of people who are seen whole no hand is behind it.
  const foreground = foregroundBox(scenery, plan, frame.isGroundOff ? layout.kept : [...layout.kept, ...layout.taken])
  // Nothing is hidden behind what is nearer than everybody.
  if (foreground) layout.keep(foreground)
  if (table) legsOf(table, frame.floorY, frame.unit).forEach(layout.keep)
  const seated = plan.action === 'sit' && staging.sitting === 'seat'
  if (seated) layout.take(seatBox(actors, frame))
  paintFarWeather(scenery, plan)
  const hanging = plan.portraits ? hangPortraits(scenery, plan, stage, layout, portraits) : null
  const things = createThings(scenery, plan, parts, layout, actors, afloat ? floatingFrame(frame, height) : frame)
  if (mount) things.shown.add(mount.id)
  things.behind(staging, stage)
  if (!mount && !afloat && !AFLOAT.has(plan.place)) things.farOff()
  if (seated || (plan.action === 'sit' && isLow(stage.seat ?? 'towel'))) seatUnder(scenery, stage, actors, frame)
  const cover = asleep && tuckIn(scenery, asleep)
  if (boat) drawBoatBehind(scenery, boat)
  for (const other of others) drawActor(g, other, 164, [], frame.unit)
  const drawn = actors.map((actor, i) => drawActor(g, actor, 168 + i * 4, things.heldBy(actor), frame.unit))
  const [first, second] = actors.map(({ placement }) => placement)
  if (staging.shoulders && first && second) drawShins(g, first, second)
  if (staging.shoulders) drawArmsOver(g, second!, ['left', 'right'])
  if (staging.carried) drawArmsOver(g, first!, [ARM_OVER[plan.side]])
  cover?.()
  if (boat) drawBoatBefore(scenery, boat, () => things.aboard(boat))
  if (table) drawTable(scenery, table, frame.floorY, hasBowl(plan, staging))
  things.inFront(staging, table)
  if (pet) g.as('person', 197, () => drawArmsOver(g, tender.placement, [STROKING[plan.side]]))
  if (afloat) drawShallows(scenery, boat ? [] : bathersOf(actors))
  paintWeather(scenery, plan, layout.kept)
  scenery.faces = layout.kept
  stage.front(layout.kept)
  if (foreground) drawForeground(scenery, plan, foreground)
  hanging?.front()
  const lights: Light[] = [...stage.lights, ...things.lights]
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
    skins: [...actors, ...others].map(({ placement }) => placement.character.look.skin),
    worn: [
      ...[...actors, ...others].flatMap(({ placement: { character } }) => [
        character.look.hair,
        character.outfit.colour,
        character.outfit.legColour,
      ]),
      ...(plan.companion?.coat ? [plan.companion.coat.colour, plan.companion.coat.second] : []),
    ],
    told: toldColours(plan),
  })
  releaseBuffers(g)
  return { planes, focus: faceCentre(anchors), layout, anchors, shown: things.shown, hung: hanging?.hung ?? 0 }
}

/** Light comes from where the air is open. */
function litFrom(palette: Palette, side: 1 | -1): Palette {
  const [x, y] = palette.lightDirection
  return { ...palette, lightDirection: [Math.abs(x) * side, y] }
}

const WINDOWS: Partial<Record<Manner['window'], (width: number, height: number) => Window>> = {
  arch: archWindow,
  wash: washWindow,
  torn: tornWindow,
}
