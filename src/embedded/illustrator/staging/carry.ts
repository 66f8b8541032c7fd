import type { Buffers } from '../buffers/buffers.ts'
import { circle, limb, type Point } from '../buffers/paths.ts'
import { anchorsOf, type Placement } from '../figures/figure.ts'
import { HAIRCUTS } from '../figures/hair/haircuts.ts'
import { between } from '../figures/outline.ts'
import type { Pose } from '../figures/poses/pose.ts'
import { POSES } from '../figures/poses/poses.ts'
import { mannerOf } from '../scene/manners.ts'
import type { Actor } from './actors.ts'
import { joinHands } from './hands.ts'

/** Sets the baby on the sender's forearm, face beside face; arms that are too short for that lead it by the hand. */
export function carry(sender: Actor, baby: Actor, side: 1 | -1): void {
  if (mannerOf(sender.placement.style).figure.headShape === 'box') {
    baby.placement = { ...baby.placement, pose: { ...(POSES.stand as Pose), expression: 'laugh' } }
    return joinHands(sender, baby, side)
  }
  const standing: Pose = {
    ...(POSES.stand as Pose),
    turn: side * 0.15,
    tilt: side * 0.12,
    gaze: [side * 0.6, 0.2],
    expression: 'tender',
  }
  sender.placement = { ...sender.placement, pose: standing }
  const adult = anchorsOf(sender.placement)
  const [near, far] = side === 1 ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const inner: Pose['left'] = { to: [-side * 0.1, 0.6], behind: true }
  const outer: Pose['left'] = { to: [side * 0.5, 0.1], gesture: 'open' }
  const pose = {
    turn: -side * 0.15,
    // The hips on the carrier's hip, the head beside the carrier's.
    lean: side * 0.3,
    tilt: -side * 0.14,
    left: side === 1 ? inner : outer,
    right: side === 1 ? outer : inner,
    // Astride of a hip: one leg before whoever carries, the other hangs.
    feet: { [near]: { to: [side * 0.34, 0.86] }, [far]: { to: [-side * 0.3, 0.8] } } as Pose['feet'],
    hip: 1,
    seat: 'astride',
    expression: 'laugh',
  } satisfies Pose
  const size = sender.placement.height * 0.54
  const placement: Placement = { ...baby.placement, pose, height: size }
  const own = anchorsOf(placement)
  const waist = Math.abs(adult.shoulders.right[0] - adult.shoulders.left[0]) * 0.5
  // Face beside face: who carries shows the shoulder, and the baby no less than the brow under the other's hair.
  const aside = adult.headRadius * HAIRCUTS[sender.placement.character.haircut].volume * 0.86 + own.headRadius * 0.95
  const out = Math.max(waist * 0.8, aside - Math.abs(own.head[0] - own.hip[0]))
  const seat: Point = [adult.hip[0] + side * out, adult.shoulders.left[1] + adult.arm * 0.84]
  baby.placement = { ...placement, x: placement.x + seat[0] - own.hip[0], y: placement.y + seat[1] - own.hip[1] }
  const { hip, shoulders } = anchorsOf(baby.placement)
  const chest = (shoulders.left[1] + shoulders.right[1]) / 2
  // One arm goes round the back, its hand under the seat; the other hand lies on the belly.
  const under: Point = [hip[0] + side * own.headRadius * 0.42, hip[1] + own.headRadius * 0.12]
  const held: Point = [hip[0] - side * own.headRadius * 0.12, hip[1] + (chest - hip[1]) * 0.35]
  sender.placement = {
    ...sender.placement,
    pose: {
      ...standing,
      [near]: { ...standing[near], target: under, gesture: 'flat' },
      [far]: { ...standing[far], target: held, gesture: 'flat' },
    },
  }
}

/** Sets one above the other: chin over crown, hips no lower than the shoulders; shins are held below the chin. Who rides comes first. */
export function rideShoulders(actors: readonly Actor[], below: Actor['role']): Actor[] {
  const [carrier, rider] = [actors.find(({ role }) => role === below)!, actors.find(({ role }) => role !== below)!]
  const upright: Pose = { ...(POSES.relaxed as Pose), turn: 0.12, gaze: [0.2, -0.7], sway: 0, tilt: 0 }
  const ground = { ...carrier.placement, pose: upright }
  const own = anchorsOf(ground)
  const pose: Pose = {
    turn: 0.12,
    left: { to: [-0.8, -0.42], gesture: 'open' },
    right: { to: [0.8, -0.42], gesture: 'open' },
    feet: POSES.stand.feet,
    seat: 'astride',
    expression: 'laugh',
  }
  const seated = { ...rider.placement, pose, x: own.head[0] }
  const { head, headRadius, hip } = anchorsOf(seated)
  const crown = 0.72 + HAIRCUTS[ground.character.haircut].volume * 0.44
  const chin = own.head[1] - own.headRadius * crown - (head[1] + headRadius * 0.9)
  const seat = (own.shoulders.left[1] + own.shoulders.right[1]) / 2 - hip[1]
  const placement = { ...seated, x: seated.x + own.head[0] - head[0], y: seated.y + Math.min(chin, seat) }
  const [left, right] = shinsOf(ground).map(([knee, ankle]) => between(knee, ankle, 0.62)) as [Point, Point]
  const holding: Pose = {
    ...upright,
    left: { ...upright.left, target: left, gesture: 'fist' },
    right: { ...upright.right, target: right, gesture: 'fist' },
  }
  return [
    { ...rider, placement },
    { ...carrier, placement: { ...ground, pose: holding } },
  ]
}

/** The hand that lies on who is carried belongs to the arm that is further from it. */
export const ARM_OVER = { 1: 'left', [-1]: 'right' } as const

/** Knee and ankle of both legs that hang over somebody's shoulders, beside the chin. */
function shinsOf(carrier: Placement): [knee: Point, ankle: Point][] {
  const { head, headRadius: r, shoulders, arm } = anchorsOf(carrier)
  const y = (shoulders.left[1] + shoulders.right[1]) / 2
  const chest = Math.abs(shoulders.right[0] - shoulders.left[0]) * 0.36
  return ([-1, 1] as const).map((s) => [
    [head[0] + s * Math.min(r * 0.95, chest * 1.25), y - arm * 0.08],
    [head[0] + s * chest, y + arm * 0.44],
  ])
}

/** What of a rider's legs hangs before the one who carries. */
export function drawShins(g: Buffers, rider: Placement, carrier: Placement): void {
  const { outfit, look, age } = rider.character
  const { headRadius } = anchorsOf(rider)
  const bare = outfit.legwear === 'shorts' || outfit.garment === 'dress'
  const w = headRadius * (age === 'baby' ? 0.3 : 0.25)
  g.as('person', g.distance, () => {
    for (const [knee, ankle] of shinsOf(carrier)) {
      const middle = between(knee, ankle, 0.5)
      g.shape(limb(knee, middle, ankle, [w * 1.05, w, w * 0.8]), {
        fill: bare ? look.skin : outfit.legColour,
        shade: 0.6,
      })
      g.shape(circle(ankle[0], ankle[1] + w * 0.9, w * 1.05, w * 1.35), { fill: outfit.shoes, shade: 0.7 })
    }
  })
}
