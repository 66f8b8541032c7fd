import { mirrored, type Pose } from '../figures/poses/pose.ts'
import { POSES, type PoseId } from '../figures/poses/poses.ts'
import { isCarried, isWading } from '../scene/situations.ts'
import { STATURE } from '../figures/proportions.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { random } from '../../random.ts'
import type { ActionId } from '../scene/scene.ts'
import { isLow, type SeatKind } from '../scenery/seats.ts'
import type { Staging } from './staging.ts'

const facing = (id: PoseId, change: Partial<Pose> = {}): Pose => ({ ...(POSES[id] as Pose), ...change })
const back = (id: PoseId, change: Partial<Pose> = {}): Pose => ({ ...mirrored(POSES[id]), ...change })

const STAGINGS: Record<ActionId, Staging> = {
  stand: {
    sender: facing('relaxed', { turn: 0.2 }),
    recipient: back('stand', { turn: -0.15 }),
    gap: 1.05,
    joined: true,
  },
  walk: {
    sender: facing('walk', { gaze: [0.4, 0.3], tilt: 0.08 }),
    recipient: facing('walk', { turn: 0.4 }),
    gap: 1.12,
    joined: true,
  },
  run: { sender: facing('run'), recipient: facing('run', { turn: 0.45 }), gap: 1.5 },
  jump: { sender: facing('celebrate', { turn: 0.2 }), recipient: facing('jump', { turn: -0.1 }), gap: 1.3 },
  dance: { sender: facing('dance'), recipient: back('dance'), gap: 1.5 },
  wave: { sender: facing('relaxed', { turn: 0.15 }), recipient: facing('wave'), gap: 1.1 },
  point: { sender: facing('marvel', { turn: 0.45 }), recipient: facing('point'), gap: 1.1, hero: 'beside' },
  look: { sender: facing('shoulder', { gaze: [0.6, -0.5] }), recipient: facing('marvel'), gap: 1, hero: 'beside' },
  search: {
    sender: facing('lookout'),
    recipient: facing('crouch', { expression: 'wonder' }),
    gap: 1.4,
    hero: 'beside',
  },
  read: {
    sender: facing('sit-floor', { turn: 0.25, tilt: 0.1, gaze: [0.4, 0.7], expression: 'calm' }),
    recipient: back('sit-floor', { turn: -0.15, gaze: [-0.3, 0.8], expression: 'happy' }),
    gap: 1.05,
    sitting: 'floor',
    holder: 'recipient',
  },
  sit: {
    sender: facing('sit', { turn: 0.2, tilt: 0.08 }),
    recipient: back('sit', { turn: -0.2, gaze: [-0.5, -0.2] }),
    gap: 1.2,
    sitting: 'seat',
  },
  eat: {
    sender: facing('sit-side', { turn: 0.3 }),
    recipient: back('sit-side', { turn: -0.3, expression: 'laugh' }),
    gap: 2.3,
    sitting: 'floor',
    hero: 'between',
  },
  cook: {
    sender: facing('stir', { right: { to: [0.5, 0.4], gesture: 'fist' } }),
    recipient: back('stir', { expression: 'laugh' }),
    gap: 1.35,
    hero: 'table',
    table: true,
  },
  hug: { sender: facing('hug'), recipient: back('hug', { tilt: -0.1 }), gap: 0.8, hero: 'beside', embrace: true },
  'hold-hands': {
    sender: facing('stand', { turn: 0.2, gaze: [0.3, 0.1] }),
    recipient: back('wave', { turn: -0.12 }),
    gap: 1.12,
    joined: true,
    hero: 'beside',
  },
  give: { sender: facing('offer'), recipient: back('marvel', { gaze: [-0.6, 0.2] }), gap: 1.5, holder: 'sender' },
  'play-ball': { sender: facing('celebrate', { turn: 0.3 }), recipient: facing('kick'), gap: 1.35, hero: 'feet' },
  'play-music': { sender: facing('dance', { turn: 0.3 }), recipient: back('play'), gap: 1.35, holder: 'recipient' },
  sing: { sender: facing('celebrate', { turn: 0.3 }), recipient: facing('sing'), gap: 1.3, holder: 'recipient' },
  paint: { sender: facing('think'), recipient: facing('work', { expression: 'happy' }), gap: 1.2, hero: 'beside' },
  build: { sender: facing('crouch'), recipient: back('crouch', { expression: 'happy' }), gap: 1.7, hero: 'between' },
  plant: { sender: facing('crouch'), recipient: back('crouch', { expression: 'happy' }), gap: 1.6, hero: 'between' },
  swim: { sender: facing('swim'), recipient: facing('swim', { roll: 0.75 }), gap: 1.9 },
  fly: { sender: facing('fly', { roll: 0.4 }), recipient: facing('fly', { roll: 0.6 }), gap: 1.5 },
  ride: {
    sender: facing('ride', { right: { to: [0.4, 0.4], gesture: 'fist' } }),
    recipient: facing('ride'),
    gap: 0.95,
    hero: 'mount',
  },
  climb: { sender: facing('lookout', { gaze: [0.5, -0.7] }), recipient: facing('climb'), gap: 1.3 },
  sleep: {
    sender: facing('sit-side', { tilt: 0.12, expression: 'tender', gaze: [0.6, 0.6] }),
    recipient: facing('sleep'),
    gap: 2,
    sitting: 'floor',
    lying: true,
  },
  celebrate: {
    sender: facing('celebrate', { turn: 0.2 }),
    recipient: back('celebrate', { turn: -0.1, lift: 0.2 }),
    gap: 1.45,
    hero: 'beside',
  },
  comfort: {
    sender: facing('shoulder'),
    recipient: back('stand', { turn: -0.3, tilt: -0.1, gaze: [-0.5, -0.4], expression: 'calm' }),
    gap: 0.92,
  },
  whisper: { sender: facing('whisper'), recipient: facing('stand', { turn: -0.15, expression: 'wonder' }), gap: 0.92 },
}

