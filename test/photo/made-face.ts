/** Middle, radii and colour of an ellipse with soft edges, in fractions of the picture's side. */
type Ellipse = readonly [x: number, y: number, radiusX: number, radiusY: number, colour: readonly number[]]

/** Hair, neck, face, eyes, brows, nose and mouth, from back to front. */
const ELLIPSES: readonly Ellipse[] = [
  [0.5, 0.42, 0.31, 0.36, [0.2, 0.13, 0.08]],
  [0.5, 0.98, 0.42, 0.2, [0.2, 0.35, 0.6]],
  [0.5, 0.5, 0.24, 0.32, [0.82, 0.62, 0.5]],
  [0.4, 0.44, 0.055, 0.025, [0.95, 0.93, 0.9]],
  [0.6, 0.44, 0.055, 0.025, [0.95, 0.93, 0.9]],
  [0.4, 0.44, 0.022, 0.024, [0.15, 0.1, 0.07]],
  [0.6, 0.44, 0.022, 0.024, [0.15, 0.1, 0.07]],
  [0.4, 0.385, 0.07, 0.012, [0.2, 0.13, 0.08]],
  [0.6, 0.385, 0.07, 0.012, [0.2, 0.13, 0.08]],
  [0.5, 0.55, 0.03, 0.018, [0.6, 0.4, 0.32]],
  [0.5, 0.66, 0.09, 0.025, [0.65, 0.3, 0.28]],
]

/**
 * A grainy face by arithmetic alone, so that every machine makes the same numbers: `side * side * 3`, from
 * `low` (black) to 1 (white). What `reference.json` holds was computed from it: change neither without the other.
 */
export function madeFace(side: number, low: number): Float32Array {
  const picture = new Float32Array(side * side * 3)
  let grain = 1
  for (let at = 0; at < picture.length; at += 3) {
    const x = ((at / 3) % side) / side
    const y = Math.floor(at / 3 / side) / side
    let colour: readonly number[] = [0.55 + 0.3 * x, 0.6 + 0.2 * y, 0.7 - 0.2 * x]
    for (const [middleX, middleY, radiusX, radiusY, own] of ELLIPSES) {
      const away = ((x - middleX) / radiusX) ** 2 + ((y - middleY) / radiusY) ** 2
      const cover = 1 / (1 + away * away * away * away)
      colour = colour.map((value, i) => value + (own[i]! - value) * cover)
    }
    grain = (grain * 48_271) % 2_147_483_647
    const noise = (grain / 2_147_483_647 - 0.5) * 0.06
    colour.forEach((value, i) => (picture[at + i] = low + (1 - low) * Math.min(1, Math.max(0, value + noise))))
  }
  return picture
}
