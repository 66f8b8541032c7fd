import { BOTH, type CutPlan } from './cut-plan.ts'
import { fall, fallBehind, isCurled, sides, top } from './masses.ts'
import { knot } from './plaits.ts'
import { lock } from './strands.ts'

/** Hair that hangs loose, from the chin down. */
export const LOOSE = {
  'media melena': loose(1.08, 'ladeado', 0.44, 0.06, 0.4),
  'melena con flequillo': loose(1.08, 'recto', 0.46, 0.06, 0.42),
  'melena a capas': {
    ...loose(1.14, 'abierto', 0.6, 0.02, 0.3),
    back(c) {
      fall(c, 0.6, 0.02)
      if (isCurled(c)) return
      for (const s of BOTH)
        for (const [y, out] of [
          [0.32, 0.2],
          [0.55, 0.24],
        ] as const)
          lock(c, [s * (c.w - 0.02), y - 0.4], [s * (c.w + out), y + 0.06], 0.1, s * 0.08, 0.01)
    },
  },
  'melena ondulada': loose(1.1, 'ladeado', 0.5, 0.09, 0.38),
  rizos: loose(1.25, 'ladeado', 0.42, 0.02, 0.2),
  semirrecogido: {
    ...loose(1.06, 'ninguno', 0.95, 0.02, 0.3),
    back(c) {
      fall(c, 0.95, 0.02)
      knot(c, c.turn * -0.14, -0.6, 0.13)
    },
    behind(c) {
      fallBehind(c, 0.95, 0.02)
      knot(c, 0, -0.3, 0.13)
    },
  },
  'melena larga': loose(1.04, 'abierto', 1.05, 0.02, 0.62),
  'ondas largas': loose(1.2, 'ladeado', 1.02, 0.05, 0.5),
  'rizos largos': loose(1.4, 'ninguno', 0.74, 0.03, 0.3),
} satisfies Record<string, CutPlan>

/** Hair that hangs loose down to `length`, with locks before the ears. */
function loose(volume: number, fringe: CutPlan['fringe'], length: number, flare: number, ears: number): CutPlan {
  return {
    volume,
    fringe,
    length,
    back: (c) => fall(c, length, flare),
    front(c) {
      sides(c, ears)
      top(c, 0.02, fringe === 'recto' ? 0.2 : 0.1, length)
    },
    behind: (c) => fallBehind(c, length, flare),
  }
}
