import type { Coat } from '../../../contract/coats.ts'
import { coatQuestions, coatSwatches } from './coat-questions.ts'
import { Drawings, Swatches } from './look-choices.tsx'
import type { PhotoRole } from './photo-storage.ts'

type Props = {
  role: PhotoRole
  coat: Coat
  /** What the photo shows. */
  seen: Coat | null
  onChange: (coat: Coat) => void
}

/** Every trait of an animal, one tap each. */
export function CoatEditor({ role, coat, seen, onChange }: Props) {
  return (
    <div className="grid gap-4 pt-4">
      {coatQuestions(coat).map(({ legend, trait, options }) =>
        options ? (
          <Drawings key={legend} {...{ role, legend, options }} near={false} onPick={onChange} />
        ) : (
          <Swatches
            key={legend}
            legend={legend}
            choices={coatSwatches(trait, coat, seen)}
            value={coat[trait]}
            onPick={(colour) => onChange({ ...coat, [trait]: colour })}
          />
        ),
      )}
    </div>
  )
}
