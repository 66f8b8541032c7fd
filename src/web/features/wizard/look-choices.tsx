import { type ReactNode, useId } from 'react'
import type { Coat } from '../../../contract/coats.ts'
import type { Look } from '../../../contract/looks.ts'
import type { Swatch } from './look-colours.ts'
import { useDrawnLooks } from './look-drawing.ts'
import type { Option } from './look-questions.ts'
import type { PhotoRole } from './photo-storage.ts'

/** The browser's own control lies unseen over what is drawn for it; focused, it stays clear of what stands above. */
const RADIO = 'peer absolute inset-0 size-full cursor-pointer opacity-0 [@media(min-height:40rem)]:scroll-mt-80'
const FOCUS =
  'has-focus-visible:rounded-field has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-[oklch(0.48_0.15_255)]'

type SwatchesProps = {
  legend: string
  choices: readonly Swatch[]
  value: string | undefined
  onPick: (value: string) => void
}

export function Swatches({ legend, choices, value, onPick }: SwatchesProps) {
  return (
    <Group legend={legend} className="flex flex-wrap gap-[0.2rem]">
      {(group) =>
        choices.map((choice) => (
          <label key={choice.value} className={`relative grid size-11 cursor-pointer place-items-center ${FOCUS}`}>
            <input
              type="radio"
              name={group}
              className={RADIO}
              checked={choice.value.toLowerCase() === value?.toLowerCase()}
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

type DrawingsProps<Shown> = {
  role: PhotoRole
  legend: string
  /** Only the face is shown. */
  near: boolean
  options: readonly Option<Shown>[]
  onPick: (look: Shown) => void
}

/** Heads to choose from: each is the figure with this one trait otherwise. */
export function Drawings<Shown extends Look | Coat>({ role, legend, near, options, onPick }: DrawingsProps<Shown>) {
  const rows = [options.slice(0, ROW), options.slice(ROW)].filter((row) => row.length > 0)
  return (
    <Group legend={legend} className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-[0.3rem]">
      {(group) =>
        rows.map((row, index) => (
          <Row key={`${index} of ${row.length}`} {...{ role, group, near, onPick }} options={row} />
        ))
      }
    </Group>
  )
}

/** So many heads are drawn at once: the first ones are not to wait for the last. */
const ROW = 6

type RowProps<Shown> = Omit<DrawingsProps<Shown>, 'legend'> & { group: string }

function Row<Shown extends Look | Coat>({ role, group, near, options, onPick }: RowProps<Shown>) {
  const picture = useDrawnLooks(
    role,
    options.map(({ look }) => look),
    'small',
  )
  return options.map(({ label, chosen, look }, index) => (
    <label
      key={label}
      className={`relative grid cursor-pointer content-start justify-items-center gap-1 rounded-field p-1 pb-[6px] text-center text-[0.92rem]/[1.1] hyphens-auto wrap-anywhere has-checked:bg-[oklch(0.938_0.05_88)] has-checked:shadow-[inset_0_0_0_2.5px_oklch(0.545_0.195_27)] forced-colors:has-checked:outline-3 forced-colors:has-checked:outline-[Highlight] ${FOCUS}`}
    >
      <input type="radio" name={group} className={RADIO} checked={chosen} onChange={() => onPick(look)} />
      <span
        aria-hidden="true"
        className="aspect-square w-full max-w-20 overflow-hidden rounded-field bg-[oklch(0.9_0.02_180)] forced-colors:forced-color-adjust-none"
      >
        <span
          className={`block size-full ${near ? 'origin-[50%_58%] scale-145' : ''}`}
          style={picture ? cell(picture, index, options.length) : undefined}
        />
      </span>
      <span>{label}</span>
    </label>
  ))
}

/** One of some pictures that lie side by side in one. */
function cell(picture: string, index: number, of: number) {
  return {
    backgroundImage: `url(${picture})`,
    backgroundSize: `${of * 100}% 100%`,
    backgroundPositionX: `${of > 1 ? (index / (of - 1)) * 100 : 0}%`,
  }
}

type GroupProps = { legend: string; className: string; children: (name: string) => ReactNode }

function Group({ legend, className, children }: GroupProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-[0.35rem] font-bold">{legend}</legend>
      <div className={className}>{children(name)}</div>
    </fieldset>
  )
}
