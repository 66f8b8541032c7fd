import { clsx } from 'clsx'
import type { CSSProperties } from 'react'

type Props = {
  /** 0 to 100. */
  value: number
  /** What is progressing; the bar's name. */
  label: string
  /** Number of segments, each ending in a knot; 1 for a plain bar. */
  steps?: number
  className?: string
}

const THREAD =
  'absolute top-2.5 left-0 h-[5px] [mask:var(--stitch-x)_0_0/20px_5px_repeat-x] forced-colors:forced-color-adjust-none'

/** A progress bar, drawn as a thread behind a needle, for whose point there is room at 100 %. */
export function Progress({ value, label, steps = 1, className }: Props) {
  const percent = Math.min(100, Math.max(0, value))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${Math.round(percent)} %`}
      className={clsx('relative mr-[46px] block h-6', className)}
      style={{ '--value': `${percent}%` } as CSSProperties}
    >
      <span className={`${THREAD} w-full bg-rule forced-colors:bg-[GrayText]`} />
      <span
        className={`${THREAD} w-(--value) bg-thread transition-[width] duration-(--slow) ease-thread forced-colors:bg-[Highlight]`}
      />
      {steps > 1 && (
        <span className="absolute inset-x-0 top-[7px] grid auto-cols-fr grid-flow-col justify-items-end">
          {Array.from({ length: steps }, (_, index) => {
            const at = ((index + 1) / steps) * 100
            return <Knot key={at} tied={percent >= at} />
          })}
        </span>
      )}
      <Needle className="top-[5px] left-[calc(var(--value)-6px)] -rotate-8 transition-[left] duration-(--slow) ease-thread" />
    </div>
  )
}

/** Ends a stretch of thread. */
function Knot({ tied }: { tied: boolean }) {
  return (
    <span
      className={clsx(
        '-mr-[5px] size-[11px] rounded-seal ring-3 ring-paper transition-[background-color] delay-(--slow) duration-(--calm)',
        tied ? 'bg-thread' : 'bg-paper inset-ring-2 inset-ring-edge',
      )}
    />
  )
}

/** Progress of unknown length: a moving needle with its thread. `className` places it. */
export function Needle({ className }: { className: string }) {
  return (
    <svg
      className={`absolute w-13 max-w-none animate-sew drop-shadow-[0_2px_1px_#0004] ${className}`}
      viewBox="0 0 64 10"
      aria-hidden="true"
    >
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
