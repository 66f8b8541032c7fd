import type { ReactNode } from 'react'
import { ThreadArt, type ThreadDrawing } from './thread-art.tsx'

type Props = {
  art: ThreadDrawing
  title: string
  /** The words under the title. */
  lead?: ReactNode
  /** Actions, one under the other. */
  children?: ReactNode
  /** Secondary text, under the actions. */
  note?: ReactNode
  role?: 'alert'
  /** Of the title; `h1` where it is the page's. */
  level?: 'h1' | 'h2' | 'h3'
}

/** Empty or missing state of a page or a part: art, title, text and actions. */
export function BlankSlate({ art, title, lead, children, note, role, level: Title = 'h1' }: Props) {
  return (
    <div className="wrap max-w-xl py-[clamp(2rem,6vw,4.5rem)] text-center" role={role}>
      <ThreadArt name={art} className="mb-4" />
      <Title className="text-t1">{title}</Title>
      {lead && <div className="mt-4 grid gap-3 text-lead text-balance text-ink-2">{lead}</div>}
      {children && <div className="mx-auto mt-8 grid w-fit min-w-[min(100%,17rem)] gap-3">{children}</div>}
      {note && <p className="mt-6 text-small text-ink-2">{note}</p>}
    </div>
  )
}
