import { expect, test } from 'vitest'
import { STYLES, type Style } from '../../../contract/styles.ts'
import type { Point } from '../buffers/paths.ts'
import { type Anchors, anchorsOf } from '../figures/figure.ts'
import { between } from '../figures/outline.ts'
import { STATURE } from '../figures/proportions.ts'
import { characterOf, type Person } from '../planning/cast.ts'
import { mannerOf } from '../scene/manners.ts'
import type { Actor } from '../staging/actors.ts'
import { placePeople } from '../staging/people.ts'
import type { Staging } from '../staging/staging.ts'
import { CANDLES, mirrorStaging } from '../staging/stagings.ts'
import { tableFor } from '../staging/table.ts'
import { STAGINGS } from '../staging/usual-stagings.ts'
import { VARIANTS } from '../staging/variants.ts'

const ADULT: Person = { age: 'adult', feminine: false }
const PAIRS: [Person, Person][] = [
  [ADULT, { age: 'child', feminine: true }],
  [
    { age: 'child', feminine: false },
    { age: 'elder', feminine: true },
  ],
  [ADULT, { age: 'adult', feminine: true }],
]
const ALL: Staging[] = [...Object.values(STAGINGS), ...Object.values(VARIANTS).flat(), CANDLES]
const TOUCHING = ALL.filter(({ embrace, joined, whispered, leaning }) => embrace || joined || whispered || leaning)
const HELD: Staging = { ...STAGINGS.stand, joined: false, carried: true }
const RIDDEN: Staging = { ...STAGINGS.stand, joined: false, shoulders: 'sender' }

/** Who is where, whoever is further off first. */
function placed(staging: Staging, [a, b]: [Person, Person], style: Style, side: 1 | -1 = 1): Actor[] {
  const cast = {
    sender: characterOf('Pablo', a, null, 'contact sender', null),
    recipient: characterOf('Nora', b, null, 'contact recipient', null),
  }
  return placePeople(cast, staging, {
    style,
    adult: 500,
    centreX: 768,
    floorY: 940,
    side,
    width: 1536,
    height: 1024,
    horizon: 600,
    nearer: 'recipient',
    depth: 1,
    eye: 'level',
  })
}

/** The same, the sender first. */
function pairOf(staging: Staging, people: [Person, Person], style: Style): [sender: Actor, recipient: Actor] {
  const actors = placed(staging, people, style)
  const of = (role: Actor['role']) => actors.find((actor) => actor.role === role)!
  return [of('sender'), of('recipient')]
}

const someone = (age: Person['age'], i: number): Person => ({ age, feminine: i % 2 === 0 })

const far = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

/** How far a point is from somebody's trunk, in radii of the head; less than 0 on it. */
function fromTrunk(point: Point, { shoulders, hip, arm, headRadius }: Anchors): number {
  const top: Point = [(shoulders.left[0] + shoulders.right[0]) / 2, (shoulders.left[1] + shoulders.right[1]) / 2]
  const half = Math.max(far(shoulders.left, shoulders.right) / 2, arm * 0.2)
  const along = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t): Point => [
    top[0] + (hip[0] - top[0]) * t,
    top[1] + (hip[1] - top[1]) * t,
  ])
  return (Math.min(...along.map((at) => far(point, at))) - half) / headRadius
}

const hands = ({ hands: { left, right } }: Anchors): Point[] => [left, right]

/** How far hands are from what they touch: each with the most that it may be. */
function gapsOf(staging: Staging, actors: [Actor, Actor], wide: boolean): [distance: number, most: number][] {
  const [a, b] = actors.map(({ placement }) => anchorsOf(placement)) as [Anchors, Anchors]
  // Toys hold each other with stubs.
  const away = wide ? 1.8 : 1.1
  const { top } = tableFor(actors)
  return [
    ...(staging.joined ? [[far(a.hands.right, b.hands.left) / a.arm, 0.12] as const] : []),
    ...(staging.embrace
      ? [...hands(a).map((hand) => fromTrunk(hand, b)), ...hands(b).map((hand) => fromTrunk(hand, a))].map(
          (gap) => [gap, away] as const,
        )
      : []),
    ...(staging.whispered
      ? [a, b].map(
          (one, i) => [far(a.hands.right, one.head) / one.headRadius, (wide ? 1.9 : 1.5) * (i ? 1.75 : 1)] as const,
        )
      : []),
    ...(staging.leaning
      ? [a, b].flatMap((one) => hands(one).map(([, y]) => [Math.abs(y - top) / one.arm, 0.15] as const))
      : []),
  ].map(([gap, most]): [number, number] => [gap, most])
}

const isBox = (style: Style) => mannerOf(style).figure.headShape === 'box'

test.each(STYLES)('hands arrive at whom or at what they touch: %s', (style) => {
  expect(TOUCHING.length).toBeGreaterThanOrEqual(10)
  const gaps = PAIRS.flatMap((pair, n) =>
    // Only somebody tall kneels.
    TOUCHING.filter(({ sender }) => sender.seat !== 'kneel' || n === 0).flatMap((staging) =>
      gapsOf(staging, pairOf(staging, pair, style), isBox(style)),
    ),
  )
  expect(gaps.length).toBeGreaterThan(50)
  expect(gaps.filter(([gap, most]) => !(gap < most))).toEqual([])
})

