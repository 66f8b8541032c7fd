import type { Lab, Rgb } from '../../contract/colour.ts'
import { oklab } from '../colour.ts'
import { clusters } from './pixels/clusters.ts'
import { pixelAt, type Pixels } from './pixels/pixels.ts'
import { sampleFrame } from './face/regions.ts'
import type { Sitter } from './sitter.ts'

/** A map over a square: 0 is ground, 1 is the person. */
type Presence = { side: number; values: Float32Array }

/** Ground shut in on all sides is none: spectacles, a pale hat and what glitters belong to the person. */
export function solid({ side, values }: Presence): Presence {
  const ground = reached(side, edges(side), (i) => values[i]! < 0.5)
  return { side, values: values.map((value, i) => (ground[i] || value >= 0.5 ? value : 1)) }
}

/**
 * The map where the network takes nearly everything for the person, as it does of large hats before
 * drapery: what has the ground's colours, not the person's, and reaches the edge, is ground.
 */
export function byColour(map: Presence, colours: Float32Array, photo: Pixels, sitter: Sitter): Presence {
  const { side, values } = map
  const person = values.reduce((sum, value) => sum + value, 0) / values.length
  const ground = person > CROWDED ? groundColours(photo, sitter) : []
  if (ground.length === 0) return map
  const own = personColours(photo, sitter)
  const known = new Map<number, number>()
  const isGround = (i: number) => {
    const colour = [colours[i * 3]!, colours[i * 3 + 1]!, colours[i * 3 + 2]!] as Rgb
    const key = colour.reduce((sum, channel) => (sum << 6) | (channel >> 2), 0)
    const seen = known.get(key) ?? Number(isNearer(oklab(colour), ground, own))
    known.set(key, seen)
    return seen
  }
  const likely = blurred(
    side,
    Float32Array.from({ length: side * side }, (_, i) => isGround(i)),
  )
  const open = reached(side, edges(side), (i) => likely[i]! > 0.5)
  // Creases of the drapery are no part of anybody.
  const whole = reached(side, [(side >> 1) * (side + 1)], (i) => !open[i])
  const kept = blurred(side, Float32Array.from(whole))
  return { side, values: values.map((value, i) => Math.min(value, kept[i]!)) }
}

/** Above this share of the square the person leaves no ground. */
const CROWDED = 0.93
/** The mask's doubt that still tells of ground, beside and above the face. */
const DOUBT = 0.85

function groundColours(photo: Pixels, { person, frame }: Sitter): Lab[] {
  const step = Math.max(1, Math.floor(photo.width / 70))
  const found: Rgb[] = []
  let all = 0
  for (let y = step; y < photo.height * 0.66; y += step) {
    for (let x = step; x < photo.width - step; x += step) {
      all++
      const [u, v] = frame.from(x, y)
      if ((Math.abs(u) > 0.6 || v < -1) && person.mask(x, y) < DOUBT) found.push(pixelAt(photo, x, y)!)
    }
  }
  return found.length < all * 0.02 ? [] : mainOf(found, 6)
}

function personColours(photo: Pixels, { frame }: Sitter): Lab[] {
  const within = (left: number, right: number, top: number, bottom: number) =>
    sampleFrame(photo, frame, { left, right, top, bottom }, () => true, 700).map(({ colour }) => colour)
  return mainOf(
    [...within(-0.45, 0.45, -0.55, 0.55), ...within(-0.4, 0.4, -1.1, -0.6), ...within(-0.3, 0.3, 0.7, 1.3)],
    10,
  )
}

const mainOf = (colours: readonly Rgb[], count: number): Lab[] =>
  clusters(colours, count)
    .filter(({ share }) => share > 0.03)
    .map(({ lab }) => lab)

function isNearer(colour: Lab, ground: readonly Lab[], own: readonly Lab[]): boolean {
  const to = (others: readonly Lab[]) =>
    Math.min(
      ...others.map((other) =>
        Math.hypot((colour[0] - other[0]) * 0.6, 2 * Math.hypot(colour[1] - other[1], colour[2] - other[2])),
      ),
    )
  const distance = to(ground)
  return distance < 0.14 && distance < to(own)
}

const edges = (side: number): number[] =>
  Array.from({ length: side }, (_, k) => [k, k * side, k * side + side - 1]).flat()

/** What can be reached from somewhere by way of `open`; 1 where it is. */
function reached(side: number, starts: readonly number[], open: (i: number) => boolean): Uint8Array {
  const seen = new Uint8Array(side * side)
  const queue: number[] = []
  const visit = (i: number) => {
    if (seen[i] || !open(i)) return
    seen[i] = 1
    queue.push(i)
  }
  for (const i of starts) visit(i)
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    const x = i % side
    if (x > 0) visit(i - 1)
    if (x < side - 1) visit(i + 1)
    if (i >= side) visit(i - side)
    if (i < side * (side - 1)) visit(i + side)
  }
  return seen
}

/** Box-blurred twice: noise goes, edges soften. */
function blurred(side: number, values: Float32Array): Float32Array {
  const radius = Math.max(1, Math.round(side / 130))
  return [1, side, 1, side].reduce((rest, stride) => averaged(side, rest, stride, radius), values)
}

function averaged(side: number, values: Float32Array, stride: number, radius: number): Float32Array {
  return values.map((_, i) => {
    const at = stride === 1 ? i % side : Math.floor(i / side)
    let [sum, count] = [0, 0]
    for (let k = Math.max(-radius, -at); k <= Math.min(radius, side - 1 - at); k++) {
      sum += values[i + k * stride]!
      count++
    }
    return sum / count
  })
}
