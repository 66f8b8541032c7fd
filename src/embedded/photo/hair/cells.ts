import type { Lab } from '../../../contract/colour.ts'
import { oklab } from '../../colour.ts'
import { outline, type Landmarks } from '../face/landmarks.ts'
import type { Person } from '../face/person.ts'
import { bareFace, inside, type FaceFrame } from '../face/regions.ts'
import { fromSquare, sampleSquare, type Pixels, type Square } from '../pixels/pixels.ts'
import { middleLab, toneOf } from '../pixels/statistics.ts'

/** Cells a side, and face widths across. */
export const CELLS = 112
const SPAN = 4.2

/** What a cell shows; nothing outside the photo. */
export type Cell = {
  lab: Lab
  /** How surely it is the person, 0 to 1. */
  person: number
  /** Within the face's outline, and where a face has bare skin. */
  inFace: boolean
  bare: boolean
}

/** Head and shoulders in the face's own frame, row by row. */
export type Head = {
  cells: (Cell | null)[]
  /** The face's middle colour. */
  skin: Lab
  square: Square
}

/** Below the middle of the face. */
const LOWER = 0.3

/** In the face's own frame. */
export function placeOfCell(i: number): { u: number; v: number } {
  const across = ((i % CELLS) + 0.5) / CELLS - 0.5
  const down = (Math.floor(i / CELLS) + 0.5) / CELLS - 0.5
  return { u: across * SPAN, v: down * SPAN + LOWER }
}

export function headOf(photo: Pixels, landmarks: Landmarks, frame: FaceFrame, person: Person): Head {
  const [x, y] = frame.at(0, LOWER)
  const square = { x, y, side: frame.width * SPAN, angle: frame.angle }
  const colours = sampleSquare(photo, square, CELLS, 0, 255)
  const [oval, bare] = [outline(landmarks, 'oval'), bareFace(landmarks)]
  const cells = Array.from({ length: CELLS * CELLS }, (_, i): Cell | null => {
    const [px, py] = fromSquare(square, ((i % CELLS) + 0.5) / CELLS, (Math.floor(i / CELLS) + 0.5) / CELLS)
    if (px < 0 || py < 0 || px >= photo.width || py >= photo.height) return null
    const inFace = inside(oval, px, py)
    return {
      lab: oklab([colours[i * 3]!, colours[i * 3 + 1]!, colours[i * 3 + 2]!]),
      person: person.mask(px, py),
      inFace,
      bare: inFace && bare(px, py),
    }
  })
  const skin = cells.flatMap((cell) => (cell?.bare ? [cell.lab] : []))
  return { cells, skin: skin.length > 5 ? middleLab(skin) : [0.7, 0.04, 0.05], square }
}

/** Difference of tone from the face's skin, and lightness as a share of its. */
export function besideSkin({ lab }: Cell, skin: Lab): { tint: number; relative: number } {
  const [[a, b], [skinA, skinB]] = [toneOf(lab), toneOf(skin)]
  return { tint: Math.hypot(a - skinA, b - skinB), relative: lab[0] / Math.max(0.05, skin[0]) }
}
