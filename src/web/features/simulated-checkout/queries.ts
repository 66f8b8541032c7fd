import { queryOptions, skipToken } from '@tanstack/react-query'
import { SIMULATED_CHECKOUT_PATH, type ShownCheckout } from '../../../contract/simulated-checkout.ts'

/** Put there by the server, which draws the page; null where there is no such session. Nobody fetches it. */
export const simulatedCheckoutQuery = queryOptions<ShownCheckout | null>({
  queryKey: [SIMULATED_CHECKOUT_PATH],
  queryFn: skipToken,
})
