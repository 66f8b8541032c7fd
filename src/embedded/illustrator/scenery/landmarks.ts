import { polygon, rectangle, curve, limb } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { type Scenery } from './scenery.ts'

export function lighthouse(scenery: Scenery, x: number, y: number, h: number) {
  const { g, palette } = scenery
  const w = h * 0.2
  const b = polygon([
    [x - w * 0.62, y],
    [x - w * 0.38, y - h * 0.78],
    [x + w * 0.38, y - h * 0.78],
    [x + w * 0.62, y],
  ])
  g.shape(b, { fill: palette.night ? '#a9b4d8' : '#fff6ea', shade: 1 })
  g.clip(b, () => {
    for (let i = 0; i < 3; i++)
      g.paint(
        polygon([
          [x - w, y - h * (0.14 + i * 0.26)],
          [x + w, y - h * (0.18 + i * 0.26)],
          [x + w, y - h * (0.3 + i * 0.26)],
          [x - w, y - h * (0.26 + i * 0.26)],
        ]),
        palette.roof[0],
        { line: 0.6 },
      )
  })
  g.shape(rectangle(x - w * 0.56, y - h * 0.81, w * 1.12, h * 0.035, 2), { fill: '#4d4a5c', shade: 0.4 })
  g.shape(rectangle(x - w * 0.3, y - h * 0.92, w * 0.6, h * 0.12, 2), { fill: '#ffe7a0', shade: 0, glow: 0.9 })
  g.shape(
    polygon([
      [x - w * 0.44, y - h * 0.91],
      [x, y - h * 1.03],
      [x + w * 0.44, y - h * 0.91],
    ]),
    { fill: palette.roof[1], shade: 0.7 },
  )
  if (palette.night || palette.golden) {
    g.albedo.save()
    g.albedo.globalCompositeOperation = 'lighter'
    g.albedo.fillStyle = g.linear(x, 0, x - h * 2.4, 0, [
      [0, 'rgba(255,235,160,.38)'],
      [1, 'rgba(255,235,160,0)'],
    ])
    g.albedo.fill(
      polygon([
        [x, y - h * 0.87],
        [x - h * 2.4, y - h * 1.25],
        [x - h * 2.4, y - h * 0.7],
      ]),
    )
    g.albedo.restore()
  }
}

export function skyline(scenery: Scenery, y: number, h: number, col: string, fade: number, lit: boolean) {
  const { g, palette, random, width, height } = scenery
  let x = -10
  while (x < width + 20) {
    const w = width * random.between(0.035, 0.075),
      hh = height * h * random.between(0.4, 1)
    const cc = mix(adjust(col, random.between(-0.03, 0.03), 1, random.between(-12, 12)), palette.fog, fade)
    const kind = random.integer(0, 3)
    g.shape(rectangle(x, y * height - hh, w, hh + height * 0.1, kind === 1 ? [w * 0.4, w * 0.4, 0, 0] : 1), {
      fill: cc,
      shade: 0.6,
      line: 0.8,
    })
    if (kind === 2)
      g.shape(
        polygon([
          [x - 2, y * height - hh + 1],
          [x + w / 2, y * height - hh - w * 0.5],
          [x + w + 2, y * height - hh + 1],
        ]),
        { fill: adjust(cc, -0.05), shade: 0.5, line: 0.8 },
      )
    if (kind === 3)
      g.stroke(curve(x + w / 2, y * height - hh, x + w / 2, y * height - hh - w * 0.5), adjust(cc, -0.1), 3, {
        ink: 0.8,
      })
    const m = 3,
      s = w / (m * 1.7)
    for (let yy = y * height - hh + s * 1.4; yy < y * height; yy += s * 2.1)
      for (let k = 0; k < m; k++) {
        const on = lit ? random.chance(0.6) : random.chance(0.12)
        g.paint(
          rectangle(x + s * 0.6 + k * s * 1.65, yy, s, s * 1.25, 1),
          on ? '#ffdf8a' : adjust(cc, lit ? -0.06 : 0.08),
          {
            glow: on && lit ? 0.5 : 0,
            line: fade < 0.4 ? 0.35 : 0,
          },
        )
      }
    x += w * random.between(0.92, 1.08)
  }
}

export function streetLamp(scenery: Scenery, x: number, y: number, h: number) {
  const { g, palette } = scenery
  g.shape(limb([x, y], [x, y - h * 0.5], [x, y - h], [h * 0.018, h * 0.013, h * 0.012]), {
    fill: '#3d4250',
    shade: 0.6,
  })
  g.shape(rectangle(x - h * 0.04, y - h * 0.03, h * 0.08, h * 0.03, 2), { fill: '#3d4250', shade: 0.4 })
  const lit = palette.night || palette.golden
  if (lit) {
    g.albedo.fillStyle = g.radial(x, y - h * 1.05, 0, h * 0.5, [
      [0, 'rgba(255,220,130,.6)'],
      [1, 'rgba(255,220,130,0)'],
    ])
    g.albedo.fillRect(x - h * 0.5, y - h * 1.55, h, h)
  }
  g.shape(
    polygon([
      [x - h * 0.035, y - h],
      [x - h * 0.06, y - h * 1.12],
      [x + h * 0.06, y - h * 1.12],
      [x + h * 0.035, y - h],
    ]),
    { fill: lit ? '#ffe39a' : '#eef3f0', shade: 0.2, glow: lit ? 0.9 : 0 },
  )
  g.shape(
    polygon([
      [x - h * 0.075, y - h * 1.115],
      [x, y - h * 1.2],
      [x + h * 0.075, y - h * 1.115],
    ]),
    { fill: '#3d4250', shade: 0.5 },
  )
}
