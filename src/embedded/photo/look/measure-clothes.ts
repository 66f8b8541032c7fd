import type { Lab } from '../../../contract/colour.ts'

/** A cell of head and shoulders: how surely it is the person and hair, 0 to 1, and where, in the face's own frame. */
export type HeadCell = { lab: Lab; person: number; hair: number; u: number; v: number }

/** Colours below the chin where clothes may be, skin and hair among them, and how surely each is the sitter's. */
export type ClothesMeasures = { lab: Lab; weight: number }[]

/** Further aside are neighbours; between neck and shirt there is shadow; face widths. */
const [ASIDE, BELOW, LEAST_BELOW] = [1, 0.25, 0.1]
/** A pale shirt before a pale wall is no person to the network: under the chin it counts, but less. */
const UNDER_CHIN = 0.3
const [PERSON, HAIR, SOME_HAIR] = [0.5, 0.3, 0.5]
/** With fewer cells what is nearest to the chin must do; more than so many tell nothing new. */
const [FEW, ENOUGH] = [8, 250]

/** `half` is half a face's height, in face widths. */
export function measureClothes(cells: readonly HeadCell[], half: number): ClothesMeasures {
  const found = (below: number, mostHair: number) =>
    cells.flatMap(({ lab, person, hair, u, v }) => {
      if (v <= half + below || Math.abs(u) >= ASIDE || hair >= mostHair) return []
      const isUnderChin = Math.abs(u) < 0.3 + 0.6 * (v - half)
      const weight = person > PERSON ? 1 : isUnderChin ? UNDER_CHIN : 0
      return weight === 0 ? [] : [{ lab, weight }]
    })
  const usual = found(BELOW, HAIR)
  const seen = usual.length < FEW ? found(LEAST_BELOW, SOME_HAIR) : usual
  const every = Math.max(1, Math.ceil(seen.length / ENOUGH))
  return seen.filter((_, i) => i % every === 0)
}
