import { sampleFrame, type FaceFrame } from '../face/regions.ts'
import type { Person } from '../face/person.ts'
import { clusters, type Cluster } from '../pixels/clusters.ts'
import type { Mask } from '../pixels/mask.ts'
import type { Pixels } from '../pixels/pixels.ts'

/** The groups of colours below the chin, skin among them, and whether the person's outline was found there. */
export type ClothesMeasures = { groups: Cluster[]; count: number; outlined: boolean }

/** Samples to group; more tell nothing new. */
const ENOUGH = 1_500

export function measureClothes(photo: Pixels, frame: FaceFrame, person: Person, hair: Mask): ClothesMeasures {
  const half = frame.height / 2
  // Under the chin, and beside it where a shoulder rises.
  const box = { left: -1.5, right: 1.5, top: half * 0.6, bottom: half + 2.2 }
  const samples = sampleFrame(
    photo,
    frame,
    box,
    (x, y, u, v) => (v > half + 0.3 || (Math.abs(u) > 0.7 && v > half * 0.6)) && hair(x, y) < 0.3,
    6_000,
  )
  const masked = samples.filter(({ x, y }) => person.mask(x, y) > 0.6)
  const outlined = masked.length > samples.length * 0.25 && masked.length > 80
  const under = samples.filter(({ x, y }) => {
    const [u, v] = frame.from(x, y)
    return v > half + 0.15 && Math.abs(u) < 0.3 + 0.6 * (v - half)
  })
  const used = outlined ? masked : under.length > 60 ? under : samples.filter(({ colour }) => person.standsOut(colour))
  const every = Math.ceil(used.length / ENOUGH)
  const colours = used.filter((_, i) => i % every === 0).map(({ colour }) => colour)
  return { groups: clusters(colours, 7), count: used.length, outlined }
}
