import type { Lab } from '../../../contract/colour.ts'
import { oklab } from '../../colour.ts'
import { sampleFrame, type FaceFrame } from '../face/regions.ts'
import type { Mask } from '../pixels/mask.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { chroma, hueOf, middleLab, quantile, toneOf } from '../pixels/statistics.ts'
import { coherence, texture } from '../pixels/texture.ts'

/** What a photo shows of somebody's hair. Areas are in squares of the face's width, lengths in face widths. */
export type HairMeasures = {
  area: number
  /** Above the brows: how much of it hair takes and how much bare skin, 0 to 1, and how much of it the photo shows. */
  crown: { share: number; bare: number; seen: number }
  /** What is neither skin nor surely hair up there; null where there is hardly any. */
  front: Lab | null
  /** Beside the jaws and below the chin, of both sides. */
  jaw: number
  below: { area: number; seen: number }
  /** How far below the chin it reaches; negative above it. */
  lowest: number
  /** Off the head on the less hairy of three sides: above it and beside both temples. */
  halo: number
  /** By lightness: what is between its darkest parts and its reflections, and the lit part. As photographed. */
  middle: Lab
  lit: Lab
  /** The share of hair that is of a colour hair has by nature. */
  natural: number
  /** The colours of that share where it is small and yet enough for a fringe: the rest is a hat. Null elsewhere. */
  fringe: { middle: Lab; lit: Lab } | null
  /** How well strands keep one direction, 0 to 1, and how rough they are. */
  coherence: number
  texture: number
}

const SURE = 0.6
const SAMPLES = 6_000

export function measureHair(photo: Pixels, frame: FaceFrame, hair: Mask, skin: Lab): HairMeasures {
  const half = frame.height / 2
  const box = { left: -1.6, right: 1.6, top: -half - 1, bottom: half + 1.9 }
  const cell = ((box.right - box.left) * (box.bottom - box.top)) / SAMPLES
  const all = sampleFrame(photo, frame, box, () => true, SAMPLES).map((sample) => {
    const [u, v] = frame.from(sample.x, sample.y)
    return { ...sample, u, v, own: hair(sample.x, sample.y) > SURE }
  })
  const own = all.filter((sample) => sample.own).map((sample) => ({ ...sample, lab: oklab(sample.colour) }))
  const part = (keep: (u: number, v: number) => boolean) => {
    const there = all.filter(({ u, v }) => keep(u, v))
    const mine = there.filter((sample) => sample.own).length
    return { area: mine * cell, share: there.length > 0 ? mine / there.length : 0, seen: there.length * cell }
  }
  const above = part((u, v) => v < -half - 0.22 && v > -half - 0.6 && Math.abs(u) < 0.4)
  const beside = [-1, 1].map((way) => part((u, v) => u * way > 0.66 && u * way < 1 && v < 0.05 && v > -half - 0.3))
  const crown = part((u, v) => v < -half * 0.6 && v > -half - 0.35 && Math.abs(u) < 0.45)
  // The upper forehead and what is above it, within the head's outline.
  const scalp = all.filter(({ u, v }) => (u / 0.42) ** 2 + ((v + half * 0.8) / 0.34) ** 2 < 1 && v < -half * 0.82)
  const labs = own.map(({ lab }) => lab)
  const other = scalp.map(({ colour }) => oklab(colour)).filter((lab) => !isSkin(lab, skin))
  const natural = labs.filter(isNatural)
  const isMostly = natural.length > labs.length * 0.3
  const directions = own
    .map(({ x, y }) => coherence(photo, x, y, frame.width * 0.016))
    .filter((value) => value !== null)
  const roughness = own.map(({ x, y }) => texture(photo, x, y, frame.width * 0.012))
  return {
    area: own.length * cell,
    crown: {
      share: crown.share,
      bare: scalp.filter(({ colour }) => isSkin(oklab(colour), skin)).length / Math.max(1, scalp.length),
      seen: crown.seen,
    },
    front: other.length > scalp.length * 0.2 ? middleLab(other) : null,
    jaw: part((u, v) => Math.abs(u) > 0.3 && v > half * 0.35 && v < half).area,
    below: part((_u, v) => v > half && v < half + 0.6),
    lowest:
      own.length === 0
        ? -half * 2
        : quantile(
            own.map(({ v }) => v),
            0.97,
          ) - half,
    halo: Math.min(above.share, ...beside.map(({ share }) => share)),
    ...colours(isMostly ? natural : labs),
    fringe: !isMostly && natural.length * cell > FRINGE ? colours(natural) : null,
    natural: labs.length === 0 ? 0 : natural.length / labs.length,
    coherence: mean(directions),
    texture: own.length === 0 ? 0 : quantile(roughness, 0.5),
  }
}

/** As much as shows of hair below a hat, in squares of the face's width. */
const FRINGE = 0.08

/** Brown, black, blond, red, grey and white; hats, ribbons and coloured light are rarely of these. */
function isNatural(lab: Lab): boolean {
  const hue = hueOf(lab)
  return chroma(lab) < 0.035 || lab[0] < 0.26 || (hue > 38 && hue < 112)
}

function isSkin(lab: Lab, skin: Lab): boolean {
  const [[a, b], [skinA, skinB]] = [toneOf(lab), toneOf(skin)]
  return lab[0] > skin[0] * 0.62 && Math.hypot(a - skinA, b - skinB) < 0.05
}

function colours(labs: readonly Lab[]): { middle: Lab; lit: Lab } {
  if (labs.length === 0) return { middle: [0.3, 0.01, 0.02], lit: [0.4, 0.01, 0.02] }
  const lightness = labs.map(([value]) => value)
  const slice = (from: number, to: number) => {
    const [low, high] = [quantile(lightness, from), quantile(lightness, to)]
    return middleLab(labs.filter(([value]) => value >= low && value <= high))
  }
  return { middle: slice(0.25, 0.65), lit: slice(0.65, 0.95) }
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
