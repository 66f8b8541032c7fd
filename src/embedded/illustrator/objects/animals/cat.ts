import type { Coat } from '../../../../contract/coats.ts'
import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
import { eyeOn, markings, tailOf, type Wear, wearOf } from '../drawing/coat.ts'
import type { PictureObject } from '../drawing/object.ts'
import { blob, blush, closedEye, drawing, feature, leg, lit, trail } from '../drawing/drawing.ts'

const USUAL = { colour: '#e8954a', pale: '#fff6ea', ear: (coat: string) => coat, pattern: 'atigrado' } as const

/**
 * A cat, sitting by nature, curled up where others sit down, on its way where they run; without a coat of its own,
 * striped with a white bib.
 */
export const cat = drawing({ id: 'cat', aspect: 0.82, height: 0.4, uses: ['stands'], alive: true }, (b, options) => {
  const wear = wearOf(options, USUAL)
  const { pose } = options
  if (pose === 'sleeping' || pose === 'lying') asleep(b, wear, pose === 'sleeping')
  else if (pose === 'moving' || pose === 'sniffing') walking(b, wear)
  else sitting(b, wear)
})

/** Of a black cat; light and shade are still seen on it. */
export const BLACK = '#37343d'

/** Black from nose to tail. */
export const blackCat: PictureObject = {
  ...cat,
  id: 'black-cat',
  draw: (b, box, options) => cat.draw(b, box, { coat: ALL_BLACK, ...options }),
}

const ALL_BLACK: Coat = {
  animal: 'gato',
  colour: BLACK,
  second: BLACK,
  pattern: 'liso',
  ears: 'paradas',
  size: 'mediano',
}

function sitting(b: Buffers, wear: Wear): void {
  const { body, feet } = wear
  b.stroke(trail([-16, -6, -32, -4, -38, -16, -34, -28, -27, -30]), tailOf(wear), 8, { line: 1, solid: true })
  b.stroke(trail([-36, -20, -33, -28, -27, -30]), wear.tailTip, 7.6, { solid: true })
  const trunk = blob([-24, -4, -27, -22, -18, -44, -6, -58, 12, -58, 20, -40, 22, -16, 18, -2, -8, -1])
  b.shape(trunk, { fill: lit(b, body, -60, 0), shade: 0.9 })
  if (wear.pattern === 'atigrado') flankStripes(b, wear)
  else markings(b, trunk, wear, { left: -27, top: -58, right: 20, bottom: 0 })
  b.paint(blob([4, -56, 14, -50, 15, -32, 8, -22, 2, -34]), wear.chest)
  b.shape(blob([-24, -4, -24, -18, -12, -24, -2, -14, -2, -3, -12, -1]), { fill: body, shade: 0.7 })
  leg(b, [6, -26], 9, adjust(body, -0.04), { paw: feet })
  leg(b, [15, -28], 9, body, { paw: feet })
  b.shape(circle(-10, -3, 9, 4), { fill: feet, shade: 0.5, line: 0.8 })
  b.at(6, -58, () => head(b, wear, false))
}

function flankStripes(b: Buffers, { mark }: Wear): void {
  for (const [x, y] of [
    [-21, -30],
    [-17, -40],
    [-23, -20],
  ] as const)
    b.paint(blob([x, y, x + 9, y + 1, x + 11, y + 4, x + 1, y + 4]), mark, { opacity: 0.75 })
}

function walking(b: Buffers, wear: Wear): void {
  const { body, feet } = wear
  const far = adjust(body, -0.07)
  b.stroke(trail([-26, -42, -40, -50, -44, -70, -36, -84]), tailOf(wear), 8, { line: 1, solid: true })
  b.stroke(trail([-43, -74, -40, -80, -36, -84]), wear.tailTip, 7.6, { solid: true })
  leg(b, [-18, -26], 8, far, { paw: feet, step: 6 })
  leg(b, [14, -26], 8, far, { paw: feet, step: -5 })
  const trunk = blob([-30, -34, -26, -48, 0, -50, 20, -50, 26, -36, 18, -22, -8, -22, -26, -22])
  b.shape(trunk, { fill: lit(b, body, -52, -20), shade: 0.9 })
  if (wear.pattern === 'atigrado')
    for (const x of [-20, -10, 0])
      b.paint(blob([x, -49, x + 4, -50, x + 3, -34, x - 2, -33]), wear.mark, { opacity: 0.7 })
  else markings(b, trunk, wear, { left: -30, top: -50, right: 26, bottom: -22 })
  b.paint(blob([15, -48, 21, -46, 24.5, -36, 19, -26, 13, -34]), wear.chest)
  leg(b, [-22, -27], 8.5, body, { paw: feet, step: -6 })
  leg(b, [17, -28], 8.5, body, { paw: feet, step: 7 })
  b.at(20, -54, () => head(b, wear, false))
}

