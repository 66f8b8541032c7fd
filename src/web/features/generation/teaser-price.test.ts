import { expect, test } from 'vitest'
import { DEFAULT_CONFIG } from '../../../contract/default-config.ts'
import { teaserPrice } from './teaser-price.ts'

test('is the price that is paid, unless another was set', () => {
  expect(teaserPrice(DEFAULT_CONFIG)).toBe('$100.00 MXN')
  expect(teaserPrice({ ...DEFAULT_CONFIG, price: { amount: 12_345, currency: 'mxn' } })).toBe('$123.45 MXN')
})

test('is what was set for it, as it stands, whatever is paid', () => {
  expect(teaserPrice({ ...DEFAULT_CONFIG, teaserPrice: '$9.99' })).toBe('$9.99')
  const price = { amount: 12_345, currency: 'mxn' }
  expect(teaserPrice({ ...DEFAULT_CONFIG, price, teaserPrice: 'desde $5 <b>' })).toBe('desde $5 <b>')
})
