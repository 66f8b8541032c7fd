import { BEARDS, HAIR_LENGTHS, HAIR_TYPES } from '../../../contract/look-words.ts'
import type { Look } from '../../../contract/looks.ts'
import {
  BEARD_LABELS,
  CLOTHES,
  HAIR_COLOURS,
  HAIR_LENGTH_LABELS,
  HAIR_TYPE_LABELS,
  SKINS,
  withColour,
} from './look-options.ts'
import { Drawings, Swatches } from './look-choices.tsx'

type Props = { look: Look; name: string; onChange: (look: Look) => void }

export function LookEditor({ look, name, onChange }: Props) {
  const change = (part: Partial<Look>) => onChange({ ...look, ...part })
  const bald = look.hairType === 'calvo'
  return (
    <div className="mt-[0.8rem] grid gap-4" role="group" aria-label={`El aspecto de ${name}`}>
      <Swatches
        legend="Piel"
        choices={withColour(SKINS, look.skin)}
        value={look.skin}
        onPick={(skin) => change({ skin })}
      />
      <Swatches
        legend="Color del pelo"
        choices={withColour(HAIR_COLOURS, look.hair)}
        value={look.hair}
        onPick={(hair) => change({ hair })}
      />
      <Drawings
        legend="Pelo"
        values={HAIR_TYPES}
        labels={HAIR_TYPE_LABELS}
        value={look.hairType}
        draw={(hairType) => ({ ...look, hairType })}
        onPick={(hairType) => change({ hairType })}
      />
      {!bald && (
        <Drawings
          legend="Largo"
          values={HAIR_LENGTHS}
          labels={HAIR_LENGTH_LABELS}
          value={look.hairLength}
          draw={(hairLength) => ({ ...look, hairLength })}
          onPick={(hairLength) => change({ hairLength })}
        />
      )}
      <Drawings
        legend="Gafas"
        values={['no', 'sí'] as const}
        labels={{ no: 'Sin gafas', sí: 'Con gafas' }}
        value={look.glasses ? 'sí' : 'no'}
        draw={(glasses) => ({ ...look, glasses: glasses === 'sí' })}
        onPick={(glasses) => change({ glasses: glasses === 'sí' })}
      />
      <Drawings
        legend="Barba"
        values={BEARDS}
        labels={BEARD_LABELS}
        value={look.beard}
        draw={(beard) => ({ ...look, beard })}
        onPick={(beard) => change({ beard })}
      />
      <Swatches
        legend="Ropa"
        choices={withColour(CLOTHES, look.clothes)}
        value={look.clothes}
        onPick={(clothes) => change({ clothes })}
      />
    </div>
  )
}
