import { expect, test } from 'vitest'
import { STYLES } from '../../../contract/styles.ts'
import type { Character } from '../scene/character.ts'
import { goesBehind } from './arms.ts'
import { LOW } from './poses/low.ts'
import type { Pose } from './poses/pose.ts'
import { POSES } from './poses/poses.ts'
import { bodyOf } from './proportions.ts'
import { skeletonOf } from './skeleton.ts'
import { mannerOf } from '../scene/manners.ts'

test.each(STYLES)('legs that are too short to cross lie before the body: %s', (style) => {
  for (const age of ['baby', 'child', 'teenager', 'adult', 'elder'] as const) {
    const body = bodyOf({ age, feminine: true } as Character, mannerOf(style).figure)
    const { hip, legs } = skeletonOf(body, LOW['sit-floor'])
    const crossed = legs.left.end[0] > hip[0] && legs.right.end[0] < hip[0]
    const isShort = style === 'funko' || (age === 'baby' && ['infantil', 'pixar'].includes(style))
    expect([age, crossed]).toEqual([age, !isShort])
    // Nobody sits in the ground.
    for (const { joint, end } of [legs.left, legs.right]) expect(Math.max(joint[1], end[1])).toBeLessThanOrEqual(0)
  }
})

test('at least forty poses, none of which sinks into the ground or bends a leg further than it reaches', () => {
  const poses = Object.entries<Pose>(POSES)
  expect(poses.length).toBeGreaterThanOrEqual(40)
  for (const age of ['baby', 'child', 'adult', 'elder'] as const)
    for (const style of STYLES) {
      const body = bodyOf({ age, feminine: true } as Character, mannerOf(style).figure)
      // Who rides sits above the ground, on what is ridden.
      for (const [id, pose] of poses.filter(([, { roll, seat }]) => !roll && seat !== 'lying' && seat !== 'astride')) {
        const { hips, legs } = skeletonOf(body, pose)
        for (const side of ['left', 'right'] as const) {
          const { joint, end } = legs[side]
          expect(Math.max(joint[1], end[1]), `${id} ${age} ${style}`).toBeLessThanOrEqual(0.03)
          const far = Math.hypot(end[0] - hips[side][0], end[1] - hips[side][1])
          expect(far, `${id} ${age} ${style}`).toBeLessThanOrEqual(body.leg * 1.1)
        }
      }
    }
})

test('whoever sits has the knees where the trunk faces, wherever the head looks', () => {
  for (const facing of [0.5, -0.5])
    for (const turn of [0.4, -0.4]) {
      const body = bodyOf({ age: 'adult', feminine: true } as Character, mannerOf('infantil').figure)
      const { hips, legs } = skeletonOf(body, { ...LOW.sit, facing, turn })
      for (const side of ['left', 'right'] as const)
        expect((legs[side].joint[0] - hips[side][0]) * Math.sign(facing)).toBeGreaterThan(body.legWidth * 0.5)
    }
})

test('whoever sits on the ground has the hips on it and no hand in it, however long the legs are', () => {
  const seated = Object.entries<Pose>(POSES).filter(
    ([, { seat, hip = 1 }]) => seat === 'floor' || seat === 'side' || hip < 0.2,
  )
  expect(seated.length).toBeGreaterThanOrEqual(4)
  for (const age of ['child', 'adult', 'elder'] as const)
    for (const style of STYLES) {
      const body = bodyOf({ age, feminine: true } as Character, mannerOf(style).figure)
      for (const [id, pose] of seated) {
        const { hip, arms } = skeletonOf(body, pose)
        expect(-hip[1], `${id} ${age} ${style}`).toBeLessThanOrEqual(body.hip)
        for (const { end } of [arms.left, arms.right]) expect(end[1], `${id} ${age} ${style}`).toBeLessThan(0)
      }
    }
})

test('who shades the eyes has the hand at the temple, beside the face, where the arm is long enough', () => {
  const shading = STYLES.filter((style) => {
    const body = bodyOf({ age: 'adult', feminine: true } as Character, mannerOf(style).figure)
    const { head, arms } = skeletonOf(body, POSES.lookout)
    const [x, y] = [arms.right.end[0] - head[0], arms.right.end[1] - head[1]]
    return Math.abs(x - body.head) < 0.05 && Math.abs(y + 0.2) < 0.05
  })
  expect(shading).toEqual(STYLES.filter((style) => style !== 'infantil' && style !== 'funko'))
})

test('the far arm of a turned body comes from behind its chest where it is stretched out, and never as a stump', () => {
  const arms = STYLES.flatMap((style) =>
    Object.entries<Pose>(POSES).flatMap(([id, pose]) => {
      const body = bodyOf({ age: 'adult', feminine: true } as Character, mannerOf(style).figure)
      const bones = skeletonOf(body, pose)
      const far = bones.side > 0.45 ? 'right' : bones.side < -0.45 ? 'left' : null
      if (!far || pose[far].behind || pose.view === 'back') return []
      const { joint, end } = bones.arms[far]
      const [out, elbow] = [end, joint].map(([x]) => (x - bones.chest[0]) * Math.sign(bones.side)) as [number, number]
      const isBehind = goesBehind(pose, bones, body, far, false)
      const fromHead = Math.hypot(end[0] - bones.head[0], end[1] - bones.head[1])
      const isFree = out > body.shoulder + body.hand && fromHead > 0.7
      return [{ id, name: `${id} ${style}`, isBehind, isStump: elbow > 0.4 && out < 0.3, isFree }]
    }),
  )
  expect(arms.filter(({ isStump, isBehind }) => isStump && isBehind)).toEqual([])
  const stretched = arms.filter(({ id, isFree }) => isFree && (id === 'offer' || id === 'push'))
  expect(stretched.length).toBeGreaterThan(10)
  expect(stretched.filter(({ isBehind }) => !isBehind)).toEqual([])
})
