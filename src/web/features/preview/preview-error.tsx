import { Link, useNavigate } from '@tanstack/react-router'
import { ApiError } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { startOver } from '../generation/current-generation.ts'
import { PageFrame } from '../shell/page-frame.tsx'

const CONNECTION =
  'Puede ser la conexión. Si vuelves a mirar, tus respuestas siguen aquí; si empiezas de nuevo, se borran.'

/**
 * The story could not be loaded. What the server says of it is told in its own words; one may look again with everything
 * kept, change one's answers where they were refused, or begin anew.
 */
export function PreviewError({ problem = null }: { problem?: Error | null }) {
  const navigate = useNavigate()
  const told = problem instanceof ApiError ? problem.body : undefined
  const isRefused = told?.code === 'refused'
  async function beginAnew(): Promise<void> {
    await startOver()
    await navigate({ to: '/create' })
  }
  return (
    <PageFrame title="Error cargando el cuento">
      <div className="wrap max-w-xl py-16 text-center">
        <h1 className="text-t1">Error cargando el cuento</h1>
        <p className="mt-4 text-lead text-ink-2">{told?.message ?? CONNECTION}</p>
        <div className="mx-auto mt-8 grid max-w-sm gap-3">
          {isRefused ? (
            <Button variant="main" asChild>
              <Link to="/create">Cambiar mis respuestas</Link>
            </Button>
          ) : (
            <Button variant="main" onClick={() => window.location.reload()}>
              Volver a mirar
            </Button>
          )}
          <Button onClick={() => void beginAnew()}>Intentar de nuevo</Button>
        </div>
        {told && (
          <p className="mt-6 text-small text-ink-2">
            Tus respuestas y tus fotos siguen guardadas en este dispositivo; solo «Intentar de nuevo» las borra.
          </p>
        )}
      </div>
    </PageFrame>
  )
}
