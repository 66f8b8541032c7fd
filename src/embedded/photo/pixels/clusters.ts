import type { Lab, Rgb } from '../../../contract/colour.ts'
import { oklab } from '../../colour.ts'

export type Cluster = { colour: Rgb; lab: Lab; /** 0 to 1. */ share: number }

/** Groups colours by likeness (k-means in OKLab, started from evenly spread lightness); the largest group first. */
export function clusters(colours: readonly Rgb[], count: number): Cluster[] {
  if (colours.length === 0) return []
  const labs = colours.map((colour) => oklab(colour))
  const byLightness = labs.toSorted((a, b) => a[0] - b[0])
  let centres = Array.from({ length: count }, (_, i) => byLightness[Math.floor(((i + 0.5) / count) * labs.length)]!)
  let members: number[] = []
  for (let round = 0; round < 10; round++) {
    members = labs.map((lab) => nearest(centres, lab))
    centres = centres.map((centre, i) => mean(labs.filter((_, at) => members[at] === i)) ?? centre)
  }
  return centres
    .map((lab, i) => {
      const own = colours.filter((_, at) => members[at] === i)
      return { colour: median(own), lab, share: own.length / colours.length }
    })
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
}

/** Colours that are looked at to find the groups' middles. */
const LEARNT_FROM = 2_500

/** Which of so many groups of like colours each belongs to; −1 where there is no colour. */
export function groupLabs(labs: readonly (Lab | null)[], count: number): Int8Array {
  const known = labs.filter((lab) => lab !== null)
  const every = Math.max(1, Math.floor(known.length / LEARNT_FROM))
  const some = known.filter((_, i) => i % every === 0).toSorted((a, b) => a[0] - b[0])
  if (some.length === 0) return new Int8Array(labs.length).fill(-1)
  let centres = Array.from({ length: count }, (_, i) => some[Math.floor(((i + 0.5) / count) * some.length)]!)
  for (let round = 0; round < 8; round++) {
    const members = some.map((lab) => nearest(centres, lab))
    centres = centres.map((centre, i) => mean(some.filter((_, at) => members[at] === i)) ?? centre)
  }
  return Int8Array.from(labs, (lab) => (lab ? nearest(centres, lab) : -1))
}

/** The middle value of each channel; mid grey where there is nothing. */
function median(colours: readonly Rgb[]): Rgb {
  if (colours.length === 0) return [128, 128, 128]
  return [0, 1, 2].map((channel) => {
    const values = colours.map((colour) => colour[channel]!).toSorted((a, b) => a - b)
    return values[values.length >> 1]!
  }) as Rgb
}

function nearest(centres: readonly Lab[], lab: Lab): number {
  let best = 0
  let least = Infinity
  for (const [i, centre] of centres.entries()) {
    // Hue and chroma count double: light and shadow on one thing should not part it.
    const d = (centre[0] - lab[0]) ** 2 + 4 * ((centre[1] - lab[1]) ** 2 + (centre[2] - lab[2]) ** 2)
    if (d < least) [least, best] = [d, i]
  }
  return best
}

function mean(labs: readonly Lab[]): Lab | null {
  if (labs.length === 0) return null
  return [0, 1, 2].map((i) => labs.reduce((sum, lab) => sum + lab[i]!, 0) / labs.length) as Lab
}
