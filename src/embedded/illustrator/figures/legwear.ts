import { circle, curve, limb, merge, Path2D, type Point, polygon, rectangle, smooth } from '../buffers/paths.ts'
import { adjust, luma } from '../../colour.ts'
import { isGrown } from '../scene/character.ts'
import { type GarmentContext, trimOf } from './garment.ts'
import { between, closed, type Edges, limbLine, onCloth, openContour, pathOf, profile, ribbon } from './outline.ts'
import type { Body } from './proportions.ts'
import { SHORT_LEGGED } from './seated-legs.ts'

/** Half widths in leg widths: the thigh's weight at the hip, the calf, the ankle; cloth falls over them. */
const LEG = profile([0, 1.3], [0.3, 1.16], [0.48, 0.86], [0.66, 0.94], [1, 0.58])
const TROUSERS = profile([0, 1.5], [0.25, 1.5], [0.5, 1.16], [0.7, 1.18], [0.94, 1.02], [1, 1.06])
const SHORTS = profile([0, 1.5], [0.25, 1.54], [0.54, 1.5])

/** Half the breadth of a thigh where it leaves the hips of who sits. */
const thighOf = ({ legWidth, hip }: Body): number => Math.max(legWidth * 1.5, hip * 0.62)

/** The hips of who sits, between the hem of what they wear and the seat; more of them is seen from the side. */
export function drawSeat({ g, character: { outfit }, body, bones, trunk }: GarmentContext): void {
  const [left, right] = [trunk.cloth.right.at(-1)!, trunk.cloth.left.at(-1)!]
  const bottom = Math.min(-0.01, bones.hip[1] + thighOf(body))
  const [top, middle] = [Math.min(left[1], right[1], bottom - 0.15) - 0.06, (bones.hip[1] + bottom) / 2]
  const back = bones.side * body.hip * 0.28
  const [l, r] = [left[0] - Math.max(0, back), right[0] - Math.min(0, back)]
  const edge: Point[] = [
    [left[0] + 0.02, top],
    [l - 0.02, middle],
    [l + (r - l) * 0.12, bottom],
    [r - (r - l) * 0.12, bottom],
    [r + 0.02, middle],
    [right[0] - 0.02, top],
  ]
  const fill = outfit.garment === 'dress' ? outfit.colour : outfit.legColour
  g.shape(smooth(edge, true, 0.5), { fill, shade: 0.8 })
}

/** Trousers, shorts or bare legs with their socks, and shoes. */
export function drawLegs(context: GarmentContext): void {
  const { g, character, body, bones, seated } = context
  const { outfit, look } = character
  const bare = outfit.garment === 'dress' || outfit.legwear !== 'trousers'
  const order = bones.side > 0 ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const w = body.legWidth
  // Thighs that come towards the viewer grow out of the hips.
  const root = seated ? thighOf(body) : 0
  const wide = (shape: (t: number) => number) => (t: number) =>
    shape(t) * w + Math.max(0, root - shape(0) * w) * Math.max(0, 1 - t / 0.46)
  for (const side of order) {
    // Of a turned body one leg is behind the other.
    const far = side === order[0] && Math.abs(bones.side) > 0.4
    const darker = (colour: string) => (far ? adjust(colour, -0.05) : colour)
    const { joint, end } = bones.legs[side]
    const line = limbLine(bones.hips[side], joint, end, seated ? 0.26 : 0.36)
    if (bare) {
      const leg = ribbon(line, wide(LEG))
      g.shape(closed(leg), { fill: darker(look.skin), shade: 0.6, line: 0 })
      g.ink(openContour(leg, 0.1), 0.85)
      if (!isGrown(character))
        g.shape(
          closed(
            ribbon(
              line,
              wide((t) => LEG(t) * 1.1),
              0.76,
              0.98,
            ),
            0.2,
            1,
          ),
          {
            fill: darker('#fdf6ea'),
            shade: 0.4,
            line: 0.6,
          },
        )
    }
    shoe(context, side, far)
    const shorts = outfit.legwear === 'shorts' && outfit.garment !== 'dress'
    if (bare && !shorts) continue
    const cloth = shorts
      ? ribbon(line, wide(SHORTS), 0, 0.52)
      : ribbon(line, wide(TROUSERS), 0, 1 - (0.54 * body.foot) / body.leg)
    const fill = darker(outfit.legColour)
    // A knee bent to the utmost is round.
    if (!shorts && foldOf(bones.hips[side], joint, end) > 0.5)
      g.shape(circle(...line[4]!, TROUSERS(0.5) * w * 1.04), { fill, shade: 0.5 })
    g.shape(closed(cloth, 1, 0.2), { fill, shade: 0.8, line: 0 })
    g.ink(openContour(cloth, 0.12, 0.2))
    if (!shorts) kneeFolds(context, cloth, side)
  }
  if (!seated && (!bare || outfit.legwear === 'shorts')) {
    const { left, right } = bones.hips
    g.shape(merge([limb(left, [(left[0] + right[0]) / 2, left[1] - 0.02], right, [w * 1.2, w * 1.25, w * 1.2])]), {
      fill: outfit.legColour,
      shade: 0.5,
      line: 0,
    })
  }
  if (outfit.garment === 'dress' && seated) lap(context)
}

