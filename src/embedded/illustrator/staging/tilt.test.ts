import { expect, test } from 'vitest'
import { quietPlan } from '../../../../test/illustrator/plan.ts'
import { STYLES } from '../../../contract/styles.ts'
import type { Anchors } from '../figures/figure.ts'
import { frameOf, rollOf } from './composition.ts'
import { tiltOf } from './tilt.ts'

test.each([
  [1536, 1024],
  [1024, 1536],
  [1000, 1000],
])('however the camera leans, a page of %i by %i is full to its corners', (width, height) => {
  for (const angle of [-0.12, -0.08, -0.05, 0.03, 0.05, 0.08, 0.12]) {
    const { point } = tiltOf(angle, width, height)
    const [[ox, oy], [ax, ay], [bx, by]] = [point([0, 0]), point([1, 0]), point([0, 1])]
    const [a, b, c, d] = [ax - ox, bx - ox, ay - oy, by - oy]
    const seen = [
      [0, 0],
      [width, 0],
      [0, height],
      [width, height],
    ].map(([x, y]) => [
      (d * (x! - ox) - b * (y! - oy)) / (a * d - b * c),
      (a * (y! - oy) - c * (x! - ox)) / (a * d - b * c),
    ])
    for (const [x, y] of seen) {
      expect(x).toBeGreaterThanOrEqual(-0.01)
      expect(x).toBeLessThanOrEqual(width + 0.01)
      expect(y).toBeGreaterThanOrEqual(-0.01)
      expect(y).toBeLessThanOrEqual(height + 0.01)
    }
  }
})

test.each(STYLES)('feet stay on a page that leans: %s', (style) => {
  for (const lean of [0, 0.065, -0.065]) {
    const plan = quietPlan('leaning', { place: 'beach', action: 'wave', lean })
    const frame = frameOf(plan, style, 1536, 1024)
    const tilt = tiltOf(rollOf(plan, style), 1536, 1024)
    for (const x of [1536 * 0.25, 1536 * 0.75]) expect(tilt.point([x, frame.floorY])[1]).toBeLessThan(1024)
  }
})

test('whoever a leaning camera comes nearer to is larger in every measure alike', () => {
  const sizes = { headRadius: 40, breadth: 45, palm: 12, arm: 150 }
  const joints = { hands: pair(620), elbows: pair(560), shoulders: pair(480) }
  const person: Anchors = { ...sizes, ...joints, head: [750, 400], hip: [750, 640], top: 350 }
  const tilt = tiltOf(0.065, 1536, 1024)
  const seen = tilt.anchors(person)
  const nearer = length(seen) / length(person)
  expect(nearer).toBeGreaterThan(1.05)
  for (const size of ['headRadius', 'breadth', 'palm', 'arm'] as const)
    expect(seen[size] / sizes[size]).toBeCloseTo(nearer, 6)
  expect((seen.head[1] - seen.top) / (50 * nearer)).toBeCloseTo(1, 2)
})

function pair(y: number): Anchors['hands'] {
  return { left: [700, y], right: [800, y] }
}

function length({ head, hip }: Anchors): number {
  return Math.hypot(hip[0] - head[0], hip[1] - head[1])
}
