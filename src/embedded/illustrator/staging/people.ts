import type { Style } from '../../../contract/styles.ts'
import type { Point } from '../buffers/paths.ts'
import { type Anchors, anchorsOf, type Placement } from '../figures/figure.ts'
import { STATURE } from '../figures/proportions.ts'
import type { Character } from '../scene/character.ts'
import type { ScenePlan } from '../scene/plan.ts'
import type { Actor, Role } from './actors.ts'
import { carry, rideShoulders } from './carry.ts'
import { armHidesFace, keepArmsOffFace, keepHandsOffOwnFace, showHands } from './free-faces.ts'
import {
  embrace,
  joinHands,
  keepHandsThisSide,
  layRound,
  leanOnTable,
  meetAgain,
  restOnShoulder,
  strokeHair,
  whisper,
} from './hands.ts'
import { HAIRCUTS } from '../figures/hair/haircuts.ts'
import { hidesFace } from './hidden-faces.ts'
import { overShoulder, type OverShoulderFrame } from './over-shoulder.ts'
import type { Staging } from './staging.ts'
import { mannerOf } from '../scene/manners.ts'

type PeopleFrame = OverShoulderFrame & {
  style: Style
  /** Height of an adult in pixels. */
  adult: number
  centreX: number
  floorY: number
  /** Where the lines of depth meet, from the top. */
  horizon: number
  /** How many times as large as the other the nearer is. */
  depth: number
  eye: ScenePlan['eye']
  /** How much of the difference in height is made up where no feet are seen, 0 to 1. */
  raise?: number
  /** Below this line nothing is seen. */
  bottom?: number
}

/** Height in pixels of a person in the frame. */
function heightOf(character: Character, adult: number): number {
  return adult * STATURE[character.age]
}

/** How many times as large somebody is for being near or far: both together are as large as at one depth. */
function nearness({ nearer, depth }: Pick<PeopleFrame, 'nearer' | 'depth'>, role: Role): number {
  return nearer === role ? depth ** 0.4 : depth ** -0.6
}

/** Puts the two people of a staging on the ground, so that their hands meet where they should. Who is further off comes first; at one depth the sender. */
export function placePeople(
  cast: { sender: Character; recipient: Character | null },
  staging: Staging,
  frame: PeopleFrame,
): Actor[] {
  const { style, centreX, floorY, side, horizon, eye, raise = 0, bottom = 0 } = frame
  const { heads } = mannerOf(style).figure
  const adult = frame.adult
  const tallest = Math.max(...[cast.sender, cast.recipient].map((one) => (one ? heightOf(one, adult) : 0)))
  // Where feet are seen whoever is nearer keeps them on the page, and the other stands further back.
  const nearest = raise === 0 && cast.recipient ? frame.depth ** 0.4 : 1
  const at = (role: Role, character: Character, x: number): Actor => {
    const scale = nearness(frame, role)
    const height = heightOf(character, adult)
    const pose = staging[role]
    // Whoever kneels has come down already; feet that are seen stay on the ground.
    const wish = pose.seat || staging.sender.seat ? 0 : Math.max(0, tallest - height) * raise
    const lower = Math.max(0, Math.min(wish, floorY - bottom))
    const y = horizon + ((floorY - lower - horizon) * scale) / Math.max(1, nearest)
    const seen = eye === 'level' ? {} : { eye }
    return { role, placement: { character, pose, x, y, height: height * scale, style, ...seen } }
  }
  if (!cast.recipient) return [at('sender', cast.sender, centreX - side * adult * 0.12)]
  const headOf = (role: Role, character: Character) =>
    (heightOf(character, adult) / heads[character.age]) * HAIRCUTS[character.haircut].volume * nearness(frame, role)
  // Heads as broad as shoulders keep people apart enough.
  const gap =
    mannerOf(style).figure.headShape === 'box' && staging.gap > 1.4 ? 1.4 + (staging.gap - 1.4) * 0.35 : staging.gap
  const apartBy = ((headOf('sender', cast.sender) + headOf('recipient', cast.recipient)) / 2) * gap
  const pair = (apart: number, recipient: Character): Pair => [
    at('sender', cast.sender, centreX - (side * apart) / 2),
    at('recipient', recipient, centreX + (side * apart) / 2),
  ]
  // Long arms beside small heads need room to reach out between two.
  const reach = Math.min(...pair(0, cast.recipient).map(({ placement }) => anchorsOf(placement).arm))
  // Beside small heads knees are what keeps people apart.
  const seated = staging.sitting === 'seat' ? reach * 0.9 : 0
  // What one holds out to the other lies between two hands.
  const between = reach * (staging.holder === 'sender' ? 1.7 : 1.15)
  const wish =
    staging.gap < 1.5 || staging.sitting || staging.joined ? Math.max(apartBy, seated) : Math.max(apartBy, between)
  if (staging.overShoulder) return overShoulder(pair(wish, cast.recipient), frame)
  if (staging.carried) {
    const [sender, baby] = pair(wish, cast.recipient)
    carry(sender, baby, side)
    return [sender, baby]
  }
  if (staging.shoulders) return rideShoulders(pair(0, cast.recipient), staging.shoulders)
  if (staging.lying) return lieDown(pair(wish, cast.recipient), side)
  const { recipient } = cast
  const apart = Array.from({ length: 17 }, (_, i) => wish * (1 + i * 0.07))
  // Nobody's hair may hide the face of whoever stands behind, and no arm go before it.
  const first = apart.findIndex((by) => !hidesFace(farFirst(pair(by, recipient), staging, frame)))
  // Where it does at any distance, they stand as far apart as they come.
  const free = first === -1 ? apart.slice(-1) : apart.slice(first)
  const ways = free.map((by) => () => share(pair(by, recipient), staging, frame))
  const usual = ways[0]!()
  if (staging.embrace || staging.whispered || !armHidesFace(usual)) return usual
  for (const way of ways.slice(1)) {
    const actors = way()
    if (!armHidesFace(actors)) return actors
  }
  const swapped = usual.toReversed()
  return hidesFace(swapped, true) || armHidesFace(swapped) ? usual : swapped
}

