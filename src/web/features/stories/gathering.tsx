import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Chapters, one under the other, sewn together by one thread. */
export function Gathering({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('relative grid grid-cols-1 gap-10 pl-[26px]', className)}>{children}</div>
}
