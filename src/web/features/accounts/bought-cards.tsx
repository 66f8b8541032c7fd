import { useQuery } from '@tanstack/react-query'
import type { GiftCard } from '../../../contract/gift-cards.ts'
import { longDay } from '../../../contract/long-day.ts'
import { queryOf } from '../../call.ts'
import { ParcelPicture } from '../../ui/parcel-picture.tsx'
import { Section } from './account-section.tsx'

const STATES: Record<GiftCard['state'], string> = {
  unpaid: 'Sin pagar',
  preparing: 'Preparando el código',
  ready: 'Sin usar',
  used: 'Usada',
  expired: 'Vencida',
  cancelled: 'Devuelta',
}

/** The gift cards that this member bought; nothing where there are none. */
export function BoughtCards() {
  const { data: cards = [] } = useQuery(queryOf('listGiftCards'))
  if (cards.length === 0) return null
  return (
    <Section title="Tus tarjetas de regalo">
      <ul className="grid gap-3">
        {cards.map(({ path, state, recipientName, style, paidAt }) => (
          <li key={`${path} ${paidAt}`} className="flex items-center gap-4">
            <ParcelPicture style={style} lazy className="aspect-[1.25] w-20 flex-none rounded-paper object-cover" />
            <p className="min-w-0 wrap-anywhere">
              {path ? (
                <a href={path} className="inline-flex min-h-11 items-center font-bold underline">
                  {nameOf(recipientName)}
                </a>
              ) : (
                <b>{nameOf(recipientName)}</b>
              )}
              <span className="block text-small text-ink-2">
                {STATES[state]} · {longDay(new Date(paidAt))}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Its words may have been deleted. */
function nameOf(recipientName: string): string {
  return recipientName ? `Para ${recipientName}` : 'Tarjeta de regalo'
}
