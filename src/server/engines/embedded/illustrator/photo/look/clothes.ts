import { difference, oklab, type Rgb } from '../../colour.ts'
import { clusters } from '../clusters.ts'
import type { PersonMask } from '../person.ts'
import type { Pixels } from '../pixels.ts'
import { sampleFrame, type FaceFrame } from '../regions.ts'

const FALLBACK: Rgb = [84, 126, 164]

/** The colour that speaks loudest below the chin, skin and hair left aside; a calm blue where nothing is seen. */
export function measureClothes(photo: Pixels, frame: FaceFrame, person: PersonMask, skin: Rgb, hair: Rgb | null): Rgb {
  const chin = frame.height / 2
  const box = { left: -1.6, right: 1.6, top: chin + 0.12, bottom: chin + 1.8 }
  const samples = sampleFrame(photo, frame, box, (x, y) => person(x, y) > 0.5)
  if (samples.length < 60) return FALLBACK
  const [best] = clusters(
    samples.map(({ colour }) => colour),
    6,
  )
    .map((cluster) => {
      const [lightness, a, b] = cluster.lab
      const chroma = Math.hypot(a, b)
      const bare = isShadeOf(cluster.colour, skin) ? 0.1 : 1
      const covered = hair && difference(cluster.colour, hair) < 0.06 ? 0.3 : 1
      const dark = lightness < 0.25 ? 0.5 : 1
      return { cluster, score: cluster.share * (0.4 + 6 * chroma) * bare * covered * dark }
    })
    .toSorted((a, b) => b.score - a.score)
  return best ? best.cluster.colour : FALLBACK
}

/** Skin in more or less light. */
function isShadeOf(colour: Rgb, skin: Rgb): boolean {
  const [p, q] = [oklab(colour), oklab(skin)]
  return Math.hypot(p[1] - q[1], p[2] - q[2]) < 0.035 && Math.abs(p[0] - q[0]) < 0.28
}
