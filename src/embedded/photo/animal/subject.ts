import type { Lab } from '../../../contract/colour.ts'
import { oklab } from '../../colour.ts'
import { CELLS } from '../hair/cells.ts'
import { smoothed } from '../hair/smoothing.ts'
import { groupLabs } from '../pixels/clusters.ts'
import { sampleSquare, type Pixels } from '../pixels/pixels.ts'
import { chroma, clamp, hueOf, logistic } from '../pixels/statistics.ts'

/** The colours of what a photo is of, on a grid of {@link CELLS} by as many; nothing where something else is. */
export type Subject = readonly (Lab | null)[]

const GROUPS = 24
const ROUNDS = 5
/** This near to an edge of the photo there is hardly ever a subject, but for the lower one, where it is cut. */
const EDGE = 0.045
const COLOUR_COUNTS = 1.15
const PLACE_COUNTS = 0.55

/**
 * Parts what stands in the middle from what is at the edges, by place and by the colours of both (Rother and others 2004,
 * GrabCut), with the random field that hair is found by.
 */
export function findSubject(photo: Pixels): Subject {
  const side = Math.max(photo.width, photo.height)
  const square = { x: photo.width / 2, y: photo.height / 2, side, angle: 0 }
  const colours = sampleSquare(photo, square, CELLS, 0, 255)
  const [wide, high] = [photo.width / side, photo.height / side]
  const places = Array.from({ length: CELLS * CELLS }, (_, i) => placeOf(i, wide, high))
  const labs = places.map((place, i) =>
    place ? oklab([colours[i * 3]!, colours[i * 3 + 1]!, colours[i * 3 + 2]!]) : null,
  )
  const groups = groupLabs(labs, GROUPS)
  const prior = places.map((place, i) => (place ? priorAt(place) - (isNoCoat(labs[i]!) ? 3 : 0) : 0))
  const field = labs.map((lab) => lab && { lab })
  let likely: Float32Array = Float32Array.from(prior, logistic)
  for (let round = 0; round < ROUNDS; round++) {
    const evidence = evidenceOf(likely, groups, prior)
    const told = Float32Array.from(prior, (place, i) =>
      labs[i] ? logistic(PLACE_COUNTS * place + COLOUR_COUNTS * evidence[groups[i]!]!) : 0,
    )
    likely = round === ROUNDS - 1 ? smoothed(told, field) : told
  }
  const kept = whole(middlePart(likely), labs)
  return labs.map((lab, i) => (kept.has(i) ? lab : null))
}

type Place = { u: number; v: number }

/** −0.5 to 0.5 each way; null outside the photo. */
function placeOf(i: number, wide: number, high: number): Place | null {
  const u = (((i % CELLS) + 0.5) / CELLS - 0.5) / wide
  const v = ((Math.floor(i / CELLS) + 0.5) / CELLS - 0.5) / high
  return Math.abs(u) < 0.5 && Math.abs(v) < 0.5 ? { u, v } : null
}

/** As a logit: the middle, and what lies under it, for the subject. */
function priorAt({ u, v }: Place): number {
  const isEdge = Math.abs(u) > 0.5 - EDGE || v < EDGE - 0.5
  if (isEdge) return -4
  const down = v > 0.08 ? (v - 0.08) * 0.75 : v - 0.08
  return 2.6 - 11 * Math.hypot(u * 0.95, down) - (v > 0.5 - EDGE ? 1 : 0)
}

/** No animal is green or blue: grass, sky and cloth are. */
function isNoCoat(lab: Lab): boolean {
  const hue = hueOf(lab)
  return chroma(lab) > 0.045 && (hue > 116 || hue < -45)
}

/** Of each group of colours: the logarithm of how much commoner it is in the subject than elsewhere. */
function evidenceOf(likely: Float32Array, groups: Int8Array, prior: readonly number[]): number[] {
  const [own, other] = [new Float32Array(GROUPS), new Float32Array(GROUPS)]
  let [allOwn, allOther] = [1, 1]
  for (const [i, p] of likely.entries()) {
    const group = groups[i]!
    if (group < 0) continue
    own[group]! += p * (prior[i]! > 0.6 ? 2 : 1)
    other[group]! += (1 - p) * (prior[i]! < -2 ? 2 : 1)
    allOwn += p
    allOther += 1 - p
  }
  return Array.from(own, (count, group) =>
    clamp(Math.log((count / allOwn + 0.002) / (other[group]! / allOther + 0.002)), -3.5, 3.5),
  )
}

/** The largest part that hangs together; whatever else looks so is something else. */
function middlePart(likely: Float32Array): Set<number> {
  const seen = new Uint8Array(likely.length)
  let best: number[] = []
  for (const start of likely.keys()) {
    if (seen[start] || likely[start]! < 0.5) continue
    const part = [start]
    seen[start] = 1
    for (let at = 0; at < part.length; at++)
      for (const next of neighboursOf(part[at]!))
        if (!seen[next] && likely[next]! >= 0.5) {
          seen[next] = 1
          part.push(next)
        }
    if (part.length > best.length) best = part
  }
  return new Set(best)
}

/** With the notches closed and the holes filled that a patch of another colour has left. */
function whole(part: ReadonlySet<number>, labs: readonly (Lab | null)[]): Set<number> {
  const grown = reached(part, REACH, (i) => labs[i] !== null)
  const around = labs.flatMap((lab, i) => (lab === null || grown.has(i) ? [] : [i]))
  const outside = reached(
    new Set(around.filter((i) => isOutermost(i, labs))),
    Infinity,
    (i) => labs[i] !== null && !grown.has(i),
  )
  const beside = reached(outside, REACH, () => true)
  return new Set(labs.flatMap((lab, i) => (lab && (part.has(i) || !beside.has(i)) ? [i] : [])))
}

const REACH = 3

/** What can be reached from there in so many steps. */
function reached(from: ReadonlySet<number>, steps: number, may: (i: number) => boolean): Set<number> {
  const all = new Set(from)
  let front = [...from]
  for (let step = 0; step < steps && front.length > 0; step++) {
    const next = front.flatMap(neighboursOf).filter((i) => !all.has(i) && may(i))
    for (const i of next) all.add(i)
    front = [...new Set(next)]
  }
  return all
}

function isOutermost(i: number, labs: readonly (Lab | null)[]): boolean {
  const around = neighboursOf(i)
  return around.length < 4 || around.some((at) => labs[at] === null)
}

function neighboursOf(i: number): number[] {
  const column = i % CELLS
  return [
    ...(column > 0 ? [i - 1] : []),
    ...(column < CELLS - 1 ? [i + 1] : []),
    ...(i >= CELLS ? [i - CELLS] : []),
    ...(i < CELLS * (CELLS - 1) ? [i + CELLS] : []),
  ]
}
