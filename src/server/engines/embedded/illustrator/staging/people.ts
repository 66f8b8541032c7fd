import type { Style } from '../../../../../contract/styles.ts'
import type { Point } from '../buffers/paths.ts'
import { type Anchors, anchorsOf, type Placement } from '../figures/figure.ts'
import { FIGURE_STYLES, STATURE } from '../figures/proportions.ts'
import type { Character } from '../figures/character.ts'
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
  /** Pixels that sitting people sit above the floor line. */
  seatHeight?: number
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
    const pose = staging[role]
    const lifted = pose.seat === 'chair' ? (frame.seatHeight ?? 0) : 0
    return { role, placement: { character, pose, x, y: floorY - lifted, height: heightOf(character, adult), style } }
  }
  if (!cast.recipient) return [at('sender', cast.sender, centreX - side * adult * 0.12)]
  const headOf = (character: Character) => heightOf(character, adult) / heads[character.age]
  const apart = ((headOf(cast.sender) + headOf(cast.recipient)) / 2) * staging.gap
  const actors = [
    at('sender', cast.sender, centreX - (side * apart) / 2),
    at('recipient', cast.recipient, centreX + (side * apart) / 2),
  ]
  if (staging.joined) joinHands(actors[0]!, actors[1]!, side)
  return actors
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

function withHand(placement: Placement, hand: 'left' | 'right', target: Point): Placement {
  const { pose } = placement
  return { ...placement, pose: { ...pose, [hand]: { ...pose[hand], target, gesture: 'fist', behind: false } } }
}

/** Where the eyes of a picture rest: between the faces. */
export function faceCentre(anchors: readonly Anchors[]): Point {
  const n = Math.max(1, anchors.length)
  return [anchors.reduce((sum, a) => sum + a.head[0], 0) / n, anchors.reduce((sum, a) => sum + a.head[1], 0) / n]
}
