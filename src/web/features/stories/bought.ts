import type { Delivery } from '../../../contract/purchases.ts'

/** Whether a story is somebody's own by now; not while nothing is known of it. */
export function isBought(delivery: Delivery | undefined): boolean {
  return delivery !== undefined && delivery.state !== 'not_bought' && delivery.state !== 'refunded'
}
