import { chroma, clamp, quantile, toneOf } from '../pixels/statistics.ts'
import { roughnessOf, type Evidence, type HairSeen } from './evidence.ts'
import { seenOfFace } from './seen-inside.ts'

/*
 * What the fits of `look-fits.json` for the kind and the length of hair, and for what covers it, are given, in their order.
 */

/** What the network for faces sees of the forehead, row by row, and beside the face. */
const FOREHEAD = [
  { top: 0, bottom: 2, left: 0, right: 12 },
  { top: 2, bottom: 4, left: 0, right: 12 },
]
const SIDES = [
  { top: 0, bottom: 12, left: 0, right: 2 },
  { top: 0, bottom: 12, left: 10, right: 12 },
]

export function baldEvidence(seen: HairSeen) {
  return { head: headOf(seen), runs: seen.runs, around: seen.insideAround, width: seen.width } satisfies Evidence
}

/** What tells that there is hair, and its grain. */
export function hairTypeEvidence(seen: HairSeen) {
  return { ...baldEvidence(seen), grain: seen.grain } satisfies Evidence
}

/** A beard that is surer than this, or surer missing, tells no more of how long hair is. */
const PLAIN = 4

/** Few who have a beard wear long hair: what seems to hang beside it is a collar, a jacket or somebody else. */
export function hairLengthEvidence({ strands, cut, fall, insideAround, beside, bearded }: HairSeen) {
  const { area, lowest, jaw, below, crown, halo, coherence, texture } = strands
  const temples = [Math.max(...cut.temples), Math.min(...cut.temples)]
  const hair = [area, lowest, jaw, below.area, below.seen, crown.share, crown.seen, halo, coherence, texture]
  const beard = [clamp(bearded, -PLAIN, PLAIN)]
  return { hair: [...hair, ...temples, cut.top], fall, around: insideAround, beside, beard } satisfies Evidence
}

export function coveredEvidence(seen: Omit<HairSeen, 'bearded'>) {
  const [left, right] = SIDES.map((side) => seenOfFace(seen.insideFace, [side]))
  const sides = left!.map((value, i) => (value + right![i]!) / 2)
  const face = [...seenOfFace(seen.insideFace, FOREHEAD), ...sides]
  return { head: headOf(seen), around: seen.insideAround, face } satisfies Evidence
}

function headOf({ strands, cut, skin, brows, lightness, face, across }: Omit<HairSeen, 'bearded'>): number[] {
  const { area, crown, jaw, below, lowest, halo, middle, lit, natural, coherence, texture } = strands
  const { dome, top, temples, line } = cut
  const [left, right] = [quantile(line.slice(1, 4), 0.5), quantile(line.slice(9, 12), 0.5)]
  const per = Math.max(0.2, skin.lit)
  const [[red, yellow], [skinRed, skinYellow]] = [toneOf(middle), toneOf(skin.colour)]
  const hair = [Math.min(1.5, area), crown.share, crown.bare, crown.seen, jaw, below.area, below.seen, lowest, halo]
  const colour = [...middle, chroma(middle), lit[0], chroma(lit), lit[0] - middle[0], natural]
  const strand = [coherence, roughnessOf(strands), texture * (1 - coherence) * 3]
  const skull = [dome.bare, Math.min(6, dome.rough), dome.seen, dome.light, dome.tint]
  const sides = [top, Math.max(...temples), Math.min(...temples)]
  const begins = [quantile(line.slice(4, 9), 0.5), Math.min(left, right), Math.max(left, right)]
  const beside = [lightness, skin.lit, skin.white, skin.eyeWhite, brows[0], chroma(brows), brows[0] / per]
  const tint = Math.hypot(red - skinRed, yellow - skinYellow)
  const rest = [middle[0] / per, tint, face.expression.yaw, Math.log(across)]
  return [...hair, ...colour, ...strand, ...skull, ...sides, ...begins, ...beside, ...rest]
}
