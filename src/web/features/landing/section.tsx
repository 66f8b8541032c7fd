import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

/** A part of the landing page, with padding above and below. */
export function Section({ className, ...props }: ComponentProps<'section'>) {
  return <section {...props} className={clsx('relative py-[clamp(3.5rem,8vw,6.5rem)]', className)} />
}

export function SectionTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="max-w-[12em] text-(length:--text-t1)">
      {children}
    </h2>
  )
}

/** What is read right under a section's title. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="mt-4 max-w-[34em] text-lead text-ink-2">{children}</p>
}
