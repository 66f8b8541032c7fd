import { clsx } from 'clsx'
import { RadioGroup } from 'radix-ui'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import './radio-cards.css'

/** A group of cards of which one is chosen; arrow keys move through them. Give it an `aria-label`. */
export function RadioCards({ className, ...props }: ComponentProps<typeof RadioGroup.Root>) {
  return <RadioGroup.Root {...props} className={clsx('radio-cards', className)} />
}

/** One card. Chosen, it gets a border of thread and a wax seal. */
export function RadioCard({ className, children, ...props }: ComponentProps<typeof RadioGroup.Item>) {
  return (
    <RadioGroup.Item {...props} className={clsx('radio-card', className)}>
      <span className="seal" aria-hidden="true">
        <Icon name="check" className="size-6" />
      </span>
      {children}
    </RadioGroup.Item>
  )
}
