import type { GiftCard } from '../../../contract/gift-cards.ts'
import { queryOf } from '../../call.ts'

/** From the first pause to the longest, each so much longer than the one before. */
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000
const GROWTH = 1.2

/** What a card's address shows; asked again while its code is on its way or its mail is. */
export const giftCardQuery = (token: string) => ({
  ...queryOf('getGiftCard', { params: { token } }),
  refetchInterval: ({ state: { data, dataUpdateCount } }: Asked) =>
    data?.state === 'preparing' || data?.mail?.state === 'planned'
      ? Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * GROWTH ** dataUpdateCount)
      : false,
})

type Asked = { state: { data?: GiftCard | undefined; dataUpdateCount: number } }
