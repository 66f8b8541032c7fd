import { adjust } from '../../../colour.ts'
import { circle, curve, rectangle } from '../../buffers/paths.ts'
import { blob, drawing, lit } from '../drawing/drawing.ts'

/** A small propeller plane. */
export const plane = drawing(
  { id: 'plane', aspect: 1.7, height: 1.1, uses: ['flies', 'ridden'], seat: [0.52, 0.3] },
  (b, { colour = '#e8a53a' }) => {
    const red = '#d8483c'
    b.shape(blob([-20, -52, -2, -88, 14, -90, 16, -54], 0.2), { fill: adjust(red, -0.08), shade: 0.7 })
    b.shape(blob([-62, -52, -78, -86, -62, -88, -44, -58], 0.25), { fill: red, shade: 0.8 })
    const hull = blob(
      [-72, -50, -50, -58, -16, -70, 24, -74, 54, -66, 66, -50, 54, -34, 20, -26, -20, -32, -60, -44],
      0.5,
    )
    b.shape(hull, { fill: lit(b, colour, -74, -26, 0.09), shade: 1 })
    b.clip(hull, () => b.paint(blob([-80, -46, 0, -40, 80, -46, 80, -38, 0, -30, -80, -40]), '#fff3dc'))
    b.shape(blob([4, -70, 12, -86, 30, -86, 38, -71], 0.35), { fill: '#bfe4ec', shade: 0.5 })
    b.paint(blob([13, -74, 18, -83, 22, -83, 18, -74]), 'rgba(255,255,255,0.75)')
    for (const x of [-34, -18, -2]) b.shape(circle(x, -56, 4.4), { fill: '#bfe4ec', shade: 0.5, line: 0.8 })
    b.shape(blob([-64, -50, -84, -44, -78, -38, -52, -42], 0.3), { fill: red, shade: 0.8 })
    b.shape(blob([-14, -44, -48, -12, -30, -6, 22, -38], 0.2), { fill: lit(b, red, -44, -6), shade: 0.9 })
    b.shape(circle(66, -50, 6.4), { fill: '#4a4650', shade: 0.9 })
    for (const side of [-1, 1])
      b.shape(
        blob([67, -50, 72, -50 + side * 16, 70, -50 + side * 40, 65, -50 + side * 38, 65, -50 + side * 14], 0.4),
        { fill: '#f4ead6', shade: 0.6, opacity: 0.92 },
      )
  },
)

/** A striped hot-air balloon with a basket. */
export const hotAirBalloon = drawing(
  { id: 'hot-air-balloon', aspect: 0.72, height: 2.6, uses: ['flies', 'ridden'], seat: [0.5, 0.88] },
  (b, { colour = '#e5533d' }) => {
    const bag = blob([-34, -66, -24, -92, 0, -100, 24, -92, 34, -66, 22, -44, 9, -30, -9, -30, -22, -44], 0.5)
    b.shape(bag, { fill: colour, shade: 1.1 })
    b.clip(bag, () => {
      for (const [x, wide, fill] of [
        [0, 8, '#fff3dc'],
        [-21, 7, '#f4b83a'],
        [21, 7, '#f4b83a'],
        [-34, 4, '#fff3dc'],
        [34, 4, '#fff3dc'],
      ] as const)
        b.paint(blob([0, -102, x - wide, -78, x - wide, -60, x * 0.3, -26, x + wide, -60, x + wide, -78]), fill, {
          line: 0.5,
        })
      b.paint(blob([-40, -60, 0, -52, 40, -60, 40, -54, 0, -46, -40, -54]), adjust(colour, -0.12), { opacity: 0.85 })
    })
    for (const side of [-1, 1]) b.stroke(curve(side * 9, -30, side * 7, -14), '#7a5637', 1, { ink: 0.5, solid: true })
    b.stroke(curve(0, -29, 0, -14), '#7a5637', 0.9, { ink: 0.4 })
    b.shape(blob([-3, -18, 0, -26, 3, -18]), { fill: '#f8b23a', shade: 0.3, line: 0.5, glow: 0.8 })
    b.shape(rectangle(-9.4, -15, 18.8, 15, [2, 2, 4, 4]), { fill: lit(b, '#c08a4a', -15, 0), shade: 0.8 })
    for (const y of [-10, -5.5]) b.ink(curve(-9, y, 9, y), 0.45, 0.7)
    b.shape(rectangle(-10.4, -16.6, 20.8, 4, 2), { fill: '#8f5f32', shade: 0.7, line: 0.8 })
  },
)
