import type { Style } from '../../../contract/styles.ts'
import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, limb, type Point } from '../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import { type Character, isGrown } from '../scene/character.ts'
import { type GarmentContext, trimOf } from './garment.ts'
import { drawTrunk } from './garments.ts'
import { drawLegs } from './legwear.ts'
import { drawHair } from './hair.ts'
import { drawHand } from './hand.ts'
import { drawHead } from './head.ts'
import type { Pose } from './poses/pose.ts'
import { bodyOf, FIGURE_STYLES } from './proportions.ts'
import { type Skeleton, skeletonOf } from './skeleton.ts'

export type Placement = {
  character: Character
  pose: Pose
  /** Where the person stands or sits: middle and ground, in pixels. */
  x: number
  y: number
  /** Standing height in pixels. */
  height: number
  style: Style
}

/** Where the parts of a placed person are, in pixels of the picture. */
export type Anchors = {
  head: Point
  /** Half the head's height. */
  headRadius: number
  hands: { left: Point; right: Point }
  elbows: { left: Point; right: Point }
  shoulders: { left: Point; right: Point }
  hip: Point
  top: number
  /** Length of an arm. */
  arm: number
}

/** What a person holds, drawn between the palm and the fingers at (0, 0); the unit is a head. */
export type Held = { side: 'left' | 'right'; draw: (headSize: number) => void }

/** Measures a person without drawing. */
export function anchorsOf(placement: Placement): Anchors {
  const { frame, bones, unit, body } = prepare(placement)
  return {
    head: frame(bones.head),
    headRadius: unit / 2,
    hands: { left: frame(bones.arms.left.end), right: frame(bones.arms.right.end) },
    elbows: { left: frame(bones.arms.left.joint), right: frame(bones.arms.right.joint) },
    shoulders: { left: frame(bones.shoulders.left), right: frame(bones.shoulders.right) },
    hip: frame(bones.hip),
    top: frame(bones.head)[1] - unit * 0.64,
    arm: body.arm * unit,
  }
}

/** Draws a person at the present distance of the buffers. */
export function drawFigure(g: Buffers, placement: Placement, held: readonly Held[] = []): Anchors {
  const { character, pose, x, y } = placement
  const { body, bones, unit, style, roll, pivot } = prepare(placement)
  const back = pose.view === 'back'
  const context: GarmentContext = {
    g,
    character,
    body,
    bones,
    back,
    seated: pose.seat !== undefined && pose.seat !== 'lying',
  }
  const inHead = (draw: () => void) => g.at(bones.head[0], bones.head[1], draw, bones.tilt)
  const arm = (side: 'left' | 'right', near: boolean) => drawArm(context, pose, side, near, held)
  g.as('person', g.distance, () =>
    g.at(
      x,
      y,
      () =>
        g.at(
          0,
          pivot,
          () =>
            g.at(0, -pivot, () => {
              if (!back) inHead(() => drawHair(g, character, 'back', body.head, bones.turn))
              const behind = (['left', 'right'] as const).filter((side) => goesBehind(pose, bones, side, back))
              for (const side of behind) arm(side, false)
              // Seated, the knees come in front of the trunk.
              if (context.seated) drawTrunk(context)
              drawLegs(context)
              if (!context.seated) drawTrunk(context)
              if (back) for (const side of ['left', 'right'] as const) if (!behind.includes(side)) arm(side, true)
              inHead(() => drawHead(g, character, pose, body, style))
              if (!back) for (const side of ['left', 'right'] as const) if (!behind.includes(side)) arm(side, true)
            }),
          roll,
        ),
      0,
      unit,
    ),
  )
  return anchorsOf(placement)
}

/** Draws the arms of a person once more, over whoever lies in them. */
export function drawArmsOver(g: Buffers, placement: Placement): void {
  const { character, pose, x, y } = placement
  const { body, bones, unit } = prepare(placement)
  const context: GarmentContext = { g, character, body, bones, back: false, seated: false }
  g.as('person', g.distance, () =>
    g.at(
      x,
      y,
      () => {
        for (const side of ['left', 'right'] as const) drawArm(context, pose, side, true, [])
      },
      0,
      unit,
    ),
  )
}

function prepare({ character, pose, x, y, height, style: styleId }: Placement) {
  const style = FIGURE_STYLES[styleId]
  const body = bodyOf(character, style)
  const unit = height / body.total
  const roll = pose.roll ?? (pose.seat === 'lying' ? -Math.PI / 2 : 0)
  const pivot = roll === 0 ? 0 : -body.total * 0.45
  const cos = Math.cos(roll)
  const sin = Math.sin(roll)
  const frame = ([px, py]: Point): Point => {
    const qy = py - pivot
    return [x + (px * cos - qy * sin) * unit, y + (px * sin + qy * cos + pivot) * unit]
  }
  const toLocal = ([px, py]: Point): Point => {
    const [dx, dy] = [(px - x) / unit, (py - y) / unit - pivot]
    return [dx * cos + dy * sin, -dx * sin + dy * cos + pivot]
  }
  return { style, body, unit, roll, pivot, frame, bones: skeletonOf(body, pose, toLocal) }
}

/** The far arm of a turned body hangs behind it; so does one that a pose puts there. */
function goesBehind(pose: Pose, bones: Skeleton, side: 'left' | 'right', back: boolean): boolean {
  if (pose[side].behind) return true
  if (back) return false
  const far = bones.turn > 0.3 ? 'right' : bones.turn < -0.3 ? 'left' : null
  if (far !== side) return false
  const across = (bones.arms[side].end[0] - bones.chest[0]) * Math.sign(bones.turn)
  return across < 0.3
}

function drawArm(
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

function isElder(character: Character): boolean {
  return isGrown(character) && character.age === 'elder'
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
