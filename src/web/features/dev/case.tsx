import type { ReactNode } from 'react'

/** One kind of component, with its states side by side. */
export function Case({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-5 text-t2">{title}</h2>
      <div className="flex flex-wrap items-start gap-6">{children}</div>
    </section>
  )
}
