import { useNavigate } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { startOver } from '../generation/current-generation.ts'
import { PageFrame } from '../shell/page-frame.tsx'

/** The story could not be loaded. One may look again with everything kept, or begin anew. */
export function PreviewError() {
  const navigate = useNavigate()
  async function beginAnew(): Promise<void> {
    await startOver()
    await navigate({ to: '/create' })
  }
  return (
    <PageFrame title="Error cargando el cuento">
      <div className="wrap max-w-xl py-16 text-center">
        <h1 className="text-t1">Error cargando el cuento</h1>
        <p className="mt-4 text-lead text-ink-2">
          Puede ser la conexión. Si vuelves a mirar, tus respuestas siguen aquí; si empiezas de nuevo, se borran.
        </p>
        <div className="mx-auto mt-8 grid max-w-sm gap-3">
          <Button variant="main" onClick={() => window.location.reload()}>
            Volver a mirar
          </Button>
          <Button onClick={() => void beginAnew()}>Intentar de nuevo</Button>
        </div>
      </div>
    </PageFrame>
  )
}
