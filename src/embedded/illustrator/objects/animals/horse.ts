import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve, smooth } from '../../buffers/paths.ts'
import { adjust, luma } from '../../../colour.ts'
import { eyeOn, markings, type Wear, wearOf } from '../drawing/coat.ts'
import { blob, blush, drawing, facet, feature, leg, lit } from '../drawing/drawing.ts'

type Steed = { wear: Wear; mane: string[]; hoof: string; horn: boolean }

const USUAL = { colour: '#a8642f', pale: '#fff4e4', ear: (coat: string) => coat, pattern: 'liso' } as const
const FABLED = { ...USUAL, colour: '#faf4f2' } as const

/** A sturdy chestnut horse with a blaze. */
export const horse = drawing(
  { id: 'horse', aspect: 1.02, height: 1.7, uses: ['stands', 'ridden'], alive: true, seat: [0.42, 0.42] },
  (b, options) => {
    const wear = wearOf(options, USUAL)
    const mane = options.coat ? maneOf(wear) : adjust(wear.body, -0.22)
    steed(b, { wear, mane: [mane], hoof: '#4b3527', horn: false }, options.pose === 'moving')
  },
)

/** Black points on a bay, and else a little darker than the coat; a white horse's is grey. */
function maneOf({ pattern, mark, body }: Wear): string {
  return pattern === 'antifaz' || pattern === 'manto' ? mark : adjust(body, luma(body) < 0.25 ? 0.1 : -0.16)
}

/** White, with a mane of soft colours and a golden horn. */
export const unicorn = drawing(
  { id: 'unicorn', aspect: 1.02, height: 1.8, uses: ['stands', 'ridden'], alive: true, seat: [0.42, 0.44] },
  (b, { pose }) =>
    steed(
      b,
      {
        wear: wearOf({ facing: 1 }, FABLED),
        mane: ['#f29ac0', '#b99cf0', '#8ccdf2', '#f7d488'],
        hoof: '#e6b565',
        horn: true,
      },
      pose === 'moving',
    ),
)

function steed(b: Buffers, { wear, mane, hoof, horn }: Steed, moving: boolean): void {
  const { body } = wear
  const far = adjust(body, -0.08)
  const step = moving ? 8 : 0
  locks(
    b,
    mane,
    [
      [-34, -54],
      [-46, -50],
      [-49, -34],
      [-46, -16],
      [-40, -8],
      [-40, -24],
      [-36, -40],
      [-30, -48],
    ],
    5,
  )
  const long = { paw: hoof, pawLength: 0.95 }
  const shin = wear.pattern === 'antifaz' || wear.pattern === 'pecho claro' ? wear.mark : body
  leg(b, [-22, -38], 9, far, { ...long, step: -step - 2 })
  leg(b, [16, -38], 8.5, far, { ...long, step: step + 4, lift: moving ? 8 : 0 })
  const trunk = blob([
    -36, -50, -30, -61, -12, -61, 8, -60, 22, -62, 29, -50, 26, -36, 14, -30, -10, -32, -28, -29, -37, -38,
  ])
  b.shape(trunk, { fill: lit(b, body, -64, -28), shade: 0.9 })
  markings(b, trunk, wear, { left: -36, top: -62, right: 28, bottom: -28 })
  leg(b, [-27, -38], 10, shin, { ...long, step: moving ? -6 : 0 })
  leg(b, [20, -38], 9, shin, { ...long, step: moving ? 10 : 0 })
  b.shape(blob([8, -52, 14, -70, 20, -86, 34, -84, 36, -72, 31, -56, 26, -44, 14, -42]), {
    fill: lit(b, body, -88, -42),
    shade: 0.75,
  })
  b.punch(blob([6, -50, 14, -62, 27, -58, 25, -44, 14, -40]))
  locks(
    b,
    mane,
    [
      [26, -92],
      [16, -90],
      [8, -78],
      [2, -64],
      [4, -54],
      [11, -60],
      [14, -72],
      [22, -82],
    ],
    4,
  )
  for (const x of [23, 30]) {
    b.shape(blob([x - 3, -88, x + 1, -100, x + 4.5, -87], 0.3), { fill: body, shade: 0.6, line: 0.8 })
    b.paint(blob([x - 0.8, -88, x + 1.2, -96, x + 2.6, -88], 0.3), '#eda49a', { opacity: 0.8 })
  }
  b.shape(blob([20, -84, 28, -92, 36, -88, 42, -77, 49, -67, 48, -59, 41, -57, 33, -63, 25, -69]), {
    fill: lit(b, body, -92, -57, 0.05),
    shade: 0.8,
  })
  b.paint(blob([41, -73, 49, -67, 48, -59, 41, -57, 36, -61]), adjust(horn ? '#f6c7c4' : body, horn ? 0 : 0.14, 0.7), {
    opacity: 0.85,
  })
  if (!horn) b.paint(blob([34, -89, 37, -86, 43, -74, 40, -75, 35, -82]), '#fff4e4')
  locks(
    b,
    mane,
    [
      [23, -93],
      [32, -95],
      [37, -88],
      [35, -80],
      [30, -86],
      [25, -86],
    ],
    3,
  )
  if (horn) spire(b)
  eyeOn(b, wear, 33.5, -78, 2.5, '#35221b')
  feature(b, curve(46, -62, 43, -59.5, 39, -61), 0.8)
  b.paint(circle(46.5, -66, 0.9), '#5a3a30')
  blush(b, 36, -70, 3)
}

/** A mass of hair in strands of its colours. */
function locks(b: Buffers, colours: readonly string[], outline: [number, number][], strands: number): void {
  const path = smooth(outline)
  b.shape(path, { fill: colours[0]!, shade: 0.8 })
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  b.clip(path, () => {
    for (let i = 1; i <= strands; i++) {
      const x = left + ((right - left) * i) / (strands + 1)
      const line = curve(right - (right - left) * 0.2, top, x + 3, (top + bottom) / 2, x - 4, bottom)
      b.stroke(line, colours[i % colours.length]!, colours.length > 1 ? 4.4 : 0.8)
      b.toneStroke(line, -0.22, 1, 0.6)
    }
  })
}

function spire(b: Buffers): void {
  b.shape(facet([27, -90, 37, -113, 33.5, -88]), { fill: '#f3c552', shade: 1 })
  for (const t of [0.25, 0.5, 0.74])
    b.ink(curve(27 + 10 * t, -90 - 22 * t, 30.5 + 6 * t, -88 - 23 * t, 33.4 + 3.6 * t, -88 - 25 * t), 0.6)
}
