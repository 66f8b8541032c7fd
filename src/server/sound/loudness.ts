/** Loudness of one channel as ITU-R BS.1770-5 measures it, and what makes recordings alike. */

/** LUFS; what most listeners of spoken word are used to in one channel. */
export const TARGET_LUFS = -18
/** dBFS; what compression adds stays below full scale. */
const PEAK_DB = -1.5
/** Decibels; more would lift a room's noise to a voice. */
const MOST_GAIN_DB = 24

const BLOCK_SECONDS = 0.4
const STEP_SECONDS = 0.1
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10

/** Integrated loudness in LUFS; null where nothing is louder than the absolute gate. */
export function loudnessOf(samples: Float32Array, rate: number): number | null {
  const steps = stepPowers(filtered(filtered(samples, shelf(rate)), highPass(rate)), Math.round(rate * STEP_SECONDS))
  const width = Math.round(BLOCK_SECONDS / STEP_SECONDS)
  const blocks = steps
    .slice(0, Math.max(1, steps.length - width + 1))
    .map((_, index) => mean(steps.slice(index, index + width)))
  const heard = blocks.filter((power) => lufs(power) > ABSOLUTE_GATE)
  if (heard.length === 0) return null
  const gate = lufs(mean(heard)) + RELATIVE_GATE
  return lufs(mean(heard.filter((power) => lufs(power) > gate)))
}

/** The factor that brings a recording to the target without clipping; null for silence. */
export function gainFor(samples: Float32Array, rate: number): number | null {
  const loudness = loudnessOf(samples, rate)
  if (loudness === null) return null
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const decibels = Math.min(TARGET_LUFS - loudness, PEAK_DB - 20 * Math.log10(peak), MOST_GAIN_DB)
  return 10 ** (decibels / 20)
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function stepPowers(samples: Float32Array, size: number): number[] {
  const count = Math.max(1, Math.floor(samples.length / size))
  return Array.from({ length: count }, (_, step) => {
    const part = samples.subarray(step * size, (step + 1) * size)
    return part.reduce((sum, sample) => sum + sample * sample, 0) / part.length
  })
}

type Biquad = { b: readonly [number, number, number]; a: readonly [number, number] }

function filtered(samples: Float32Array, { b: [b0, b1, b2], a: [a1, a2] }: Biquad): Float32Array {
  const out = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  samples.forEach((x, index) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    out[index] = y
  })
  return out
}

/*
 * The two filters of the K-weighting for any rate: B. De Man, "Evaluation of implementations of the EBU R128 loudness
 * measurement" (AES 145, 2018). At 48 kHz they are those of BS.1770.
 */
function shelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b: [(high + (band * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (band * k) / q + k * k) / a0],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  }
}

function highPass(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] }
}