/** Other ways of doing the same, so that a story does not repeat itself. */
const VARIANTS: Partial<Record<ActionId, Staging[]>> = {
  sit: [
    {
      sender: facing('sit', { turn: 0.3, tilt: 0.1, expression: 'laugh' }),
      recipient: back('sit', { turn: -0.3, tilt: -0.06 }),
      gap: 1.1,
      sitting: 'seat',
    },
  ],
  stand: [
    { sender: facing('shoulder'), recipient: back('relaxed', { turn: -0.1 }), gap: 0.98 },
    { sender: facing('relaxed', { turn: 0.25 }), recipient: facing('proud'), gap: 1.1 },
  ],
  walk: [
    { sender: facing('walk', { turn: 0.35 }), recipient: facing('skip'), gap: 1.2, joined: true },
    { sender: facing('walk', { gaze: [0.5, 0.2] }), recipient: facing('point', { turn: 0.4 }), gap: 1.2 },
  ],
  point: [
    { sender: facing('point', { expression: 'happy' }), recipient: facing('delight'), gap: 1.25, hero: 'beside' },
    { sender: facing('kneel'), recipient: facing('point', { expression: 'laugh' }), gap: 1.2, hero: 'beside' },
    { sender: facing('shoulder'), recipient: facing('marvel', { expression: 'laugh' }), gap: 1, hero: 'beside' },
  ],
  look: [
    { sender: facing('kneel', { gaze: [0.6, -0.3] }), recipient: facing('delight'), gap: 1.15, hero: 'beside' },
    {
      sender: facing('relaxed', { turn: 0.4, gaze: [0.7, -0.2] }),
      recipient: facing('lookout', { expression: 'happy' }),
      gap: 1.15,
      hero: 'beside',
    },
    { sender: facing('marvel', { turn: 0.4 }), recipient: facing('proud', { turn: 0.35 }), gap: 1.2, hero: 'beside' },
  ],
  search: [
    { sender: facing('kneel', { gaze: [0.6, 0.4] }), recipient: facing('lookout'), gap: 1.3, hero: 'beside' },
    {
      sender: facing('point', { gaze: [0.6, 0.4] }),
      recipient: facing('think', { turn: 0.45 }),
      gap: 1.2,
      hero: 'beside',
    },
  ],
  hug: [
    { sender: facing('kneel', { lean: 0.14 }), recipient: back('hug'), gap: 0.86, hero: 'beside', embrace: true },
    {
      sender: facing('shoulder', { tilt: 0.16 }),
      recipient: back('relaxed', { tilt: -0.16, expression: 'tender' }),
      gap: 0.86,
      hero: 'beside',
    },
  ],
  'hold-hands': [
    { sender: facing('walk', { turn: 0.3 }), recipient: facing('skip'), gap: 1.2, joined: true, hero: 'beside' },
    {
      sender: facing('stand', { turn: 0.25 }),
      recipient: back('stand', { turn: -0.25, expression: 'laugh' }),
      gap: 1.1,
      joined: true,
      hero: 'beside',
    },
  ],
  cook: [
    {
      sender: facing('offer', { expression: 'happy' }),
      recipient: back('delight', { turn: -0.3 }),
      gap: 1.5,
      hero: 'table',
      table: true,
    },
  ],
  celebrate: [
    { sender: facing('dance', { turn: 0.2 }), recipient: facing('jump', { turn: -0.1 }), gap: 1.45, hero: 'beside' },
  ],
  wave: [{ sender: facing('wave', { turn: 0.1 }), recipient: facing('wave'), gap: 1.35 }],
  comfort: [
    {
      sender: facing('kneel', { gaze: [0.6, 0] }),
      recipient: back('stand', { turn: -0.35, expression: 'calm' }),
      gap: 1.05,
    },
  ],
}

