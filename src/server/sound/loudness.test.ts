import { expect, test } from 'vitest'
import { gainFor, loudnessOf, TARGET_LUFS } from './loudness.ts'

/** A tone of 997 Hz; `level` is its peak in dBFS. */
function tone(rate: number, seconds: number, level: number): Float32Array {
  const peak = 10 ** (level / 20)
  return Float32Array.from({ length: rate * seconds }, (_, i) => peak * Math.sin((2 * Math.PI * 997 * i) / rate))
}

test.each([24_000, 44_100, 48_000])(
  'a tone of full scale at %i Hz has the loudness that the standard gives it',
  (rate) => {
    expect(loudnessOf(tone(rate, 3, 0), rate)).toBeCloseTo(-3.01, 1)
    expect(loudnessOf(tone(rate, 3, -20), rate)).toBeCloseTo(-23.01, 1)
  },
)

test('pauses do not count, and silence has no loudness', () => {
  const rate = 24_000
  const spoken = tone(rate, 4, -20)
  const halting = new Float32Array(rate * 12)
  halting.set(spoken, rate * 4)
  expect(loudnessOf(halting, rate)).toBeCloseTo(loudnessOf(spoken, rate) ?? 0, 0)
  expect(loudnessOf(new Float32Array(rate), rate)).toBeNull()
  expect(gainFor(new Float32Array(rate), rate)).toBeNull()
})

test('what is low is raised to the target, a peak is never clipped, and noise is not lifted to a voice', () => {
  const rate = 24_000
  const low = tone(rate, 3, -30)
  const gain = gainFor(low, rate) ?? 0
  const raised = low.map((sample) => sample * gain)
  expect(loudnessOf(raised, rate)).toBeCloseTo(TARGET_LUFS, 1)
  const clicked = tone(rate, 3, -30)
  clicked[100] = 0.9
  expect((gainFor(clicked, rate) ?? 0) * 0.9).toBeLessThan(1)
  expect(gainFor(tone(rate, 3, -60), rate)).toBeCloseTo(10 ** (24 / 20), 3)
})
