import type { Config } from '../../../contract/config.ts'

/** `$100.00 MXN`; shown where lines do not wrap. Minor units have two digits in every currency we sell in. */
export function formatPrice({ amount, currency }: Config['price']): string {
  const figure = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    amount / 100,
  )
  return `$${figure} ${currency.toUpperCase()}`
}

/** What the card on the streaming page says: the teaser, or the checkout's price where there is none. */
export function teaserPrice(config: Config): string {
  return config.teaserPrice ?? formatPrice(config.price)
}
