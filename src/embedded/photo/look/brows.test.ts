import { expect, test } from 'vitest'
import { oklab } from '../../colour.ts'
import { readBrows } from './brows.ts'

test('brows have a colour of their own where there is no hair, or plainly lighter hair', () => {
  const [dark, grey] = [
    [0.3, 0.01, 0.02],
    [0.55, 0, 0.01],
  ] as const
  expect(readBrows([...dark], { hair: '#4a3426', hairType: 'liso' })).toEqual({})
  expect(readBrows([...grey], { hair: '#d8d4cc', hairType: 'liso' })).toEqual({})
  const { browColour } = readBrows([...dark], { hair: '#d8d4cc', hairType: 'liso' })
  expect(oklab(browColour!)[0]).toBeCloseTo(0.34, 2)
  // Hairs overlap, and skin shines through: no line is as dark as the darkest of them, nor as light as skin.
  expect([0.1, 0.55, 0.8].map(ofBald)).toEqual([0.2, 0.59, 0.62].map((light) => expect.closeTo(light, 2)))
})

/** How light somebody without hair has brows that seem so light. */
function ofBald(lightness: number): number {
  return oklab(readBrows([lightness, 0, 0.01], { hair: '#4a3426', hairType: 'calvo' }).browColour!)[0]
}
