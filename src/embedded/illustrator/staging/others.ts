import type { Point } from '../buffers/paths.ts'
import { type Anchors, anchorsOf, type Placement } from '../figures/figure.ts'
import { mirrored, type Pose } from '../figures/poses/pose.ts'
import { type PoseId, POSES } from '../figures/poses/poses.ts'
import { STATURE } from '../figures/proportions.ts'
import type { ScenePlan } from '../scene/plan.ts'
import type { ActionId } from '../scene/scene.ts'
import type { Actor } from './actors.ts'
import { keepHandsOffOwnFace } from './free-faces.ts'
import { hairReach } from './hands.ts'

/** What everybody of a group does alike. */
const TOGETHER: ReadonlySet<ActionId> = new Set(
  'run jump dance walk wave celebrate sing point look search swim fly'.split(' ') as ActionId[],
)
/** The same deed another way, so that brothers and sisters are no row of one figure; where it finds room. */
const LIKEWISE: Partial<Record<ActionId, readonly PoseId[]>> = {
  wave: ['clap', 'celebrate'],
  look: ['point', 'clap'],
  search: ['peek', 'crouch'],
  point: ['delight', 'stoop'],
  walk: ['skip', 'beckon'],
  celebrate: ['cheer', 'clap'],
  dance: ['twirl', 'clap'],
  jump: ['cheer', 'skip'],
  sing: ['clap', 'delight'],
}
/** What somebody does who looks on. */
const LOOKING_ON: readonly PoseId[] = ['clap', 'delight', 'proud', 'listen']

/** Where those stand who are in the story besides the two: a step behind whom they belong to, with a free face. */
export function placeOthers(plan: ScenePlan, actors: readonly Actor[], width: number): Actor[] {
  const all = actors.map(({ placement }) => placement)
  const middle = all.reduce((sum, { x }) => sum + x, 0) / all.length
  // Short legs dangle from a seat: whoever stands beside it has the ground where the others' feet are.
  const seated = plan.action === 'sit' ? Math.max(...all.map(({ y }) => y)) : 0
  return plan.others.flatMap(({ role, character }, i): Actor[] => {
    const leader = (actors.find((actor) => actor.role === role) ?? actors[0]!).placement
    const r = anchorsOf(leader).headRadius
    const height = (leader.height * 0.95 * STATURE[character.age]) / STATURE[leader.character.age]
    const outer = leader.x < middle ? -1 : 1
    const same = poseBeside(plan, leader.pose, i)
    const own = same === leader.pose ? LIKEWISE[plan.action]?.[i % 2] : undefined
    const likewise = own && POSES[own]
    const ways = [outer, -outer]
    const places = [2.1, 2.6, 3.1, 3.7, 4.3, 5, 5.8, 6.8, 7.8, 9, 10.2].flatMap((away) =>
      ways.map((way) => [away, way] as const),
    )
    for (const pose of likewise ? [likewise, same] : [same])
      for (const [away, way] of places) {
        const x = leader.x + way * away * r
        // Poses look to the right: who does the same looks where the others do, who looks on looks back at them.
        const isTurned = pose === likewise ? (leader.pose.turn ?? 0) < 0 : pose !== leader.pose && x >= middle
        const seen = isTurned ? mirrored(pose) : pose
        const placement: Placement = {
          ...leader,
          character,
          pose: freed(seen),
          x,
          y: Math.max(seated, leader.y) - r * 0.2,
          height,
        }
        const actor = { role, placement }
        keepHandsOffOwnFace(actor)
        if (!isFree(actor.placement, all, width, actors.length)) continue
        all.push(actor.placement)
        return [actor]
      }
    return []
  })
}

function poseBeside({ action }: ScenePlan, leader: Pose, i: number): Pose {
  if (leader.view === 'back') return POSES.away
  if (leader.seat === 'lying' || leader.seat === 'floor' || leader.seat === 'side' || (leader.hip ?? 1) < 0.4)
    return i % 2 ? POSES['hug-knees'] : POSES['sit-floor']
  if (leader.seat === 'crouch' || leader.seat === 'kneel' || (leader.hip ?? 1) < 0.6) return POSES.crouch
  if (TOGETHER.has(action) && !leader.seat) return leader
  return POSES[LOOKING_ON[i % LOOKING_ON.length]!]
}

/** Hands that the leader lays on something are not laid there twice. */
function freed(pose: Pose): Pose {
  return { ...pose, left: freedArm(pose.left), right: freedArm(pose.right) }
}

function freedArm({ target: _, behind: __, ...arm }: Pose['left']): Pose['left'] {
  return arm
}

/** Whether a face is whole on the page, and neither hidden nor hiding: those who come `first` are drawn before everybody else. */
function isFree(placement: Placement, all: readonly Placement[], width: number, first: number): boolean {
  const own = anchorsOf(placement)
  const { head, headRadius, breadth } = own
  // The windows of some styles begin further in.
  const edge = width * 0.05 + Math.max(headRadius * 1.2, hairReach(placement))
  if (head[0] < edge || head[0] > width - edge) return false
  return all.every((other, i) => {
    const anchors = anchorsOf(other)
    const { head: at, hip, shoulders } = anchors
    const trunk = Math.abs(shoulders.right[0] - shoulders.left[0]) * 0.5 + anchors.headRadius * 0.3 + breadth
    if (head[1] > at[1] && Math.abs(hip[0] - head[0]) < trunk) return false
    const apart = i < first ? breadth + hairReach(other) : anchors.breadth + hairReach(placement)
    const isClear = Math.abs(at[0] - head[0]) > apart || Math.abs(at[1] - head[1]) > apart * 1.1
    return isClear && isBare(own, anchors) && isBare(anchors, own)
  })
}

/** Whether no arm of somebody goes before a face. */
function isBare(
  { head, headRadius, breadth }: Pick<Anchors, 'head' | 'headRadius' | 'breadth'>,
  { shoulders, elbows, hands, palm }: Pick<Anchors, 'shoulders' | 'elbows' | 'hands' | 'palm'>,
): boolean {
  const isOff = ([x, y]: Point, thick: number) =>
    Math.hypot((x - head[0]) / (breadth * 1.1 + thick), (y - head[1]) / (headRadius * 1.1 + thick)) > 1
  return (['left', 'right'] as const).every((side) =>
    [0.3, 0.65, 1].every((t) => {
      const upper = between(shoulders[side], elbows[side], t)
      const lower = between(elbows[side], hands[side], t)
      return isOff(upper, 0) && isOff(lower, t === 1 ? palm : 0)
    }),
  )
}

const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t]
