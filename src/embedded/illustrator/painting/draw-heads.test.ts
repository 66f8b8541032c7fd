import sharp from 'sharp'
import { expect, test } from 'vitest'
import { HAIRCUTS, COVERINGS, BEARDS, GLASSES_SHAPES, FACE_SHAPES, MARKS } from '../../../contract/look-words.ts'
import type { Look } from '../../../contract/looks.ts'
import { STYLES, type Style } from '../../../contract/styles.ts'
import { sweep } from '../../../../test/sweep.ts'
import { PLAIN_LOOK } from '../../../../test/illustrator/look.ts'
import { drawHeads } from './draw-heads.ts'

/** One change a trait, as small as one tap makes it, but for the steps that are told together. */
const CHANGES: readonly Partial<Look>[] = [
  { skin: '#7d5238' },
  { hair: '#c99650' },
  { glasses: true },
  { fringe: 'recto' },
  { parting: 'derecha' },
  { fringe: 'ninguno', hairline: 'entradas' },
  ...[
    'jaw',
    'eyeSize',
    'eyeTilt',
    'eyeGap',
    'brows',
    'browArch',
    'noseWidth',
    'noseLength',
    'mouthWidth',
    'lips',
    'ears',
  ].map((name) => ({ [name]: 2 })),
  { eyeColour: '#3f8fd0' },
  { browColour: '#d9b060' },
  { noseShape: 'aguileña' },
  { freckles: 2 },
  { earsOut: 2 },
  { dimples: true },
  { ageLines: 2 },
  { covering: 'gorra', coveringColour: '#a03030' },
  { glasses: true, glassesColour: '#c03030' },
  { mark: 'lunar', markPlace: 'frente' },
  ...FACE_SHAPES.slice(1).map((faceShape) => ({ faceShape })),
  ...MARKS.slice(1).map((mark) => ({ mark })),
]

// Three or four styles draw each change, and the gallery all of them.
test.each(STYLES)('in %s a face that differs in one trait is drawn differently', async (style) => {
  const plain = await pixelsOf(PLAIN_LOOK, style)
  const unseen: Partial<Look>[] = []
  for (const change of sweep(CHANGES, 3, STYLES.indexOf(style)))
    if (changed(plain, await pixelsOf({ ...PLAIN_LOOK, ...change }, style)) <= 5) unseen.push(change)
  expect(unseen).toEqual([])
})

test.each([
  ['haircut', HAIRCUTS.map((haircut) => ({ haircut }))],
  ['covering', COVERINGS.map((covering) => ({ covering }))],
  ['beard', BEARDS.map((beard) => ({ beard }))],
  ['glasses', GLASSES_SHAPES.map((glassesShape) => ({ glasses: true, glassesShape }))],
])('no two kinds of %s look alike', async (_, kinds) => {
  const drawn = await Promise.all(kinds.map((kind) => pixelsOf({ ...PLAIN_LOOK, ...kind }, 'comic')))
  for (const [i, one] of drawn.entries())
    for (const other of drawn.slice(i + 1)) expect(changed(one, other)).toBeGreaterThan(50)
})

test('the same look gives the same bytes', async () => {
  const [one, two] = await Promise.all([pixelsOf(PLAIN_LOOK, 'ghibli'), pixelsOf({ ...PLAIN_LOOK }, 'ghibli')])
  expect(one.equals(two)).toBe(true)
})

/** As small as a choice of the page shows it. */
const SIDE = 96

async function pixelsOf(look: Look, style: Style): Promise<Buffer> {
  const person = { age: 'adult', feminine: false } as const
  const image = await drawHeads({ heads: [{ look, person }], style, side: SIDE, columns: 1 })
  return sharp(image).raw().toBuffer()
}

/** How many pixels differ plainly. */
function changed(one: Buffer, other: Buffer): number {
  let count = 0
  for (let i = 0; i < one.length; i += 3) {
    const by = [0, 1, 2].reduce((sum, k) => sum + Math.abs(one[i + k]! - other[i + k]!), 0)
    if (by > 36) count++
  }
  return count
}
