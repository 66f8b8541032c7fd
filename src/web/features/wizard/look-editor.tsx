import { useId, type ReactNode } from 'react'
import { BEARDS, HAIR_LENGTHS, HAIR_TYPES } from '../../../contract/look-words.ts'
import type { Look } from '../../../contract/looks.ts'
import { LookFigure } from './look-figure.tsx'
import {
  BEARD_LABELS,
  CLOTHES,
  HAIR_COLOURS,
  HAIR_LENGTH_LABELS,
  HAIR_TYPE_LABELS,
  SKINS,
  withColour,
  type Choice,
} from './look-options.ts'

type Props = { look: Look; name: string; onChange: (look: Look) => void }

export function LookEditor({ look, name, onChange }: Props) {
  const change = (part: Partial<Look>) => onChange({ ...look, ...part })
  const bald = look.hairType === 'calvo'
  return (
    <div className="look-editor" role="group" aria-label={`El aspecto de ${name}`}>
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

type SwatchesProps = { legend: string; choices: readonly Choice[]; value: string; onPick: (value: string) => void }

function Swatches({ legend, choices, value, onPick }: SwatchesProps) {
  return (
    <Group legend={legend}>
      {(group) =>
        choices.map((choice) => (
          <label key={choice.value} className="look-swatch">
            <input
              type="radio"
              name={group}
              checked={choice.value.toLowerCase() === value.toLowerCase()}
              onChange={() => onPick(choice.value)}
              aria-label={choice.label}
            />
            <span style={{ background: choice.value }} title={choice.label} />
          </label>
        ))
      }
    </Group>
  )
}

type DrawingsProps<Value extends string> = {
  legend: string
  values: readonly Value[]
  labels: Record<Value, string>
  value: Value
  draw: (value: Value) => Look
  onPick: (value: Value) => void
}

function Drawings<Value extends string>({ legend, values, labels, value, draw, onPick }: DrawingsProps<Value>) {
  return (
    <Group legend={legend}>
      {(group) =>
        values.map((choice) => (
          <label key={choice} className="look-drawing">
            <input type="radio" name={group} checked={choice === value} onChange={() => onPick(choice)} />
            <LookFigure look={draw(choice)} />
            <span>{labels[choice]}</span>
          </label>
        ))
      }
    </Group>
  )
}

function Group({ legend, children }: { legend: string; children: (name: string) => ReactNode }) {
  const name = useId()
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="look-choices">{children(name)}</div>
    </fieldset>
  )
}
