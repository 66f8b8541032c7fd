import type { GiftCard } from '../../../contract/gift-cards.ts'
import { queryOf } from '../../call.ts'

const PAUSE_MS = 2_000

/** What a card's address shows; asked again while its code is on its way or its mail is. */
export const giftCardQuery = (token: string) => ({
  ...queryOf('getGiftCard', { params: { token } }),
  refetchInterval: ({ state: { data } }: { state: { data?: GiftCard | undefined } }) =>
    data?.state === 'preparing' || data?.mail?.state === 'planned' ? PAUSE_MS : false,
})
