import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, limb, merge, type Path2D, type Point, polygon } from '../buffers/paths.ts'
import type { Gesture } from './poses/pose.ts'

type Finger = { from: Point; to: Point; width: number }

/** Fingers in hand sizes: x runs from the wrist outwards, y across; the thumb lies at negative y. */
const FINGERS: Record<Gesture, Finger[]> = {
  relaxed: [
    { from: [0.7, -0.38], to: [1.42, -0.3], width: 0.23 },
    { from: [0.8, -0.12], to: [1.6, -0.06], width: 0.23 },
    { from: [0.78, 0.14], to: [1.52, 0.16], width: 0.22 },
    { from: [0.66, 0.38], to: [1.26, 0.38], width: 0.2 },
    { from: [0.24, -0.4], to: [0.92, -0.86], width: 0.22 },
  ],
  open: [
    { from: [0.7, -0.36], to: [1.56, -0.82], width: 0.22 },
    { from: [0.8, -0.14], to: [1.86, -0.3], width: 0.22 },
    { from: [0.8, 0.14], to: [1.82, 0.26], width: 0.22 },
    { from: [0.66, 0.36], to: [1.5, 0.72], width: 0.2 },
    { from: [0.2, -0.42], to: [0.6, -1.2], width: 0.23 },
  ],
  flat: [
    { from: [0.7, -0.36], to: [1.6, -0.36], width: 0.23 },
    { from: [0.8, -0.12], to: [1.78, -0.12], width: 0.23 },
    { from: [0.78, 0.13], to: [1.7, 0.13], width: 0.22 },
    { from: [0.66, 0.36], to: [1.42, 0.34], width: 0.2 },
    { from: [0.24, -0.42], to: [1.05, -0.74], width: 0.22 },
  ],
  fist: [
    { from: [0.5, -0.4], to: [1.02, -0.36], width: 0.27 },
    { from: [0.6, -0.12], to: [1.12, -0.1], width: 0.28 },
    { from: [0.6, 0.15], to: [1.08, 0.16], width: 0.27 },
    { from: [0.5, 0.4], to: [0.94, 0.4], width: 0.23 },
    { from: [0.3, -0.5], to: [0.88, -0.5], width: 0.24 },
  ],
  point: [
    { from: [0.7, -0.34], to: [1.9, -0.38], width: 0.22 },
    { from: [0.6, -0.08], to: [1.08, -0.06], width: 0.27 },
    { from: [0.6, 0.18], to: [1.04, 0.18], width: 0.26 },
    { from: [0.5, 0.4], to: [0.92, 0.4], width: 0.22 },
    { from: [0.28, -0.46], to: [0.86, -0.62], width: 0.22 },
  ],
}

/** A cartoon's hand has two broad fingers and one that points; a mitten has a thumb alone, and points with what it has. */
function fingersOf(gesture: Gesture, count: 1 | 3 | 4): Finger[] {
  const all = FINGERS[gesture]
  if (count === 4) return all
  const [first, second, third, last, thumb] = all as [Finger, Finger, Finger, Finger, Finger]
  const joined = between(second, third, 0.36)
  const stout = { ...thumb, width: thumb.width * 1.2 }
  if (count === 3) return [{ ...first, width: 0.29 }, { ...joined, width: 0.32 }, { ...last, width: 0.28 }, stout]
  const mitten = between(first, last, gesture === 'point' ? 0.5 : 0.62)
  return gesture === 'point' ? [{ ...first, width: 0.3 }, mitten, stout] : [mitten, stout]
}

const middle = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]

/** One finger in the place of two. */
function between(a: Finger, b: Finger, width: number): Finger {
  return { from: middle(a.from, b.from), to: middle(a.to, b.to), width }
}

/**
 * A hand with a thumb and `count` fingers at the end of a forearm that points along `angle`. `thumb` 1 puts the
 * thumb on the left of that direction, −1 on its right. Sizes in the present frame.
 */
export function drawHand(
  g: Buffers,
  wrist: Point,
  angle: number,
  size: number,
  skin: string,
  gesture: Gesture,
  thumb: 1 | -1,
  count: 1 | 3 | 4,
): void {
  const fingers = fingersOf(gesture, count)
  g.at(
    wrist[0],
    wrist[1],
    () => {
      const palm = circle(0.5, 0, 0.6, 0.56)
      const knuckles = polygon([
        [-0.25, -0.34],
        [0.6, -0.56],
        [0.86, -0.3],
        [0.86, 0.4],
        [0.5, 0.56],
        [-0.25, 0.34],
      ])
      g.shape(merge([palm, knuckles, ...fingers.map(fingerPath)]), { fill: skin, shade: 0.4, line: 0.6 })
      creases(g, gesture, fingers)
    },
    angle,
    size,
    size * thumb,
  )
}

function fingerPath({ from, to, width }: Finger): Path2D {
  return limb(from, middle(from, to), to, [width, width * 0.96, width * 0.8])
}

/** Shade between adjacent fingers; ink lines would be too coarse at this size. */
function creases(g: Buffers, gesture: Gesture, fingers: Finger[]): void {
  if (gesture === 'open') return
  for (let i = gesture === 'point' ? 1 : 0; i < fingers.length - 2; i++) {
    const a = fingers[i]!
    const b = fingers[i + 1]!
    const start: Point = [(a.from[0] + b.from[0]) / 2 + 0.12, (a.from[1] + b.from[1]) / 2]
    const end: Point = [Math.min(a.to[0], b.to[0]) + 0.1, (a.to[1] + b.to[1]) / 2]
    const crease = curve(...start, ...end)
    g.toneStroke(crease, -0.3, 0.08, 0.7)
  }
}
