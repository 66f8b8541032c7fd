import { circle, smooth, type Point } from '../../buffers/paths.ts'
import { BOTH, short, type CutPlan } from './cut-plan.ts'
import { hairlinePoints } from './hairlines.ts'
import { shorn, sides, top, crest } from './masses.ts'
import { cap, lock, sheen, type HairContext } from './strands.ts'

/** Hair shorter than the ears. */
export const SHORT = {
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
    // However bare a look has the brow, this cut ends on it, in points.
    const straight: HairContext = { ...c, line: { ...c.line, fringe: 'recto' } }
    const ends = hairlinePoints(straight.line, w).filter(([x]) => Math.abs(x) > w * 0.7)
    const points = [0.66, 0.48, 0.3, 0.1, -0.1, -0.3, -0.48, -0.66].map((k, i): Point => [
      k * w,
      (i % 2 ? -0.19 : -0.255) - Math.abs(k) * 0.02,
    ])
    const raised = ends.map(([x, y]): Point => [x, y < 0 ? y - 0.1 : y - 0.05])
    const [right, left] = [raised.filter(([x]) => x > 0), raised.filter(([x]) => x < 0)]
    sheen(straight, cap(straight, [...right, ...points, ...left], 0.005, 0.03))
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
    top(c, 0.04, 0.12, 0.16)
  }),
  pixie: short('ladeado', (c) => {
    sides(c, 0.16, 0.05)
    top(c, 0.035, 0.06, 0.2)
  }),
  pelusa: short('ninguno', (c) => {
    shorn(c, 0.5, -0.1)
    lock(c, [-0.02, -0.5], [0.15, -0.36], 0.06, -0.07)
    lock(c, [0.02, -0.52], [-0.12, -0.62], 0.045, 0.04)
  }),
  coronilla: { ...short('ninguno', (c) => temples(c)), behind: (c) => wreath(c) },
  calva: { ...short('ninguno', (c) => baldLight(c)), behind: (c) => baldLight(c) },
} satisfies Record<string, CutPlan>

function shornNape(context: HairContext): void {
  const { g, colour, w } = context
  g.paint(circle(0, -0.06, w * 0.98, 0.42), colour, { opacity: 0.75 })
}

function temples(context: HairContext): void {
  const { g, w, colour, head } = context
  for (const s of BOTH) {
    if (head.flank > 0 && head.isFar(s)) continue
    // From before the ear to the back of the head, as far as that is seen.
    const [e, low] = [Math.abs(head.ear(s)), 0.2 * head.flank]
    const edge: [number, number][] = [
      [e - 0.03, -0.26],
      [w + 0.06, -0.14 - low * 0.3],
      [w + 0.055, 0.08 + low * 0.6],
      [(e + w) / 2 + 0.01, 0.12 + low],
      [e + (head.flank > 0 ? 0.08 : -0.03), 0.13],
      [e - (head.flank > 0 ? 0.03 : 0.07), 0],
    ]
    const path = smooth(
      edge.map(([x, y]): Point => [s * x, y]),
      true,
      0.55,
    )
    g.shape(path, { fill: colour, shade: 0.6, line: 0.8 })
  }
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

function baldLight({ g, w }: HairContext): void {
  g.tone(circle(-w * 0.3, -0.34, 0.12, 0.06, -0.5), 0.5, 0.6)
}
