import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, Path2D, rectangle } from '../buffers/paths.ts'
import type { Pose } from './poses/pose.ts'
import { FEET } from './poses/limbs.ts'
import { anchorsOf, type Placement } from './figure.ts'

const [TYRE, METAL, CLOTH] = ['#2f3440', '#aab4c2', '#3f5f8a']

/** The same pose as somebody has it who sits in a wheelchair: the arms and the look, on a chair. */
export function inWheelchair(pose: Pose): Pose {
  const { hip: _, roll: __, lift: ___, ...rest } = pose
  const { lean = 0, bend = 0, turn = 0 } = pose
  // Seen from before, a chair with its wheels would hide behind whoever sits in it; from behind it hides their legs.
  const way = pose.facing ?? turn
  const [least, most] = pose.view === 'back' ? [0.1, 0.1] : [0.5, 0.8]
  const facing = (way < 0 ? -1 : 1) * Math.max(least, Math.min(most, Math.abs(way)))
  return { ...rest, seat: 'chair', feet: FEET, sway: 0, turn, facing, lean: lean * 0.4, bend: bend * 0.4 }
}

/** Whether somebody is drawn in their wheelchair: not in bed, on a horse or in the water. */
export function isInWheelchair({ character, pose }: Placement): boolean {
  return character.wheels === true && pose.seat === 'chair'
}

/** A wheelchair round whoever sits in it: what of it lies behind the body, or before it. */
export function drawWheelchair(g: Buffers, placement: Placement, part: 'behind' | 'before'): void {
  const { hip, shoulders, headRadius } = anchorsOf(placement)
  const { pose, y: ground } = placement
  const side = Math.sin(((pose.facing ?? pose.turn ?? 0) * Math.PI) / 2)
  const seat = ground - hip[1]
  // Under a large head a wheel of the height of short legs would be a toy's.
  const radius = Math.max(seat * 0.68, headRadius * 0.56)
  const half = Math.max(Math.abs(shoulders.right[0] - shoulders.left[0]) * 0.8, seat * 0.5)
  const top = hip[1] - (hip[1] - (shoulders.left[1] + shoulders.right[1]) / 2) * 0.72
  const near = side > 0.25 ? -1 : side < -0.25 ? 1 : 0
  const back = hip[0] - side * half * 0.55
  const fromBehind = pose.view === 'back'
  const rest = () => {
    const foot = hip[1] + seat * (fromBehind ? 0.34 : 0.1)
    g.shape(rectangle(back - half * 0.82, top, half * 1.64, foot - top, seat * 0.08), { fill: CLOTH, shade: 0.7 })
    if (fromBehind)
      g.stroke(
        curve(back - half * 0.82, hip[1], back, hip[1] + seat * 0.05, back + half * 0.82, hip[1]),
        METAL,
        seat * 0.04,
      )
    for (const s of [-1, 1]) {
      const x = back + s * half * 0.82
      g.stroke(curve(x, foot, x, top - seat * 0.06), METAL, seat * 0.05, { line: 0.7, solid: true })
      g.stroke(curve(x, top - seat * 0.06, x - side * seat * 0.2, top - seat * 0.07), TYRE, seat * 0.07, {
        line: 0.7,
        solid: true,
      })
    }
  }
  const wheelAt = (s: number) => hip[0] + s * half * 1.02 - side * half * 0.2
  /** The cloth beside the seat, which keeps clothes off the wheel: what is seen of it lies behind the spokes. */
  const guard = (s: number) => {
    const reach = radius * 0.74 * Math.abs(side)
    const box = rectangle(wheelAt(s) - reach, hip[1] - seat * 0.08, reach * 2, seat * 0.4, seat * 0.06)
    g.shape(box, { fill: CLOTH, shade: 0.6, line: 0.8 })
  }
  const wheels = (s: number) => wheel(g, wheelAt(s), ground - radius, radius, side)
  g.as('object', g.distance, () => {
    if (part === 'before') {
      if (fromBehind) for (const s of [-1, 1]) wheels(s)
      else if (near !== 0) {
        guard(near)
        wheels(near)
      }
      if (fromBehind) rest()
      return
    }
    g.contactShadow(hip[0], ground, half * 1.5, seat * 0.14, 0.7)
    if (!fromBehind) {
      for (const s of [-1, 1]) if (s !== near) wheels(s)
      rest()
    }
    g.shape(rectangle(hip[0] - half, hip[1] - seat * 0.02, half * 2, seat * 0.16, seat * 0.06), {
      fill: CLOTH,
      shade: 0.5,
    })
    for (const s of [-1, 1]) {
      const x = hip[0] + s * half * 0.6 + side * half * 1.1
      g.stroke(
        curve(hip[0] + s * half * 0.7 + side * half * 0.5, hip[1] + seat * 0.1, x, ground - seat * 0.2),
        METAL,
        seat * 0.045,
        {
          line: 0.7,
          solid: true,
        },
      )
      g.shape(circle(x, ground - seat * 0.12, seat * 0.07 + Math.abs(side) * seat * 0.05, seat * 0.12), {
        fill: TYRE,
        shade: 0.4,
      })
    }
    const plate = hip[0] + side * half * 1.5
    g.shape(rectangle(plate - half * 0.7, ground - seat * 0.05, half * 1.4, seat * 0.05, seat * 0.02), {
      fill: METAL,
      shade: 0.4,
    })
  })
}

/** A wheel with its spokes and its hand rim, the narrower the more it is seen from before. */
function wheel(g: Buffers, x: number, y: number, radius: number, side: number): void {
  const narrow = Math.max(0.22, Math.abs(side))
  const spokes = new Path2D()
  for (let i = 0; i < 6; i++) {
    const [dx, dy] = [Math.cos(i * 0.5236) * radius * narrow, Math.sin(i * 0.5236) * radius]
    spokes.moveTo(x - dx, y - dy)
    spokes.lineTo(x + dx, y + dy)
  }
  g.stroke(spokes, METAL, radius * 0.03, { solid: true })
  g.stroke(circle(x, y, radius * 0.8 * narrow, radius * 0.8), METAL, radius * 0.045, { solid: true })
  g.stroke(circle(x, y, radius * 0.93 * narrow, radius * 0.93), TYRE, radius * 0.12, { line: 0.8, solid: true })
  g.shape(circle(x, y, radius * 0.11 * Math.max(0.5, narrow), radius * 0.11), { fill: METAL, shade: 0.5 })
}
