import type { Style } from '../../../contract/styles.ts'
import type { Point } from '../buffers/paths.ts'
import { anchorsOf } from '../figures/figure.ts'
import { mannerOf } from '../scene/manners.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { isWading } from '../scene/situations.ts'
import type { Scenery } from '../scenery/scenery.ts'
import type { Actor } from '../staging/actors.ts'
import { type Frame, frameOf, rollOf } from '../staging/composition.ts'
import { hairReach } from '../staging/hands.ts'
import { placeOthers } from '../staging/others.ts'
import { placePeople } from '../staging/people.ts'
import type { Staging } from '../staging/staging.ts'
import { stagingOf } from '../staging/stagings.ts'
import { blanketBox } from '../staging/tuck-in.ts'
import { tiltOf } from '../staging/tilt.ts'
import { type Parts, partsOf } from '../staging/parts.ts'
import { type View, viewOf } from './background.ts'

/** The frame in which there is room for everybody: people who are many are drawn smaller rather than left out. */
export function roomFor(plan: ScenePlan, style: Style, width: number, height: number): Frame {
  const frame = frameOf(plan, style, width, height)
  if (plan.others.length === 0) return frame
  // What they sit on is known when the place is painted.
  const seats = plan.action === 'sit' ? ([undefined, 'bench'] as const) : [undefined]
  const stagings = seats.map((seat) => stagingOf(plan, seat))
  const seenIn = (size: Frame, staging: Staging) => {
    const view = viewOf(plan, size, width, height)
    const actors = placeCast(plan, style, size, staging, partsOf(plan, staging), { width, height }, view)
    return placeOthers(plan, actors, width).length
  }
  let best = { size: frame, seen: -1 }
  for (const k of [1, 0.92, 0.84, 0.76, 0.69, 0.62, 0.55, 0.48]) {
    const size = { ...frame, adult: frame.adult * k }
    const seen = Math.min(...stagings.map((staging) => seenIn(size, staging)))
    if (seen > best.seen) best = { size, seen }
    if (seen === plan.others.length) break
  }
  return best.size
}

/** Where the heads will be, before the place is known, in its own pixels. */
export function expectedHeads(scenery: Scenery, plan: ScenePlan, frame: Frame, view: View) {
  const { pivot, zoom } = view
  const staging = stagingOf(plan, undefined)
  return placeCast(plan, scenery.style, frame, staging, partsOf(plan, staging), scenery, view).map(({ placement }) => {
    const { head, headRadius } = anchorsOf(placement)
    const [x, y] = head.map((v, i) => pivot[i]! + (v - pivot[i]!) / zoom) as Point
    return { x, y, radius: headRadius / zoom }
  })
}

export function placeCast(
  plan: ScenePlan,
  style: Style,
  frame: Frame,
  staging: Staging,
  parts: Parts,
  { width, height }: Pick<Scenery, 'width' | 'height'>,
  { horizon }: View,
): Actor[] {
  const wading = isWading(plan)
  const near = frame.camera === 'close' || frame.camera === 'medium'
  // A cover's people stay near its middle, under the title; close ones need the page's whole width.
  const aside = mannerOf(style).framing.aside * (plan.subject === 'cover' || near ? 0.6 : 1)
  const flying = plan.action === 'fly' || (plan.action === 'swim' && !wading)
  const beside = (parts.hero ?? parts.companion) !== null && staging.hero === 'beside' && plan.subject !== 'cover'
  const offset = beside ? (near ? 0.17 : 0.13) : plan.subject === 'cover' ? 0 : 0.05
  const place = (adult: number) =>
    placePeople(plan.cast, carrying(staging, plan, parts), {
      style,
      adult,
      centreX: width * (0.5 - plan.side * (offset + aside)),
      floorY: flying ? frame.floorY - frame.adult * 0.16 : frame.floorY,
      side: plan.side,
      width,
      height,
      horizon,
      nearer: plan.nearer,
      depth: plan.depth,
      eye: plan.eye,
      bottom: wading ? 0 : height * 1.03,
      raise: wading ? 0.6 : frame.camera === 'close' ? 0.55 : frame.camera === 'medium' ? 0.3 : 0,
    })
  const usual = flying ? frame.adult * 0.8 : frame.adult
  // A style that frames its page has its upper edge further down.
  const roll = rollOf(plan, style)
  const lower = roll === 0 ? 0 : tiltOf(roll, width, height).top
  const edge = Math.max(height * (mannerOf(style).window === 'page' ? 0.03 : 0.075), lower)
  const smaller = (actors: readonly Actor[]) =>
    Math.min(smallerFor(actors, edge + height * 0.015), (width * (1 - 2 * ASIDE)) / broadOf(actors, staging))
  const actors = near || flying ? place(usual) : place(usual * Math.min(1, smaller(place(usual))))
  if (near) keepHigh(actors, height, edge)
  keepInside(actors, staging, width)
  if (staging.lying) layWithin(actors, height)
  return actors
}

