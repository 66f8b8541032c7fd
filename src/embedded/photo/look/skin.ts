import type { Rgb } from '../../../contract/colour.ts'
import { oklab } from '../../colour.ts'
import { clusters, median } from '../pixels/clusters.ts'
import { bareFace, sampleFrame, type FaceFrame } from '../face/regions.ts'
import type { Landmarks } from '../face/landmarks.ts'
import type { Pixels } from '../pixels/pixels.ts'

/** The skin as photographed, on the lit side of the face; paint, beards and fringes are outnumbered. */
export function measureSkin(photo: Pixels, landmarks: Landmarks, frame: FaceFrame): Rgb {
  const bare = bareFace(landmarks)
  const half = frame.height / 2
  // From the brows to the mouth: above may be hair, below may be a beard.
  const box = { left: -0.5, right: 0.5, top: -half * 0.55, bottom: half * 0.5 }
  const colours = sampleFrame(photo, frame, box, bare).map(({ colour }) => colour)
  const common = clusters(colours, 4)[0]
  if (!common) return [200, 160, 130]
  const alike = colours.filter((colour) => {
    const lab = oklab(colour)
    return Math.hypot(lab[1] - common.lab[1], lab[2] - common.lab[2]) < 0.035
  })
  const byLight = (alike.length > 20 ? alike : colours).toSorted((a, b) => oklab(a)[0] - oklab(b)[0])
  return median(byLight.slice(Math.floor(byLight.length * 0.68), Math.ceil(byLight.length * 0.9)))
}
