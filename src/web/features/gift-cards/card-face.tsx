import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { coverParts } from '../../../contract/cover-line.ts'
import type { GiftCard } from '../../../contract/gift-cards.ts'
import { capital } from '../../../contract/said-names.ts'
import { ParcelPicture } from '../../ui/parcel-picture.tsx'

type Props = {
  face: Pick<GiftCard, 'recipientName' | 'senderName' | 'line' | 'style'>
  /** The level of its heading, where it is the page's own. */
  heading?: 'h1' | 'p'
  /** What stands under its words: the code. */
  children?: ReactNode
  className?: string
}

/** A card as it is printed: the parcel, for whom, a line, from whom. */
export function CardFace({ face: { style, line, ...names }, heading: Heading = 'p', children, className }: Props) {
  const { whom, from } = coverParts(names)
  return (
    <div className={clsx('overflow-hidden rounded-paper bg-sheet text-center text-ink shadow-high', className)}>
      <ParcelPicture
        style={style}
        alt="Un regalo envuelto, con su lazo y su etiqueta"
        className="aspect-[1.9] w-full object-cover"
      />
      <div className="mx-1 mt-1 border-t-2 border-dashed border-thread" />
      <div className="grid gap-3 px-[clamp(1.1rem,5vw,2.2rem)] pt-6 pb-7">
        <p className="text-small font-bold tracking-[0.14em] text-thread uppercase">Un cuento por hacer</p>
        <Heading className="font-display text-[clamp(2rem,1.5rem+2.4vw,3rem)]/[1.1] font-semibold wrap-anywhere">
          {whom || 'Para ti'}
        </Heading>
        {line && <p className="font-story text-[1.25rem]/[1.35] wrap-anywhere italic">{line}</p>}
        {from && <p className="font-story text-[1.15rem] wrap-anywhere text-ink-2">{capital(from)}</p>}
        {children}
      </div>
    </div>
  )
}
