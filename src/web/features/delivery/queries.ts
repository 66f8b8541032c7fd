import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../call.ts'
import { deliveryQuery } from '../stories/queries.ts'

/** How often a delivery that is under way is asked for. */
const DELIVERY_POLL_MS = 2_500

/** Verification settles the payment on the server; asked once a visit, never answered from an older cache. */
export const verificationQuery = (sessionId: string) => queryOf('verifyCheckoutSession', { params: { sessionId } })

/** The delivery, followed until the book is ready and the mail has gone or failed. */
export const liveDeliveryQuery = (storyId: number) =>
  queryOptions({
    ...deliveryQuery(storyId),
    refetchInterval: (query) =>
      ['preparing', 'ready'].includes(query.state.data?.state ?? '') ? DELIVERY_POLL_MS : false,
  })
