import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve, smooth } from '../../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import { blob, blush, drawing, eye, feature, leg, lit, trail } from '../drawing.ts'

/** A big brown bear, upright and kind. */
export const bear = drawing(
  { id: 'bear', aspect: 0.78, height: 1.5, uses: ['stands'], alive: true },
  (b, { colour = '#8d5a35' }) => cuddly(b, colour, adjust(colour, 0.16, 0.8), false),
)

/** A worn toy with seams and a bow. */
export const teddyBear = drawing(
  { id: 'teddy-bear', aspect: 0.78, height: 0.36, uses: ['stands', 'held'], grip: [0.5, 0.55] },
  (b, { colour = '#c98f56' }) => cuddly(b, colour, adjust(colour, 0.12, 0.8), true),
)

function cuddly(b: Buffers, coat: string, muzzle: string, toy: boolean): void {
  const far = adjust(coat, -0.05)
  for (const side of [-1, 1]) {
    b.shape(circle(side * 19, -91, 8.4), { fill: coat, shade: 0.8 })
    b.paint(circle(side * 19, -90, 4.8), muzzle)
    b.shape(blob([side * 18, -50, side * 34, -42, side * 38, -26, side * 30, -20, side * 20, -30]), {
      fill: far,
      shade: 0.8,
    })
  }
  b.shape(blob([-26, -20, -24, -44, -12, -58, 12, -58, 24, -44, 26, -20, 16, -6, -16, -6]), {
    fill: lit(b, coat, -60, -4),
    shade: 0.95,
  })
  b.paint(circle(0, -28, 15, 18), muzzle, { opacity: 0.9 })
  for (const side of [-1, 1]) {
    b.shape(circle(side * 19, -9, 13, 9.4), { fill: coat, shade: 0.8 })
    b.paint(circle(side * 20, -9, 6.4, 5), muzzle)
    if (!toy) for (const toe of [-1, 0, 1]) b.paint(circle(side * 20 + toe * 5, -15, 1.5), muzzle)
  }
  b.shape(blob([-30, -68, -24, -86, -8, -94, 8, -94, 24, -86, 30, -68, 20, -54, 0, -50, -20, -54]), {
    fill: lit(b, coat, -96, -50),
    shade: 0.9,
  })
  b.shape(circle(0, -62, 12.4, 9.6), { fill: muzzle, shade: 0.6, line: 0.7, keepDepth: true })
  b.shape(circle(0, -67, 4.6, 3.2), { fill: '#35211b', shade: 0.9, line: 0.6 })
  b.paint(circle(-1.2, -68.2, 1.4, 0.8), 'rgba(255,255,255,0.8)')
  feature(b, curve(0, -64, 0, -57, -6, -58), 0.9)
  feature(b, curve(0, -64, 0, -57, 6, -58), 0.9)
  for (const side of [-1, 1]) {
    eye(b, side * 12.5, -74, 3)
    blush(b, side * 19, -66, 4.4)
  }
  if (toy) stitches(b)
}

function stitches(b: Buffers): void {
  b.ink(curve(0, -94, 0, -88, 0, -80), 0.5)
  b.ink(curve(0, -46, 1, -30, 0, -10), 0.5)
  for (const y of [-40, -33, -26, -19]) b.ink(curve(-2, y, 2, y), 0.5)
  for (const side of [-1, 1])
    b.shape(blob([0, -50, side * 13, -57, side * 14, -45], 0.3), { fill: '#c8433f', shade: 0.7 })
  b.shape(circle(0, -50.5, 3.4), { fill: '#c8433f', shade: 0.8 })
}

/** A lion with a mane like a sun. */
export const lion = drawing(
  { id: 'lion', aspect: 1.02, height: 1.1, uses: ['stands'], alive: true },
  (b, { colour = '#e6ab57' }) => {
    const mane = '#b5642c'
    b.stroke(trail([-34, -34, -46, -40, -50, -56, -46, -64]), colour, 4.4, { line: 1, solid: true })
    b.shape(blob([-48, -60, -40, -66, -42, -77, -50, -74, -53, -66]), { fill: mane, shade: 0.8 })
    const far = adjust(colour, -0.08)
    leg(b, [-22, -30], 11, far)
    leg(b, [14, -30], 11, far, { step: 3 })
    b.shape(blob([-38, -34, -34, -50, -12, -55, 14, -54, 24, -40, 16, -24, -8, -23, -30, -21]), {
      fill: lit(b, colour, -56, -20),
      shade: 0.9,
    })
    leg(b, [-28, -30], 12, colour)
    leg(b, [10, -30], 11.5, colour, { step: 1 })
    const rays = 14
    b.shape(
      smooth(
        Array.from({ length: rays * 2 }, (_, i) => {
          const turn = (i / (rays * 2)) * Math.PI * 2
          const radius = i % 2 ? 27 : 33
          return [20 + Math.cos(turn) * radius, -64 + Math.sin(turn) * radius] as [number, number]
        }),
        true,
        0.7,
      ),
      { fill: lit(b, mane, -98, -32), shade: 0.9 },
    )
    for (let i = 0; i < 18; i++) {
      const turn = (i / 18) * Math.PI * 2
      const [x, y] = [20 + Math.cos(turn) * 22, -64 + Math.sin(turn) * 22]
      b.ink(curve(x, y, 20 + Math.cos(turn + 0.06) * 28, -64 + Math.sin(turn + 0.06) * 28), 0.5, 0.6)
    }
    for (const side of [-1, 1]) {
      b.shape(circle(20 + side * 17, -82, 5.4), { fill: colour, shade: 0.7 })
      b.paint(circle(20 + side * 17, -81.4, 3), '#c97b4a')
    }
    b.shape(blob([1, -66, 6, -80, 20, -85, 34, -80, 39, -66, 33, -50, 20, -45, 7, -50]), {
      fill: lit(b, colour, -86, -45),
      shade: 0.8,
    })
    b.paint(blob([9, -58, 20, -64, 31, -58, 31, -50, 20, -46, 9, -50]), '#fdf0d8')
    b.paint(blob([15.4, -63, 24.6, -63, 20, -57.4]), '#8a4a3a', { line: 0.6 })
    feature(b, curve(20, -58, 19, -52.5, 13, -53.5), 0.9)
    feature(b, curve(20, -58, 21, -52.5, 27, -53.5), 0.9)
    for (const side of [-1, 1]) {
      eye(b, 20 + side * 9, -69, 2.7, '#3a2616')
      feature(b, curve(20 + side * 5, -75.5, 20 + side * 9, -77.5, 20 + side * 13, -75), 0.8)
      blush(b, 20 + side * 14, -60, 3.4)
    }
  },
)
