import { type ReactNode, useId } from 'react'
import { STYLE_CARDS, STYLES, type Style } from '../../../contract/styles.ts'
import { RadioCard, RadioCards } from '../../ui/radio-cards.tsx'
import { styleLabel, StylePicture } from '../wizard/style-picture.tsx'
import { FIELD_LABEL } from '../../ui/field-frame.tsx'

/** The ten styles as small pictures of the same scene; of the chosen one, its description. */
export function StyleChoice({ value, onChange }: { value: Style; onChange: (style: Style) => void }) {
  const labelId = useId()
  return (
    <div>
      <p id={labelId} className={FIELD_LABEL}>
        Estilo de ilustración
      </p>
      <RadioCards
        className="strip strip-styles"
        aria-labelledby={labelId}
        value={value}
        onValueChange={(style) => onChange(style as Style)}
      >
        {STYLES.map((style) => (
          <RadioCard key={style} value={style} className="strip-card">
            <StylePicture style={style} />
            <span className="strip-name">{breakable(styleLabel(STYLE_CARDS[style].label))}</span>
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
