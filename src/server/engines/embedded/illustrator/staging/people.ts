import type { Style } from '../../../../../contract/styles.ts'
import type { Point } from '../buffers/paths.ts'
import { type Anchors, anchorsOf, type Placement } from '../figures/figure.ts'
import { FIGURE_STYLES, STATURE } from '../figures/proportions.ts'
import type { Character, HaircutId } from '../figures/character.ts'
import type { Staging } from './stagings.ts'

export type Role = 'sender' | 'recipient'
export type Actor = { role: Role; placement: Placement }

export type PeopleFrame = {
  style: Style
  /** Height of an adult in pixels. */
  adult: number
  centreX: number
  floorY: number
  /** 1 puts the recipient at the right. */
  side: 1 | -1
}

/** Height in pixels of a person in the frame. */
export function heightOf(character: Character, adult: number): number {
  return adult * STATURE[character.age]
}

/** Puts the two people of a staging on the floor, so that their hands meet where they should. */
export function placePeople(
  cast: { sender: Character; recipient: Character | null },
  staging: Staging,
  frame: PeopleFrame,
): Actor[] {
  const { style, adult, centreX, floorY, side } = frame
  const { heads } = FIGURE_STYLES[style]
  const at = (role: Role, character: Character, x: number): Actor => {
    const placement = { character, pose: staging[role], x, y: floorY, height: heightOf(character, adult), style }
    return { role, placement }
  }
  if (!cast.recipient) return [at('sender', cast.sender, centreX - side * adult * 0.12)]
  const headOf = (character: Character) =>
    (heightOf(character, adult) / heads[character.age]) * VOLUME[character.haircut]
  const wish = ((headOf(cast.sender) + headOf(cast.recipient)) / 2) * staging.gap
  const pair = (apart: number, recipient: Character): Actor[] => [
    at('sender', cast.sender, centreX - (side * apart) / 2),
    at('recipient', recipient, centreX + (side * apart) / 2),
  ]
  let apart = wish
  let actors = pair(apart, cast.recipient)
  // Nobody's hair may hide the face of whoever stands behind.
  for (let i = 0; i < 16 && hidesFace(actors); i++) {
    apart += wish * 0.07
    actors = pair(apart, cast.recipient)
  }
  if (staging.joined) joinHands(actors[0]!, actors[1]!, side)
  if (staging.sitting === 'seat') shareSeat(actors)
  keepArmsOffFace(actors[1]!, actors[0]!)
  if (staging.embrace) embrace(actors[0]!, actors[1]!, side)
  return actors
}

/** Lowers an arm of whoever stands in front until it leaves the other's face free. */
function keepArmsOffFace(front: Actor, behind: Actor): void {
  for (const hand of ['left', 'right'] as const) {
    const face = anchorsOf(behind.placement)
    const own = anchorsOf(front.placement)
    const [hx] = own.hands[hand]
    const chin = face.head[1] + face.headRadius
    const hanging: Point = [
      own.shoulders[hand][0] + (hand === 'left' ? -0.2 : 0.2) * own.arm,
      own.shoulders[hand][1] + own.arm * 0.95,
    ]
    const lower = [0.2, 0.4, 0.6].map((k): Point => [(hx + own.hip[0]) / 2, chin + own.arm * k])
    for (const target of [null, ...lower, hanging]) {
      const placement = target ? withHand(front.placement, hand, target) : front.placement
      if (touchesFace(anchorsOf(placement), hand, face) && target !== hanging) continue
      front.placement = placement
      break
    }
  }
}

function touchesFace({ shoulders, elbows, hands }: Anchors, hand: 'left' | 'right', face: Anchors): boolean {
  const reach = face.headRadius * 1.12
  const near = (a: Point, b: Point) =>
    [0, 0.25, 0.5, 0.75, 1, 1.15].some(
      (t) => Math.hypot(a[0] + (b[0] - a[0]) * t - face.head[0], a[1] + (b[1] - a[1]) * t - face.head[1]) < reach,
    )
  return near(elbows[hand], hands[hand]) || near(shoulders[hand], elbows[hand])
}

/** Whether the recipient, who is drawn in front, covers the sender's face. */
function hidesFace(actors: Actor[]): boolean {
  const [back, front] = actors.map(({ placement }) => anchorsOf(placement))
  const hair = front!.headRadius * VOLUME[actors[1]!.placement.character.haircut]
  const dx = Math.abs(back!.head[0] - front!.head[0])
  const dy = front!.head[1] - back!.head[1]
  // A face ends at the chin; hair reaches a little above its own head.
  const above = dy > back!.headRadius * 0.95 + hair * 1.08
  return !above && dx < back!.headRadius * 0.62 + hair * 0.98
}

function joinHands(sender: Actor, recipient: Actor, side: 1 | -1): void {
  const near = side === 1 ? 'right' : 'left'
  const far = side === 1 ? 'left' : 'right'
  const a = anchorsOf(sender.placement)
  const b = anchorsOf(recipient.placement)
  const [sa, sb] = [a.shoulders[near], b.shoulders[far]]
  const x = (sa[0] * b.arm + sb[0] * a.arm) / (a.arm + b.arm)
  const y = Math.min(sa[1] + a.arm * 0.93, sb[1] + b.arm * 0.86)
  const target: Point = [x, Math.max(y, sa[1] + a.arm * 0.2, sb[1] - b.arm * 0.8)]
  sender.placement = withHand(sender.placement, near, target)
  recipient.placement = withHand(recipient.placement, far, target)
}

/** Arms go round the other's back, below the chin of whoever is smaller. */
function embrace(sender: Actor, recipient: Actor, side: 1 | -1): void {
  const a = anchorsOf(sender.placement)
  const b = anchorsOf(recipient.placement)
  const chin = Math.max(a.head[1] + a.headRadius, b.head[1] + b.headRadius)
  const low = chin + Math.min(a.arm, b.arm) * 0.42
  const wrap = (from: Actor, to: Anchors, way: 1 | -1) => {
    const [inner, outer] = way === 1 ? (['right', 'left'] as const) : (['left', 'right'] as const)
    from.placement = withHand(from.placement, inner, [to.hip[0] + way * to.headRadius * 0.2, low])
    from.placement = withHand(from.placement, outer, [
      to.hip[0] - way * to.headRadius * 0.5,
      low + to.headRadius * 0.35,
    ])
  }
  wrap(sender, b, side)
  wrap(recipient, a, side === 1 ? -1 : 1)
}

function withHand(placement: Placement, hand: 'left' | 'right', target: Point): Placement {
  const { pose } = placement
  return { ...placement, pose: { ...pose, [hand]: { ...pose[hand], target, gesture: 'fist', behind: false } } }
}

/** Where the eyes of a picture rest: between the faces. */
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

/** How much wider than its head a haircut makes a person. */
const VOLUME: Record<HaircutId, number> = {
  'side-part': 1,
  tousled: 1,
  pixie: 1,
  fuzz: 1,
  bald: 1,
  bun: 1,
  braids: 1.06,
  long: 1.04,
  bob: 1.08,
  'wavy-bob': 1.1,
  ponytail: 1.1,
  wavy: 1.2,
  curls: 1.2,
  'curly-long': 1.42,
  afro: 1.3,
}
