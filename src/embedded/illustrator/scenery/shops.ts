import { adjust, mix } from '../../colour.ts'
import { curve, Path2D, rectangle } from '../buffers/paths.ts'
import { window_ } from './houses.ts'
import type { Scenery } from './scenery.ts'

const AWNINGS = ['#d9573f', '#3f8f8a', '#e9a23b', '#5d7fae', '#9b5b8c'] as const

/** A house of a city with a shop under it: its window, its door, an awning, and people's windows above. */
function shop(scenery: Scenery, x: number, foot: number, w: number, h: number, i: number): void {
  const { g, palette } = scenery
  const lit = palette.night || palette.golden
  const wall = mix(palette.wall[i % palette.wall.length]!, AWNINGS[(i * 3) % 5]!, palette.night ? 0.1 : 0.2)
  const cloth = palette.night ? mix(AWNINGS[i % 5]!, '#232a5c', 0.35) : AWNINGS[i % 5]!
  g.shape(rectangle(x - w / 2, foot - h, w, h, 1), { fill: wall, shade: 0.5, line: 0.9 })
  g.shape(rectangle(x - w * 0.52, foot - h * 1.03, w * 1.04, h * 0.06, 2), { fill: adjust(wall, -0.1), shade: 0.5 })
  const floors = Math.max(1, Math.round(h / w - 0.2))
  for (let row = 0; row < floors; row++)
    for (const across of [-0.28, 0, 0.28])
      window_(
        scenery,
        x + across * w,
        foot - h * (0.5 + (row * 0.46) / floors),
        w * 0.13,
        (h * 0.26) / floors,
        lit && (row + i) % 2 === 0,
      )
  const tall = Math.min(h * 0.4, w * 0.56)
  g.shape(rectangle(x - w * 0.43, foot - tall * 0.78, w * 0.54, tall * 0.62, 2), {
    fill: lit ? '#ffdf8e' : '#cfe6ee',
    shade: 0.3,
    line: 0.8,
    glow: lit ? 0.6 : 0,
  })
  g.shape(rectangle(x - w * 0.43, foot - tall * 0.2, w * 0.54, tall * 0.2), { fill: adjust(cloth, -0.12), shade: 0.5 })
  g.shape(rectangle(x + w * 0.17, foot - tall * 0.8, w * 0.24, tall * 0.8, 2), {
    fill: adjust(cloth, -0.08),
    shade: 0.6,
  })
  g.paint(rectangle(x + w * 0.21, foot - tall * 0.7, w * 0.16, tall * 0.34, 1), lit ? '#ffe6a8' : '#d8ecf2')
  awning(scenery, x, foot - tall * 1.04, w * 0.94, tall * 0.3, cloth)
}

function awning({ g }: Scenery, x: number, top: number, w: number, h: number, cloth: string): void {
  const n = 8
  for (let k = 0; k < n; k++) {
    const [a, b] = [k / n - 0.5, (k + 1) / n - 0.5]
    const stripe = new Path2D()
    stripe.moveTo(x + a * w * 0.94, top)
    stripe.lineTo(x + b * w * 0.94, top)
    stripe.lineTo(x + b * w, top + h)
    stripe.quadraticCurveTo(x + ((a + b) / 2) * w, top + h * 1.5, x + a * w, top + h)
    stripe.closePath()
    g.shape(stripe, { fill: k % 2 ? '#fff6e6' : cloth, shade: 0.5, line: 0.7 })
  }
}

/** Shops side by side along the far side of a street. */
export function shopRow(scenery: Scenery, foot: number, from: number): void {
  const { random, width, unit } = scenery
  for (let x = from * width, i = random.integer(0, 4); x < width * 1.1; i++) {
    const w = unit * random.between(0.24, 0.31)
    shop(scenery, x + w / 2, foot, w, unit * random.between(0.27, 0.42), i)
    x += w * (random.chance(0.16) ? 1.34 : 1.01)
  }
}

/** A road along the page between two kerbs, then the slabs of our own pavement. */
export function streetGround({ g, palette, width, height, unit }: Scenery, road: number, kerb: number): void {
  const tar = palette.night ? '#4a4f74' : '#8d8f98'
  const slabs = mix(palette.path, palette.night ? '#6d75a8' : '#cdc8c0', 0.55)
  g.shape(rectangle(-5, road, width + 10, kerb - road + 6), { fill: tar, shade: 0.1, line: 0.7 })
  for (let x = -0.04; x < 1.05; x += 0.13)
    g.paint(rectangle(x * width, (road + kerb) / 2 - unit * 0.004, width * 0.07, unit * 0.008, 2), '#f4ecd8', {
      opacity: 0.8,
    })
  g.shape(rectangle(-5, road - unit * 0.012, width + 10, unit * 0.014), {
    fill: adjust(slabs, 0.04),
    shade: 0.3,
    line: 0.6,
  })
  g.shape(rectangle(-5, kerb, width + 10, height - kerb + 10), {
    fill: g.linear(0, kerb, 0, height, [
      [0, adjust(slabs, 0.03)],
      [1, adjust(slabs, -0.06)],
    ]),
    shade: 0,
    line: 0.8,
  })
  g.shape(rectangle(-5, kerb - unit * 0.008, width + 10, unit * 0.02), {
    fill: adjust(slabs, 0.07),
    shade: 0.4,
    line: 0.7,
  })
  const joints = new Path2D()
  for (let i = 1; i < 5; i++) {
    const y = kerb + (height - kerb) * (i / 5) ** 1.5
    joints.moveTo(0, y)
    joints.lineTo(width, y)
  }
  for (let i = -9; i <= 9; i++)
    joints.addPath(
      curve(
        width * (0.5 + i * 0.075),
        kerb,
        width * (0.5 + i * 0.1),
        (kerb + height) / 2,
        width * (0.5 + i * 0.125),
        height,
      ),
    )
  g.stroke(joints, adjust(slabs, -0.09), unit * 0.0024, { ink: 0.4 })
}
