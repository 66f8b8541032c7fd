import { random } from '../../random.ts'
import { mirrored } from '../figures/poses/pose.ts'
import { STATURE } from '../figures/proportions.ts'
import type { ScenePlan } from '../scene/plan.ts'
import type { ActionId } from '../scene/scene.ts'
import { isCarried, isWading } from '../scene/situations.ts'
import { isLow, type SeatKind } from '../scenery/seats.ts'
import type { Staging } from './staging.ts'
import { back, facing, STAGINGS, VARIANTS } from './usual-stagings.ts'

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