function asleep(b: Buffers, wear: Wear, dreaming: boolean): void {
  b.at(0, 0, () => {
    const trunk = blob([-38, -6, -40, -24, -24, -44, 4, -48, 30, -36, 38, -14, 30, -2, -24, -1])
    b.shape(trunk, { fill: lit(b, wear.body, -50, 0), shade: 1 })
    if (wear.pattern === 'atigrado')
      for (const x of [-22, -10, 2])
        b.paint(blob([x, -45, x + 4, -46, x + 2, -30, x - 3, -28]), wear.mark, { opacity: 0.7 })
    else markings(b, trunk, wear, { left: -40, top: -48, right: 34, bottom: 0 })
    b.stroke(trail([-34, -8, -14, -3, 8, -5, 20, -10]), wear.body, 9, { line: 1, solid: true })
    b.at(20, dreaming ? -8 : -20, () => head(b, wear, dreaming), dreaming ? 0.3 : 0.06)
  })
}

function head(b: Buffers, wear: Wear, sleeps: boolean): void {
  for (const side of [-1, 1]) if (wear.ears !== 'dobladas') upright(b, side, wear.ear)
  const skull = blob([-23, -12, -19, -27, -5, -33, 5, -33, 19, -27, 23, -12, 17, 0, 0, 5, -17, 0])
  b.shape(skull, { fill: lit(b, wear.body, -34, 5), shade: 0.85 })
  if (wear.pattern === 'atigrado')
    for (const x of [-6, 0, 6]) b.paint(blob([x - 1.6, -33, x + 1.6, -33, x + 0.5, -23, x - 0.5, -23]), wear.mark)
  else if (wear.pattern === 'antifaz')
    b.paint(blob([-15, -10, -11, -23, 0, -27, 11, -23, 15, -10, 9, 2, 0, 4.6, -9, 2]), wear.mark, { opacity: 0.85 })
  else if (wear.pattern === 'pecho claro') b.paint(blob([-2, -30, 2, -30, 6, -9, -6, -9]), wear.muzzle)
  else markings(b, skull, wear, { left: -23, top: -33, right: 23, bottom: -14 })
  b.paint(blob([-9, -9, 0, -15, 9, -9, 11, -1, 0, 4, -11, -1]), wear.muzzle)
  b.paint(blob([-3, -10, 3, -10, 0, -6]), '#e2747a', { line: 0.5 })
  for (const side of [-1, 1]) if (wear.ears === 'dobladas') folded(b, side, wear.ear)
  const muzzleLine = wear.pattern === 'pecho claro' ? undefined : wear.line
  feature(b, curve(0, -6, -2, 0, -7, -2), 0.9, muzzleLine)
  feature(b, curve(0, -6, 2, 0, 7, -2), 0.9, muzzleLine)
  for (const side of [-1, 1]) {
    if (sleeps) closedEye(b, side * 10, -15, 4)
    else eyeOn(b, wear, side * 10, -16, 3.4, '#2f3a22')
    feature(b, curve(side * 12, -7, side * 20, -8, side * 27, -10), 0.5, wear.line)
    feature(b, curve(side * 12, -4, side * 20, -3, side * 26, -2), 0.5, wear.line)
    blush(b, side * 14, -8, 3.6)
  }
}

function upright(b: Buffers, side: number, colour: string): void {
  const x = side * 15
  b.shape(blob([x - 8, -24, x + side * 5, -43, x + 8, -20], 0.25), { fill: colour, shade: 0.7 })
  b.paint(blob([x - 4, -24, x + side * 3.5, -37, x + 4, -22], 0.25), '#f4a3a0')
}

/** As Scottish cats have them: small, and lying forwards on the head. */
function folded(b: Buffers, side: number, colour: string): void {
  b.shape(blob([side * 6, -31, side * 16, -33, side * 23, -24, side * 17, -20, side * 10, -24], 0.3), {
    fill: adjust(colour, -0.04),
    shade: 0.7,
  })
}
