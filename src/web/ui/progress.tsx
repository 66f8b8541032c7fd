import { clsx } from 'clsx'
import { Progress as Radix } from 'radix-ui'
import type { CSSProperties } from 'react'
import './progress.css'

type Props = {
  /** 0 to 100. */
  value: number
  /** What is progressing; the bar's name. */
  label: string
  /** Number of segments, each ending in a knot; 1 for a plain bar. */
  steps?: number
  className?: string
}

/** A progress bar, drawn as a thread behind a needle. */
export function Progress({ value, label, steps = 1, className }: Props) {
  const percent = Math.min(100, Math.max(0, value))
  return (
    <Radix.Root
      value={percent}
      aria-label={label}
      getValueLabel={(now) => `${Math.round(now)} %`}
      className={clsx('progress', className)}
      style={{ '--value': `${percent}%` } as CSSProperties}
    >
      <span className="progress-track" />
      <Radix.Indicator className="progress-thread" />
      {steps > 1 && (
        <span className="progress-knots">
          {Array.from({ length: steps }, (_, index) => {
            const at = ((index + 1) / steps) * 100
            return <span key={at} className={clsx('progress-knot', percent >= at && 'is-tied')} />
          })}
        </span>
      )}
      <Needle className="progress-needle" />
    </Radix.Root>
  )
}

export function Needle({ className }: { className?: string }) {
  return (
    <svg className={clsx('needle', className)} viewBox="0 0 64 10" aria-hidden="true">
      <path
        d="M1 5c0-1.8 2-2.6 4.5-2.6C18 2.4 40 3.4 63 5 40 6.6 18 7.6 5.5 7.6 3 7.6 1 6.8 1 5z"
        fill="oklch(.86 .012 230)"
        stroke="oklch(.52 .025 230)"
        strokeWidth=".9"
      />
      <path d="M5 5h8" stroke="var(--thread)" strokeWidth="1.9" strokeLinecap="round" />
    </svg>
  )
}
