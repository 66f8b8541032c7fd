import type { Look } from '../../../contract/looks.ts'
import { circle, type Point, smooth } from '../buffers/paths.ts'
import {
  block,
  crest,
  fall,
  fallBehind,
  halo,
  isCurled,
  knot,
  plainNape,
  plait,
  ropes,
  rows,
  shorn,
  sides,
  tail,
  top,
} from './hair-masses.ts'
import { hairlinePoints, partOf } from './hairlines.ts'
import { arc, cap, curls, type HairContext, lock, sheen } from './strands.ts'

type Haircut = NonNullable<Look['haircut']>
type Draw = (context: HairContext) => void

type CutPlan = {
  /** How much wider than its head it makes a person. */
  volume: number
  fringe: NonNullable<Look['fringe']>
  /** Behind the head and the neck. */
  back?: Draw
  /** Over the forehead. */
  front: Draw
  /** The head seen from behind; its nape alone where absent. */
  behind?: Draw
}

/** Where a tail hangs: at the right, and at the left of whoever looks to the right. */
export function tailSide(turn: number): 1 | -1 {
  return turn > 0.1 ? -1 : 1
}

const BOTH = [-1, 1] as const

/** Hair that hangs loose down to `length`, with locks before the ears. */
function loose(volume: number, fringe: CutPlan['fringe'], length: number, flare: number, ears: number): CutPlan {
  return {
    volume,
    fringe,
    back: (c) => fall(c, length, flare),
    front(c) {
      sides(c, ears)
      top(c, 0.02, fringe === 'recto' ? 0.2 : 0.1)
    },
    behind: (c) => fallBehind(c, length, flare),
  }
}

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

/** Hair shorter than the ears. */
const short = (fringe: CutPlan['fringe'], front: Draw): CutPlan => ({ volume: 1, fringe, front })

/** The haircuts; a designer adds one by adding an entry and its name in the contract. */
export const HAIRCUTS: Record<Haircut, CutPlan> = {
  rapado: { ...short('ninguno', (c) => shorn(c, 0.8)), behind: (c) => shornNape(c) },
  degradado: short('ninguno', (c) => crest(c, 0.86, 0.05)),
  'raya al lado': short('ladeado', (c) => top(c)),
  'hacia atrás': short('ninguno', (c) => top(c, 0.03)),
  tupé: short('ninguno', (c) => {
    top(c, 0.02)
    const s = c.line.side || 1
    for (const k of [-0.5, -0.1, 0.3])
      lock(c, [k * c.w - s * 0.08, -0.34], [k * c.w + s * 0.16, -0.66 + Math.abs(k) * 0.1], 0.1, s * -0.07, 0.02)
  }),
  'flequillo corto': short('recto', (c) => {
    const { w } = c
    const line = hairlinePoints(c.line, w, c.turn).map(([x, y]): Point => [x, y < 0 ? y - 0.1 : y - 0.05])
    sheen(c, cap(c, line, 0.005, 0.03))
    for (const k of [-0.6, -0.2, 0.2, 0.6])
      lock(c, [k * w * 0.9, -0.4], [k * w + 0.02, -0.19], 0.06, 0.01, k > 0 ? 0.02 : 0)
  }),
  cresta: short('ninguno', (c) => {
    crest(c, 0.4, 0.06)
    for (let i = 0; i < 5; i++) {
      const x = (i - 2) * 0.075 + c.turn * 0.06
      lock(c, [x * 0.9, -0.45], [x * 1.5 + 0.03, -0.78 + Math.abs(i - 2) * 0.05], 0.07, 0.02, (i % 2) * 0.03)
    }
  }),
  revuelto: short('ladeado', (c) => {
    const { w, chance } = c
    top({ ...c, line: { ...c.line, fringe: 'ninguno' } }, 0.03)
    const s = c.line.side || 1
    for (let i = 0; i < 6; i++) {
      const x = -w * 0.78 + (w * 1.56 * i) / 5
      lock(
        c,
        [x * 0.72, -0.5],
        [x + s * 0.12, -0.14 - (i % 2) * 0.07 + chance.bell() * 0.02],
        0.08,
        s * -0.03,
        (i % 2) * 0.03,
      )
      lock(c, [x * 0.8, -0.46], [x * 1.05 - s * 0.08, -0.66 - ((i + 1) % 2) * 0.05], 0.06, s * 0.04, 0)
    }
  }),
  tazón: short('recto', (c) => {
    sides(c, 0.1, 0.07)
    top(c, 0.04, 0.12)
  }),
  pixie: short('ladeado', (c) => {
    sides(c, 0.16, 0.05)
    top(c, 0.035)
  }),
  pelusa: short('ninguno', (c) => {
    shorn(c, 0.5, -0.1)
    lock(c, [-0.02, -0.5], [0.15, -0.36], 0.06, -0.07)
    lock(c, [0.02, -0.52], [-0.12, -0.62], 0.045, 0.04)
  }),
  coronilla: { ...short('ninguno', (c) => temples(c)), behind: (c) => wreath(c) },
  calva: { ...short('ninguno', (c) => baldLight(c)), behind: (c) => baldLight(c) },
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
  afro: {
    volume: 1.3,
    fringe: 'ninguno',
    back: (c) => halo(c, 0.17, 'back'),
    front: (c) => halo(c, 0.17, 'front'),
    behind: (c) => halo(c, 0.17, 'behind'),
  },
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
      for (const s of BOTH) plait(c, [s * (c.w + 0.02), 0.18], [s * (c.w + 0.06), 0.78], 0.085)
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
      plait(c, [s * (c.w - 0.02), 0.24], [s * c.w * 0.82, 0.98], 0.105)
    },
    behind(c) {
      plainNape(c)
      plait(c, [0, 0.3], [0.03, 1], 0.12)
    },
  },
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
}

/** The side and the texture of somebody's hair, as it is drawn. */
export function hairlineOf(look: Look, cut: CutPlan, turn: number): HairContext['line'] {
  return {
    fringe: look.fringe ?? cut.fringe,
    shape: look.hairline ?? 'recta',
    side: partOf(turn, look.parting),
  }
}

function shornNape(context: HairContext): void {
  const { g, colour, w } = context
  g.paint(circle(0, -0.06, w * 0.98, 0.42), colour, { opacity: 0.75 })
}

function plainRows(context: HairContext): void {
  plainNape({ ...context, texture: 'straight' })
}

function baldLight({ g, w }: HairContext): void {
  g.tone(circle(-w * 0.3, -0.34, 0.12, 0.06, -0.5), 0.5, 0.6)
}

function temples(context: HairContext): void {
  const { g, w, colour } = context
  for (const s of BOTH)
    g.shape(
      smooth(
        [
          [s * (w - 0.03), -0.26],
          [s * (w + 0.06), -0.14],
          [s * (w + 0.055), 0.08],
          [s * (w - 0.02), 0.14],
          [s * (w - 0.07), 0],
        ],
        true,
        0.55,
      ),
      { fill: colour, shade: 0.6, line: 0.8 },
    )
  baldLight(context)
}

function wreath({ g, w, colour }: HairContext): void {
  g.shape(
    smooth(
      [
        [-w - 0.05, -0.12],
        [-w - 0.02, 0.16],
        [-w * 0.62, 0.34],
        [0, 0.38],
        [w * 0.62, 0.34],
        [w + 0.02, 0.16],
        [w + 0.05, -0.12],
        [w * 0.72, 0.1],
        [0, 0.18],
        [-w * 0.72, 0.1],
      ],
      true,
      0.5,
    ),
    { fill: colour, shade: 0.6 },
  )
}
