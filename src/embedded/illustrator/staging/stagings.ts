import { random } from '../../random.ts'
import type { Point } from '../buffers/paths.ts'
import { HANGING } from '../figures/poses/limbs.ts'
import { mirrored, type Pose } from '../figures/poses/pose.ts'
import { STATURE } from '../figures/proportions.ts'
import { inWheelchair } from '../figures/wheelchair.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { type ActionId, AFLOAT, INDOORS } from '../scene/scene.ts'
import {
  isBlowingCandles,
  isCarried,
  isCarriedElsewhere,
  isRowing,
  isWading,
  shoulderRide,
} from '../scene/situations.ts'
import { isLow, type SeatKind } from '../scenery/seats.ts'
import { rowingStaging } from './rowing.ts'
import type { Staging } from './staging.ts'
import { back, facing, STAGINGS } from './usual-stagings.ts'
import { VARIANTS } from './variants.ts'

/** How the people of a plan share their action. */
export function stagingOf(plan: ScenePlan, seat: SeatKind | undefined): Staging {
  const { action, side, cast, subject } = plan
  if (isCarried(plan)) {
    const held: Staging = { ...STAGINGS.stand, joined: false, carried: true, hero: 'beside' }
    return side === 1 ? held : mirrorStaging(held)
  }
  const ride = shoulderRide(plan)
  if (ride) return { ...STAGINGS.stand, joined: false, shoulders: ride.below, hero: 'beside' }
  const choices = isRowing(plan)
    ? [rowingStaging(plan)]
    : isWading(plan)
      ? [WADING]
      : isBlowingCandles(plan)
        ? [CANDLES]
        : (action === 'sit' && (!seat || isLow(seat))) || (action === 'sleep' && !cast.recipient)
          ? SIT_LOW
          : isCarriedElsewhere(plan)
            ? AT_THE_FEET
            : !cast.recipient && (action === 'hug' || action === 'comfort')
              ? WITH_PET
              : waysOf(action, subject !== 'cover' && plan.place !== 'bus').filter((variant) =>
                  suitsBoth(variant, plan),
                )
  const seen = arranged(inTurn(choices, plan), plan)
  return withMoods(onWheels(side === 1 ? seen : mirrorStaging(seen), plan), plan)
}

/** Faces as the text has them; who sleeps or blows out candles has the face of that. */
function withMoods(staging: Staging, { moods }: ScenePlan): Staging {
  if (staging.leaning) return staging
  const faced = (role: 'sender' | 'recipient'): Pose => {
    const mood = moods[role]
    return mood && staging[role].expression !== 'sleep' ? { ...staging[role], expression: mood } : staging[role]
  }
  return { ...staging, sender: faced('sender'), recipient: faced('recipient') }
}

function waysOf(action: ActionId, low: boolean): Staging[] {
  return [STAGINGS[action], ...(VARIANTS[action] ?? []), ...(action === 'sit' && low ? SIT_LOW : [])]
}

const limbs = ({ left, right, feet, seat, hip }: Pose) => JSON.stringify([left, right, feet, seat, hip])

/** The first in turn of which the pictures before have shown nothing like it. */
function inTurn(choices: readonly Staging[], { seed, subject, before, cast }: ScenePlan): Staging {
  const start = random(`${seed} stagings`).integer(0, 11)
  const shown = new Set<string>()
  const likeness = ({ sender, recipient }: Staging) => limbs(sender) + (cast.recipient ? limbs(recipient) : '')
  const next = (ways: readonly Staging[], page: number): Staging => {
    const turned = ways.map((_, i) => ways[(start + page + i) % ways.length]!)
    const one = turned.find((way) => !shown.has(likeness(way))) ?? turned[0]!
    shown.add(likeness(one))
    return one
  }
  before.forEach((deed, page) => deed && next(waysOf(deed, page > 0), page))
  return next(choices, subject === 'cover' ? 0 : subject)
}

/** Off their wheelchair people are in bed, in the water, in the air or on something that is ridden. */
const OFF_WHEELS: ReadonlySet<ActionId> = new Set(['sleep', 'swim', 'fly', 'ride'])

