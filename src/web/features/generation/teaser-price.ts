import type { Config } from '../../../contract/config.ts'
import { formatMoney } from '../../../contract/money.ts'

/** What the card on the streaming page says: the teaser, or the checkout's price where there is none. */
export function teaserPrice(config: Config): string {
  return config.teaserPrice ?? formatMoney(config.price)
}
