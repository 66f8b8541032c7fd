import type { Look } from '../../../../engine.ts'
import { oklab, type Rgb } from '../../colour.ts'
import { outline, point, type Landmarks } from '../landmarks.ts'
import type { Pixels } from '../pixels.ts'
import { grown, inside, sampleFrame, type FaceFrame } from '../regions.ts'
import { median } from '../clusters.ts'

/** How much darker than the cheeks hair on the face is, in OKLab lightness relative to them. */
const DARKER = 0.22

export function measureBeard(photo: Pixels, landmarks: Landmarks, frame: FaceFrame, hair: Rgb | null): Look['beard'] {
  const lips = grown(outline(landmarks, 'lips'), 1.3)
  const face = grown(outline(landmarks, 'oval'), 0.97)
  const keep = (x: number, y: number) => inside(face, x, y) && !inside(lips, x, y)
  const at = (index: number, dv: number, radiusU: number, radiusV: number): Rgb => {
    const [u, v] = frame.from(...point(landmarks, index))
    const box = { left: u - radiusU, right: u + radiusU, top: v + dv - radiusV, bottom: v + dv + radiusV }
    return median(sampleFrame(photo, frame, box, keep, 300).map(({ colour }) => colour))
  }
  const cheeks = [at(50, 0, 0.06, 0.05), at(280, 0, 0.06, 0.05)].map((colour) => oklab(colour)[0])
  const cheek = Math.max(0.1, (cheeks[0]! + cheeks[1]!) / 2)
  const hairy = (colour: Rgb) => {
    const lightness = oklab(colour)[0]
    const towardsHair = !hair || Math.abs(lightness - oklab(hair)[0]) < Math.abs(lightness - cheek) + 0.08
    return lightness < cheek * (1 - DARKER) && towardsHair
  }
  const moustache = hairy(at(164, 0, 0.1, 0.025))
  const chin = hairy(at(199, 0, 0.1, 0.04))
  const jaws = [at(172, -0.03, 0.05, 0.05), at(397, -0.03, 0.05, 0.05)].filter(hairy).length
  if (chin && jaws + (moustache ? 1 : 0) >= 2) return 'barba'
  return moustache && !chin ? 'bigote' : 'ninguna'
}
