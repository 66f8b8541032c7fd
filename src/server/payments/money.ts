import type { Money } from './payments.ts'

/** As the shop writes prices: `$100.00 MXN`. Whatever the currency, its own number of decimals. */
export function formatMoney({ amount, currency }: Money): string {
  const code = currency.toUpperCase()
  const format = new Intl.NumberFormat('es-MX', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return `${format.format(amount / 10 ** digits)} ${code}`
}
