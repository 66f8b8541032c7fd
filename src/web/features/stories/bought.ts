import type { z } from 'zod'
import type { deliverySchema } from '../../../contract/purchases.ts'

/** Whether a story is somebody's own by now; not while nothing is known of it. */
export function isBought(delivery: z.output<typeof deliverySchema> | undefined): boolean {
  return delivery !== undefined && delivery.state !== 'not_bought' && delivery.state !== 'refunded'
}
