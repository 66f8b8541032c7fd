import type { Look } from '../../../server/engines/engine.ts'
import type { Rgb } from '../../../contract/colour.ts'
import { difference, oklab } from '../../colour.ts'
import { outline, point, type Landmarks } from '../face/landmarks.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { grown, inside, sampleFrame, type FaceFrame } from '../face/regions.ts'
import { median } from '../pixels/clusters.ts'

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
  const cheek = median([at(50, 0, 0.06, 0.05), at(280, 0, 0.06, 0.05)])
  const hairy = (colour: Rgb) => {
    if (!hair) return oklab(colour)[0] < oklab(cheek)[0] * (1 - DARKER)
    const towardsHair = difference(colour, hair) < difference(colour, cheek)
    return towardsHair && (difference(colour, cheek) > 0.11 || oklab(colour)[0] < oklab(cheek)[0] * (1 - DARKER))
  }
  const upperLip = at(164, 0, 0.1, 0.025)
  const moustache = hairy(upperLip)
  const chin = hairy(at(199, 0, 0.1, 0.04))
  const jaws = [at(172, -0.03, 0.05, 0.05), at(397, -0.03, 0.05, 0.05)].filter(hairy).length
  if (chin && jaws + (moustache ? 1 : 0) >= 2) return 'barba'
  // The nose throws a shadow there: alone, it must be clearer.
  return moustache && !chin && difference(upperLip, cheek) > 0.2 ? 'bigote' : 'ninguna'
}
