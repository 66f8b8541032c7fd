import { expect, test } from 'vitest'
import { formatPrice } from './price.ts'

test.each([
  [10_000, 'mxn', '$100.00 MXN'],
  [0, 'mxn', '$0.00 MXN'],
  [123_450, 'usd', '$1,234.50 USD'],
])('%i %s is %s', (amount, currency, text) => {
  expect(formatPrice({ amount, currency })).toBe(text)
})