/** How the people of a plan share their action. */
export function stagingOf(plan: ScenePlan, seat: SeatKind | undefined): Staging {
  const { action, camera, side, cast, seed, subject } = plan
  if (isCarried(plan)) {
    const held: Staging = { ...STAGINGS.stand, joined: false, carried: true, hero: 'beside' }
    return side === 1 ? held : mirrorStaging(held)
  }
  const staging = isWading(plan)
    ? WADING
    : (action === 'sit' && (!seat || isLow(seat))) || (action === 'sleep' && !cast.recipient)
      ? SIT_LOW
      : random(`${seed} ${subject} ${action}`).pick(
          [STAGINGS[action], ...(VARIANTS[action] ?? [])].filter((variant) => mayKneel(variant, cast)),
        )
  const seen = camera === 'behind' ? fromBehind(staging, action) : staging
  return side === 1 ? seen : mirrorStaging(seen)
}

/** Only somebody tall kneels down to somebody small. */
function mayKneel({ sender }: Staging, cast: ScenePlan['cast']): boolean {
  if (sender.seat !== 'kneel') return true
  return cast.recipient === null || STATURE[cast.sender.age] - STATURE[cast.recipient.age] > 0.15
}

/** The same people with their backs to us, looking with us at what lies before them. */
function fromBehind(staging: Staging, action: ActionId): Staging {
  const reaches = action === 'point' || action === 'wave' || action === 'look'
  const recipient = reaches
    ? back('away', { right: { to: [0.82, -0.4], gesture: action === 'wave' ? 'open' : 'point' } })
    : back('away')
  return { ...staging, sender: facing('away'), recipient, gap: 1.15, joined: true, embrace: false }
}

/** In the water to the waist. */
const WADING: Staging = {
  sender: facing('wave', { turn: 0.3 }),
  recipient: back('celebrate', { turn: -0.1, lift: 0 }),
  gap: 1.7,
}

/** Sitting where there is no seat: on the ground, with crossed legs. */
const SIT_LOW: Staging = {
  sender: facing('sit-side', { turn: 0.3, tilt: 0.06 }),
  recipient: back('sit-floor', { turn: -0.2, gaze: [-0.5, -0.2] }),
  gap: 1.9,
  sitting: 'floor',
}

/** The staging as seen in a mirror: open air at the left, the recipient at the left. */
function mirrorStaging(staging: Staging): Staging {
  return { ...staging, sender: mirrored(staging.sender), recipient: mirrored(staging.recipient) }
}
