import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
import { blob, blush, drawing, eye, feature, lit } from '../drawing/drawing.ts'

/** What differs between a bear, a panda, a koala and their like. */
type Furry = {
  coat: string
  muzzle: string
  /** Arms, legs and ears, where they differ. */
  limbs?: string
  belly?: string
  patches?: string
  /** Radius of the ears and how far they stand off. */
  ear?: number
  bigNose?: boolean
  toy?: boolean
}

/** A big brown bear, upright and kind. */
export const bear = drawing(
  { id: 'bear', aspect: 0.78, height: 1.5, uses: ['stands'], alive: true },
  (b, { colour = '#8d5a35' }) => cuddly(b, { coat: colour, muzzle: adjust(colour, 0.16, 0.8) }),
)

export const polarBear = drawing({ id: 'polar-bear', aspect: 0.78, height: 1.5, uses: ['stands'], alive: true }, (b) =>
  cuddly(b, { coat: '#f3efe6', muzzle: '#fffdf8', ear: 6.6 }),
)

export const panda = drawing({ id: 'panda', aspect: 0.78, height: 1.2, uses: ['stands'], alive: true }, (b) =>
  cuddly(b, { coat: '#f7f3ea', muzzle: '#fffdf8', limbs: '#37333a', belly: '#fffdf8', patches: '#37333a' }),
)

export const koala = drawing({ id: 'koala', aspect: 0.86, height: 0.7, uses: ['stands'], alive: true }, (b) =>
  cuddly(b, { coat: '#9a9ca6', muzzle: '#c9c8cc', belly: '#e6e3e0', ear: 13, bigNose: true }),
)

/** A worn toy with seams and a bow. */
export const teddyBear = drawing(
  { id: 'teddy-bear', aspect: 0.78, height: 0.36, uses: ['stands', 'held'], grip: [0.5, 0.55] },
  (b, { colour = '#c98f56' }) => cuddly(b, { coat: colour, muzzle: adjust(colour, 0.12, 0.8), toy: true }),
)

function cuddly(b: Buffers, furry: Furry): void {
  const { coat, muzzle, limbs = coat, belly = muzzle, ear = 8.4 } = furry
  for (const side of [-1, 1]) {
    const [x, y] = [side * (ear > 10 ? 27 : 19), ear > 10 ? -82 : -91]
    b.shape(circle(x, y, ear), { fill: limbs, shade: 0.8 })
    if (!furry.limbs) b.paint(circle(x, y + 1, ear * 0.57), muzzle)
    b.shape(blob([side * 18, -50, side * 34, -42, side * 38, -26, side * 30, -20, side * 20, -30]), {
      fill: adjust(limbs, -0.05),
      shade: 0.8,
    })
  }
  b.shape(blob([-26, -20, -24, -44, -12, -58, 12, -58, 24, -44, 26, -20, 16, -6, -16, -6]), {
    fill: lit(b, coat, -60, -4),
    shade: 0.95,
  })
  b.paint(circle(0, -28, 15, 18), belly, { opacity: 0.9 })
  for (const side of [-1, 1]) {
    b.shape(circle(side * 19, -9, 13, 9.4), { fill: limbs, shade: 0.8 })
    b.paint(circle(side * 20, -9, 6.4, 5), muzzle)
    if (!furry.toy) for (const toe of [-1, 0, 1]) b.paint(circle(side * 20 + toe * 5, -15, 1.5), muzzle)
  }
  b.shape(blob([-30, -68, -24, -86, -8, -94, 8, -94, 24, -86, 30, -68, 20, -54, 0, -50, -20, -54]), {
    fill: lit(b, coat, -96, -50),
    shade: 0.9,
  })
  muzzleAndEyes(b, furry)
  if (furry.toy) stitches(b)
}

function muzzleAndEyes(b: Buffers, { muzzle, patches, bigNose }: Furry): void {
  b.shape(circle(0, -62, 12.4, 9.6), { fill: muzzle, shade: 0.6, line: 0.7, keepDepth: true })
  const [noseX, noseY] = bigNose ? [5.6, 8] : [4.6, 3.2]
  b.shape(circle(0, bigNose ? -68 : -67, noseX, noseY), { fill: '#35211b', shade: 0.9, line: 0.6 })
  b.paint(circle(-1.2, bigNose ? -71 : -68.2, 1.4, 0.8), 'rgba(255,255,255,0.8)')
  feature(b, curve(0, bigNose ? -60 : -64, 0, -57, -6, -58), 0.9)
  feature(b, curve(0, bigNose ? -60 : -64, 0, -57, 6, -58), 0.9)
  for (const side of [-1, 1]) {
    if (patches) b.paint(circle(side * 13, -74, 7, 8, side * 0.5), patches)
    if (patches) b.paint(circle(side * 12.5, -74, 4.2, 4.6), '#fffdf8')
    eye(b, side * 12.5, -74, 3)
    blush(b, side * 19, -65, 4.4)
  }
}

function stitches(b: Buffers): void {
  b.ink(curve(0, -94, 0, -88, 0, -80), 0.5)
  b.ink(curve(0, -46, 1, -30, 0, -10), 0.5)
  for (const y of [-40, -33, -26, -19]) b.ink(curve(-2, y, 2, y), 0.5)
  for (const side of [-1, 1])
    b.shape(blob([0, -50, side * 13, -57, side * 14, -45], 0.3), { fill: '#c8433f', shade: 0.7 })
  b.shape(circle(0, -50.5, 3.4), { fill: '#c8433f', shade: 0.8 })
}
