import type { Rgb } from '../../../contract/colour.ts'
import { difference, oklab } from '../../colour.ts'
import { clusters } from '../pixels/clusters.ts'
import type { Person } from '../face/person.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { sampleFrame, type FaceFrame } from '../face/regions.ts'

const FALLBACK: Rgb = [84, 126, 164]

/** The most striking colour below the chin, skin and hair left aside; a calm blue where nothing is seen. */
export function measureClothes(photo: Pixels, frame: FaceFrame, person: Person, skin: Rgb, hair: Rgb | null): Rgb {
  const chin = frame.height / 2
  const box = { left: -1.7, right: 1.7, top: chin - 0.35, bottom: chin + 1.8 }
  // Beside the chin there may be a raised shoulder, further in only the neck.
  const all = sampleFrame(photo, frame, box, (_x, _y, u, v) => v > chin + 0.12 || Math.abs(u) > 0.75)
  const masked = all.filter(({ x, y }) => person.mask(x, y) > 0.5)
  // Close-ups leave so little of the body that the mask misses it.
  const samples = masked.length > all.length * 0.35 ? masked : all.filter(({ colour }) => person.standsOut(colour))
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
      const dark = lightness < 0.3 ? 0.35 : 1
      return { cluster, score: cluster.share * (0.4 + 8 * chroma) * bare * covered * dark }
    })
    .toSorted((a, b) => b.score - a.score)
  return best ? best.cluster.colour : FALLBACK
}

/** Skin in more or less light. */
function isShadeOf(colour: Rgb, skin: Rgb): boolean {
  const [p, q] = [oklab(colour), oklab(skin)]
  return Math.hypot(p[1] - q[1], p[2] - q[2]) < 0.035 && Math.abs(p[0] - q[0]) < 0.28
}
