import { luma } from '../../colour.ts'
import { point, type Landmarks } from '../face/landmarks.ts'
import { pixelAt, type Pixels } from '../pixels/pixels.ts'
import type { FaceFrame } from '../face/regions.ts'

/** Contrast of a rim against skin, in luma, above which it counts. */
const RIM = 0.13

/**
 * True where a frame crosses the bridge of the nose and runs below both eyes: thin dark (or light) lines
 * where a bare face is smooth.
 */
export function measureGlasses(photo: Pixels, landmarks: Landmarks, frame: FaceFrame): boolean {
  const bridge = [6, 168, 197].map((index) => lineAcross(photo, landmarks, frame, index, 0.1))
  const below = [
    [230, 231, 229],
    [450, 451, 449],
  ].map((indices) => indices.map((index) => lineAcross(photo, landmarks, frame, index, 0.12)))
  const crossed = Math.max(...bridge) > RIM
  const rims = below.filter((eye) => eye.filter((contrast) => contrast > RIM).length >= 2).length
  return crossed && rims === 2
}

/** Strongest thin line that a short walk downwards through a point crosses: a middle unlike both sides. */
function lineAcross(photo: Pixels, landmarks: Landmarks, frame: FaceFrame, index: number, reach: number): number {
  const [u, v] = frame.from(...point(landmarks, index))
  const lumas: number[] = []
  const steps = 28
  for (let i = -steps; i <= steps; i++) {
    const colour = pixelAt(photo, ...frame.at(u, v + (i / steps) * reach))
    lumas.push(colour ? luma(colour) : 0.5)
  }
  let strongest = 0
  const gap = Math.round(steps * 0.45)
  for (let i = gap; i < lumas.length - gap; i++) {
    const [before, here, after] = [lumas[i - gap]!, lumas[i]!, lumas[i + gap]!]
    if (Math.sign(before - here) !== Math.sign(after - here)) continue
    strongest = Math.max(strongest, Math.min(Math.abs(before - here), Math.abs(after - here)))
  }
  return strongest
}
