import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
import { blob, blush, closedEye, drawing, eye, feature, leg, lit, trail } from '../drawing/drawing.ts'

const COAT = '#e8954a'

/** A striped cat with a white bib; sitting by nature. */
export const cat = drawing(
  { id: 'cat', aspect: 0.82, height: 0.4, uses: ['stands'], alive: true },
  (b, { pose, colour = COAT }) => {
    if (pose === 'sleeping') asleep(b, colour)
    else sitting(b, colour)
  },
)

function sitting(b: Buffers, coat: string): void {
  const stripe = adjust(coat, -0.14)
  b.stroke(trail([-16, -6, -32, -4, -38, -16, -34, -28, -27, -30]), coat, 8, { line: 1, solid: true })
  b.stroke(trail([-36, -20, -33, -28, -27, -30]), '#fff6ea', 7.6, { solid: true })
  b.shape(blob([-24, -4, -27, -22, -18, -44, -6, -58, 12, -58, 20, -40, 22, -16, 18, -2, -8, -1]), {
    fill: lit(b, coat, -60, 0),
    shade: 0.9,
  })
  for (const [x, y] of [
    [-21, -30],
    [-17, -40],
    [-23, -20],
  ] as const)
    b.paint(blob([x, y, x + 9, y + 1, x + 11, y + 4, x + 1, y + 4]), stripe, { opacity: 0.75 })
  b.paint(blob([4, -56, 14, -50, 15, -32, 8, -22, 2, -34]), '#fff6ea')
  b.shape(blob([-24, -4, -24, -18, -12, -24, -2, -14, -2, -3, -12, -1]), { fill: coat, shade: 0.7 })
  leg(b, [6, -26], 9, adjust(coat, -0.04), { paw: '#fff6ea' })
  leg(b, [15, -28], 9, coat, { paw: '#fff6ea' })
  b.shape(circle(-10, -3, 9, 4), { fill: '#fff6ea', shade: 0.5, line: 0.8 })
  b.at(6, -58, () => head(b, coat, false))
}

function asleep(b: Buffers, coat: string): void {
  b.at(0, 0, () => {
    b.shape(blob([-38, -6, -40, -24, -24, -44, 4, -48, 30, -36, 38, -14, 30, -2, -24, -1]), {
      fill: lit(b, coat, -50, 0),
      shade: 1,
    })
    for (const x of [-22, -10, 2])
      b.paint(blob([x, -45, x + 4, -46, x + 2, -30, x - 3, -28]), adjust(coat, -0.14), { opacity: 0.7 })
    b.stroke(trail([-34, -8, -14, -3, 8, -5, 20, -10]), coat, 9, { line: 1, solid: true })
    b.at(20, -8, () => head(b, coat, true), 0.3)
  })
}

function head(b: Buffers, coat: string, asleep_: boolean): void {
  const stripe = adjust(coat, -0.14)
  for (const side of [-1, 1]) {
    const x = side * 15
    b.shape(blob([x - 8, -24, x + side * 5, -43, x + 8, -20], 0.25), { fill: coat, shade: 0.7 })
    b.paint(blob([x - 4, -24, x + side * 3.5, -37, x + 4, -22], 0.25), '#f4a3a0')
  }
  b.shape(blob([-23, -12, -19, -27, -5, -33, 5, -33, 19, -27, 23, -12, 17, 0, 0, 5, -17, 0]), {
    fill: lit(b, coat, -34, 5),
    shade: 0.85,
  })
  for (const x of [-6, 0, 6]) b.paint(blob([x - 1.6, -33, x + 1.6, -33, x + 0.5, -23, x - 0.5, -23]), stripe)
  b.paint(blob([-9, -9, 0, -15, 9, -9, 11, -1, 0, 4, -11, -1]), '#fff6ea')
  b.paint(blob([-3, -10, 3, -10, 0, -6]), '#e2747a', { line: 0.5 })
  feature(b, curve(0, -6, -2, 0, -7, -2), 0.9)
  feature(b, curve(0, -6, 2, 0, 7, -2), 0.9)
  for (const side of [-1, 1]) {
    if (asleep_) closedEye(b, side * 10, -15, 4)
    else eye(b, side * 10, -16, 3.4, '#2f3a22')
    feature(b, curve(side * 12, -7, side * 20, -8, side * 27, -10), 0.5)
    feature(b, curve(side * 12, -4, side * 20, -3, side * 26, -2), 0.5)
    blush(b, side * 14, -8, 3.6)
  }
}
