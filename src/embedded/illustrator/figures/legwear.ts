import { curve, limb, merge, Path2D, polygon, rectangle, smooth } from '../buffers/paths.ts'
import { adjust, luma } from '../../colour.ts'
import { isGrown } from '../scene/character.ts'
import { type GarmentContext, trimOf } from './garment.ts'
import { SHORT_LEGGED } from './skeleton.ts'

/** Trousers, shorts or bare legs with their socks, and shoes. */
export function drawLegs(context: GarmentContext): void {
  const { g, character, body, bones, seated } = context
  const { outfit, look } = character
  const bare = outfit.garment === 'dress' || outfit.legwear !== 'trousers'
  const order = bones.turn > 0 ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const w = body.legWidth
  for (const side of order) {
    const root = bones.hips[side]
    const { joint, end } = bones.legs[side]
    if (bare) {
      g.shape(limb(root, joint, end, [w * 1.15, w * 0.82, w * 0.62]), {
        fill: look.skin,
        shade: 0.6,
        line: 0.85,
      })
      if (!isGrown(character))
        g.shape(limb(root, joint, end, [w, w * 0.86, w * 0.74], { from: 0.76, to: 0.98 }), {
          fill: '#fdf6ea',
          shade: 0.4,
          line: 0.6,
        })
    }
    shoe(context, side)
    if (outfit.legwear === 'shorts' && outfit.garment !== 'dress')
      g.shape(limb(root, joint, end, [w * 1.5, w * 1.42, w * 1.34], { to: 0.52, flat: true }), {
        fill: outfit.legColour,
        shade: 0.7,
      })
    else if (!bare) {
      g.shape(limb(root, joint, end, [w * 1.5, w * 1.14, w * 1.02], { to: 0.92, flat: true }), {
        fill: outfit.legColour,
        shade: 0.8,
      })
      for (const k of [-0.2, 0.4]) {
        const fold = curve(
          joint[0] - w * 0.8,
          joint[1] + w * k,
          joint[0] - w * 0.1,
          joint[1] + w * (k + 0.3),
          joint[0] + w * 0.45,
          joint[1] + w * k,
        )
        g.toneStroke(fold, -0.3, w * 0.18, 0.6)
        g.ink(fold, 0.4, 0.5)
      }
    }
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

/** A skirt over seated knees. */
function lap({ g, character, body, bones }: GarmentContext): void {
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

function shoe({ g, character, body, bones }: GarmentContext, side: 'left' | 'right'): void {
  const { end, joint } = bones.legs[side]
  const way = bones.turn > 0.28 ? 1 : bones.turn < -0.28 ? -1 : side === 'left' ? -1 : 1
  const colour = character.outfit.shoes
  const k = body.foot
  const flat = Math.abs(bones.turn) <= 0.28
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
