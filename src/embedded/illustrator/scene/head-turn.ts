import type { Point } from '../buffers/paths.ts'

/** A head as a globe that is turned to one side: where what belongs to its front comes to lie, in the head's frame. */
export type HeadTurn = {
  /** Sine of the angle: 1 is a profile that looks to the right. */
  side: number
  /** How far the hair of the near side is seen from the side, 0 to 1. */
  flank: number
  /** Half the head's width. */
  w: number
  /** Where a point of the front lies; what goes round the edge stays on it. */
  on: (point: Point) => Point
  /** How broad something there is seen, 1 from the front; 0 or less where the head hides it. */
  breadth: (point: Point) => number
  /** The middle of an ear; that of the far side lies on the edge. */
  ear: (s: 1 | -1) => number
  /** True where a side of the picture is the one that the head turns to: its ear is hidden. */
  isFar: (s: number) => boolean
}

/** A turned head; heads of `toys` are boxes, which show less of their flank. */
export function headTurn(turn: number, w: number, toy = false): HeadTurn {
  const amount = Math.abs(turn)
  const angle = Math.sign(turn) * (Math.PI / 2) * (0.8 * amount + 0.2 * amount ** 2) * (toy ? 0.6 : 1)
  const [side, front] = [Math.sin(angle), Math.cos(angle)]
  const flank = Math.max(0, Math.min(1, (Math.abs(side) - 0.3) / 0.38))
  const longitude = ([x, y]: Point) => {
    const edge = w * (toy ? 1 : roundness(y))
    return { edge, angle: Math.asin(Math.max(-1, Math.min(1, x / edge))) }
  }
  const isFar = (s: number) => Math.sign(s) * side > 0.3
  return {
    side,
    flank,
    w,
    on([x, y]) {
      const { edge, angle: at } = longitude([x, y])
      const beyond = x - Math.max(-edge, Math.min(edge, x))
      const seen = Math.max(-Math.PI / 2, Math.min(Math.PI / 2, at + angle))
      return [edge * Math.sin(seen) + beyond * (isFar(x) ? 1 : front), y]
    },
    breadth(point) {
      const { angle: at } = longitude(point)
      return Math.cos(at + angle) / Math.max(0.2, Math.cos(at))
    },
    ear: (s) => (isFar(s) ? s * w : s * (w - 0.012) * (Math.abs(side) > 0.3 ? front + 0.1 * Math.abs(side) : 1)),
    isFar,
  }
}

/** A skull is narrower towards crown and chin. */
function roundness(y: number): number {
  return Math.sqrt(1 - (Math.max(-0.42, Math.min(0.5, y)) / 0.62) ** 2)
}
