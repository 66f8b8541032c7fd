import { clsx } from 'clsx'
import { type AriaAttributes, createContext, type ReactNode, use, useId, useMemo } from 'react'
import { Icon } from './icon.tsx'

const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-4 tablet:grid-cols-3 tablet:gap-[1.4rem]'

type Group = { name: string; value: string | undefined; choose: (value: string) => void }

const GroupContext = createContext<Group | null>(null)

type Props = {
  value: string
  onValueChange: (value: string) => void
  /** How the cards lie, where it is not in columns. */
  layout?: string
  className?: string
  children: ReactNode
} & Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'>

/** A group of cards of which one is chosen; arrow keys move through them. Give it an `aria-label`. */
export function RadioCards({ value, onValueChange, layout = GRID, className, children, ...aria }: Props) {
  const name = useId()
  const group = useMemo(() => ({ name, value, choose: onValueChange }), [name, value, onValueChange])
  return (
    <div {...aria} role="radiogroup" className={clsx(layout, className)}>
      <GroupContext value={group}>{children}</GroupContext>
    </div>
  )
}

type CardProps = {
  value: string
  /** With a smaller seal. */
  small?: boolean
  className?: string
  children: ReactNode
} & Pick<AriaAttributes, 'aria-label'>

/** One card. Chosen, it gets a border of thread and a wax seal. The browser's own control lies unseen over it. */
export function RadioCard({ value, small, className, children, ...aria }: CardProps) {
  const group = use(GroupContext)
  if (!group) throw new Error('A RadioCard stands in RadioCards.')
  return (
    <label
      className={clsx(
        'group/card sheet flex cursor-pointer flex-col text-left transition-[translate,rotate] duration-(--calm) ease-paper hover:-translate-y-1',
        'has-checked:-translate-y-[3px] has-checked:-rotate-[0.5deg] has-checked:shadow-high has-checked:ring-3 has-checked:ring-thread',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
        'forced-colors:border forced-colors:border-[ButtonText] forced-colors:has-checked:border-4 forced-colors:has-checked:border-[Highlight]',
        className,
      )}
    >
      <input
        {...aria}
        type="radio"
        name={group.name}
        value={value}
        checked={value === group.value}
        onChange={() => group.choose(value)}
        className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
      />
      <span
        className={clsx(
          'pointer-events-none absolute z-2 grid scale-50 -rotate-20 place-items-center rounded-seal bg-action text-on-action opacity-0 transition-[opacity,scale,rotate] duration-(--calm) ease-paper',
          'shadow-[0_3px_6px_-1px_#0007,inset_0_0_0_3px_var(--action),inset_0_0_0_4.5px_color-mix(in_oklab,var(--on-action)_65%,transparent)]',
          'group-has-checked/card:scale-100 group-has-checked/card:rotate-8 group-has-checked/card:opacity-100',
          small ? '-top-[9px] -right-[7px] size-10' : '-top-3 -right-[9px] size-[50px]',
        )}
        aria-hidden="true"
      >
        <Icon name="check" className="size-6" />
      </span>
      {children}
    </label>
  )
}
