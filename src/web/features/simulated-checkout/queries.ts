import { queryOptions, skipToken } from '@tanstack/react-query'
import { SIMULATED_CHECKOUT_PATH, type ShownCheckout } from '../../../contract/simulated-checkout.ts'

/** Filled by the server that renders the page; null where there is no such session. */
export const simulatedCheckoutQuery = queryOptions<ShownCheckout | null>({
  queryKey: [SIMULATED_CHECKOUT_PATH],
  queryFn: skipToken,
})
