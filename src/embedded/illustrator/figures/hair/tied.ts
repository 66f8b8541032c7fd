import type { Point } from '../../buffers/paths.ts'
import { BOTH, tailSide, type CutPlan, type Draw } from './cut-plan.ts'
import { isCurled, plainNape, top } from './masses.ts'
import { knot, plait, tail } from './plaits.ts'
import { arc, curls } from './strands.ts'

/** Hair that is tied: tails, knots and plaits. */
export const TIED = {
  'moños afro': gathered(
    1.3,
    (c) =>
      BOTH.forEach((s) =>
        curls(
          c,
          arc(0.13, 0.12, 0, 1, 8).map(([x, y]): Point => [s * (c.w * 0.86) + x, y - 0.52]),
          0.1,
        ),
      ),
    (c) =>
      BOTH.forEach((s) =>
        curls(
          c,
          arc(0.13, 0.12, 0, 1, 8).map(([x, y]): Point => [s * (c.w * 0.8) + x, y - 0.46]),
          0.1,
        ),
      ),
  ),
  'coleta baja': gathered(
    1,
    (c) =>
      tail(
        c,
        [tailSide(c.turn) * c.w * 0.5, 0.4],
        [tailSide(c.turn) * (c.w + 0.1), 0.86],
        0.12,
        tailSide(c.turn) * -0.06,
      ),
    (c) => tail(c, [0, 0.3], [0.03, 0.8], 0.12, 0.04),
    'ladeado',
  ),
  'moño bajo': gathered(
    1.06,
    (c) => knot(c, tailSide(c.turn) * c.w * 0.82, 0.36, 0.17),
    (c) => knot(c, 0, 0.3, 0.2),
    'abierto',
  ),
  moño: gathered(
    1,
    (c) => knot(c, c.turn * -0.16, -0.62, 0.21),
    (c) => knot(c, 0, -0.4, 0.23),
  ),
  'dos moños': gathered(
    1.16,
    (c) => BOTH.forEach((s) => knot(c, s * c.w * 0.74 - c.turn * 0.05, -0.5, 0.16)),
    (c) => BOTH.forEach((s) => knot(c, s * c.w * 0.66, -0.42, 0.17)),
    'abierto',
  ),
  coleta: gathered(
    1.1,
    (c) =>
      tail(
        c,
        [tailSide(c.turn) * c.w * 0.7, -0.36],
        [tailSide(c.turn) * (c.w + 0.28), 0.44],
        0.17,
        tailSide(c.turn) * -0.2,
      ),
    (c) => tail(c, [0, -0.24], [0.06, 0.7], 0.16, 0.06),
    'ladeado',
  ),
  'coleta rizada': gathered(
    1.2,
    (c) => tail(c, [c.turn * -0.14, -0.56], [tailSide(c.turn) * 0.34, -0.66], 0.22, 0),
    (c) => tail(c, [0, -0.4], [0.05, -0.06], 0.22, 0),
  ),
  'dos coletas': gathered(
    1.3,
    (c) => BOTH.forEach((s) => tail(c, [s * c.w * 0.9, -0.16], [s * (c.w + 0.24), 0.5], 0.14, s * -0.12)),
    (c) => BOTH.forEach((s) => tail(c, [s * c.w * 0.8, -0.1], [s * (c.w + 0.16), 0.5], 0.14, s * -0.1)),
    'recto',
  ),
  'dos trenzas': {
    volume: 1.08,
    fringe: 'abierto',
    front(c) {
      top(c, 0.01, 0.16)
      for (const s of BOTH)
        if (c.head.flank === 0 || !c.head.isFar(s))
          plait(c, [c.head.ear(s) + s * 0.04, 0.18], [s * (c.w + 0.06), 0.78], 0.085)
    },
    behind(c) {
      plainNape(c)
      for (const s of BOTH) plait(c, [s * c.w * 0.7, 0.3], [s * c.w * 0.85, 0.84], 0.09)
    },
  },
  trenza: {
    volume: 1.08,
    fringe: 'ladeado',
    front(c) {
      top(c, 0.015, 0.12)
      const s = tailSide(c.turn)
      plait(c, [c.head.ear(s), 0.24], [s * c.w * 0.82, 0.98], 0.105)
    },
    behind(c) {
      plainNape(c)
      plait(c, [0, 0.3], [0.03, 1], 0.12)
    },
  },
} satisfies Record<string, CutPlan>

/** Hair drawn back, with what it is gathered in. */
function gathered(volume: number, back: Draw, behind: Draw, fringe: CutPlan['fringe'] = 'ninguno'): CutPlan {
  return {
    volume,
    fringe,
    back,
    front: (c) => top(c, 0.005, isCurled(c) ? -0.1 : 0.08),
    behind(c) {
      plainNape(c)
      behind(c)
    },
  }
}
