import type { Canvas, Image } from '@napi-rs/canvas'
import { merge, smooth, circle, Path2D } from '../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import { type Scenery } from './scenery.ts'

const TURN = Math.PI * 2

/** ornate oval frame with a painted portrait */
export function cameo(
  scenery: Scenery,
  img: Canvas | Image,
  x: number,
  y: number,
  rx: number,
  ry: number,
  o: { frame?: 'gold' | 'flowers' | 'wood'; turn?: number } = {},
) {
  const { g, palette, random } = scenery
  const kind = o.frame ?? 'gold'
  g.at(
    x,
    y,
    () => {
      g.contactShadow(rx * 0.12, ry * 0.16, rx * 1.5, ry * 1.4, 0.55)
      const gold = palette.night ? '#d9a94a' : '#e8b84e'
      if (kind === 'gold') {
        const n = 22
        const sc = merge([
          circle(0, 0, rx * 1.2, ry * 1.18),
          ...Array.from({ length: n }, (_, i) => {
            const a = (i / n) * TURN
            return circle(Math.cos(a) * rx * 1.19, Math.sin(a) * ry * 1.17, rx * 0.085)
          }),
        ])
        g.shape(sc, { fill: gold, shade: 1 })
        g.shape(circle(0, 0, rx * 1.12, ry * 1.1), { fill: adjust(gold, -0.1, 1.1), shade: 0.6, line: 0.7 })
        g.shape(circle(0, 0, rx * 1.06, ry * 1.045), { fill: adjust(gold, 0.07), shade: 0.6, line: 0.7 })
      } else if (kind === 'wood') {
        g.shape(circle(0, 0, rx * 1.18, ry * 1.15), { fill: '#8a5630', shade: 1 })
        g.shape(circle(0, 0, rx * 1.07, ry * 1.06), { fill: '#c58b4f', shade: 0.6, line: 0.7 })
      } else if (kind === 'flowers') {
        g.shape(circle(0, 0, rx * 1.1, ry * 1.08), { fill: '#fff6e6', shade: 0.6 })
        const n = 20
        for (let i = 0; i < n; i++) {
          const a = (i / n) * TURN
          const px = Math.cos(a) * rx * 1.12,
            py = Math.sin(a) * ry * 1.1
          g.at(
            px,
            py,
            () =>
              g.shape(
                smooth(
                  [
                    [0, 0],
                    [rx * 0.1, -rx * 0.07],
                    [rx * 0.24, 0],
                    [rx * 0.1, rx * 0.07],
                  ],
                  true,
                  0.5,
                ),
                { fill: random.pick(palette.leaf.slice(1)), shade: 0.6, line: 0.7 },
              ),
            a + random.bell() * 0.8 + (i % 2 ? 1 : -1),
          )
        }
        for (let i = 0; i < 13; i++) {
          const a = (i / 13) * TURN + 0.2
          const px = Math.cos(a) * rx * 1.11,
            py = Math.sin(a) * ry * 1.09,
            s = rx * random.between(0.1, 0.17),
            col = random.pick(palette.flowers)
          const p = new Path2D()
          for (let k = 0; k < 5; k++) {
            const b = k * 1.2566
            p.moveTo(px, py)
            p.ellipse(px + Math.cos(b) * s * 0.5, py + Math.sin(b) * s * 0.5, s * 0.42, s * 0.34, b, 0, TURN)
          }
          g.shape(p, { fill: col, shade: 0.5, line: 0.7 })
          g.shape(circle(px, py, s * 0.24), { fill: '#ffe58a', shade: 0.3, line: 0.5 })
        }
      } else g.shape(circle(0, 0, rx * 1.1, ry * 1.08), { fill: '#fff8ea', shade: 0.5 })
      const inner = circle(0, 0, rx, ry)
      const s = Math.max(rx, ry) * 2
      const c0 = g.subject
      g.subject = 'photo'
      g.shape(inner, { fill: '#ccc', shade: 0, line: 0.9 })
      g.subject = c0
      g.albedo.save()
      g.albedo.clip(inner)
      g.albedo.drawImage(img, -s / 2, -s / 2, s, s)
      g.albedo.restore()
      g.shade.save()
      g.shade.clip(inner)
      const sg = g.shade.createRadialGradient(-rx * 0.1, -ry * 0.1, rx * 0.5, 0, 0, Math.max(rx, ry) * 1.05)
      sg.addColorStop(0, 'rgba(128,128,128,0)')
      sg.addColorStop(1, 'rgba(50,50,50,.75)')
      g.shade.fillStyle = sg
      g.shade.fillRect(-rx, -ry, rx * 2, ry * 2)
      g.shade.restore()
      g.ink(inner, 0.9)
    },
    o.turn ?? 0,
  )
}
