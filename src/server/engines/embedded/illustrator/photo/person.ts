import { personMask } from './models.ts'
import { sampleSquare, type Pixels, type Square } from './pixels.ts'

/** Where the person is: 0 (background) to 1, asked by position in the photo. */
export type PersonMask = (x: number, y: number) => number

/** Separates the person from the background within a square of the photo; 0 outside it. */
export function findPerson(photo: Pixels, square: Square): PersonMask {
  const network = personMask()
  const [mask] = network.run(sampleSquare(photo, { ...square, angle: 0 }, network.side, 0, 1))
  return (x, y) => {
    const column = Math.floor(((x - square.x) / square.side + 0.5) * network.side)
    const row = Math.floor(((y - square.y) / square.side + 0.5) * network.side)
    if (column < 0 || row < 0 || column >= network.side || row >= network.side) return 0
    return mask![row * network.side + column]!
  }
}