function onWheels(staging: Staging, { cast, action }: ScenePlan): Staging {
  const seated = { ...staging }
  for (const role of ['sender', 'recipient'] as const)
    if (cast[role]?.wheels && !OFF_WHEELS.has(action)) seated[role] = inWheelchair(staging[role])
  return seated
}

/** The staging as the director wants the two to stand to each other, and what they look at. */
function arranged(staging: Staging, plan: ScenePlan): Staging {
  if (!plan.cast.recipient || staging.leaning) return staging
  switch (plan.arrangement) {
    case 'backs':
      return fromBehind(staging, plan.action)
    case 'over-shoulder':
      return seenOverShoulder(staging, plan.nearer)
    case 'depth':
      return inDepth(staging, plan)
    case 'together':
      return plan.camera === 'close' || plan.camera === 'medium' ? towardsEachOther(staging) : staging
    default:
      return staging
  }
}

/** Nobody's arm goes round somebody who stands further off. */
function freed(pose: Pose): Pose {
  const arm = (side: 'left' | 'right') => (pose[side].behind ? HANGING[side] : pose[side])
  return { ...pose, left: arm('left'), right: arm('right') }
}

/** A head turned elsewhere on a trunk that stays as it was. */
function looking(pose: Pose, turn: number, gaze: Point): Pose {
  return { ...pose, facing: pose.facing ?? pose.turn ?? 0, turn, gaze }
}

/** What those do not share who stand apart. */
const UNTOUCHED = { joined: false, embrace: false, whispered: false, leaning: false } as const

/** Apart, one nearer than the other; what they look at leads the eye through the picture. */
function inDepth({ sender, recipient, ...staging }: Staging, { gaze, nearer, action }: ScenePlan): Staging {
  const [a, b] = [freed(sender), freed(recipient)]
  const gap = Math.max(staging.gap, 1.45)
  const apart: Staging = {
    ...staging,
    sender: a,
    recipient: b,
    gap,
    ...UNTOUCHED,
    joined: staging.joined === true && action === 'run',
  }
  if (gaze === 'thing')
    return { ...apart, sender: looking(a, 0.35, [0.6, 0.5]), recipient: looking(b, 0.3, [0.5, 0.5]) }
  // Whoever is ahead looks on, the other follows with the eyes.
  return nearer === 'recipient'
    ? { ...apart, sender: looking(a, 0.5, [0.7, 0]) }
    : { ...apart, sender: looking(a, 0.42, [0.7, -0.2]), recipient: looking(b, -0.35, [-0.6, 0.1]) }
}

function towardsEachOther({ sender, recipient, ...staging }: Staging): Staging {
  return { ...staging, sender: towards(sender, 1), recipient: towards(recipient, -1) }
}

function towards(pose: Pose, way: 1 | -1): Pose {
  if (Math.abs(pose.turn ?? 0) > 0.4) return pose
  return looking({ ...pose, facing: way * 0.35 }, way * 0.42, [way * 0.6, 0.05])
}

/** Whoever is near stands with the back to us; the other's face is what is looked at. */
function seenOverShoulder({ sender, recipient, ...staging }: Staging, nearer: 'sender' | 'recipient'): Staging {
  const near = facing('away', { facing: 0.3, tilt: 0.08 })
  const far = freed(nearer === 'sender' ? recipient : mirrored(sender))
  const face = looking({ ...far, facing: -0.3 }, -0.38, [-0.6, 0.1])
  const seen: Staging = {
    ...staging,
    gap: 1.5,
    ...UNTOUCHED,
    overShoulder: true,
    sender: near,
    recipient: face,
  }
  return nearer === 'sender' ? seen : { ...seen, sender: face, recipient: near }
}

