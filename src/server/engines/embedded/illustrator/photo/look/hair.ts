import type { Look } from '../../../../engine.ts'
import { difference, oklab, type Lab, type Rgb } from '../../colour.ts'
import { clusters, median, type Cluster } from '../clusters.ts'
import { outline, type Landmarks } from '../landmarks.ts'
import type { PersonMask } from '../person.ts'
import type { Pixels } from '../pixels.ts'
import { grown, inside, sampleFrame, type FaceFrame, type Sample } from '../regions.ts'

export type Hair = Pick<Look, 'hairType' | 'hairLength'> & {
  /** As photographed; null where none is seen. */
  colour: Rgb | null
}

/** Width of the band around the face where hair is looked for, in face widths. */
const BAND = 0.4

export function measureHair(
  photo: Pixels,
  landmarks: Landmarks,
  frame: FaceFrame,
  person: PersonMask,
  skin: Rgb,
): Hair {
  const around = sampleAround(photo, landmarks, frame, person)
  const colour = hairColour(around, skin)
  if (!colour) return { colour: null, hairType: 'calvo', hairLength: 'corto' }
  const like = (sample: Sample) => isLike(sample.colour, colour, skin)
  return { colour, hairType: hairType(photo, around.filter(like)), hairLength: hairLength(photo, frame, person, like) }
}

function sampleAround(photo: Pixels, landmarks: Landmarks, frame: FaceFrame, person: PersonMask): Sample[] {
  const half = frame.height / 2
  const face = grown(outline(landmarks, 'oval'), 1.02)
  const box = { left: -0.5 - BAND, right: 0.5 + BAND, top: -half - BAND, bottom: 0.05 }
  // Above the brows a fringe may hang into the face.
  return sampleFrame(
    photo,
    frame,
    box,
    (x, y, _u, v) => person(x, y) > 0.5 && (v < -half * 0.62 || !inside(face, x, y)),
    5000,
  )
}

function hairColour(around: Sample[], skin: Rgb): Rgb | null {
  const groups = clusters(
    around.map(({ colour }) => colour),
    7,
  )
  const vivid = groups.filter(({ lab }) => !isNatural(lab) && lab[0] > 0.2)
  const score = (group: Cluster): number => {
    if (difference(group.colour, skin) < 0.09) return 0
    const natural = isNatural(group.lab) ? 1 : 0.12
    const shadow = vivid.some((other) => other.share > 0.06 && sameHue(other.lab, group.lab)) ? 0.15 : 1
    return group.share * natural * shadow
  }
  const best = groups.map((group) => ({ group, score: score(group) })).toSorted((a, b) => b.score - a.score)[0]
  if (!best || best.score < 0.035) return null
  const own = groups.filter((group) => score(group) > 0 && isSameHair(group.lab, best.group.lab))
  const colours = around
    .map(({ colour }) => colour)
    .filter((colour) => own.some((group) => difference(group.colour, colour) < 0.07))
    .toSorted((a, b) => oklab(a)[0] - oklab(b)[0])
  // Hair shows its colour where light falls on it; between the strands it is dark.
  return median(colours.slice(Math.floor(colours.length * 0.45), Math.ceil(colours.length * 0.85)))
}

/** Brown, black, blond, ginger, grey and white; hats, ribbons and walls are rarely of these. */
function isNatural([lightness, a, b]: Lab): boolean {
  const chroma = Math.hypot(a, b)
  if (chroma < 0.03 || lightness < 0.24) return true
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return hue > 30 && hue < 100 && chroma < (hue < 42 ? 0.085 : 0.14)
}

function sameHue(first: Lab, second: Lab): boolean {
  if (Math.hypot(second[1], second[2]) < 0.035) return false
  const turn = Math.abs(Math.atan2(first[2], first[1]) - Math.atan2(second[2], second[1]))
  return Math.min(turn, 2 * Math.PI - turn) < 0.26
}

function isSameHair(first: Lab, second: Lab): boolean {
  return Math.hypot(first[1] - second[1], first[2] - second[2]) < 0.035 && Math.abs(first[0] - second[0]) < 0.22
}

function isLike(colour: Rgb, hair: Rgb, skin: Rgb): boolean {
  const [p, q] = [oklab(colour), oklab(hair)]
  const chroma = Math.hypot(p[1] - q[1], p[2] - q[2])
  return chroma < 0.04 && Math.abs(p[0] - q[0]) < 0.2 && difference(colour, hair) < difference(colour, skin)
}

/** By how far hair hangs beside and below the face. */
function hairLength(
  photo: Pixels,
  frame: FaceFrame,
  person: PersonMask,
  like: (sample: Sample) => boolean,
): Look['hairLength'] {
  const half = frame.height / 2
  const shareBeside = (top: number, bottom: number, side: 1 | -1) => {
    const box = side < 0 ? { left: -0.95, right: -0.5, top, bottom } : { left: 0.5, right: 0.95, top, bottom }
    const samples = sampleFrame(photo, frame, box, () => true, 600)
    const hair = samples.filter((sample) => person(sample.x, sample.y) > 0.4 && like(sample))
    return samples.length < 60 ? 0 : hair.length / samples.length
  }
  const most = (top: number, bottom: number) => Math.max(shareBeside(top, bottom, -1), shareBeside(top, bottom, 1))
  if (most(half * 0.95, half + 0.5) > 0.22) return 'largo'
  return most(half * 0.2, half * 0.9) > 0.2 ? 'medio' : 'corto'
}

/** By how well the strands keep one direction: straight hair does, curls do not (structure tensor's coherence). */
function hairType(photo: Pixels, hair: Sample[]): Look['hairType'] {
  let [sum, count] = [0, 0]
  for (const { x, y } of hair) {
    const coherence = coherenceAt(photo, Math.round(x), Math.round(y))
    if (coherence === null) continue
    sum += coherence
    count++
  }
  if (count < 40) return 'liso'
  const mean = sum / count
  return mean > 0.42 ? 'liso' : mean > 0.33 ? 'ondulado' : 'rizado'
}

function coherenceAt(photo: Pixels, x: number, y: number): number | null {
  const reach = 4
  if (x < reach + 1 || y < reach + 1 || x >= photo.width - reach - 1 || y >= photo.height - reach - 1) return null
  const green = (column: number, row: number) => photo.data[(row * photo.width + column) * 3 + 1]!
  let [xx, yy, xy] = [0, 0, 0]
  for (let row = y - reach; row <= y + reach; row++) {
    for (let column = x - reach; column <= x + reach; column++) {
      const gx = green(column + 1, row) - green(column - 1, row)
      const gy = green(column, row + 1) - green(column, row - 1)
      xx += gx * gx
      yy += gy * gy
      xy += gx * gy
    }
  }
  const energy = xx + yy
  return energy < 2000 ? null : Math.hypot(xx - yy, 2 * xy) / energy
}