/** By how much people must be smaller so that raised hands stay on the page: 1 where they do. */
function smallerFor(actors: readonly Actor[], top: number): number {
  return Math.min(
    1,
    ...actors.map(({ placement }) => {
      const { hands, head, headRadius } = anchorsOf(placement)
      const highest = Math.min(hands.left[1], hands.right[1], head[1] - headRadius * 1.1) - headRadius * 0.3
      return (placement.y - top) / Math.max(1, placement.y - highest)
    }),
  )
}

/**
 * Near people who kneel or are small come up to where heads are looked at, as long as the ground stays below the page;
 * whose raised hand would leave the page goes down.
 */
function keepHigh(actors: Actor[], height: number, edge: number): void {
  const seen = actors.map(({ placement }) => anchorsOf(placement))
  const top = Math.min(...seen.map((anchors) => anchors.top))
  const hand = Math.min(
    ...seen.map(({ hands, headRadius }) => Math.min(hands.left[1], hands.right[1]) - headRadius * 0.4),
  )
  const below = Math.min(...actors.map(({ placement }) => placement.y)) - height * 1.04
  const up = Math.max(0, Math.min(top - height * 0.2, below))
  const shift = Math.max(-0.16 * height, Math.min(up, hand - edge))
  for (const actor of actors) actor.placement = { ...actor.placement, y: actor.placement.y - shift }
}

/** What of the page's width stays free beside people. */
const ASIDE = 0.045

/** From where to where people reach, and the blanket of whoever sleeps. */
function reachOf(actors: readonly Actor[], { lying }: Staging): { left: number; right: number } {
  const reach = actors.map(({ placement }) => {
    const { head, headRadius, hands } = anchorsOf(placement)
    const [x, y] = [hands.left[0], hands.right[0]]
    const hair = Math.max(headRadius * 1.3, hairReach(placement))
    return {
      left: Math.min(head[0] - hair, Math.min(x, y) - headRadius * 0.4),
      right: Math.max(head[0] + hair, Math.max(x, y) + headRadius * 0.4),
    }
  })
  const all = lying ? [...reach, blanketBox(actors.at(-1)!)] : reach
  return { left: Math.min(...all.map(({ left }) => left)), right: Math.max(...all.map(({ right }) => right)) }
}

function broadOf(actors: readonly Actor[], staging: Staging): number {
  const { left, right } = reachOf(actors, staging)
  return right - left
}

/** Moves all aside where a head would leave the page. */
function keepInside(actors: Actor[], staging: Staging, width: number): void {
  const { left, right } = reachOf(actors, staging)
  const over = Math.max(0, right - width * (1 - ASIDE))
  const under = Math.max(0, width * ASIDE - left)
  const shift = over > 0 && under > 0 ? (under - over) / 2 : under - over
  for (const actor of actors) actor.placement = { ...actor.placement, x: actor.placement.x + shift }
}

/** Who lies on the ground is further up where its pillow would be below the page, and who watches with them. */
function layWithin(actors: Actor[], height: number): void {
  const below = Math.max(0, blanketBox(actors.at(-1)!).bottom - height * 0.975)
  for (const actor of actors) actor.placement = { ...actor.placement, y: actor.placement.y - below }
}

/** The free hands of those who hold something come forward. */
function carrying(staging: Staging, plan: ScenePlan, parts: Parts): Staging {
  if (staging.holder) return staging
  return parts.held.reduce<Staging>((held, { role, hand: which }) => {
    const outer = which === 'outer'
    const hand = (plan.side === 1) === outer ? 'right' : 'left'
    // What is eaten is near the mouth.
    const usual = outer ? [0.42, 0.6] : [0.2, 0.62]
    // Of near people what they hold is seen at the chest, or not at all.
    const [out, down] = plan.action === 'eat' ? [0.5, 0.3] : plan.camera === 'close' ? [0.32, 0.26] : usual
    const to: Point = [out! * (outer ? plan.side : -plan.side), down!]
    return { ...held, [role]: { ...held[role], [hand]: { to, gesture: 'fist' } } }
  }, staging)
}
