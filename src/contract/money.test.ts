import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test.each([
  [{ amount: 10_000, currency: 'mxn' }, '$100.00 MXN'],
  [{ amount: 8_000, currency: 'mxn' }, '$80.00 MXN'],
  [{ amount: 0, currency: 'mxn' }, '$0.00 MXN'],
  [{ amount: 123_456_789, currency: 'usd' }, '$1,234,567.89 USD'],
  [{ amount: 500, currency: 'jpy' }, '¥500 JPY'],
])('%o reads %s', (money, text) => {
  expect(formatMoney(money)).toBe(text)
})
