import type { ReactNode } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      className="sheet p-[clamp(1.25rem,3vw,2rem)] desk:mb-6 desk:break-inside-avoid [&_[type=submit]]:justify-self-start"
      aria-label={title}
    >
      <h2 className="text-t3">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}