/** Cosine of the angle between thigh and shin: 1 where one lies on the other. */
function foldOf(root: Point, joint: Point, end: Point): number {
  const [ax, ay, bx, by] = [root[0] - joint[0], root[1] - joint[1], end[0] - joint[0], end[1] - joint[1]]
  return (ax * bx + ay * by) / Math.max(1e-6, Math.hypot(ax, ay) * Math.hypot(bx, by))
}

/** Creases in the hollow of a knee, or one over the foot of a straight leg. */
function kneeFolds({ g, body, bones }: GarmentContext, cloth: Edges, side: 'left' | 'right'): void {
  const root = bones.hips[side]
  const { joint, end } = bones.legs[side]
  const turned = (end[0] - root[0]) * (joint[1] - root[1]) - (end[1] - root[1]) * (joint[0] - root[0])
  const hollow = turned > 0 ? 1 : -1
  const bent = Math.abs(turned) > body.legWidth * body.leg * 0.5
  for (const along of bent ? [0.5, 0.57] : [0.56, 0.93]) {
    const places = [hollow * 0.96, hollow * 0.5, hollow * 0.05]
    const crease = pathOf(
      places.map((across, i) => onCloth(cloth, across, along + (i - 1) * 0.014)),
      false,
    )
    g.toneStroke(crease, -0.3, body.legWidth * 0.18, 0.6)
    g.ink(crease, 0.4, 0.5)
  }
}

/** A skirt over seated knees. */
function lap(context: GarmentContext): void {
  const { g, character, body, bones } = context
  const { left, right } = bones.legs
  const fill = adjust(character.outfit.colour, -0.015)
  if (body.total < SHORT_LEGGED && left.joint[1] < bones.hip[1]) {
    // Very short thighs: the skirt lies around them instead of hanging over.
    const w = body.legWidth
    for (const side of ['left', 'right'] as const) {
      const { joint, end } = bones.legs[side]
      g.shape(limb(bones.hips[side], joint, end, [w * 1.9, w * 1.8, w * 1.7], { to: 0.66, flat: true }), {
        fill,
        shade: 0.9,
      })
    }
    return
  }
  const way = Math.sign(left.joint[0] + right.joint[0] - 2 * bones.hip[0])
  const reach = [left, right].map(({ joint }) => (joint[0] - bones.hip[0]) * way)
  if (bones.hip[1] > -body.leg * 0.3 && Math.min(...reach) > body.hip * 0.5) return lapAside(context, way)
  const w = body.legWidth * 1.7
  const y = Math.max(left.joint[1], right.joint[1]) + w * 0.4
  // Over crossed legs the skirt falls from the waist; otherwise it looks like a roll.
  const spread = Math.abs(right.joint[0] - left.joint[0]) > body.hip * 3
  const waist = bones.hip[1] - (spread ? 0.34 : 0.1)
  const path = smooth(
    [
      [bones.hip[0] - body.hip, waist],
      [left.joint[0] - w, left.joint[1] - w * 0.5],
      [left.joint[0] - w * 0.8, y + 0.12],
      [(left.joint[0] + right.joint[0]) / 2, y + 0.08],
      [right.joint[0] + w * 0.8, y + 0.12],
      [right.joint[0] + w, right.joint[1] - w * 0.5],
      [bones.hip[0] + body.hip, waist],
    ],
    true,
    spread ? 0.36 : 0.5,
  )
  g.shape(path, { fill, shade: 0.9 })
  if (!spread) return
  for (const k of [-0.62, -0.28, 0.28, 0.62]) {
    const [x, reach] = [bones.hip[0] + body.hip * k, (right.joint[0] - left.joint[0]) * 0.5 * k]
    const fold = curve(x, waist + 0.1, x + reach * 0.5, y - w * 0.3, bones.hip[0] + reach, y + 0.04)
    g.toneStroke(fold, -0.3, w * 0.14, 0.6)
    g.ink(fold, 0.45, 0.6)
  }
}

