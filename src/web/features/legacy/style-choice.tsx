import { type ReactNode, useId } from 'react'
import { STYLE_CARDS, STYLES, type Style } from '../../../contract/styles.ts'
import { RadioCard, RadioCards } from '../../ui/radio-cards.tsx'
import { styleLabel, StylePicture } from '../wizard/style-picture.tsx'
import { FIELD_LABEL } from '../../ui/field-frame.tsx'
import { STRIP, STRIP_CARD, STRIP_NAME } from './strip.ts'

/** The ten styles as small pictures of the same scene; of the chosen one, its description. */
export function StyleChoice({ value, onChange }: { value: Style; onChange: (style: Style) => void }) {
  const labelId = useId()
  return (
    <div>
      <p id={labelId} className={FIELD_LABEL}>
        Estilo de ilustración
      </p>
      <RadioCards
        layout={`${STRIP} desk:grid desk:grid-cols-5 desk:overflow-visible`}
        aria-labelledby={labelId}
        value={value}
        onValueChange={(style) => onChange(style as Style)}
      >
        {STYLES.map((style) => (
          <RadioCard key={style} value={style} small className={`${STRIP_CARD} w-[8.6rem] desk:w-auto`}>
            <StylePicture style={style} className="block aspect-[1.1] h-auto w-full rounded-t-paper object-cover" />
            <span className={`${STRIP_NAME} px-[0.7rem]`}>{breakable(styleLabel(STYLE_CARDS[style].label))}</span>
          </RadioCard>
        ))}
      </RadioCards>
      <p className="mt-1 text-small text-ink-2">{STYLE_CARDS[value].description}</p>
    </div>
  )
}

/** Allows a line break after a slash, as in «Retro/Vintage». */
function breakable(label: string): ReactNode {
  return label.split('/').flatMap((part, i) => (i === 0 ? part : ['/', <wbr key={i} />, part]))
}
