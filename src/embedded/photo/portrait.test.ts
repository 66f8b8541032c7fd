import { expect, test } from 'vitest'
import type { Rgb } from '../../contract/colour.ts'
import { difference } from '../colour.ts'
import { drawFace } from '../../../test/photo/drawn-face.ts'
import { paintPortrait } from './portrait.ts'

const person = drawFace({ skin: '#c68c5f', hair: '#221813', wall: '#3a6ea8', clothes: '#f0f0ec' })

test('paints the person, not the wall behind', async () => {
  const portrait = await paintPortrait(person, 'realista', 128)
  expect([portrait.width, portrait.height]).toEqual([128, 128])
  const context = portrait.getContext('2d')
  const at = (x: number, y: number) => Array.from(context.getImageData(x, y, 1, 1).data.subarray(0, 3)) as Rgb
  expect(difference(at(58, 72), '#c68c5f')).toBeLessThan(0.15)
  expect(difference(at(6, 40), '#3a6ea8')).toBeGreaterThan(0.15)
})

test('paints each style in its own manner, the same every time', async () => {
  const styles = ['comic', 'comic', 'dibujo'] as const
  const [comic, again, dibujo] = await Promise.all(
    styles.map(async (style) => (await paintPortrait(person, style, 96)).data()),
  )
  expect(comic!.equals(again!)).toBe(true)
  expect(comic!.equals(dibujo!)).toBe(false)
})