type Pair = [sender: Actor, recipient: Actor]

/** Who is nearer, and who is small in somebody's arms, is before the other. */
function farFirst([sender, recipient]: Pair, { gap }: Staging, { depth, nearer }: PeopleFrame): Pair {
  const isBefore =
    gap < 1 ? sender.placement.height < recipient.placement.height * 0.87 : depth !== 1 && nearer === 'sender'
  return isBefore ? [recipient, sender] : [sender, recipient]
}

/** Their arms as the staging has them meet, with both faces free of them where there is room; who is further off comes first. */
function share(actors: Pair, staging: Staging, frame: PeopleFrame): Actor[] {
  const { side } = frame
  const [sender, recipient] = actors
  const [far, near] = farFirst(actors, staging, frame)
  if (staging.joined) joinHands(sender, recipient, side)
  // Short arms bring them near again: then whoever is smaller is before the other, below their face.
  const turned = hidesFace([far, near], true) && !hidesFace([near, far], true)
  if (staging.sitting === 'seat') shareSeat(actors)
  keepArmsOffFace(near, far)
  // A tall one's arm goes round whoever is small and before them.
  const held = staging.gap < 1 && far === recipient
  if (held) layRound(far, near, side)
  else if (!staging.joined && !staging.embrace) {
    showHands(far, near)
    if (!staging.whispered) keepHandsThisSide(far, near)
  }
  for (const actor of actors) keepHandsOffOwnFace(actor)
  // A hand that leaves its own brow goes before nobody else's.
  keepArmsOffFace(near, far)
  if (staging.joined) meetAgain(sender, recipient, side)
  if (!staging.embrace) restOnShoulder(sender, recipient)
  if (staging.embrace) embrace(sender, recipient, side)
  if (staging.whispered) whisper(sender, recipient, side)
  if (staging.leaning) leanOnTable(sender, recipient, side)
  return turned ? [near, far] : [far, near]
}

/** The recipient lies along the ground before the sender, the head beside whoever watches. */
function lieDown([sender, recipient]: Actor[], side: 1 | -1): Actor[] {
  const { placement } = recipient!
  const roll = (-side * Math.PI) / 2
  const lying: Placement = { ...placement, pose: { ...placement.pose, roll, tilt: 0 } }
  const { head, headRadius } = anchorsOf(lying)
  const watcher = anchorsOf(sender!.placement)
  const x = watcher.hip[0] + side * (watcher.headRadius * 2.1 + headRadius)
  const dy = placement.y + headRadius * 0.1 - (head[1] + headRadius)
  const sleeper = { ...recipient!, placement: { ...lying, x: lying.x + x - head[0], y: lying.y + dy } }
  strokeHair(sender!, sleeper, side)
  return [sender!, sleeper]
}

/** The point that must never be cropped away: the mean of the heads, in pixels. */
export function faceCentre(anchors: readonly Anchors[]): Point {
  const n = Math.max(1, anchors.length)
  return [anchors.reduce((sum, a) => sum + a.head[0], 0) / n, anchors.reduce((sum, a) => sum + a.head[1], 0) / n]
}

/** Everybody sits at the same height; short legs dangle. */
function shareSeat(actors: Actor[]): void {
  const hips = actors.map(({ placement }) => anchorsOf(placement).hip[1])
  const seat = Math.min(...hips)
  actors.forEach((actor, i) => {
    actor.placement = { ...actor.placement, y: actor.placement.y - (hips[i]! - seat) }
  })
}

/** Pixels from the floor to where people sit. */
export function seatHeightOf(actors: readonly Actor[], floorY: number): number {
  return Math.max(...actors.map(({ placement }) => floorY - anchorsOf(placement).hip[1]))
}
