/** An amount in minor units (cents) and an ISO 4217 code in lower case. */
export type Money = { amount: number; currency: string }

/** A total that somebody is asked for, or has paid. */
export function formatTotal(money: Money): string {
  return money.amount === 0 ? 'Gratis' : formatMoney(money)
}

/** As the whole product shows prices: `$100.00 MXN`. */
export function formatMoney({ amount, currency }: Money): string {
  const code = currency.toUpperCase()
  const digits = new Intl.NumberFormat('es-MX', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits
  const number = (amount / 10 ** (digits ?? 2)).toLocaleString('es-MX', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
  return `${number} ${code}`
}
