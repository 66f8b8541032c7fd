import { adjust } from '../../colour.ts'
import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, limb, type Point } from '../buffers/paths.ts'
import { type Character, isGrown } from '../scene/character.ts'
import { type GarmentContext, trimOf } from './garment.ts'
import { drawHand } from './hand.ts'
import type { Pose } from './poses/pose.ts'
import type { Skeleton } from './skeleton.ts'

function isElder(character: Character): boolean {
  return isGrown(character) && character.age === 'elder'
}

/** What a person holds, drawn between the palm and the fingers at (0, 0); the unit is a head. */
export type Held = { side: 'left' | 'right'; draw: (headSize: number) => void }

/** The far arm of a turned body hangs behind it; so does one that a pose puts there. */
export function goesBehind(pose: Pose, bones: Skeleton, side: 'left' | 'right', back: boolean): boolean {
  if (pose[side].behind) return true
  if (back) return false
  const far = bones.turn > 0.3 ? 'right' : bones.turn < -0.3 ? 'left' : null
  if (far !== side) return false
  const across = (bones.arms[side].end[0] - bones.chest[0]) * Math.sign(bones.turn)
  return across < 0.3
}

export function drawArm(
  { g, character, body, bones }: GarmentContext,
  pose: Pose,
  side: 'left' | 'right',
  near: boolean,
  held: readonly Held[],
): void {
  const { outfit, look } = character
  const root = bones.shoulders[side]
  const { joint, end } = bones.arms[side]
  const w = body.armWidth
  const colour = near ? outfit.colour : adjust(outfit.colour, -0.04)
  const long =
    outfit.garment !== 't-shirt' &&
    outfit.garment !== 'dungarees' &&
    !(outfit.garment === 'dress' && !outfit.scarf && !isElder(character))
  if (!long) g.shape(limb(root, joint, end, [w * 0.9, w * 0.82, w * 0.68]), { fill: look.skin, shade: 0.5, line: 0.8 })
  const angle = Math.atan2(end[1] - joint[1], end[0] - joint[0])
  const holding = held.find((item) => item.side === side)
  if (holding) g.at(end[0], end[1], () => holding.draw(1))
  const raised = end[1] < root[1]
  const thumb = (side === 'left' ? 1 : -1) * (raised ? -1 : 1)
  drawHand(
    g,
    [end[0] - Math.cos(angle) * w * 0.2, end[1] - Math.sin(angle) * w * 0.2],
    angle,
    body.hand,
    look.skin,
    holding ? 'fist' : (pose[side].gesture ?? 'relaxed'),
    thumb > 0 ? 1 : -1,
  )
  const sleeve = long
    ? limb(root, joint, end, [w * 1.24, w * 1.16, w * 1.08], { to: 0.95, flat: true })
    : limb(root, joint, end, [w * 1.32, w * 1.34, w * 1.28], { to: 0.38, flat: true })
  g.shape(sleeve, { fill: colour, shade: 0.7 })
  if (outfit.pattern === 'stripes' && outfit.garment !== 'pyjamas')
    stripes(g, sleeve, root, joint, end, w, trimOf(outfit.colour))
  if (near && Math.abs(bones.turn) < 0.75) {
    // One garment: no seam where the sleeve leaves the shoulder.
    const inner: Point = [root[0] + (bones.chest[0] - root[0]) * 0.32, root[1] + w * 0.16]
    g.punch(circle(inner[0], inner[1], w * 1.2))
  }
  if (!long) return
  g.shape(limb(root, joint, end, [w * 1.2, w * 1.14, w * 1.16], { from: 0.86, to: 0.96, flat: true }), {
    fill: adjust(colour, -0.05, 1.05),
    shade: 0.5,
    line: 0.7,
  })
  const crease = curve(
    joint[0] - w * 0.9,
    joint[1] - w * 0.1,
    joint[0],
    joint[1] + w * 0.35,
    joint[0] + w * 0.5,
    joint[1] - w * 0.2,
  )
  g.toneStroke(crease, -0.3, w * 0.2, 0.6)
  g.ink(crease, 0.42, 0.55)
}

function stripes(
  g: Buffers,
  sleeve: Parameters<Buffers['clip']>[0],
  root: Point,
  joint: Point,
  end: Point,
  w: number,
  colour: string,
): void {
  g.clip(sleeve, () => {
    for (let t = 0.12; t < 1; t += 0.17) {
      const [a, b, k] = t < 0.5 ? [root, joint, t * 2] : [joint, end, t * 2 - 1]
      const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
      g.at(
        a[0] + (b[0] - a[0]) * k,
        a[1] + (b[1] - a[1]) * k,
        () => g.paint(limb([0, -w * 2], [0, 0], [0, w * 2], [w * 0.24, w * 0.24, w * 0.24]), colour, { opacity: 0.92 }),
        angle,
      )
    }
  })
}
