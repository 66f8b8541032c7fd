import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A photo lying about, always on white paper. Place, width and margins come from outside. */
export function Polaroid({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className={clsx('rounded-[2px] bg-[oklch(0.984_0.016_92)] shadow-[0_6px_14px_-5px_#0009]', className)}>
      {children}
    </span>
  )
}
