import { circle, curve, type Point, smooth } from '../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import type { HaircutId } from '../scene/character.ts'
import { centrePartLine, fringeLine, partOf } from './hairlines.ts'
import { arc, cap, crown, curls, curtain, type Haircut, lock, nape, sheen, sideLocks, sweep } from './strands.ts'

/** Where it hangs: at the right, and at the left of whoever looks to the right. */
export function ponytailSide(turn: number): 1 | -1 {
  return turn > 0.1 ? -1 : 1
}

const ponytail: Haircut = {
  back(context) {
    const { w, turn } = context
    const s = ponytailSide(turn)
    lock(context, [s * w * 0.55, -0.34], [s * (w + 0.3), 0.42], 0.17, s * -0.2, -0.04)
    context.g.shape(circle(s * w * 0.84, -0.34, 0.075, 0.06, s * 0.6), { fill: '#d9573f', shade: 0.5, line: 0.7 })
  },
  front(context) {
    sideLocks(context, 0.2, 0.04)
    sweep(context, 0.015)
  },
  behind(context) {
    nape(context)
    lock(context, [0, -0.24], [0.06, 0.7], 0.16, 0.06, -0.03)
    context.g.shape(circle(0, -0.22, 0.09, 0.06), { fill: '#d9573f', shade: 0.5, line: 0.7 })
  },
}

