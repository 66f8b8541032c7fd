import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve } from '../../buffers/paths.ts'
import { eyeOn, markings, type Wear, wearOf } from '../drawing/coat.ts'
import { blob, blush, drawing, feature, leg, lit } from '../drawing/drawing.ts'
import { adjust } from '../../../colour.ts'

const USUAL = { colour: '#c9b39c', pale: '#fffaf2', ear: (coat: string) => coat, pattern: 'pecho claro' } as const
const INNER = '#f2b7ae'

/** A sitting rabbit, one ear up and one bent; a lop-eared one where its coat says so. */
export const rabbit = drawing(
  { id: 'rabbit', aspect: 0.72, height: 0.36, uses: ['stands'], alive: true },
  (b, options) => {
    const wear = wearOf(options, USUAL)
    const { body, feet } = wear
    const hangs = options.coat?.ears === 'caídas'
    b.shape(circle(-24, -12, 7), { fill: wear.tailTip, shade: 0.8 })
    const trunk = blob([-20, -3, -26, -18, -18, -36, -2, -46, 14, -42, 20, -24, 18, -6, 6, -1, -10, -1])
    b.shape(trunk, { fill: lit(b, body, -48, 0), shade: 0.9 })
    markings(b, trunk, wear, { left: -26, top: -46, right: 18, bottom: 0 })
    b.paint(blob([6, -40, 17, -34, 18, -14, 10, -5, 3, -18]), wear.chest)
    b.shape(blob([-22, -3, -22, -20, -8, -26, 2, -14, 0, -2, -12, -1]), { fill: body, shade: 0.7 })
    leg(b, [9, -26], 7.5, adjust(body, -0.03), { paw: feet })
    leg(b, [15, -26], 7.5, body, { paw: feet })
    b.shape(circle(-5, -3, 10, 4), { fill: feet, shade: 0.5, line: 0.8 })
    if (!hangs) upright(b, wear)
    const skull = blob([-15, -52, -10, -66, 4, -71, 18, -66, 26, -53, 24, -43, 10, -37, -8, -39])
    b.shape(skull, { fill: lit(b, body, -72, -37), shade: 0.85 })
    if (wear.pattern === 'antifaz') b.paint(blob([8, -60, 20, -62, 26, -53, 24, -43, 12, -38, 4, -48]), wear.mark)
    else markings(b, skull, wear, { left: -15, top: -71, right: 26, bottom: -50 })
    b.paint(blob([16, -52, 25, -52, 25, -44, 14, -38, 6, -42]), wear.muzzle)
    b.paint(circle(24, -52, 2.2, 1.7), '#e0808a', { line: 0.5 })
    feature(b, curve(23.5, -50, 22, -45.5, 16, -46), 0.8, wear.line)
    b.paint(blob([20, -45.5, 23, -46, 22.6, -41.5, 20.4, -41.5], 0.2), '#ffffff', { line: 0.5 })
    eyeOn(b, wear, 11, -55, 3)
    if (hangs) hanging(b, wear)
    blush(b, 8, -46, 4)
    for (const y of [-49, -46]) feature(b, curve(17, y, 25, y + 1, 32, y + (y + 47) * 1.5), 0.4, wear.line)
  },
)

function upright(b: Buffers, { ear }: Wear): void {
  b.shape(blob([-6, -64, -16, -78, -30, -80, -33, -70, -22, -66, -12, -58]), { fill: adjust(ear, -0.05), shade: 0.7 })
  b.paint(blob([-12, -68, -18, -75, -28, -76, -29, -71, -20, -69]), INNER, { opacity: 0.9 })
  b.shape(blob([2, -66, -3, -84, 3, -99, 10, -96, 13, -80, 10, -64]), { fill: ear, shade: 0.7 })
  b.paint(blob([4, -70, 1, -84, 5, -94, 8.5, -92, 9.5, -80, 7.5, -68]), INNER, { opacity: 0.9 })
}

function hanging(b: Buffers, { ear }: Wear): void {
  b.shape(blob([6, -72, -4, -72, -14, -60, -17, -44, -10, -36, -3, -44, -2, -58, 4, -66]), {
    fill: adjust(ear, -0.04),
    shade: 0.8,
  })
}
