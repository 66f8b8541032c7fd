import { expect, test } from 'vitest'
import { STYLES, type Style } from '../../../contract/styles.ts'
import { quietPlan } from '../../../../test/illustrator/plan.ts'
import { anchorsOf } from '../figures/figure.ts'
import { POSES, type PoseId } from '../figures/poses/poses.ts'
import type { Character } from '../scene/character.ts'
import type { ActionId } from '../scene/scene.ts'
import type { Actor, Role } from './actors.ts'
import { restOnShoulder } from './hands.ts'
import { placeOthers } from './others.ts'

const [WIDTH, HEIGHT] = [1536, 1024]

const actor = (role: Role, character: Character, x: number, pose: PoseId, style: Style = 'infantil'): Actor => ({
  role,
  placement: { character, pose: POSES[pose], x, y: HEIGHT * 0.93, height: HEIGHT * 0.5, style },
})

test.each<[ActionId, PoseId]>([
  ['walk', 'walk'],
  ['look', 'lookout'],
  ['wave', 'wave'],
])('brothers and sisters do the same each in their own way: %s', (action, pose) => {
  const base = quietPlan('others', { place: 'beach', action })
  const teo = { ...base.cast.recipient!, name: 'Teo' }
  const plan = { ...base, others: [{ role: 'recipient' as const, character: teo }] }
  for (const style of STYLES) {
    const actors = [
      actor('sender', plan.cast.sender, WIDTH * 0.35, pose, style),
      actor('recipient', plan.cast.recipient!, WIDTH * 0.55, pose, style),
    ]
    const [other] = placeOthers(plan, actors, WIDTH)
    expect(other, `in ${style}`).toBeDefined()
    expect(other!.placement.pose.feet, `in ${style}`).not.toEqual(POSES[pose].feet)
  }
})

test('an arm laid round somebody lies on their back, and hangs where it does not reach them', () => {
  const { cast } = quietPlan('arms', { place: 'beach', action: 'look' })
  for (const [far, reaches] of [
    [0.1, true],
    [0.5, false],
  ] as const) {
    const sender = actor('sender', cast.sender, WIDTH * 0.3, 'shoulder')
    restOnShoulder(sender, actor('recipient', cast.recipient!, WIDTH * (0.3 + far), 'stand'))
    const { hands, hip } = anchorsOf(sender.placement)
    expect(hands.right[0] - hip[0] > HEIGHT * 0.1, `${far}`).toBe(reaches)
    expect(sender.placement.pose.right.behind ?? false, `${far}`).toBe(reaches)
  }
})
