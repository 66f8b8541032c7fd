import { type Reaction, REACTION_SIGNS, REACTIONS } from '../../../contract/reactions.ts'

type Props = { value: Reaction | null; onPick: (value: Reaction | null) => void }

/** One of a few gestures, or none: pressing the chosen one takes it back. */
export function ReactionChoice({ value, onPick }: Props) {
  return (
    <div role="group" aria-label="Un gesto" className="flex flex-wrap gap-2">
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          aria-pressed={reaction === value}
          className="flex min-h-11 items-center gap-2 rounded-seal bg-well px-[0.95rem] py-[0.4rem] text-[1.02rem]/[1.2] font-medium hover:bg-maize-soft aria-pressed:bg-maize-soft aria-pressed:shadow-[inset_0_0_0_2.5px_var(--thread)] forced-colors:border forced-colors:border-[ButtonText] forced-colors:aria-pressed:outline-3 forced-colors:aria-pressed:outline-[Highlight]"
          onClick={() => onPick(reaction === value ? null : reaction)}
        >
          <span aria-hidden="true" className="text-[1.4rem]/[1]">
            {REACTION_SIGNS[reaction].sign}
          </span>
          {REACTION_SIGNS[reaction].name}
        </button>
      ))}
    </div>
  )
}
