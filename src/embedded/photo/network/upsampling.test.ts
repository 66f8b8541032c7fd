import { expect, test } from 'vitest'
import { deconvolve, poolMarked, unpool } from './upsampling.ts'
import { stackChannels } from './elementwise.ts'
import type { Volume } from './volumes.ts'

const volume = (width: number, height: number, channels: number, data: number[]): Volume => ({
  width,
  height,
  channels,
  data: Float32Array.from(data),
})
const numbers = (result: Volume) => Array.from(result.data)

test('deconvolves each pixel into a block, row by row', () => {
  const pixel = volume(1, 1, 2, [2, 3])
  const weights = Float32Array.of(1, 0, 0, 1, 1, 1, 0, 0)
  expect(numbers(deconvolve(pixel, weights, Float32Array.of(1), 2, 2))).toEqual([3, 4, 6, 1])
  // Two pixels side by side, two channels out: the blocks stand side by side, each channel with its own filter.
  const pair = volume(2, 1, 1, [1, 10])
  const blocks = deconvolve(pair, Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8), Float32Array.of(0, 100), 2, 2)
  expect([blocks.width, blocks.height, blocks.channels]).toEqual([4, 2, 2])
  expect(numbers(blocks)).toEqual([1, 105, 2, 106, 10, 150, 20, 160, 3, 107, 4, 108, 30, 170, 40, 180])
})

test('deconvolves with a filter that reaches into the next block, and leaves out what is outside', () => {
  const pair = volume(2, 1, 1, [1, 10])
  const row = Float32Array.of(1, 2, 3, 4)
  // Four taps for a stride of two: one before, one behind, two in the block itself.
  const wanted = deconvolve(pair, row, Float32Array.of(0), 1, 4)
  expect([wanted.width, wanted.height]).toEqual([4, 2])
  expect(numbers(wanted)).toEqual([2, 3 + 10, 4 + 20, 30, 0, 0, 0, 0])
})

test('keeps where the largest of each block stood, and puts it back there', () => {
  const input = volume(4, 2, 1, [1, 9, 3, 4, 5, 6, 8, 7])
  const { largest, marks } = poolMarked(input)
  expect([largest.width, largest.height, numbers(largest), numbers(marks)]).toEqual([2, 1, [9, 8], [1, 2]])
  expect(numbers(unpool(largest, marks))).toEqual([0, 9, 0, 0, 0, 0, 8, 0])
  // Each channel by itself, and numbers below zero like any other.
  const two = poolMarked(volume(2, 2, 2, [-1, -4, -2, -3, -3, -2, -4, -1]))
  expect([numbers(two.largest), numbers(two.marks)]).toEqual([
    [-1, -1],
    [0, 3],
  ])
})

test('stacks the channels of pictures of one size', () => {
  const stacked = stackChannels([volume(2, 1, 1, [1, 2]), volume(2, 1, 2, [10, 11, 20, 21])])
  expect([stacked.width, stacked.height, stacked.channels]).toEqual([2, 1, 3])
  expect(numbers(stacked)).toEqual([1, 10, 11, 2, 20, 21])
  expect(() => stackChannels([])).toThrow('nothing to stack')
})
