import { expect, test } from 'vitest'
import type { Lab } from '../../../contract/colour.ts'
import { CELLS, placeOfCell, type Cell, type Head } from './cells.ts'
import { measureFall } from './fall.ts'

const SKIN: Lab = [0.75, 0.04, 0.06]
const [FAIR, WALL, SHIRT, SCARF]: Lab[] = [
  [0.8, 0.02, 0.1],
  [0.9, 0, 0],
  [0.4, 0, -0.1],
  [0.45, 0.1, -0.05],
]
const SQUARE = { x: 0, y: 0, side: 1, angle: 0 }

/** Somebody with fair hair before a white wall, beside whose neck something falls so far. */
function head(falls: number, colour = FAIR): Head {
  const cells = Array.from({ length: CELLS * CELLS }, (_, i): Cell => {
    const { u, v } = placeOfCell(i)
    const inFace = Math.hypot(u / 0.5, v / 0.62) < 1
    const isCrown = v < 0 && Math.hypot(u / 0.62, v / 0.95) < 1
    const isFall = v > 0 && v < falls && Math.abs(u) > 0.42 && Math.abs(u) < 0.85
    const isBody = (v > 0.4 && Math.abs(u) < 0.3) || (v > 0.9 && Math.abs(u) < 1.2)
    const lab = inFace ? SKIN : isCrown ? FAIR : isFall ? colour : isBody ? (v > 0.9 ? SHIRT : SKIN) : WALL
    return { lab: lab!, person: inFace || isCrown || isFall || isBody ? 1 : 0, inFace, bare: inFace }
  })
  return { cells, skin: SKIN, square: SQUARE }
}

/** A hair mask that knows the crown alone. */
const crownAlone = (x: number, y: number) => (Math.abs(x) < 0.1 && y < -0.2 && y > -0.28 ? 1 : 0)

test('fair hair that no mask has found is seen beside the neck by what hangs there', () => {
  const [short, long] = [measureFall(head(0), crownAlone), measureFall(head(1.15), crownAlone)]
  const grew = long.map((value, i) => value - short[i]!)
  // Beside jaw and neck somebody is; and of the crown's colour, down to the chest.
  expect(Math.min(grew[4]!, grew[5]!, grew[8]!, grew[9]!)).toBeGreaterThan(0.6)
  expect(Math.min(...grew.slice(-6))).toBeGreaterThan(0.6)
  expect(Math.max(...measureFall(head(1.15, SCARF), crownAlone).slice(-6))).toBeLessThan(0.05)
})