test.each(STYLES.filter((style) => !isBox(style)))('whoever carries a baby has both hands on it: %s', (style) => {
  const [carrier, baby] = pairOf(HELD, [ADULT, { age: 'baby', feminine: true }], style)
  const gaps = hands(anchorsOf(carrier.placement)).map((hand) => fromTrunk(hand, anchorsOf(baby.placement)))
  expect(Math.max(...gaps)).toBeLessThan(0.1)
})

test('toys, whose arms are too short to carry, lead a baby by the hand', () => {
  const [carrier, baby] = pairOf(HELD, [ADULT, { age: 'baby', feminine: true }], 'funko')
  const leading = anchorsOf(carrier.placement)
  expect(far(leading.hands.right, anchorsOf(baby.placement).hands.left) / leading.arm).toBeLessThan(0.12)
})

test.each(STYLES)('whoever watches over a sleeper has a hand on their hair: %s', (style) => {
  for (const sleeper of [PAIRS[0]![1], { age: 'baby', feminine: false } as const]) {
    const [watcher, asleep] = pairOf(STAGINGS.sleep, [ADULT, sleeper], style).map(({ placement }) =>
      anchorsOf(placement),
    )
    const near = Math.min(...hands(watcher!).map((hand) => far(hand, asleep!.head)))
    expect([sleeper.age, near / asleep!.headRadius < (isBox(style) ? 1.9 : 1.05)]).toEqual([sleeper.age, true])
    expect(far(watcher!.head, asleep!.head)).toBeGreaterThan(watcher!.headRadius + asleep!.headRadius)
  }
})

test.each(STYLES)('no hand comes out beyond somebody whom the arm does not go round: %s', (style) => {
  const apart = ALL.filter(
    ({ joined, embrace, whispered, lying, leaning, gap }) =>
      !joined && !embrace && !whispered && !lying && !leaning && gap > 1,
  )
  const beyond: number[] = []
  for (const age of ['baby', 'teenager', 'adult'] as const)
    for (const staging of apart) {
      const [one, other] = pairOf(staging, [ADULT, { age, feminine: age !== 'baby' }], style)
      if (one.placement.pose.seat === 'kneel') continue
      const [a, b] = [anchorsOf(one.placement), anchorsOf(other.placement)]
      const half = Math.abs(b.shoulders.right[0] - b.shoulders.left[0]) / 2
      for (const side of ['left', 'right'] as const) {
        const [x, y] = a.hands[side]
        if (one.placement.pose[side].behind || y < b.head[1] || y > b.hip[1]) continue
        beyond.push((x - b.hip[0]) / half)
      }
    }
  expect(beyond.length).toBeGreaterThan(100)
  // Of half a trunk: before it a hand is seen.
  expect(Math.max(...beyond)).toBeLessThan(0.65)
})

test.each(STYLES)('no arm of whoever is in front goes before the other’s face: %s', (style) => {
  const apart = ALL.filter(({ embrace, whispered, lying }) => !embrace && !whispered && !lying)
  const ages = ['baby', 'child', 'teenager', 'adult', 'elder'] as const
  const pairs = ages.flatMap((a) => ages.map((b, i): [Person, Person] => [someone(a, i), someone(b, i + 1)]))
  const seen = pairs.flatMap((pair, n) =>
    apart
      .filter(({ sender }) => sender.seat !== 'kneel' || STATURE[pair[0].age] - STATURE[pair[1].age] > 0.15)
      .flatMap((staging, m) => {
        const side = (n + m) % 2 ? 1 : -1
        const actors = placed(side === 1 ? staging : mirrorStaging(staging), pair, style, side)
        const [behind, front] = actors.map(({ placement }) => anchorsOf(placement)) as [Anchors, Anchors]
        const { pose } = actors[1]!.placement
        return (['left', 'right'] as const)
          .filter((hand) => !pose[hand].behind)
          .flatMap((hand) => {
            const [root, elbow, end] = [front.shoulders[hand], front.elbows[hand], front.hands[hand]]
            const along = [0.25, 0.5, 0.75, 1].flatMap((t) => [between(root, elbow, t), between(elbow, end, t)])
            const near = Math.min(...along.map((at) => far(at, behind.head))) / behind.headRadius
            return [{ ages: pair.map(({ age }) => age), staging: m, side, hand, hidden: near < 0.9 }]
          })
      }),
  )
  expect(seen.length).toBeGreaterThan(1000)
  expect(seen.filter(({ hidden }) => hidden)).toEqual([])
})

test.each(STYLES)('shins that hang beside the chin are held there: %s', (style) => {
  const below = anchorsOf(pairOf(RIDDEN, PAIRS[0]!, style)[0].placement)
  const [left, right] = hands(below).map(([x, y]) => [
    (x - below.head[0]) / below.headRadius,
    (y - below.shoulders.left[1]) / below.arm,
  ]) as [Point, Point]
  expect([-left[0], left[1], right[1]]).toEqual([right[0], 0.25, 0.25].map((at) => expect.closeTo(at, 1)))
  expect(right[0]).toBeGreaterThan(0.45)
  expect(right[0]).toBeLessThan(0.9)
})
