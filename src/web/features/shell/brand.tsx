import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useConfig } from './config.ts'

/** The product's name beside an open book with a loose thread, leading home. */
export function Brand({ className }: { className?: string }) {
  const { productName } = useConfig()
  return (
    <Link to="/" className={clsx('brand', className)}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d="M20 11C15 7 9 6 3 7v24c6-1 12 0 17 4 5-4 11-5 17-4V7c-6-1-12 0-17 4z" fill="currentColor" />
        <path className="brand-thread" d="M20 13.5V17M20 20v3.5M20 26.5V30" strokeWidth="2.6" />
        <path className="brand-thread" d="M20 11c.5-4.5 3.5-7.5 8-8" strokeWidth="2.2" />
      </svg>
      <span>{productName}</span>
    </Link>
  )
}
