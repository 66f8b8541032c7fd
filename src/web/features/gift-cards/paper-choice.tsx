import { STYLE_CARDS, STYLES, type Style } from '../../../contract/styles.ts'
import { FIELD_LABEL } from '../../ui/field-frame.tsx'
import { RadioCard, RadioCards } from '../../ui/radio-cards.tsx'
import { styleLabel } from '../wizard/style-picture.tsx'
import { ParcelPicture } from '../../ui/parcel-picture.tsx'

/** The ten papers that a parcel may be wrapped in. */
export function PaperChoice({ value, onChange }: { value: Style; onChange: (style: Style) => void }) {
  return (
    <div>
      <p id="papel" className={FIELD_LABEL}>
        El papel
      </p>
      <RadioCards
        layout="grid grid-cols-5 gap-2 tablet:gap-3"
        aria-labelledby="papel"
        value={value}
        onValueChange={(style) => onChange(style as Style)}
      >
        {STYLES.map((style) => (
          <RadioCard key={style} value={style} small aria-label={styleLabel(STYLE_CARDS[style].label)}>
            <ParcelPicture
              style={style}
              lazy
              className="aspect-[1.25] w-full rounded-paper object-cover object-[46%_50%]"
            />
          </RadioCard>
        ))}
      </RadioCards>
    </div>
  )
}
