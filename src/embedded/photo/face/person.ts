import type { Rgb } from '../../../contract/colour.ts'
import { difference } from '../../colour.ts'
import { clusters } from '../pixels/clusters.ts'
import { personMask } from './models.ts'
import { pixelAt, sampleSquare, type Pixels, type Square } from '../pixels/pixels.ts'

export type Person = {
  /** How surely the person is at a position of the photo, 0 to 1. */
  mask: (x: number, y: number) => number
  /** True for a colour that the background does not have. */
  standsOut(colour: Rgb): boolean
  /** What the network saw of the square on its way, see `look/seen-inside.ts`. */
  inside: Float32Array
}

/** Separates the person from the background within a square of the photo that the face leads to. */
export function findPerson(photo: Pixels, square: Square): Person {
  const network = personMask()
  const { side } = network
  const [values, inside] = network.run(sampleSquare(photo, square, side, 0, 1))
  const mask = maskOver(square, values!, side)
  const backdrop = backdropColours(photo, mask)
  return { mask, inside: inside!, standsOut: (colour) => backdrop.every((other) => difference(colour, other) > 0.13) }
}

/** The network's values, asked in pixels of the photo: `side * side` of them lie over the square. */
export function maskOver(square: Square, values: Float32Array, side: number): Person['mask'] {
  const [cos, sin] = [Math.cos(square.angle) / square.side, Math.sin(square.angle) / square.side]
  return (x, y) => {
    const [dx, dy] = [x - square.x, y - square.y]
    const u = dx * cos + dy * sin + 0.5
    const v = dy * cos - dx * sin + 0.5
    if (u < 0 || v < 0 || u >= 1 || v >= 1) return 0
    return values[Math.floor(v * side) * side + Math.floor(u * side)]!
  }
}

/** What is behind the person: the main colours of the photo's upper two thirds, person left aside. */
function backdropColours(photo: Pixels, mask: Person['mask']): Rgb[] {
  const colours: Rgb[] = []
  const step = Math.max(1, Math.floor(photo.width / 60))
  for (let y = 0; y < photo.height * 0.66; y += step) {
    for (let x = 0; x < photo.width; x += step) {
      const colour = mask(x, y) < 0.1 ? pixelAt(photo, x, y) : null
      if (colour) colours.push(colour)
    }
  }
  return clusters(colours, 6)
    .filter(({ share }) => share > 0.05)
    .map(({ colour }) => colour)
}