/** Only somebody tall kneels down to somebody small; who sits on the ground is seen whole, and where there is one. */
function suitsBoth({ sender, recipient }: Staging, { cast, camera, place }: ScenePlan): boolean {
  const ground = [sender, recipient].some(({ hip = 1 }) => hip < 0.3)
  if (ground && (camera !== 'full' || AFLOAT.has(place))) return false
  // A hand above the head leaves a picture of faces.
  if (camera === 'close' && [sender, recipient].some(({ left, right }) => Math.min(left.to[1], right.to[1]) < -0.7))
    return false
  // In a room nobody shades their eyes.
  if (INDOORS.has(place) && [sender, recipient].some(({ left, right }) => left.brow || right.brow)) return false
  // An arm that goes round somebody needs somebody.
  if (!cast.recipient && (sender.left.behind || sender.right.behind)) return false
  if (sender.seat !== 'kneel') return true
  return cast.recipient === null || STATURE[cast.sender.age] - STATURE[cast.recipient.age] > 0.15
}

/** The same people with their backs to us, looking with us at what lies before them. */
function fromBehind(staging: Staging, action: ActionId): Staging {
  const reaches = action === 'point' || action === 'wave' || action === 'look'
  const recipient = reaches
    ? back('away', { right: { to: [0.82, -0.4], gesture: action === 'wave' ? 'open' : 'point' } })
    : back('away')
  const seen = { ...staging, sender: facing('away'), recipient, gap: 1.15, ...UNTOUCHED, joined: true }
  if (action !== 'walk' && action !== 'run') return seen
  // In step: a heel is off the ground.
  return { ...seen, sender: { ...seen.sender, feet: STEPPING }, recipient: { ...recipient, feet: STEPPING } }
}

const STEPPING: Pose['feet'] = { left: { to: [-0.16, 1] }, right: { to: [0.14, 0.86] } }

/** Over the cake, with pursed lips. */
export const CANDLES: Staging = {
  sender: facing('blow'),
  recipient: back('blow', { expression: 'laugh' }),
  gap: 2.4,
  hero: 'table',
  table: true,
  leaning: true,
}

/** In the water to the waist. */
const WADING: Staging = {
  sender: facing('wave', { turn: 0.3 }),
  recipient: back('celebrate', { turn: -0.1, lift: 0 }),
  gap: 1.7,
}

/** Sitting where there is no seat: on the ground, with crossed legs. */
const SIT_LOW: Staging[] = [
  {
    sender: facing('sit-side', { turn: 0.3, tilt: 0.06 }),
    recipient: back('sit-floor', { turn: -0.2, gaze: [-0.5, -0.2] }),
    gap: 1.9,
    sitting: 'floor',
  },
  { sender: facing('lean-back'), recipient: facing('hug-knees'), gap: 2, sitting: 'floor' },
  { sender: facing('hug-knees'), recipient: back('sit-side'), gap: 2.3, sitting: 'floor' },
]

/** A baby is not in somebody's arms on every page: it sits or crouches with them on the ground. */
const AT_THE_FEET: Staging[] = [
  {
    sender: facing('sit-side', { turn: 0.3, expression: 'laugh', gaze: [0.5, 0.4] }),
    recipient: back('sit-floor', { turn: 0.1, expression: 'laugh' }),
    gap: 1.8,
    sitting: 'floor',
    hero: 'beside',
  },
  {
    sender: facing('kneel-down', { expression: 'happy' }),
    recipient: facing('sit-floor', { turn: 0.25, expression: 'wonder' }),
    gap: 1.7,
    sitting: 'floor',
    hero: 'beside',
  },
  {
    sender: facing('crouch', { expression: 'happy' }),
    recipient: back('clap', { expression: 'laugh' }),
    gap: 1.6,
    hero: 'beside',
  },
]

/** Down to an animal, which has arms laid round it by nobody who stands. */
const WITH_PET: Staging[] = (['kneel', 'crouch', 'kneel-down', 'sit-side'] as const).map((id) => ({
  sender: facing(id),
  recipient: back('stand'),
  gap: 1.2,
  hero: 'beside',
}))

/** The staging as seen in a mirror: open air at the left, the recipient at the left. */
export function mirrorStaging(staging: Staging): Staging {
  return { ...staging, sender: mirrored(staging.sender), recipient: mirrored(staging.recipient) }
}
