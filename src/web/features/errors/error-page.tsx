import { MESSAGES } from '../../../contract/messages.ts'
import { Button } from '../../ui/button.tsx'
import { isPartMissing } from '../../ui/late-part.tsx'
import { ThreadArt } from '../../ui/thread-art.tsx'
import { PageFrame } from '../shell/page-frame.tsx'

const EXPLAINED = {
  missing:
    'No pudimos traer una parte de la página. Quizá se fue la conexión, o acabamos de publicar una versión nueva.',
  kept: 'Lo que llevas de tu cuento sigue guardado en este dispositivo.',
}

/** Shown where a page has failed to load or to draw. What was written in forms is kept by the forms' own drafts. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    // Plain: this page makes no request, whatever failed.
    <PageFrame title="Algo se enredó" header="plain" className="wrap flex-1 py-[clamp(2rem,6vw,5rem)] text-center">
      <ThreadArt name="knot" className="mb-2" />
      <h1 className="text-t1">Algo se enredó</h1>
      <p className="mx-auto mt-4 mb-7 max-w-[34em] text-lead text-ink-2">
        {isPartMissing(error) ? EXPLAINED.missing : `${MESSAGES.internal}.`} {EXPLAINED.kept}
      </p>
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
