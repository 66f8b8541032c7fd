import { type ReactNode, useId, useState } from 'react'

type Props<Value extends string> = {
  legend: ReactNode
  words: Record<Value, string>
  value: Value | null
  /** Null: it is not said after all. */
  onPick: (value: Value | null) => void
  /** Said beside a choice that follows from an answer. */
  note?: string | undefined
  /** Where there is something to take back: it was picked, not implied. */
  revocable?: boolean
  /** All are shown, also where one is taken. */
  startsOpen?: boolean
}

/** One of a few, on one line to tap; once one is taken the others fold away. */
export function ChoiceChips<Value extends string>({
  legend,
  words,
  value,
  onPick,
  note,
  revocable = false,
  startsOpen = false,
}: Props<Value>) {
  const name = useId()
  // Until it is touched, a choice that follows from an answer folds as it comes.
  const [open, setOpen] = useState<boolean | null>(startsOpen || null)
  const folded = value !== null && !open

  function pick(choice: Value | null): void {
    setOpen((before) => before ?? true)
    onPick(choice)
  }
  return (
    <fieldset
      className="min-w-0"
      // Arrow keys choose at every step, so that the keyboard's choice is made when it leaves.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <legend className="mb-[0.35rem] font-bold">{legend}</legend>
      <div className="flex items-center gap-2">
        <div className="flex min-w-0 flex-wrap gap-2">
          {(Object.keys(words) as Value[]).map((choice) => (
            <Chip
              key={choice}
              name={name}
              hidden={folded && choice !== value}
              checked={choice === value}
              onPick={() => pick(choice)}
              onTap={() => setOpen(false)}
            >
              {words[choice]}
            </Chip>
          ))}
          {revocable && !folded && (
            <Chip name={name} hidden={false} checked={false} onPick={() => pick(null)} onTap={() => setOpen(true)}>
              Sin decirlo
            </Chip>
          )}
        </div>
        {folded && (
          <button
            type="button"
            className="min-h-11 flex-none px-1 underline decoration-thread underline-offset-[0.2em]"
            onClick={({ currentTarget }) => {
              setOpen(true)
              currentTarget.closest('fieldset')?.querySelector<HTMLInputElement>('input:checked')?.focus()
            }}
          >
            Cambiar<span className="sr-only">: {words[value]}</span>
          </button>
        )}
      </div>
      {folded && note && <p className="mt-1 text-small text-ink-2">{note}</p>}
    </fieldset>
  )
}

type ChipProps = {
  name: string
  hidden: boolean
  checked: boolean
  onPick: () => void
  onTap: () => void
  children: string
}

function Chip({ name, hidden, checked, onPick, onTap, children }: ChipProps) {
  return (
    <label
      className={`relative min-h-11 flex-none items-center rounded-seal bg-well px-[0.95rem] py-[0.4rem] font-ui text-[1.02rem]/[1.2] font-medium text-ink transition-[background-color] hover:bg-maize-soft has-checked:bg-maize-soft has-checked:shadow-[inset_0_0_0_2.5px_var(--thread)] has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus forced-colors:border forced-colors:border-[ButtonText] forced-colors:has-checked:outline-3 forced-colors:has-checked:outline-[Highlight] ${hidden ? 'hidden' : 'flex'}`}
    >
      <input
        type="radio"
        name={name}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        checked={checked}
        // A press with the finger or the mouse counts presses; a choice of the arrow keys counts none.
        onClick={({ detail }) => detail > 0 && onTap()}
        onChange={onPick}
      />
      {children}
    </label>
  )
}
