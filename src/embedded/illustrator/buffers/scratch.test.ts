import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { bytes, closeScratch, dropScratch, floats, keepShape, openScratch, pixels } from './scratch.ts'

const LONG = 1 << 17

afterEach(() => {
  closeScratch()
  dropScratch()
})

test('planes of one picture lie apart, those of the next in the same memory, and all begin empty', () => {
  openScratch()
  const first = [bytes(LONG), floats(LONG / 4), pixels(LONG)]
  expect(new Set(first.map(({ buffer }) => buffer)).size).toBe(3)
  for (const plane of first) plane.fill(7)
  closeScratch()
  openScratch()
  const second = [pixels(LONG), bytes(LONG - 8), floats(LONG / 8)]
  expect(new Set(second.map(({ buffer }) => buffer))).toEqual(new Set(first.map(({ buffer }) => buffer)))
  expect(second.map(({ length }) => length)).toEqual([LONG, LONG - 8, LONG / 8])
  for (const plane of second) expect(plane.every((v) => v === 0)).toBe(true)
})

test('what a job did not need is let go at its end', () => {
  openScratch()
  const [used, unused] = [bytes(LONG), bytes(LONG * 2)]
  closeScratch()
  openScratch()
  expect(bytes(LONG).buffer).toBe(used.buffer)
  closeScratch()
  openScratch()
  expect(bytes(LONG * 2).buffer).not.toBe(unused.buffer)
})

test('what is asked for outside of a job, or is small, or was dropped, is nobody else’s', () => {
  const mine = bytes(LONG)
  openScratch()
  const taken = bytes(LONG)
  const small = bytes(8)
  closeScratch()
  dropScratch()
  openScratch()
  for (const other of [bytes(LONG), bytes(LONG)])
    for (const { buffer } of [mine, taken]) expect(other.buffer).not.toBe(buffer)
  expect(bytes(8).buffer).not.toBe(small.buffer)
})

test('one object of each shape outlives collections until the memory is dropped', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  openScratch()
  const kept = new WeakRef(keepShape('first', { planes: 1 }))
  closeScratch()
  const loose = new WeakRef(keepShape('outside of a job', { planes: 2 }))
  await setImmediate()
  collect()
  expect(kept.deref()).toEqual({ planes: 1 })
  expect(loose.deref()).toBeUndefined()
  dropScratch()
  await setImmediate()
  collect()
  expect(kept.deref()).toBeUndefined()
})
