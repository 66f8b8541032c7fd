import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { FaultId } from '../../ui/fault-id.tsx'
import { ThreadArt } from '../../ui/thread-art.tsx'
import { PageFrame } from '../shell/page-frame.tsx'

/** A page in place of one that cannot be shown: why, a button that loads it again, and the way to the start. */
export function TroublePage(props: {
  title: string
  lead: ReactNode
  /** What the button says. */
  reload: string
  header?: ComponentProps<typeof PageFrame>['header']
  /** Under which the server's log tells more. */
  faultId?: string | undefined
}) {
  const { title, lead, reload, header, faultId } = props
  return (
    <PageFrame title={title} header={header} className="wrap flex-1 py-[clamp(2rem,6vw,5rem)] text-center">
      <ThreadArt name="knot" className="mb-2" />
      <h1 className="text-t1">{title}</h1>
      <p className="mx-auto mt-4 mb-7 max-w-[34em] text-lead text-ink-2">{lead}</p>
      <div className="flex flex-wrap justify-center gap-4">
        <Button variant="main" onClick={() => location.reload()}>
          {reload}
        </Button>
        <Button asChild>
          <a href="/">Volver al inicio</a>
        </Button>
      </div>
      {faultId !== undefined && <FaultId id={faultId} />}
    </PageFrame>
  )
}
