import { clsx } from 'clsx'
import { RadioGroup } from 'radix-ui'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-4 tablet:grid-cols-3 tablet:gap-[1.4rem]'

type Props = ComponentProps<typeof RadioGroup.Root> & {
  /** How the cards lie, where it is not in columns. */
  layout?: string
}

/** A group of cards of which one is chosen; arrow keys move through them. Give it an `aria-label`. */
export function RadioCards({ layout = GRID, className, ...props }: Props) {
  return <RadioGroup.Root {...props} className={clsx(layout, className)} />
}

type CardProps = ComponentProps<typeof RadioGroup.Item> & {
  /** With a smaller seal. */
  small?: boolean
}

/** One card. Chosen, it gets a border of thread and a wax seal. */
export function RadioCard({ small, className, children, ...props }: CardProps) {
  return (
    <RadioGroup.Item
      {...props}
      className={clsx(
        'group/card sheet flex flex-col text-left transition-[translate,rotate] duration-(--calm) ease-paper hover:-translate-y-1',
        'data-[state=checked]:-translate-y-[3px] data-[state=checked]:-rotate-[0.5deg] data-[state=checked]:shadow-high data-[state=checked]:ring-3 data-[state=checked]:ring-thread',
        'forced-colors:border forced-colors:border-[ButtonText] forced-colors:data-[state=checked]:border-4 forced-colors:data-[state=checked]:border-[Highlight]',
        className,
      )}
    >
      <span
        className={clsx(
          'pointer-events-none absolute z-2 grid scale-50 -rotate-20 place-items-center rounded-seal bg-action text-on-action opacity-0 transition-[opacity,scale,rotate] duration-(--calm) ease-paper',
          'shadow-[0_3px_6px_-1px_#0007,inset_0_0_0_3px_var(--action),inset_0_0_0_4.5px_color-mix(in_oklab,var(--on-action)_65%,transparent)]',
          'group-data-[state=checked]/card:scale-100 group-data-[state=checked]/card:rotate-8 group-data-[state=checked]/card:opacity-100',
          small ? '-top-[9px] -right-[7px] size-10' : '-top-3 -right-[9px] size-[50px]',
        )}
        aria-hidden="true"
      >
        <Icon name="check" className="size-6" />
      </span>
      {children}
    </RadioGroup.Item>
  )
}
