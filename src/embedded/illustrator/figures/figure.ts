import type { Style } from '../../../contract/styles.ts'
import type { Buffers } from '../buffers/buffers.ts'
import { circle, type Point } from '../buffers/paths.ts'
import type { Character } from '../scene/character.ts'
import { drawArm, goesBehind, type Held } from './arms.ts'
import { drawCovering } from './coverings.ts'
import type { GarmentContext } from './garment.ts'
import { drawTrunk } from './garments.ts'
import { drawHair } from './hair.ts'
import { drawHead } from './head.ts'
import { drawLegs, drawSeat } from './legwear.ts'
import type { Pose } from './poses/pose.ts'
import { bodyOf, foreshortened } from './proportions.ts'
import { skeletonOf } from './skeleton.ts'
import { trunkOf } from './trunk.ts'
import { headTurn } from '../scene/head-turn.ts'
import { mannerOf } from '../scene/manners.ts'

export type Placement = {
  character: Character
  pose: Pose
  /** Where the person stands or sits: middle and ground, in pixels. */
  x: number
  y: number
  /** Standing height in pixels. */
  height: number
  style: Style
  /** Seen from above or below, where not from the height of the eyes. */
  eye?: 'high' | 'low'
}

/** Where the parts of a placed person are, in pixels of the picture. */
export type Anchors = {
  head: Point
  /** Half the head's height. */
  headRadius: number
  /** Half its breadth, without hair. */
  breadth: number
  /** Half a hand's length. */
  palm: number
  hands: { left: Point; right: Point }
  elbows: { left: Point; right: Point }
  shoulders: { left: Point; right: Point }
  hip: Point
  top: number
  /** Length of an arm. */
  arm: number
}

/** Measures a person without drawing. */
export function anchorsOf(placement: Placement): Anchors {
  const { frame, bones, unit, body } = prepare(placement)
  return {
    head: frame(bones.head),
    headRadius: unit / 2,
    breadth: body.head * unit,
    palm: body.hand * unit,
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
  const context = contextOf(g, placement)
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
              if (!back)
                inHead(() => {
                  drawCovering(g, character.look, 'behind', body.head, bones.turn, false)
                  drawHair(g, character, 'back', headTurn(bones.turn, body.head), style.hair)
                })
              const behind = (['left', 'right'] as const).filter((side) => goesBehind(pose, bones, body, side, back))
              for (const side of behind) arm(side, false)
              // Seated, the knees come in front of the trunk.
              if (context.seated) {
                drawSeat(context)
                drawTrunk(context)
              }
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

/** Draws arms of a person once more, over whoever lies in them; of an arm that comes from behind its body the forearm. */
export function drawArmsOver(g: Buffers, placement: Placement, sides: readonly ('left' | 'right')[]): void {
  const { pose, x, y } = placement
  const { unit, bones, body } = prepare(placement)
  const context = contextOf(g, placement)
  const over = (side: 'left' | 'right') => {
    if (pose[side].behind || !goesBehind(pose, bones, body, side, false)) return drawArm(context, pose, side, true, [])
    const { joint, end } = bones.arms[side]
    const reach = circle(end[0], end[1], Math.hypot(end[0] - joint[0], end[1] - joint[1]) * 0.85)
    g.clip(reach, () => drawArm(context, pose, side, false, []))
  }
  g.as('person', g.distance, () => g.at(x, y, () => sides.forEach(over), 0, unit))
}

function contextOf(g: Buffers, placement: Placement): GarmentContext {
  const { character, pose } = placement
  const { body, bones } = prepare(placement)
  const seated = (pose.seat !== undefined && pose.seat !== 'lying') || (pose.hip ?? 1) < 0.5
  const context = { g, character, body, bones, back: pose.view === 'back', seated }
  return { ...context, trunk: trunkOf(context) }
}

function prepare({ character, pose, x, y, height, style: styleId, eye }: Placement) {
  const style = mannerOf(styleId).figure
  const upright = bodyOf(character, style)
  const body = eye ? foreshortened(upright, eye) : upright
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
