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
  expect(oklab(browColour!)[0]).toBeCloseTo(0.34, 1)
  expect(oklab(readBrows([...grey], { hair: '#4a3426', hairType: 'calvo' }).browColour!)[0]).toBeGreaterThan(0.5)
})
