import { expect, test } from 'vitest'
import { watchClock } from './clock.ts'

test('a clock that is set is noticed, one that drifts is not', () => {
  const time = { wall: 1_000_000_000, steady: 0 }
  const jumps: number[] = []
  const watch = watchClock((by) => jumps.push(by), { wall: () => time.wall, steady: () => time.steady })
  const pass = (steady: number, wall = steady) => {
    time.steady += steady
    time.wall += wall
    watch.look()
  }
  pass(5_000)
  pass(5_000, 5_900)
  expect([watch.sinceJump(), jumps]).toEqual([null, []])
  pass(5_000, 86_405_000)
  expect(jumps).toEqual([86_400_000])
  pass(5_000)
  expect(watch.sinceJump()).toBe(5_000)
  pass(5_000, -86_395_000)
  expect(jumps).toEqual([86_400_000, -86_400_000])
  expect(watch.sinceJump()).toBe(0)
  watch.close()
})
