import { circle, curve, type Point, polygon } from '../buffers/paths.ts'
import { anchorsOf, drawArmsOver, type Placement } from '../figures/figure.ts'
import { mirrored } from '../figures/poses/pose.ts'
import { POSES } from '../figures/poses/poses.ts'
import { STATURE } from '../figures/proportions.ts'
import type { PictureObject } from '../objects/drawing/object.ts'
import { paintInside, paintSide, rowingBoat } from '../objects/things/rowing-boat.ts'
import { boxAround, overlap } from '../scene/layout.ts'
import type { ScenePlan } from '../scene/plan.ts'
import type { Scenery } from '../scenery/scenery.ts'
import type { Actor, Role } from './actors.ts'
import type { Frame } from './composition.ts'
import type { Settling } from './settling.ts'
import type { Staging } from './staging.ts'
import { back, facing } from './usual-stagings.ts'
import { WATERLINE } from './wading.ts'

/** Whoever is taller rows, facing the other. */
export function rowingStaging({ cast: { sender, recipient } }: Pick<ScenePlan, 'cast'>): Staging {
  const rows: Role = recipient && STATURE[recipient.age] > STATURE[sender.age] ? 'recipient' : 'sender'
  return rows === 'sender'
    ? { sender: facing('row'), recipient: back('aboard'), gap: 2.4, hero: 'mount' }
    : { sender: facing('aboard'), recipient: back('row'), gap: 2.4, hero: 'mount' }
}

/** Where a boat lies, and what of it is drawn behind and before whoever is in it. */
export type Boat = { x: number; foot: number; size: number; bow: 1 | -1; rower: Actor; colour: string | undefined }

/** Seats everybody in a boat on the water: at one end who rows, the others before them. */
export function board(
  { width, height }: Scenery,
  actors: Actor[],
  others: Actor[],
  { adult }: Pick<Frame, 'adult'>,
  colour: string | undefined,
): Boat {
  const rower = actors.find(({ placement }) => isRowing(placement)) ?? actors[0]!
  // Boats move the way that a rower's back shows.
  const bow = (rower.placement.pose.facing ?? 0) > 0 ? -1 : 1
  const size = Math.min(adult * 0.46, (width * 0.8) / rowingBoat.aspect)
  const scale = size / (adult * 0.46)
  const [x, foot] = [width / 2, height * WATERLINE + size * 0.22]
  const seated = [rower, ...actors.filter((actor) => actor !== rower), ...others]
  const [first, last] = [0.2 * bow, (others.length > 1 ? -0.36 : others.length > 0 ? -0.33 : -0.22) * bow]
  seated.forEach((actor, i) => {
    const along = seated.length === 1 ? 0.05 * bow : first + ((last - first) * i) / (seated.length - 1)
    // Those who belong to the two sit as they do.
    const pose = others.includes(actor) ? aboard(bow, i) : actor.placement.pose
    const placement = { ...actor.placement, pose, height: actor.placement.height * scale }
    const { hip } = anchorsOf(placement)
    const [hx, hy] = [x + along * size * rowingBoat.aspect, foot - size * 0.6]
    actor.placement = { ...placement, x: placement.x + hx - hip[0], y: placement.y + hy - hip[1] }
  })
  return { x, foot, size, bow, rower, colour }
}

function aboard(bow: 1 | -1, i: number): Placement['pose'] {
  const pose = { ...POSES.aboard, expression: i % 2 ? ('happy' as const) : ('laugh' as const) }
  return bow === 1 ? pose : mirrored(pose)
}

/** A cat that comes along sits in the boat, at the end that is free. */
export function seatCompanion(settling: Settling, companion: PictureObject, { x, foot, size, bow }: Boat): void {
  const {
    scenery: { g },
    layout,
    shown,
    options,
    sizeOf,
  } = settling
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

const isRowing = ({ pose }: Placement) => pose.left.gesture === 'fist' && pose.right.gesture === 'fist'

/** The far side of the boat and the far oar. */
export function drawBoatBehind(scenery: Scenery, boat: Boat): void {
  const { g, height } = scenery
  hull(scenery, boat, 161, paintInside)
  const { hands } = anchorsOf(boat.rower.placement)
  g.as('object', 160, () =>
    oar(scenery, boat, hands[boat.bow === -1 ? 'right' : 'left'], 0.86, height * (WATERLINE - 0.015)),
  )
}

/** Who is aboard besides people, the near side, the near oar, and the hand that holds it. */
export function drawBoatBefore(scenery: Scenery, boat: Boat, passengers: () => void): void {
  const { g, height } = scenery
  passengers()
  hull(scenery, boat, 190, paintSide)
  const near = boat.bow === -1 ? 'left' : 'right'
  const { placement } = boat.rower
  g.as('object', 194, () => oar(scenery, boat, anchorsOf(placement).hands[near], 0.72, height * (WATERLINE + 0.06)))
  g.distance = 196
  drawArmsOver(g, placement, [near])
}

function hull({ g }: Scenery, { x, foot, size, bow, colour }: Boat, distance: number, paint: typeof paintSide): void {
  const scale = size / 100
  g.as('object', distance, () => g.at(x, foot, () => paint(g, colour), 0, scale * bow, scale))
}

/** From beyond the hand that holds it down into the water, towards the bow. */
function oar({ g }: Scenery, { size, bow }: Boat, [hx, hy]: Point, reach: number, water: number): void {
  const end: Point = [hx + bow * size * 2.2 * reach, water]
  const length = Math.hypot(end[0] - hx, end[1] - hy)
  const [dx, dy] = [(end[0] - hx) / length, (end[1] - hy) / length]
  const at = (along: number, aside = 0): Point => [hx + dx * along - dy * aside, hy + dy * along + dx * aside]
  const [from, neck] = [at(-size * 0.14), at(length - size * 0.42)]
  g.stroke(curve(...from, ...neck), '#c98f4e', size * 0.055, { line: 0.9, solid: true })
  const blade = [at(length - size * 0.45, size * 0.03), at(length - size * 0.36, size * 0.09), at(length, size * 0.1)]
  const other = [
    at(length, -size * 0.1),
    at(length - size * 0.36, -size * 0.09),
    at(length - size * 0.45, -size * 0.03),
  ]
  g.shape(polygon([...blade, ...other]), { fill: '#e0ad6a', shade: 0.7 })
  for (const k of [0.16, 0.26])
    g.stroke(circle(end[0], end[1] + size * 0.02, size * k, size * k * 0.3), '#ffffff', size * 0.018, { opacity: 0.8 })
}
