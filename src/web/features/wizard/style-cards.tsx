import { useState } from 'react'
import { STYLE_CARDS, STYLES, type Style } from '../../../contract/styles.ts'
import { RadioCard, RadioCards } from '../../ui/radio-cards.tsx'
import { afterPaintAtLatest } from './after-paint.ts'
import { draftStore, useDraft } from './draft-store.ts'
import { styleLabel, StylePicture } from './style-picture.tsx'

/** The ten styles to choose from. */
export function StyleCards() {
  const [chosen, choose] = useChoice(useDraft().illustrationStyle)
  return (
    <RadioCards
      className="mt-7"
      aria-label="Estilo de ilustración"
      value={chosen}
      onValueChange={(style) => choose(style as Style)}
    >
      {/* Ten cards in three columns: the first lies across, and no row has holes. */}
      {STYLES.map((style) => (
        <StyleCard key={style} style={style} />
      ))}
    </RadioCards>
  )
}

/** Selects the card at once and changes the draft after the next frame. */
function useChoice(kept: Style): [Style, (style: Style) => void] {
  const [chosen, setChosen] = useState<Style | null>(null)
  function choose(style: Style): void {
    setChosen(style)
    afterPaintAtLatest(() => {
      draftStore.change({ illustrationStyle: style })
      setChosen((latest) => (latest === style ? null : latest))
    })
  }
  return [chosen ?? kept, choose]
}

function StyleCard({ style }: { style: Style }) {
  const { label, description } = STYLE_CARDS[style]
  const name = styleLabel(label)
  return (
    <RadioCard
      value={style}
      className="tablet:first:col-span-full tablet:first:grid tablet:first:grid-cols-[1fr_2fr] tablet:first:items-center tablet:first:gap-[1.4rem] tablet:first:[&>span:last-child]:text-[1.1em]"
    >
      <StylePicture style={style} className="aspect-[1.18] h-auto w-full rounded-t-paper object-cover" />
      <span className="block px-3.5 pt-3 pb-4">
        <span className="block font-display text-[1.24rem]/[1.1] font-semibold">
          {name}
          {name !== label && (
            <span className="block font-ui text-mini font-normal text-ink-2">{label.slice(name.length)}</span>
          )}
        </span>
        <span className="mt-1.5 block text-small/[1.32] text-ink-2">{description}</span>
      </span>
    </RadioCard>
  )
}
