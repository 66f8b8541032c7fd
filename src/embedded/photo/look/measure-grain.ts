import { blurred } from '../pixels/blur.ts'
import type { Mask } from '../pixels/mask.ts'
import { fromSquare, sampleSquare, type Pixels, type Square } from '../pixels/pixels.ts'

/** Pixels a side of head and shoulders, and places a side at which hair is asked for. */
const SIDE = 448
const PLACES = SIDE / 2
/** How surely a pixel is hair; and how far from where it ends its grain is looked at, where there is enough of it. */
const [HAIR, WITHIN, ENTIRE] = [0.6, 4, 0.95]
const [MUCH, LITTLE] = [400, 100]
/** Of each size: how much it is softened, how far neighbours are, and the side of windows in which directions are followed. */
const GRAINS = [
  { soft: 0, reach: 1, window: 16 },
  { soft: 1, reach: 3, window: 28 },
  { soft: 2, reach: 6, window: 40 },
] as const
/** Less of the hair's lightness is noise. */
const NOISE = 0.01
/** A pixel and its neighbours: how many of them are lighter, where those lie together; and where they do not. */
const KINDS = 10
const AROUND = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const
/** What is said of hair that is not seen: what most heads have. */
const UNSEEN = [
  0.09, 0.1, 0.09, 0.11, 0.12, 0.08, 0.05, 0.06, 0.03, 0.23, 0.62, 0.54, 0.04, 0.07, 0.07, 0.13, 0.23, 0.1, 0.06, 0.07,
  0.03, 0.18, 0.73, 0.68, 0.03, 0.05, 0.05, 0.11, 0.19, 0.1, 0.07, 0.1, 0.05, 0.2, 0.71, 0.68,
]

/**
 * The grain of all hair about head and shoulders, also of what stands off or hangs down, at three sizes. Straight strands
 * lie beside each other, so that what is lighter round a pixel lies on one side; in curls and coils it is mixed. Of each
 * size the shares of pixels with so many lighter ones together, then how well directions are kept within a window, by
 * strength and altogether.
 */
export function measureGrain(photo: Pixels, square: Square, hair: Mask): number[] {
  const colours = sampleSquare(photo, square, SIDE, 0, 255)
  const light = new Float32Array(SIDE * SIDE)
  for (let i = 0; i < light.length; i++)
    light[i] = lightnessOf(colours[i * 3]!, colours[i * 3 + 1]!, colours[i * 3 + 2]!)
  const own = new Float32Array(PLACES * PLACES)
  for (let i = 0; i < own.length; i++) {
    const [x, y] = fromSquare(square, ((i % PLACES) + 0.5) / PLACES, (Math.floor(i / PLACES) + 0.5) / PLACES)
    if (x >= 0 && y >= 0 && x < photo.width && y < photo.height) own[i] = hair(x, y)
  }
  return grainOf(light, own)
}

/** `own`: how surely each place is hair. */
function grainOf(light: Float32Array, own: Float32Array): number[] {
  const inner = innerOf(own)
  if (inner.length < LITTLE) return UNSEEN
  const mean = Math.max(0.05, inner.reduce((sum, at) => sum + light[at]!, 0) / inner.length)
  return GRAINS.flatMap(({ soft, reach, window }) => {
    const seen = blurred(blurred(light, SIDE, soft), SIDE, soft)
    return [...kindsOf(seen, inner, reach, NOISE * mean), ...keptOf(seen, inner, window)]
  })
}

/** The pixels of hair, away from where it ends. */
function innerOf(own: Float32Array): number[] {
  const isOwn = new Float32Array(SIDE * SIDE)
  for (let i = 0; i < isOwn.length; i++)
    if (own[(Math.floor(i / SIDE) >> 1) * PLACES + ((i % SIDE) >> 1)]! > HAIR) isOwn[i] = 1
  const near = blurred(isOwn, SIDE, WITHIN)
  const [all, inner]: [number[], number[]] = [[], []]
  for (let i = 0; i < near.length; i++) {
    if (isOwn[i]) all.push(i)
    if (near[i]! > ENTIRE) inner.push(i)
  }
  return inner.length < MUCH ? all : inner
}

function kindsOf(light: Float32Array, inner: readonly number[], reach: number, noise: number): number[] {
  const counts = Array<number>(KINDS).fill(0)
  const steps = AROUND.map(([across, down]) => (down * SIDE + across) * reach)
  let all = 0
  for (const at of inner) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    if (x < reach || y < reach || x >= SIDE - reach || y >= SIDE - reach) continue
    const least = light[at]! + noise
    let [lighter, turns] = [0, 0]
    let before = light[at + steps[7]!]! > least
    for (let i = 0; i < steps.length; i++) {
      const is = light[at + steps[i]!]! > least
      if (is) lighter++
      if (is !== before) turns++
      before = is
    }
    counts[turns > 2 ? KINDS - 1 : lighter]!++
    all++
  }
  return counts.map((count) => count / Math.max(1, all))
}

/** How well one direction is kept within windows that hold hair: where changes are strong, and everywhere alike. */
function keptOf(light: Float32Array, inner: readonly number[], window: number): [number, number] {
  const across = Math.floor((SIDE - 2) / window)
  const owned = new Uint16Array(across * across)
  for (const at of inner) {
    const [column, row] = [Math.floor(((at % SIDE) - 1) / window), Math.floor((Math.floor(at / SIDE) - 1) / window)]
    if (column >= 0 && row >= 0 && column < across && row < across) owned[row * across + column]!++
  }
  const sums = { strong: 0, strength: 0, alike: 0, own: 0 }
  for (const [i, own] of owned.entries()) {
    if (own === 0) continue
    const { kept, strength } = directionOf(
      light,
      1 + (i % across) * window,
      1 + Math.floor(i / across) * window,
      window,
    )
    sums.strong += own * kept
    sums.strength += own * strength
    sums.alike += (own * kept) / strength
    sums.own += own
  }
  return sums.own === 0 ? [0, 0] : [sums.strong / sums.strength, sums.alike / sums.own]
}

function directionOf(light: Float32Array, left: number, top: number, window: number) {
  let [xx, yy, xy] = [0, 0, 0]
  for (let y = top; y < top + window; y++)
    for (let x = left; x < left + window; x++) {
      const at = y * SIDE + x
      const [across, down] = [light[at + 1]! - light[at - 1]!, light[at + SIDE]! - light[at - SIDE]!]
      xx += across * across
      yy += down * down
      xy += across * down
    }
  return { kept: Math.hypot(xx - yy, 2 * xy), strength: xx + yy + 1e-7 }
}

/** As bright as it looks, nearly: its grain does not need it better. */
function lightnessOf(red: number, green: number, blue: number): number {
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255
}
