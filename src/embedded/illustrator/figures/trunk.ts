import type { Point } from '../buffers/paths.ts'
import { isGrown, type Outfit } from '../scene/character.ts'
import type { GarmentContext, Trunk } from './garment.ts'
import { between, type Edges, profile } from './outline.ts'
import { onSpine } from './skeleton.ts'

/** How wide a garment falls from the hips. */
const LOOSE: Record<Outfit['garment'], number> = {
  't-shirt': 1.08,
  jumper: 1.2,
  hoodie: 1.24,
  shirt: 1.12,
  dress: 1.9,
  dungarees: 1.1,
  coat: 1.5,
  pyjamas: 1.16,
}

/** A dressed body whose trunk is not yet outlined. */
type Wearer = Omit<GarmentContext, 'trunk'>

const STEPS = 30
const TOP = -0.03
/** More points at the shoulders, where the outline turns. */
const CROWDED = 1.3

/**
 * The outline of a dressed trunk: half widths of its front and of its side at a few heights, seen at the angle at which
 * it is turned, along the spine.
 */
export function trunkOf(context: Wearer): Trunk {
  const { body, bones } = context
  const hem = hemOf(context)
  const { front, side, forward } = widthsOf(context, hem)
  const skirt = hem - body.torso > 0.2 ? skirtOf(context, hem) : null
  const cloth: Edges = { left: [], right: [] }
  for (let i = 0; i <= STEPS; i++) {
    const down = TOP + (hem - TOP) * (i / STEPS) ** CROWDED
    const [x, y] = centreOf(context, down)
    const tilt = bones.shoulderTilt + (bones.hipTilt - bones.shoulderTilt) * Math.min(1, Math.max(0, down / body.torso))
    let half = Math.hypot(front(down) * bones.front, side(down) * bones.side)
    let shift = forward(down) * bones.side
    if (skirt && down > body.torso) {
      const fall = (down - body.torso) / (hem - body.torso)
      half = Math.max(half, half + (skirt.half - half) * fall ** 0.8)
      shift += skirt.shift * fall
    }
    const across: Point = [Math.cos(tilt) * half, Math.sin(tilt) * half]
    cloth.left.push([x + across[0] + shift, y + across[1]])
    cloth.right.push([x - across[0] + shift, y - across[1]])
  }
  return { cloth, along: (down) => Math.max(0, (down - TOP) / (hem - TOP)) ** (1 / CROWDED) }
}

/** Under the hips cloth hangs straight down, however the trunk leans. */
function centreOf({ body, bones }: Wearer, down: number): Point {
  if (down <= body.torso) return onSpine(bones, body.torso, down)
  return [bones.hip[0], bones.hip[1] + down - body.torso]
}

/** Heads from the chest to the hem. */
function hemOf({ character, body, bones, seated }: Wearer): number {
  const { garment } = character.outfit
  const below = {
    dress: seated ? 0.16 : body.leg * (isGrown(character) ? 0.55 : 0.5),
    coat: seated ? 0.12 : body.leg * 0.36,
  }
  const drop = garment === 'dress' || garment === 'coat' ? below[garment] : seated ? -0.03 : 0.1
  // No cloth is drawn below the ground for a seated figure.
  return body.torso + (seated ? Math.min(drop, -0.04 - bones.hip[1]) : drop)
}

/** Half widths in heads by the heads under the chest: of the front, of the side; and how far the side bulges forward. */
function widthsOf({ character, body, seated }: Wearer, hem: number) {
  const { shoulder: s, hip: h, neck: n, torso: t } = body
  const { garment } = character.outfit
  const grown = isGrown(character)
  const loose = LOOSE[garment] * (seated && garment === 'dress' ? 0.85 : 1)
  const waisted = garment === 'dress' || (character.feminine && grown && garment !== 'coat' && garment !== 'hoodie')
  const tummy = character.age === 'baby' ? 0.16 : character.age === 'elder' ? 0.07 : 0
  const waist = s * (waisted ? 0.74 : 0.93) * (1 + tummy)
  const hips = h * (waisted && garment !== 'dress' ? loose * 1.08 : loose)
  const hipsAt = garment === 'dress' || garment === 'coat' ? h * 1.2 : hips * 0.98
  const end = Math.max(hem, t + 0.02)
  const deep = s * (grown ? 0.62 : 0.74)
  const under = Math.max(0.2, t * 0.36)
  return {
    front: profile(
      [TOP, n * 1.1],
      [0.015, s * 0.6],
      [0.06, s * 0.88],
      [0.14, s * 0.97],
      [under, s * 0.92],
      [t * 0.64, waist],
      [t * 0.94, hipsAt],
      [end, hips],
    ),
    side: profile(
      [TOP, n * 1.1],
      [0.05, deep * 0.66],
      [0.15, deep * 0.92],
      [under, deep * 1.04],
      [t * 0.64, deep * (waisted ? 0.86 : 0.96) * (1 + tummy * 1.6)],
      [t * 0.94, Math.max(deep, h * 0.98) * (loose > 1.4 ? 1.05 : 0.98)],
      [end, Math.max(deep, h) * (loose > 1.4 ? loose * 0.8 : loose * 0.92)],
    ),
    forward: profile(
      [TOP, 0],
      [under, grown && character.feminine ? 0.05 : 0.03],
      [t * 0.66, tummy * 0.5],
      [t, -0.035],
      [t + 0.1, -0.03],
    ),
  }
}

/** Where legs that are apart push the hem of a skirt or coat. */
function skirtOf({ character, body, bones }: Wearer, hem: number) {
  const share = Math.min(1, (hem - body.torso) / body.leg)
  const at = (['left', 'right'] as const).map((which) => {
    const { joint, end } = bones.legs[which]
    const root = bones.hips[which]
    return (share < 0.5 ? between(root, joint, share * 2) : between(joint, end, share * 2 - 1))[0] - bones.hip[0]
  })
  const spread = (Math.max(...at) - Math.min(...at)) / 2 + body.legWidth * 1.5
  const flare = body.hip * LOOSE[character.outfit.garment] * (0.78 + 0.22 * Math.abs(bones.front))
  return { half: Math.max(flare, spread), shift: (at[0]! + at[1]!) / 2 }
}
