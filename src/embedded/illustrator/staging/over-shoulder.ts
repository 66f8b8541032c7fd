import type { Style } from '../../../contract/styles.ts'
import { anchorsOf, type Placement } from '../figures/figure.ts'
import { HANGING } from '../figures/poses/limbs.ts'
import { mannerOf } from '../scene/manners.ts'
import type { Actor, Role } from './actors.ts'
import { hidesFace } from './hidden-faces.ts'

export type OverShoulderFrame = {
  /** The picture, in pixels. */
  width: number
  height: number
  /** 1 puts the recipient at the right. */
  side: 1 | -1
  nearer: Role
  style: Style
}

/** Height of the near head and of the far one, and where both are, as shares of the picture. */
const NEAR = { head: 0.38, x: -0.31, y: 0.5 }
const FAR = { head: 0.25, x: 0.12, y: 0.42 }

/**
 * One is seen from behind, large and cut by the edge, and the other looks at them from beyond. The far one comes first.
 */
export function overShoulder(
  [sender, recipient]: [sender: Actor, recipient: Actor],
  frame: OverShoulderFrame,
): [far: Actor, near: Actor] {
  const { width, height, side, nearer, style } = frame
  const { head: size, aside } = mannerOf(style).framing
  const [near, far] = nearer === 'sender' ? [sender, recipient] : [recipient, sender]
  const set = (actor: Actor, { head, x, y }: typeof NEAR): Actor => {
    const { placement } = actor
    const tall = Math.min(head * height, head * width * 0.72)
    const sized: Placement = { ...placement, height: placement.height * (tall / (anchorsOf(placement).headRadius * 2)) }
    const [hx, hy] = anchorsOf(sized).head
    return {
      ...actor,
      placement: { ...sized, x: sized.x + (0.5 + side * x) * width - hx, y: sized.y + y * height - hy },
    }
  }
  const close = set(near, { head: NEAR.head * size, x: NEAR.x - aside * 0.5, y: NEAR.y + (1 - size) * 0.3 })
  const further = { ...FAR, head: FAR.head * size, x: FAR.x - aside, y: FAR.y - (1 - size) * 0.2 }
  // Large hair needs more room.
  let shift = 0
  while (shift < 0.14 && hidesFace([set(far, { ...further, x: further.x + shift }), close])) shift += 0.02
  return [withHandsInside(set(far, { ...further, x: further.x + shift }), width), close]
}

/** A hand that would leave the page at its side hangs. */
function withHandsInside(actor: Actor, width: number): Actor {
  const { placement } = actor
  const { hands, palm } = anchorsOf(placement)
  const edge = width * 0.045 + palm * 2
  const out = (['left', 'right'] as const).filter((hand) => Math.abs(hands[hand][0] - width / 2) > width / 2 - edge)
  const hanging = Object.fromEntries(out.map((hand) => [hand, HANGING[hand]]))
  return { ...actor, placement: { ...placement, pose: { ...placement.pose, ...hanging } } }
}
