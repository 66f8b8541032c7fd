import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'

const MAIN = 'weave font-bold shadow-lift dashed-edge hover:-translate-y-0.5'
const OUTLINED = 'font-bold inset-ring-[1.5px]'
const VARIANTS = {
  /** The primary action, one a view. */
  main: `${MAIN} bg-action text-on-action hover:bg-action-deep`,
  plain: `${OUTLINED} bg-sheet text-ink inset-ring-edge hover:bg-well`,
  /** Without background. */
  quiet: 'font-bold text-ink hover:bg-well',
  /** Without background, and behind what it changes. */
  soft: 'font-medium text-ink-2 hover:bg-well hover:text-ink',
  /** On coloured cloth: paper with red ink, and an outline. */
  mainOnCloth: `${MAIN} bg-page text-[oklch(0.4_0.15_27)] hover:bg-maize`,
  onCloth: `${OUTLINED} text-on-cloth inset-ring-on-cloth/60 hover:bg-[oklch(1_0_0/0.1)]`,
}
const SIZES = {
  normal: 'min-h-14 py-[0.7rem] text-[1.14rem]/[1.15]',
  small: 'min-h-11 px-4 py-[0.45rem] text-[1rem]/[1.15]',
  /** In a bar that lies at the window's edge on phones. */
  bar: 'min-h-13 px-4 py-[0.7rem] text-[1.06rem]/[1.15] desk:min-h-[50px] desk:text-[1.14rem]/[1.15]',
}
const LIVE = 'active:translate-y-px forced-colors:border-[ButtonText]'
const BUSY = 'cursor-progress bg-sheet font-bold text-ink running-stitch'
const DISABLED = `${OUTLINED} cursor-not-allowed inset-ring-rule forced-colors:border-[GrayText] forced-colors:text-[GrayText]`

export type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
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
  const onCloth = variant === 'onCloth' || variant === 'mainOnCloth'
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
      data-variant={variant}
      onClick={press}
      className={clsx(
        'relative inline-flex items-center justify-center gap-[0.6em] rounded-control text-center font-ui no-underline transition-[translate,background-color,box-shadow] ease-paper forced-colors:border-[1.5px]',
        SIZES[size],
        size === 'normal' && (variant === 'quiet' ? 'px-3' : 'px-[1.65rem]'),
        busy && BUSY,
        !busy && disabled && `${DISABLED} ${onCloth ? 'bg-[oklch(1_0_0/0.12)] text-on-cloth' : 'bg-well text-ink-2'}`,
        !inert && `${LIVE} ${VARIANTS[variant]}`,
        block && 'w-full',
        className,
      )}
    />
  )
}

/** A round button that holds an icon alone; `label` is its name. */
export function RoundButton({ label, className, ...props }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      {...props}
      className={clsx(
        'grid size-13 place-items-center rounded-seal bg-page text-page-ink shadow-lift transition-[scale] not-aria-disabled:hover:scale-106 aria-disabled:cursor-default aria-disabled:opacity-35 forced-colors:border-[1.5px] forced-colors:border-[ButtonText]',
        className,
      )}
    />
  )
}
