import type { Lab } from '../../../contract/colour.ts'
import { clamp, logistic } from '../pixels/statistics.ts'
import { CELLS, type Cell } from './cells.ts'

/** How much a neighbour of the same colour counts, and how near colours are for that. */
const PULL = 0.9
const ALIKE = 0.1
const ROUNDS = 15

const NEIGHBOURS = [
  { step: 1, across: 1, down: 0, near: 1 },
  { step: CELLS, across: 0, down: 1, near: 1 },
  { step: CELLS + 1, across: 1, down: 1, near: 0.7 },
  { step: CELLS - 1, across: -1, down: 1, near: 0.7 },
]

/**
 * Makes neighbours of one colour agree, and leaves edges where colours change: a contrast-sensitive random field, by
 * mean-field rounds (Krähenbühl and Koltun 2011, on a grid of eight neighbours). 0 to 1 each.
 */
export function smoothed(likely: Float32Array, cells: readonly (Pick<Cell, 'lab'> | null)[]): Float32Array {
  const own = likely.map((p) => {
    const inner = clamp(p, 0.002, 0.998)
    return Math.log(inner / (1 - inner))
  })
  const links = NEIGHBOURS.map(({ step, across, down, near }) =>
    Float32Array.from(cells, (cell, i) => {
      const [column, row] = [(i % CELLS) + across, Math.floor(i / CELLS) + down]
      const other = column >= 0 && column < CELLS && row < CELLS ? cells[i + step] : null
      return cell && other ? PULL * near * closeness(cell.lab, other.lab) : 0
    }),
  )
  let belief = likely
  for (let round = 0; round < ROUNDS; round++) {
    const pull = Float32Array.from(own)
    for (const [k, { step }] of NEIGHBOURS.entries()) {
      const link = links[k]!
      for (let i = 0; i + step < belief.length; i++) {
        if (link[i] === 0) continue
        pull[i]! += link[i]! * (2 * belief[i + step]! - 1)
        pull[i + step]! += link[i]! * (2 * belief[i]! - 1)
      }
    }
    belief = pull.map((value, i) => (cells[i] ? logistic(value) : 0))
  }
  return belief
}

function closeness(first: Lab, second: Lab): number {
  const light = (first[0] - second[0]) * 0.7
  const tint = Math.hypot(first[1] - second[1], first[2] - second[2]) * 1.6
  return Math.exp(-(light * light + tint * tint) / (ALIKE * ALIKE))
}
