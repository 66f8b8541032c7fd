import type { Lab } from '../../../contract/colour.ts'
import { outline, OUTLINES, type Landmarks } from '../face/landmarks.ts'
import { inside } from '../face/regions.ts'
import { SIDE, type UprightFace } from '../face/upright.ts'
import { middleLab } from '../pixels/statistics.ts'

/** The colour of the brows' own hair as photographed: the darker third of what is within them. */
export function measureBrows(face: UprightFace, landmarks: Landmarks): Lab {
  const labs = (['rightBrow', 'leftBrow'] as const).flatMap((name) => {
    const brow = outline(landmarks, name)
    const places = OUTLINES[name].map((index) => face.place(index))
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
    const own: Lab[] = []
    for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= Math.min(SIDE - 1, Math.max(...ys)); y++)
      for (let x = Math.max(0, Math.floor(Math.min(...xs))); x <= Math.min(SIDE - 1, Math.max(...xs)); x++)
        if (inside(brow, ...face.inPhoto(x, y))) own.push(face.labs[y * SIDE + x]!)
    return own
  })
  const dark = labs.toSorted((a, b) => a[0] - b[0]).slice(0, Math.ceil(labs.length / 3))
  return dark.length > 0 ? middleLab(dark) : USUAL
}

/** Brown, where the photo ends below them. */
const USUAL: Lab = [0.35, 0.02, 0.03]
