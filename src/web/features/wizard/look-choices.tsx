import { useId, type ReactNode } from 'react'
import type { Look } from '../../../contract/looks.ts'
import { LookFigure } from './look-figure.tsx'
import type { Choice } from './look-options.ts'

/** The browser's own control lies unseen over what is drawn for it. */
const RADIO = 'peer absolute inset-0 cursor-pointer opacity-0'
const FOCUS =
  'focus-within:rounded-field focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-[oklch(0.48_0.15_255)]'

type SwatchesProps = { legend: string; choices: readonly Choice[]; value: string; onPick: (value: string) => void }

export function Swatches({ legend, choices, value, onPick }: SwatchesProps) {
  return (
    <Group legend={legend}>
      {(group) =>
        choices.map((choice) => (
          <label key={choice.value} className={`relative grid size-11 cursor-pointer place-items-center ${FOCUS}`}>
            <input
              type="radio"
              name={group}
              className={RADIO}
              checked={choice.value.toLowerCase() === value.toLowerCase()}
              onChange={() => onPick(choice.value)}
              aria-label={choice.label}
            />
            <span
              className="size-[34px] rounded-[50%] shadow-[inset_0_0_0_1.5px_oklch(0.5_0.03_180/0.6)] peer-checked:shadow-[0_0_0_2.5px_var(--page),0_0_0_5px_oklch(0.545_0.195_27)] forced-colors:forced-color-adjust-none"
              style={{ background: choice.value }}
              title={choice.label}
            />
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
          <label
            key={choice}
            className={`relative grid w-18 cursor-pointer justify-items-center rounded-field px-[2px] pt-1 pb-[6px] text-center text-[0.95rem]/[1.1] has-checked:bg-[oklch(0.938_0.05_88)] has-checked:shadow-[inset_0_0_0_2.5px_oklch(0.545_0.195_27)] forced-colors:has-checked:outline-3 forced-colors:has-checked:outline-[Highlight] ${FOCUS}`}
          >
            <input
              type="radio"
              name={group}
              className={RADIO}
              checked={choice === value}
              onChange={() => onPick(choice)}
            />
            <LookFigure look={draw(choice)} className="w-13" />
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
      <legend className="mb-[0.35rem] font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-[0.35rem]">{children(name)}</div>
    </fieldset>
  )
}
