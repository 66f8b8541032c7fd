import { smooth, circle, curve, limb } from '../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import { type Box, overlap } from '../scene/layout.ts'
import { type Scenery } from './scenery.ts'

export function frameLeaves(
  scenery: Scenery,
  corner: 'tl' | 'tr' | 'bl' | 'br',
  size: number,
  cols: string[],
  kind: 'leaves' | 'fern' = 'leaves',
) {
  const { g, random, width, height, unit, faces = [] } = scenery
  const sx = corner.charAt(1) === 'l' ? 1 : -1,
    sy = corner.charAt(0) === 't' ? 1 : -1
  const ox = corner.charAt(1) === 'l' ? 0 : width,
    oy = corner.charAt(0) === 't' ? 0 : height
  const n = kind === 'fern' ? 6 : 9
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1)
    const a = 0.06 + 1.42 * t + random.bell() * 0.08
    const L = size * unit * random.between(0.75, 1.15) * (0.75 + 0.25 * Math.sin(t * Math.PI))
    const bx = ox - sx * unit * 0.03,
      by = oy - sy * unit * 0.03
    const ex = bx + sx * Math.cos(a) * L,
      ey = by + sy * Math.sin(a) * L
    const leaf = { left: Math.min(bx, ex), right: Math.max(bx, ex), top: Math.min(by, ey), bottom: Math.max(by, ey) }
    if (faces.some((face) => overlap(face, grown(leaf, L * 0.1)) > 0)) continue
    const col = cols[i % cols.length]!
    if (kind === 'fern') {
      const cx = bx + sx * Math.cos(a + 0.35) * L * 0.6,
        cy = by + sy * Math.sin(a + 0.35) * L * 0.6
      const st = curve(bx, by, cx, cy, ex, ey)
      g.stroke(st, adjust(col, -0.05), unit * 0.006, { solid: true, line: 0.6 })
      for (let k = 2; k < 14; k++) {
        const q = k / 14,
          w1 = 1 - q
        const px = w1 * w1 * bx + 2 * w1 * q * cx + q * q * ex,
          py = w1 * w1 * by + 2 * w1 * q * cy + q * q * ey
        const dx = 2 * w1 * (cx - bx) + 2 * q * (ex - cx),
          dy = 2 * w1 * (cy - by) + 2 * q * (ey - cy)
        const an = Math.atan2(dy, dx)
        const l = L * 0.2 * (1 - q * 0.8)
        for (const s of [-1, 1])
          g.at(
            px,
            py,
            () =>
              g.shape(
                smooth(
                  [
                    [0, 0],
                    [l * 0.4, -l * 0.16],
                    [l, 0],
                    [l * 0.4, l * 0.14],
                  ],
                  true,
                  0.5,
                ),
                { fill: col, shade: 0.7, line: 0.6 },
              ),
            an + s * 0.95,
          )
      }
    } else
      g.at(
        bx + (ex - bx) * 0.2,
        by + (ey - by) * 0.2,
        () => {
          const l = L * 0.85,
            w = l * 0.2
          const lp = smooth(
            [
              [0, 0],
              [l * 0.3, -w],
              [l * 0.68, -w * 0.8],
              [l, 0],
              [l * 0.68, w * 0.8],
              [l * 0.3, w],
            ],
            true,
            0.5,
          )
          g.shape(lp, { fill: col, shade: 0.8 })
          g.stroke(curve(l * 0.03, 0, l * 0.5, -w * 0.08, l * 0.94, 0), adjust(col, 0.09), unit * 0.003, { ink: 0.6 })
          for (let k = 1; k < 6; k++)
            for (const s of [-1, 1])
              g.stroke(
                curve(l * (0.08 + k * 0.13), 0, l * (0.14 + k * 0.13), s * w * 0.3, l * (0.2 + k * 0.13), s * w * 0.62),
                adjust(col, 0.06),
                unit * 0.0018,
                { ink: 0.4 },
              )
        },
        Math.atan2(ey - by, ex - bx),
      )
  }
}

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

/** A branch from the edge of the page, as far as it goes before nobody's head. */
export function branch(scenery: Scenery, fromLeft: boolean, y: number, most: number, leaf: string[], blossom?: string) {
  const { g, random, width, height, unit, palette, faces = [] } = scenery
  const s = fromLeft ? 1 : -1,
    x0 = fromLeft ? -unit * 0.02 : width + unit * 0.02,
    y0 = y * height
  const len = [most, most * 0.75, most * 0.5].find((long) => {
    const x = x0 + s * long * unit
    const box = { left: Math.min(x0, x), right: Math.max(x0, x), top: y0 - unit * 0.02, bottom: y0 + unit * 0.06 }
    return faces.every((face) => overlap(face, grown(box, unit * 0.07)) === 0)
  })
  if (len === undefined) return
  const x1 = x0 + s * len * unit
  const st = limb(
    [x0, y0],
    [x0 + s * len * unit * 0.5, y0 - unit * 0.02],
    [x1, y0 + unit * 0.06],
    [unit * 0.014, unit * 0.009, unit * 0.003],
  )
  g.shape(st, { fill: palette.trunk, shade: 0.9 })
  for (let i = 0; i < 20; i++) {
    const t = 0.08 + (0.94 * i) / 20
    const px = x0 + (x1 - x0) * t,
      py = y0 - unit * 0.02 * Math.sin(t * Math.PI) + unit * 0.06 * t * t
    const a = (random.chance(0.5) ? -1 : 1) * random.between(0.5, 1.4) + (s > 0 ? 0.15 : Math.PI - 0.15)
    const l = unit * random.between(0.04, 0.07)
    g.at(
      px,
      py,
      () => {
        g.shape(
          smooth(
            [
              [0, 0],
              [l * 0.35, -l * 0.22],
              [l, 0],
              [l * 0.35, l * 0.22],
            ],
            true,
            0.5,
          ),
          { fill: random.pick(leaf), shade: 0.7, line: 0.8 },
        )
        g.ink(curve(l * 0.05, 0, l * 0.5, 0, l * 0.9, 0), 0.4)
      },
      a,
    )
    if (blossom && random.chance(0.6))
      for (let k = 0; k < 5; k++)
        g.paint(
          circle(px + Math.cos(k * 1.257) * unit * 0.008, py + Math.sin(k * 1.257) * unit * 0.008, unit * 0.0075),
          blossom,
          { line: 0.4 },
        )
  }
}