/** The haircuts; a designer adds one by adding an entry. */
export const HAIRCUT_TABLE: Record<HaircutId, Haircut> = {
  'side-part': { front: (context) => sweep(context, 0.015) },
  pixie: {
    front(context) {
      sideLocks(context, 0.16, 0.05)
      sweep(context, 0.03)
    },
  },
  tousled: {
    front(context) {
      const { w, chance } = context
      const path = cap(
        context,
        [
          [w - 0.05, 0.05],
          [w - 0.09, -0.14],
          [0.2, -0.22],
          [0, -0.26],
          [-0.2, -0.22],
          [-w + 0.09, -0.14],
          [-w + 0.05, 0.05],
        ],
        0.03,
      )
      sheen(context, path)
      const s = partOf(context.turn)
      for (let i = 0; i < 5; i++) {
        const x = -w * 0.7 + (w * 1.4 * i) / 4
        lock(
          context,
          [x * 0.72, -0.5],
          [x + s * 0.12, -0.13 - (i % 2) * 0.06 + chance.bell() * 0.02],
          0.075,
          s * -0.03,
          (i % 2) * 0.03,
        )
      }
    },
  },
  curls: {
    back: (context) => curls(context, arc(context.w + 0.06, 0.54, -0.06, 0.56, 12, 0), 0.125),
    front(context) {
      const { w } = context
      curls(context, [...arc(w * 0.98, 0.5, 0.0, 0.5, 11), ...arc(w * 0.66, 0.4, 0.04, 0.46, 7, -0.06)], 0.115)
    },
    behind: (context) =>
      curls(context, [...arc(context.w * 0.9, 0.46, 0, 1, 16), ...arc(context.w * 0.45, 0.24, 0, 1, 8), [0, 0]], 0.14),
  },
  afro: {
    back: (context) =>
      curls(
        context,
        [...arc(context.w + 0.17, 0.6, -0.1, 0.6, 18, -0.06), ...arc(context.w * 0.8, 0.46, 0, 0.5, 8, -0.06)],
        0.15,
      ),
    front: (context) =>
      curls(
        context,
        [...arc(context.w * 1.04, 0.56, 0.015, 0.485, 13, -0.02), ...arc(context.w * 0.72, 0.47, 0.06, 0.44, 8, -0.06)],
        0.115,
      ),
    behind: (context) =>
      curls(
        context,
        [...arc(context.w + 0.12, 0.58, 0, 1, 22, -0.04), ...arc(context.w * 0.6, 0.34, 0, 1, 12, -0.04), [0, -0.05]],
        0.16,
      ),
  },
  bob: {
    back: (context) => void curtain(context, 0.44, 0.06),
    front(context) {
      sideLocks(context, 0.42, 0.095)
      const path = cap(context, fringeLine(context.w), 0.02, 0.2)
      sheen(context, path, [
        [-0.1, -0.6, -0.14, -0.3, -0.12, -0.12],
        [0.1, -0.6, 0.14, -0.3, 0.12, -0.12],
        [0.28, -0.54, 0.34, -0.3, 0.33, -0.1],
        [-0.28, -0.54, -0.34, -0.3, -0.33, -0.1],
      ])
    },
    behind: (context) => void curtain(context, 0.46, 0.07),
  },
  'wavy-bob': {
    back: (context) => void curtain(context, 0.46, 0.1, 0.05),
    front(context) {
      sideLocks(context, 0.38, 0.1)
      sweep(context, 0.035)
    },
    behind: (context) => void curtain(context, 0.48, 0.1, 0.05),
  },
  long: {
    back: (context) => void curtain(context, 1.05, 0.02),
    front(context) {
      sideLocks(context, 0.62, 0.085)
      const path = cap(context, centrePartLine(context.w, context.turn), 0.015, 0.2)
      sheen(context, path)
    },
    behind: (context) => void curtain(context, 1.05, 0.03),
  },
  wavy: {
    back(context) {
      curtain(context, 0.98, 0.06, 0.06)
      const { w } = context
      for (const s of [-1, 1]) lock(context, [s * (w + 0.04), 0.2], [s * (w + 0.16), 1.02], 0.13, s * 0.07, -0.02)
    },
    front(context) {
      sideLocks(context, 0.52, 0.1)
      sweep(context, 0.035)
    },
    behind(context) {
      curtain(context, 1, 0.08, 0.06)
      for (const x of [-0.3, 0, 0.3]) lock(context, [x, 0.1], [x + 0.06, 1.04], 0.13, 0.06, 0.02)
    },
  },
  'curly-long': {
    back(context) {
      const { w } = context
      const falls = [-1, 1].flatMap((s) =>
        [0.1, 0.28, 0.46, 0.64].map((y): Point => [s * (w + 0.12 + Math.sin(y * 9) * 0.03), y]),
      )
      curls(
        context,
        [
          ...falls,
          ...arc(w + 0.1, 0.56, 0, 0.5, 12, -0.02),
          [-0.25, 0.6],
          [0, 0.64],
          [0.25, 0.6],
          [-0.2, 0.3],
          [0.2, 0.3],
        ],
        0.155,
      )
    },
    front: (context) =>
      curls(
        context,
        [...arc(context.w * 1.02, 0.52, -0.04, 0.54, 13), ...arc(context.w * 0.68, 0.42, 0.05, 0.45, 7, -0.06)],
        0.12,
      ),
    behind(context) {
      const { w } = context
      const rows = [-0.42, -0.18, 0.08, 0.34, 0.58].flatMap((y, i) =>
        [-1, -0.5, 0, 0.5, 1].map((k): Point => [
          k * (w + 0.06) * [0.6, 0.95, 1.08, 1.1, 0.95][i]! + (i % 2) * 0.05,
          y,
        ]),
      )
      curls(context, rows, 0.17)
    },
  },
  ponytail,
  braids: {
    back: (context) => void context,
    front(context) {
      const { g, w, colour } = context
      const path = cap(context, centrePartLine(w, context.turn), 0.01, 0.16)
      sheen(context, path)
      for (const s of [-1, 1]) {
        for (let i = 0; i < 4; i++)
          g.shape(circle(s * (w + 0.03 + (i % 2) * 0.02), 0.2 + i * 0.125, 0.085 - i * 0.006, 0.08), {
            fill: adjust(colour, i % 2 ? -0.02 : 0.02),
            shade: 0.7,
            line: 0.8,
          })
        g.shape(circle(s * (w + 0.05), 0.68, 0.055, 0.04), { fill: '#d9573f', shade: 0.4, line: 0.7 })
        lock(context, [s * (w + 0.05), 0.7], [s * (w + 0.07), 0.84], 0.05, 0)
      }
    },
  },
  bun: {
    back(context) {
      const { g, colour } = context
      const bun = circle(context.turn * -0.16, -0.6, 0.22, 0.19)
      g.shape(bun, { fill: colour, shade: 0.9 })
      for (const k of [0.5, 0.85])
        g.ink(
          curve(
            -0.15 * k - context.turn * 0.16,
            -0.62,
            -context.turn * 0.16,
            -0.62 - 0.2 * k,
            0.15 * k - context.turn * 0.16,
            -0.6,
          ),
          0.5,
          0.7,
        )
    },
    front(context) {
      const path = cap(context, centrePartLine(context.w, context.turn), 0.005, 0.1)
      sheen(context, path)
    },
    behind(context) {
      nape(context)
      context.g.shape(circle(0, -0.3, 0.24, 0.21), { fill: context.colour, shade: 0.9 })
    },
  },
  bald: {
    front(context) {
      const { g, w, colour } = context
      for (const s of [-1, 1])
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
      g.tone(circle(-w * 0.3, -0.34, 0.12, 0.06, -0.5), 0.5, 0.6)
    },
    behind(context) {
      const { g, w, colour } = context
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
    },
  },
  fuzz: {
    front(context) {
      const { g, w, colour } = context
      g.paint(smooth([...crown(w, -0.05, -0.1), [w * 0.5, -0.36], [0, -0.4], [-w * 0.5, -0.36]], true, 0.5), colour, {
        opacity: 0.5,
      })
      lock(context, [-0.02, -0.5], [0.15, -0.36], 0.06, -0.07)
      lock(context, [0.02, -0.52], [-0.12, -0.62], 0.045, 0.04)
    },
  },
}
