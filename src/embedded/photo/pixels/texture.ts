import type { Pixels } from './pixels.ts'

/**
 * How much the photo varies around a point, relative to its brightness: skin is about 0.04 in a sharp
 * photo, hair twice as much or more. `reach` is in pixels.
 */
export function texture(photo: Pixels, x: number, y: number, reach: number): number {
  let [change, brightness, count] = [0, 0, 0]
  visit(photo, x, y, reach, (gx, gy, green) => {
    change += Math.hypot(gx, gy)
    brightness += green
    count++
  })
  // The 20 keeps sensor noise in deep shadow from counting as detail.
  return count === 0 ? 0 : change / (brightness + 20 * count)
}

/** How well edges around a point keep one direction, 0 to 1 (structure tensor); null where there are none. */
export function coherence(photo: Pixels, x: number, y: number, reach: number): number | null {
  let [xx, yy, xy, count] = [0, 0, 0, 0]
  visit(photo, x, y, reach, (gx, gy) => {
    xx += gx * gx
    yy += gy * gy
    xy += gx * gy
    count++
  })
  return count === 0 || (xx + yy) / count < 25 ? null : Math.hypot(xx - yy, 2 * xy) / (xx + yy)
}

function visit(
  photo: Pixels,
  x: number,
  y: number,
  reach: number,
  see: (gx: number, gy: number, green: number) => void,
): void {
  const green = (column: number, row: number) => photo.data[(row * photo.width + column) * 3 + 1]!
  const [middleX, middleY, radius] = [Math.round(x), Math.round(y), Math.max(2, Math.round(reach))]
  for (let row = Math.max(1, middleY - radius); row <= Math.min(photo.height - 2, middleY + radius); row++) {
    for (let column = Math.max(1, middleX - radius); column <= Math.min(photo.width - 2, middleX + radius); column++) {
      const gx = green(column + 1, row) - green(column - 1, row)
      const gy = green(column, row + 1) - green(column, row - 1)
      see(gx, gy, green(column, row))
    }
  }
}
