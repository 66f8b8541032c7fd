import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
import { blob, blush, closedEye, drawing, eye, feature, hatch, leg, lit, trail } from '../drawing/drawing.ts'

const COAT = '#d99a55'

/** A friendly young dog with one dark ear and a red collar. */
export const dog = drawing(
  { id: 'dog', aspect: 1.06, height: 0.5, uses: ['stands'], alive: true },
  (b, { pose, colour = COAT }) => {
    if (pose === 'sitting') sitting(b, colour)
    else if (pose === 'sleeping') sleeping(b, colour)
    else standing(b, colour, pose === 'moving' ? 1 : 0)
  },
)

/** `stride` 0 stands, 1 runs. */
function standing(b: Buffers, coat: string, stride: number): void {
  const far = adjust(coat, -0.09)
  b.shape(blob([-36, -50, -47, -62, -50, -78, -45, -84, -42, -72, -36, -60, -28, -48]), { fill: coat, shade: 0.7 })
  b.paint(circle(-46, -80, 4, 5), '#fff3df')
  leg(b, [-24, -34], 11, far, { paw: far, step: -3 + 11 * stride })
  leg(b, [20, -34], 10.5, far, { paw: far, step: 4 - 12 * stride, lift: 5 * stride })
  b.shape(blob([-38, -46, -30, -59, -6, -60, 16, -60, 30, -52, 32, -36, 22, -25, -4, -28, -26, -24, -38, -32]), {
    fill: lit(b, coat, -62, -22),
    shade: 0.85,
  })
  b.paint(blob([24, -48, 32, -42, 28, -28, 18, -25, 14, -36]), '#fff3df', { opacity: 0.95 })
  leg(b, [-28, -34], 12, coat, { paw: '#fff3df', step: -11 * stride, lift: 4 * stride })
  leg(b, [16, -32], 11, coat, { paw: '#fff3df', step: 2 + 13 * stride })
  hatch(b, [
    [-14, -54, -5, 3],
    [-6, -50, -5, 3],
    [-22, -50, -4, 4],
  ])
  b.at(24, -60, () => head(b, coat), -0.05)
}

function sitting(b: Buffers, coat: string): void {
  b.shape(blob([-24, -8, -40, -10, -48, -22, -44, -25, -36, -18, -24, -18]), { fill: coat, shade: 0.7 })
  b.shape(blob([-26, -6, -30, -26, -18, -50, 2, -60, 16, -52, 18, -30, 14, -4, -8, -2]), {
    fill: lit(b, coat, -62, 0),
    shade: 0.85,
  })
  b.shape(blob([-28, -4, -30, -18, -20, -28, -6, -22, -4, -4, -16, -1]), { fill: coat, shade: 0.7 })
  leg(b, [4, -40], 11, adjust(coat, -0.06), { paw: '#fff3df', step: 2 })
  leg(b, [12, -40], 11, coat, { paw: '#fff3df', step: 2 })
  b.paint(blob([8, -52, 17, -46, 17, -32, 9, -28, 4, -40]), '#fff3df')
  b.shape(circle(-14, -3, 9, 4), { fill: '#fff3df', shade: 0.5, line: 0.8 })
  b.at(6, -62, () => head(b, coat), -0.03)
}

function sleeping(b: Buffers, coat: string): void {
  b.shape(blob([-40, -10, -38, -34, -14, -50, 16, -48, 34, -30, 34, -6, 10, -1, -26, -1]), {
    fill: lit(b, coat, -52, 0),
    shade: 1,
  })
  b.stroke(trail([-36, -14, -28, -4, -8, -3, 4, -7]), coat, 8, { line: 1, solid: true })
  b.paint(circle(4, -7, 4.6), '#fff3df')
  hatch(b, [
    [-16, -40, -5, 4],
    [-4, -42, -5, 4],
    [-24, -28, -4, 5],
  ])
  b.at(18, -12, () => head(b, coat, true), 0.24)
}

/** Centred on the neck's top. */
function head(b: Buffers, coat: string, asleep = false): void {
  const dark = adjust(coat, -0.2, 0.9)
  b.shape(blob([-12, -6, 0, 4, 14, 2, 15, 8, -4, 12, -14, 4]), { fill: '#d8433c', shade: 0.6 })
  b.shape(circle(4, 12, 3.2), { fill: '#f4c64e', shade: 0.8, line: 0.8 })
  b.shape(blob([-4, -30, -14, -34, -24, -22, -24, -4, -16, 0, -8, -12]), { fill: dark, shade: 0.7 })
  b.shape(blob([-12, -22, -4, -34, 8, -37, 19, -31, 24, -20, 33, -15, 33, -5, 22, 2, 6, 4, -8, -2]), {
    fill: lit(b, coat, -38, 4),
    shade: 0.8,
  })
  b.paint(blob([12, -36, 17, -30, 19, -18, 33, -14, 33, -6, 21, 1, 8, 0, 8, -12, 11, -24]), '#fff3df')
  b.shape(blob([2, -33, -6, -37, -16, -28, -20, -10, -13, -5, -6, -12, 0, -22]), {
    fill: dark,
    shade: 0.8,
  })
  b.shape(circle(32, -14, 4.6, 3.6), { fill: '#33221f', shade: 0.9, line: 0.8 })
  b.paint(circle(31, -15.4, 1.5, 0.9), 'rgba(255,255,255,0.8)')
  feature(b, curve(31, -10, 28, -3, 17, -5), 1)
  if (asleep) closedEye(b, 17, -20, 3.6)
  else {
    b.shape(blob([22, -4, 28, -5, 28, 3, 24, 6, 21, 2]), { fill: '#ef7f86', shade: 0.5, line: 0.7, keepDepth: true })
    eye(b, 17, -20, 3)
  }
  feature(b, curve(13, -26.5, 17, -29, 21, -26), 0.8)
  blush(b, 12, -10, 4)
}
