import { MESSAGES } from '../../../contract/messages.ts'
import { Button } from '../../ui/button.tsx'
import { ThreadArt } from '../../ui/thread-art.tsx'
import { PageFrame } from '../shell/page-frame.tsx'

/** Shown where a page has failed to load or to draw. What was written in forms is kept by the forms' own drafts. */
export function ErrorPage() {
  return (
    <PageFrame title="Algo se enredó" className="wrap flex-1 py-[clamp(2rem,6vw,5rem)] text-center">
      <ThreadArt name="knot" className="mb-2" />
      <h1 className="text-t1">Algo se enredó</h1>
      <p className="mx-auto mt-4 mb-7 max-w-[34em] text-lead text-ink-2">{MESSAGES.internal}</p>
      <div className="flex flex-wrap justify-center gap-4">
        <Button variant="main" onClick={() => location.reload()}>
          Volver a cargar
        </Button>
        <Button asChild>
          <a href="/">Volver al inicio</a>
        </Button>
      </div>
    </PageFrame>
  )
}
