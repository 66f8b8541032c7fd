import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useConfig } from './config.ts'

const THREAD = 'fill-none stroke-[oklch(0.68_0.19_28)] [stroke-linecap:round]'

/** The product's name beside an open book with a loose thread, leading home; `small` where a page ends. */
export function Brand({ small }: { small?: boolean }) {
  const { productName } = useConfig()
  return (
    <Link
      to="/"
      className={clsx(
        'inline-flex min-h-11 items-center gap-[0.55rem] font-display font-semibold whitespace-nowrap no-underline in-[.cloth]:hover:text-maize max-[22rem]:gap-[0.4rem]',
        small ? 'text-[1.2rem]/[1] text-ink max-tablet:basis-full' : 'text-[1.42rem]/[1] max-[22rem]:text-[1.25rem]',
      )}
    >
      <svg
        viewBox="0 0 40 40"
        className={clsx('flex-none', small ? 'size-[28px]' : 'size-[36px] max-[22rem]:size-[30px]')}
        aria-hidden="true"
      >
        <path d="M20 11C15 7 9 6 3 7v24c6-1 12 0 17 4 5-4 11-5 17-4V7c-6-1-12 0-17 4z" fill="currentColor" />
        <path className={THREAD} d="M20 13.5V17M20 20v3.5M20 26.5V30" strokeWidth="2.6" />
        <path className={THREAD} d="M20 11c.5-4.5 3.5-7.5 8-8" strokeWidth="2.2" />
      </svg>
      <span>{productName}</span>
    </Link>
  )
}
