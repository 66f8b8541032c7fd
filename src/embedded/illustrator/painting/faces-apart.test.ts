import sharp from 'sharp'
import { expect, test } from 'vitest'
import { STYLES } from '../../../contract/styles.ts'
import { sweep } from '../../../../test/sweep.ts'
import { EXPRESSIONS } from '../scene/expressions.ts'
import { PLAIN_LOOK } from '../../../../test/illustrator/look.ts'
import { drawHeads } from './draw-heads.ts'

const SIDE = 96
const COLUMNS = 5

test.each(sweep(STYLES, 4))('in %s no two of the expressions look alike', async (style) => {
  const heads = EXPRESSIONS.map((expression) => ({
    look: PLAIN_LOOK,
    person: { age: 'adult', feminine: false } as const,
    expression,
  }))
  const sheet = await drawHeads({ heads, style, side: SIDE, columns: COLUMNS })
  const faces = await Promise.all(
    EXPRESSIONS.map((_, i) =>
      sharp(sheet)
        .extract({
          left: (i % COLUMNS) * SIDE + SIDE * 0.25,
          top: Math.floor(i / COLUMNS) * SIDE + SIDE * 0.25,
          width: SIDE / 2,
          height: SIDE / 2,
        })
        .greyscale()
        .raw()
        .toBuffer(),
    ),
  )
  const alike = faces.flatMap((one, i) =>
    faces.slice(i + 1).flatMap((other, k) => {
      const differing = one.reduce((count, grey, at) => count + Number(Math.abs(grey - other[at]!) > 24), 0)
      return differing < PLAINLY ? [`${EXPRESSIONS[i]} and ${EXPRESSIONS[i + 1 + k]}: ${differing}`] : []
    }),
  )
  expect(alike).toEqual([])
})

/** Pixels of a face of 48 by 48 that differ between two whose brows, lids and mouth are not the same. */
const PLAINLY = 40
