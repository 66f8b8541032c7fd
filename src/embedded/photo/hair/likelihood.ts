import { besideSkin, CELLS, type Cell, type Head } from './cells.ts'
import { groupLabs } from '../pixels/clusters.ts'
import { clamp, logistic } from '../pixels/statistics.ts'
import { resizeBilinear } from '../network/elementwise.ts'
import PRIOR from './prior.json' with { type: 'json' }

/**
 * Where hair is by place alone, as logits: 28 rows of the left half of 28 columns over the head's square, the right
 * half alike. Mean answer of MediaPipe's hair network on two hundred portraits.
 */
const HALF = PRIOR[0]!.length
const BY_PLACE = resizeBilinear(
  {
    width: HALF * 2,
    height: PRIOR.length,
    channels: 1,
    data: Float32Array.from(PRIOR.flatMap((row) => [...row, ...row.toReversed()])),
  },
  CELLS,
  CELLS,
  true,
).data

/** A logistic regression on the answers of the same network on the same portraits. */
const WEIGHTS = {
  constant: 1.35,
  place: 0.98,
  colour: 0.31,
  person: 0.27,
  skin: -0.74,
  relative: -1.03,
  inFace: 0.5,
  inFaceRelative: -2.36,
  tint: -11.23,
}

const GROUPS = 16
const ROUNDS = 2
/** A face's bare skin is no hair, whatever its colour. */
const BARE = 0.01

/** How likely each cell is hair, 0 to 1, by its place and by the colours that hair and all else of this photo have. */
export function hairLikelihood({ cells, skin }: Head): Float32Array {
  const groups = groupLabs(
    cells.map((cell) => cell?.lab ?? null),
    GROUPS,
  )
  const beside = cells.map((cell) => cell && besideSkin(cell, skin))
  const skinlike = beside.map((known) =>
    known && known.relative > 0.5 && known.relative < 1.35 ? Math.exp(-((known.tint / 0.06) ** 2)) : 0,
  )
  let likely = Float32Array.from(cells, (cell, i) => first(cell, BY_PLACE[i]!, skinlike[i]!))
  for (let round = 0; round < ROUNDS; round++) {
    const evidence = colourEvidence(likely, groups)
    likely = likely.map((_, i) => {
      const [cell, known] = [cells[i], beside[i]]
      if (!cell || !known) return 0
      if (cell.bare) return BARE
      const relative = Math.min(1.6, known.relative)
      return logistic(
        WEIGHTS.constant +
          WEIGHTS.place * BY_PLACE[i]! +
          WEIGHTS.colour * evidence[groups[i]!]! +
          WEIGHTS.person * logit(cell.person) +
          WEIGHTS.skin * skinlike[i]! +
          WEIGHTS.relative * relative +
          (cell.inFace ? WEIGHTS.inFace + WEIGHTS.inFaceRelative * relative : 0) +
          WEIGHTS.tint * Math.min(0.1, known.tint),
      )
    })
  }
  return likely
}

function first(cell: Cell | null | undefined, byPlace: number, skinlike: number): number {
  if (!cell) return 0
  return cell.bare ? BARE : Math.min(1, logistic(byPlace) * 1.5) * clamp(cell.person, 0.01, 0.99) * (1 - 0.8 * skinlike)
}

/** Of each group of colours: the logarithm of how much commoner it is in hair than elsewhere. */
function colourEvidence(likely: Float32Array, groups: Int8Array): number[] {
  const [hair, other] = [new Float32Array(GROUPS), new Float32Array(GROUPS)]
  let [allHair, allOther] = [1, 1]
  for (const [i, p] of likely.entries()) {
    const group = groups[i]!
    if (group < 0) continue
    const [more, less] = [Math.max(0, p - 0.5) * 2, Math.max(0, 0.5 - p) * 2]
    hair[group]! += more
    other[group]! += less
    allHair += more
    allOther += less
  }
  return Array.from(hair, (own, group) =>
    clamp(Math.log((own / allHair + 0.003) / (other[group]! / allOther + 0.003)), -5, 5),
  )
}

function logit(p: number): number {
  const inner = clamp(p, 0.01, 0.99)
  return Math.log(inner / (1 - inner))
}