/** On the ground with the legs to one side: one cloth from the waist over both thighs and knees, down to the ground. */
function lapAside({ g, character, body, bones }: GarmentContext, way: number): void {
  const { left, right } = bones.legs
  const w = body.legWidth
  const [near, far] = (left.joint[0] - right.joint[0]) * way > 0 ? [right, left] : [left, right]
  const high = Math.min(left.joint[1], right.joint[1])
  const shin = (leg: typeof left, t: number): Point => between(leg.joint, leg.end, t)
  const hem = [shin(far, 0.42), shin(near, 0.46)] as const
  const floor = Math.max(-0.01, bones.hip[1] + body.hip * 0.5)
  const path = smooth(
    [
      [bones.hip[0] - way * body.hip * 0.95, bones.hip[1] - body.hip * 0.7],
      [bones.hip[0] + way * body.hip * 0.6, bones.hip[1] - body.hip * 0.9],
      [(bones.hip[0] + near.joint[0]) / 2 + way * w, (bones.hip[1] + high) / 2 - w * 1.3],
      [near.joint[0] + way * w * 0.2, high - w * 1.3],
      [far.joint[0] + way * w * 0.9, far.joint[1] - w * 0.8],
      [hem[0][0] + way * w * 1.3, hem[0][1]],
      [hem[1][0] + way * w * 0.2, Math.min(floor, hem[1][1] + w * 1.5)],
      [bones.hip[0] + way * body.hip, floor],
      [bones.hip[0] - way * body.hip * 0.9, floor],
      [bones.hip[0] - way * body.hip * 1.25, bones.hip[1]],
    ],
    true,
    0.42,
  )
  g.shape(path, { fill: adjust(character.outfit.colour, -0.015), shade: 0.9 })
  for (const k of [0.3, 0.62]) {
    const fold = curve(
      bones.hip[0] + way * body.hip * k,
      bones.hip[1] - body.hip * 0.4,
      bones.hip[0] + (near.joint[0] - bones.hip[0]) * k,
      floor - w,
      hem[1][0] - way * w * (1.6 - k),
      floor - w * 0.3,
    )
    g.toneStroke(fold, -0.3, w * 0.24, 0.6)
    g.ink(fold, 0.45, 0.6)
  }
}

function shoe({ g, character, body, bones }: GarmentContext, side: 'left' | 'right', far: boolean): void {
  const { end, joint } = bones.legs[side]
  const way = bones.side > 0.4 ? 1 : bones.side < -0.4 ? -1 : side === 'left' ? -1 : 1
  const colour = far ? adjust(character.outfit.shoes, -0.05) : character.outfit.shoes
  const k = body.foot
  const flat = Math.abs(bones.side) <= 0.4
  const length = flat ? 1.25 : 1.75
  const swing = Math.atan2(end[0] - joint[0], end[1] - joint[1])
  const raised = end[1] < -k * 0.9
  g.at(
    end[0],
    end[1],
    () => {
      const p = new Path2D()
      p.moveTo(-way * k * 0.78, -k * 0.6)
      p.bezierCurveTo(-way * k * 0.98, k * 0.1, -way * k * 0.9, k * 0.52, -way * k * 0.7, k * 0.52)
      p.lineTo(way * k * length * 0.8, k * 0.52)
      p.bezierCurveTo(
        way * k * length * 1.08,
        k * 0.5,
        way * k * length * 1.02,
        -k * 0.22,
        way * k * length * 0.62,
        -k * 0.36,
      )
      p.bezierCurveTo(way * k * 0.8, -k * 0.46, way * k * 0.72, -k * 0.55, way * k * 0.62, -k * 0.74)
      p.closePath()
      g.shape(p, { fill: colour, shade: 0.7 })
      g.clip(p, () =>
        g.paint(
          rectangle(-k * 2.2, k * 0.3, k * 4.4, k * 0.4),
          luma(colour) > 0.7 ? adjust(colour, -0.18) : '#fff6e6',
          { opacity: 0.9, line: 0.4 },
        ),
      )
      const lace = polygon(
        [
          [way * k * 0.3, -k * 0.5],
          [way * k * 0.72, -k * 0.28],
        ],
        false,
      )
      g.stroke(lace, trimOf(colour), k * 0.12, { opacity: 0.85 })
    },
    raised ? -swing * 0.8 : 0,
  )
}
