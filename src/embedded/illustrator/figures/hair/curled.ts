import { short, type CutPlan } from './cut-plan.ts'
import { halo, plainNape, shorn, top, block } from './masses.ts'
import { ropes, rows } from './plaits.ts'
import { arc, curls, lock, type HairContext } from './strands.ts'

/** Short curls, the shapes of an afro, and hair plaited or twisted in rows. */
export const CURLED = {
  'rizos cortos': {
    ...short('ladeado', (c) => top(c)),
    volume: 1.2,
    back: (c) => curls(c, arc(c.w + 0.06, 0.54, -0.06, 0.56, 12), 0.125),
  },
  'rizos arriba': short('ninguno', (c) => {
    shorn(c, 0.6)
    curls(c, [...arc(c.w * 0.8, 0.56, 0.1, 0.4, 8), ...arc(c.w * 0.56, 0.42, 0.08, 0.42, 6)], 0.11)
  }),
  'afro corto': {
    ...short('ninguno', (c) => halo(c, 0.02, 'front')),
    volume: 1.08,
    back: (c) => halo(c, 0.03, 'back'),
    behind: (c) => halo(c, 0.02, 'behind'),
  },
  'afro alto': short('ninguno', (c) => {
    shorn(c, 0.7)
    block(c)
  }),
  afro: {
    volume: 1.3,
    fringe: 'ninguno',
    back: (c) => halo(c, 0.17, 'back'),
    front: (c) => halo(c, 0.17, 'front'),
    behind: (c) => halo(c, 0.17, 'behind'),
  },
  trencitas: {
    volume: 1.06,
    fringe: 'ninguno',
    back: (c) => ropes(c, [-1.02, -0.8, 0.8, 1.02], 0.5, 0.06),
    front: (c) => rows(c),
    behind(c) {
      plainRows(c)
      ropes(c, [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8], 0.55, 0.07)
    },
  },
  'rastas cortas': {
    volume: 1.14,
    fringe: 'ladeado',
    back: (c) => ropes(c, [-1.15, -1, -0.8, 0.8, 1, 1.15], 0.3, 0.1),
    front(c) {
      rows(c)
      ropes(c, [-0.95, -0.78, 0.78, 0.95], 0.12, 0.09)
      for (const [k, y] of [
        [-0.5, -0.16],
        [-0.2, -0.2],
        [0.12, -0.22],
      ] as const)
        lock(c, [k * c.w * 0.6, -0.5], [k * c.w + 0.05, y], 0.05, 0.02, 0.02)
    },
    behind(c) {
      plainRows(c)
      ropes(c, [-1, -0.75, -0.5, -0.25, 0.05, 0.3, 0.55, 0.8, 1], 0.34, 0.1)
    },
  },
  'afro grande': {
    volume: 1.46,
    fringe: 'ninguno',
    back: (c) => halo(c, 0.23, 'back'),
    front: (c) => halo(c, 0.23, 'front'),
    behind: (c) => halo(c, 0.22, 'behind'),
  },
  'trenzas africanas': {
    volume: 1.14,
    fringe: 'abierto',
    back: (c) => ropes(c, [-1.1, -0.98, -0.84, -0.66, 0.66, 0.84, 0.98, 1.1], 1.05, 0.06),
    front(c) {
      rows(c)
      ropes(c, [-0.98, -0.88, 0.88, 0.98], 0.7, 0.055)
    },
    behind(c) {
      plainRows(c)
      ropes(c, [-1, -0.8, -0.6, -0.4, -0.2, 0.02, 0.22, 0.42, 0.62, 0.82, 1], 1.05, 0.07)
    },
  },
  rastas: {
    volume: 1.16,
    fringe: 'ninguno',
    back: (c) => ropes(c, [-1.16, -1, -0.78, 0.78, 1, 1.16], 0.95, 0.11),
    front(c) {
      rows(c)
      ropes(c, [-0.96, 0.96], 0.62, 0.1)
    },
    behind(c) {
      plainRows(c)
      ropes(c, [-1, -0.72, -0.44, -0.16, 0.14, 0.42, 0.7, 1], 0.95, 0.11)
    },
  },
} satisfies Record<string, CutPlan>

function plainRows(context: HairContext): void {
  plainNape({ ...context, texture: 'straight' })
}
