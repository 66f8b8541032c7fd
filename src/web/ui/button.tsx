import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import './button.css'

export type ButtonProps = ComponentProps<'button'> & {
  /** `main`: the primary action, one a view; `quiet`: without background; `onCloth`: outlined, on dark cloth. */
  variant?: 'main' | 'plain' | 'quiet' | 'onCloth'
  size?: 'normal' | 'small'
  block?: boolean
  /** Shows progress and keeps text and focus; presses do nothing. */
  busy?: boolean
  /** Called on a press while disabled, to say what is missing. */
  onRefused?: () => void
  /** Renders its only child, for instance a link, with the button's style. */
  asChild?: boolean
}

/** A button that is busy or disabled says so by `aria-disabled`, so that it keeps the focus it has. */
export function Button({
  variant = 'plain',
  size = 'normal',
  block,
  busy,
  asChild,
  disabled,
  className,
  onClick,
  onRefused,
  type,
  ...props
}: ButtonProps) {
  const inert = disabled || busy
  const Component = asChild ? Slot.Root : 'button'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A double click sends a form once: its second press must not send the one that came in its place.
    const repeated = type === 'submit' && event.detail > 1
    if (!inert && !repeated) return onClick?.(event)
    event.preventDefault()
    if (!busy && !repeated) onRefused?.()
  }
  return (
    <Component
      {...props}
      {...(asChild ? {} : { type: type ?? 'button' })}
      {...(inert ? { 'aria-disabled': true } : {})}
      {...(busy ? { 'aria-busy': true } : {})}
      onClick={press}
      className={clsx('button', `button-${variant}`, size === 'small' && 'button-small', block && 'w-full', className)}
    />
  )
}

/** A round button that holds an icon alone; `label` is its name. */
export function RoundButton({ label, className, ...props }: ComponentProps<'button'> & { label: string }) {
  return <button type="button" aria-label={label} {...props} className={clsx('button-round', className)} />
}
