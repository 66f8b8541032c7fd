import { useId, type ReactNode } from 'react'
import type { Look } from '../../../contract/looks.ts'
import { LookFigure } from './look-figure.tsx'
import type { Choice } from './look-options.ts'

type SwatchesProps = { legend: string; choices: readonly Choice[]; value: string; onPick: (value: string) => void }

export function Swatches({ legend, choices, value, onPick }: SwatchesProps) {
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

export function Drawings<Value extends string>({ legend, values, labels, value, draw, onPick }: DrawingsProps<Value>) {
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
