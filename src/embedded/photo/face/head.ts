import type { Landmarks } from './landmarks.ts'

/** Right in the picture, down the face, away from the camera. */
type Point3 = readonly [x: number, y: number, z: number]

/** The landmarks as they would lie if the head faced the camera. */
export type FrontalHead = {
  /** In widths of the head, from the bridge of the nose. */
  at: (index: number) => Point3
  /** Degrees by which the head is turned to a side and nodded; 0 is straight ahead. */
  yaw: number
  pitch: number
}

/** Point numbers that lie mirrored on the face, left in the picture first. */
const MIRRORED = [
  [33, 263],
  [133, 362],
  [234, 454],
  [61, 291],
  [70, 300],
  [129, 358],
  [172, 397],
] as const
const [BRIDGE, NOSE_BASE, FOREHEAD, CHIN, LEFT_SIDE, RIGHT_SIDE] = [168, 2, 10, 152, 234, 454]

/** Turns a head to the front about its own axes: across by what is mirrored, down from forehead to chin. */
export function frontalHead({ points, depths }: Landmarks): FrontalHead {
  const place = (index: number): Point3 => [...points[index]!, depths[index]!]
  const across = unit(MIRRORED.map(([left, right]) => minus(place(right), place(left))).reduce(plus))
  const length = plus(minus(place(CHIN), place(FOREHEAD)), minus(place(NOSE_BASE), place(BRIDGE)))
  const down = unit(minus(length, times(across, dot(length, across))))
  const away = cross(across, down)
  const width = Math.hypot(...minus(place(RIGHT_SIDE), place(LEFT_SIDE)))
  return {
    at: (index) => {
      const from = times(minus(place(index), place(BRIDGE)), 1 / width)
      return [dot(from, across), dot(from, down), dot(from, away)]
    },
    yaw: degrees(Math.asin(across[2])),
    pitch: degrees(Math.asin(down[2])),
  }
}

const plus = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const times = (a: Point3, by: number): Point3 => [a[0] * by, a[1] * by, a[2] * by]
const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const unit = (a: Point3): Point3 => times(a, 1 / Math.max(1e-9, Math.hypot(...a)))
const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const degrees = (radians: number): number => (radians * 180) / Math.PI
