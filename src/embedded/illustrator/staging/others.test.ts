import { expect, test } from 'vitest'
import { STYLES, type Style } from '../../../contract/styles.ts'
import { quietPlan } from '../../../../test/illustrator/plan.ts'
import { anchorsOf } from '../figures/figure.ts'
import { POSES, type PoseId } from '../figures/poses/poses.ts'
import type { Character } from '../scene/character.ts'
import type { ActionId } from '../scene/scene.ts'
import type { Actor, Role } from './actors.ts'
import { keepHandsOffOwnFace, showHands } from './free-faces.ts'
import { restOnShoulder } from './hands.ts'
import { placeOthers } from './others.ts'
import { overShoulder } from './over-shoulder.ts'

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

test.each(['funko', 'infantil'] as const)(
  'in %s a whole class has room, every face free of hair, hands and bodies',
  (style) => {
    const base = quietPlan('class', { place: 'countryside', action: 'celebrate' })
    const child = { ...base.cast.recipient!, haircut: 'rizos cortos' as const }
    const plan = { ...base, others: [1, 2].map(() => ({ role: 'sender' as const, character: child })) }
    const actors = [
      actor('sender', child, WIDTH * 0.36, 'celebrate', style),
      actor('recipient', base.cast.sender, WIDTH * 0.56, 'celebrate', style),
    ].map((one, i) => ({ ...one, placement: { ...one.placement, height: HEIGHT * (i === 0 ? 0.33 : 0.46) } }))
    const others = placeOthers(plan, actors, WIDTH)
    expect(others.length).toBe(2)
    const before = [...others, ...actors].map(({ placement }) => anchorsOf(placement))
    for (const [i, { head, headRadius, breadth }] of before.slice(0, 2).entries())
      for (const nearer of before.slice(i + 1)) {
        const apart = Math.hypot(
          (nearer.head[0] - head[0]) / (breadth + nearer.breadth),
          (nearer.head[1] - head[1]) / headRadius,
        )
        expect(apart).toBeGreaterThan(1)
        for (const [x, y] of [nearer.hands.left, nearer.hands.right])
          expect(
            Math.hypot((x - head[0]) / (breadth + nearer.palm), (y - head[1]) / (headRadius + nearer.palm)),
          ).toBeGreaterThan(1)
      }
  },
)

test('a hand waves beside a broad head, not before its eye', () => {
  const { cast } = quietPlan('wave', { place: 'beach', action: 'wave' })
  for (const style of ['funko', 'infantil'] as const)
    for (const pose of ['wave', 'beckon', 'cheer'] as const) {
      const one = actor('recipient', cast.recipient!, WIDTH / 2, pose, style)
      keepHandsOffOwnFace(one)
      const { head, breadth, headRadius, hands } = anchorsOf(one.placement)
      for (const side of ['left', 'right'] as const) {
        if (one.placement.pose[side].behind) continue
        const [x, y] = hands[side]
        expect(Math.hypot((x - head[0]) / breadth, (y - head[1]) / headRadius), `${style} ${pose}`).toBeGreaterThan(
          0.95,
        )
      }
    }
})

test('somebody small lays a flat hand on whoever is tall, no higher than the own shoulder', () => {
  const { cast } = quietPlan('arms', { place: 'beach', action: 'hug' })
  for (const style of STYLES) {
    const small = actor('sender', cast.recipient!, WIDTH * 0.42, 'shoulder', style)
    small.placement = { ...small.placement, height: HEIGHT * 0.36 }
    restOnShoulder(small, actor('recipient', cast.sender, WIDTH * 0.47, 'stand', style))
    const { hands, shoulders } = anchorsOf(small.placement)
    expect([style, hands.right[1] > shoulders.right[1]]).toEqual([style, true])
  }
})

test('no arm goes past the head of whoever stands before it and comes out beyond', () => {
  const { cast } = quietPlan('arms', { place: 'beach', action: 'point' })
  for (const style of STYLES) {
    const behind = actor('sender', cast.sender, WIDTH * 0.4, 'point', style)
    const { hands, elbows, headRadius } = anchorsOf(behind.placement)
    const before = actor('recipient', cast.sender, WIDTH * 0.4, 'stand', style)
    const { head } = anchorsOf(before.placement)
    const [x, y] = [(hands.right[0] + elbows.right[0]) / 2, (hands.right[1] + elbows.right[1]) / 2]
    before.placement = { ...before.placement, x: before.placement.x + x - head[0], y: before.placement.y + y - head[1] }
    showHands(behind, before)
    const seen = anchorsOf(behind.placement)
    const isHidden = behind.placement.pose.right.behind === true
    const past = [0.2, 0.4, 0.6, 0.8].map((t) => {
      const [ex, ey] = seen.elbows.right
      return Math.hypot(ex + (seen.hands.right[0] - ex) * t - x, (ey + (seen.hands.right[1] - ey) * t - y) * 0.9)
    })
    expect([style, isHidden || Math.min(...past) > headRadius]).toEqual([style, true])
  }
})

test('over a shoulder no hand of whoever is looked at leaves the page at its side', () => {
  const { cast } = quietPlan('shoulder', { place: 'beach', action: 'wave' })
  for (const style of STYLES)
    for (const side of [1, -1] as const) {
      const [far] = overShoulder(
        [actor('sender', cast.recipient!, 0, 'away', style), actor('recipient', cast.sender, 0, 'beckon', style)],
        { width: WIDTH, height: HEIGHT, side, nearer: 'sender', style },
      )
      const { left, right } = anchorsOf(far.placement).hands
      const out = [left, right].filter(([x, y]) => y < HEIGHT && Math.min(x, WIDTH - x) < WIDTH * 0.03)
      expect([style, out]).toEqual([style, []])
    }
})
