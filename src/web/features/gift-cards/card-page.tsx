import { useParams } from '@tanstack/react-router'
import { GiftCardPage } from './gift-card-page.tsx'
import { OrderPage } from './order-page.tsx'

/** A card by its address, or where one is ordered: one chunk for both, since whoever buys one sees it next. */
export function CardPage() {
  const { token } = useParams({ strict: false })
  return token === undefined ? <OrderPage /> : <GiftCardPage token={token} />
}
