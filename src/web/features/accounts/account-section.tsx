import type { ReactNode } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet account-section" aria-label={title}>
      <h2 className="text-t3">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}
