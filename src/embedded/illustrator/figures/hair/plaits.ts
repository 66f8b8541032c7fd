import { adjust } from '../../../colour.ts'
import { circle, curve, type Point } from '../../buffers/paths.ts'
import { hairlinePoints } from './hairlines.ts'
import { isCurled } from './masses.ts'
import { cap, curls, type HairContext, lock } from './strands.ts'

/** Ropes of hair (locs, box braids) from the crown down to `length`. */
export function ropes(context: HairContext, xs: readonly number[], length: number, width: number): void {
  const { g, w, colour, head } = context
  xs.forEach((k, i) => {
    if (head.flank > 0 && head.isFar(k)) return
    // Over the flank of a turned head they hang side by side.
    const side = k < 0 ? -1 : 1
    const x = k * w - side * (w - Math.abs(head.ear(side))) * (head.flank > 0 ? (i + 0.5) / xs.length : 0)
    const end = length * (1 - 0.08 * (i % 3))
    const path = curve(x * 0.7, -0.42, x * 1.12, -0.1, x * 1.08 + Math.sign(k) * 0.04, end)
    g.stroke(path, adjust(colour, i % 2 ? 0.035 : -0.02), width, { line: 0.7, solid: true })
    for (let t = 0.2; t < 1; t += 0.14) {
      const y = -0.35 + (end + 0.35) * t
      const px = x * (0.85 + 0.25 * Math.min(1, t * 2))
      g.ink(curve(px - width * 0.4, y, px + width * 0.4, y + width * 0.5), 0.4, 0.5)
    }
  })
}

/** A round knot of hair with its turns. */
export function knot({ g, colour }: HairContext, x: number, y: number, radius: number): void {
  g.shape(circle(x, y, radius, radius * 0.88), { fill: colour, shade: 0.9 })
  for (const k of [0.5, 0.85])
    g.ink(curve(x - radius * 0.7 * k, y - 0.02, x, y - 0.02 - radius * 0.9 * k, x + radius * 0.7 * k, y), 0.5, 0.7)
}

/** A loose tail from `root` to `tip`; curled hair makes a puff of it. */
export function tail(context: HairContext, root: Point, tip: Point, width: number, bulge: number): void {
  const { g } = context
  if (isCurled(context)) {
    const count = 4
    curls(
      context,
      Array.from({ length: count }, (_, i): Point => {
        const t = (i + 0.6) / count
        return [root[0] + (tip[0] - root[0]) * t - bulge * Math.sin(t * 3), root[1] + (tip[1] - root[1]) * t]
      }),
      width * 0.95,
    )
  } else {
    lock(context, root, tip, width, bulge, -0.04)
    if (context.texture === 'wavy') lock(context, root, [tip[0] * 1.08, tip[1] - 0.1], width * 0.6, -bulge, 0.02)
  }
  g.shape(circle(root[0], root[1], 0.07, 0.055, 0.5), { fill: '#d9573f', shade: 0.5, line: 0.7 })
}

/** A plait of leaf-shaped turns. */
export function plait({ g, colour }: HairContext, root: Point, tip: Point, radius: number): void {
  const count = Math.max(3, Math.round(Math.hypot(tip[0] - root[0], tip[1] - root[1]) / 0.12))
  for (let i = 0; i < count; i++) {
    const t = i / count
    const x = root[0] + (tip[0] - root[0]) * t + (i % 2 ? 0.02 : -0.02)
    const y = root[1] + (tip[1] - root[1]) * t
    g.shape(circle(x, y, radius * (1 - t * 0.3), radius * 0.95, i % 2 ? 0.4 : -0.4), {
      fill: adjust(colour, i % 2 ? -0.02 : 0.02),
      shade: 0.7,
      line: 0.8,
    })
  }
  g.shape(circle(tip[0], tip[1], 0.05, 0.04), { fill: '#d9573f', shade: 0.4, line: 0.7 })
}

/** Rows plaited close to the skull. */
export function rows(context: HairContext): void {
  const { w, g, colour } = context
  const path = cap(context, hairlinePoints({ ...context.line, fringe: 'ninguno' }, w), -0.03, 0.04)
  g.clip(path, () => {
    for (const k of [-0.86, -0.6, -0.34, -0.1, 0.14, 0.38, 0.62, 0.88]) {
      const row = curve(k * w, -0.2, k * w * 0.95, -0.42, k * w * 0.5, -0.6)
      g.stroke(row, adjust(colour, 0.1), 0.035, { opacity: 0.6 })
      g.ink(curve((k + 0.12) * w, -0.2, (k + 0.12) * w * 0.95, -0.42, (k + 0.12) * w * 0.5, -0.6), 0.6, 0.8)
    }
  })
}
