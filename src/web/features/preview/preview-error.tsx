import { Link, useNavigate } from '@tanstack/react-router'
import { BlankSlate } from '../../ui/blank-slate.tsx'
import { Button } from '../../ui/button.tsx'
import { startOver } from '../generation/current-generation.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import type { Problem } from './use-preview-story.ts'

const CONNECTION =
  'Puede ser la conexión. Si vuelves a mirar, tus respuestas siguen aquí; si empiezas de nuevo, se borran.'

/**
 * The story could not be loaded. What the server says of it is told in its own words; one may look again with everything
 * kept, change one's answers where they were refused, or begin anew.
 */
export function PreviewError({ problem }: { problem: Problem }) {
  const navigate = useNavigate()
  const { told, refused } = problem
  async function beginAnew(): Promise<void> {
    await startOver()
    await navigate({ to: '/create' })
  }
  return (
    <PageFrame title="Error cargando el cuento">
      <BlankSlate
        art="knot"
        title="Error cargando el cuento"
        lead={<p>{told ?? CONNECTION}</p>}
        note={
          told && 'Tus respuestas y tus fotos siguen guardadas en este dispositivo; solo «Intentar de nuevo» las borra.'
        }
      >
        {refused ? (
          <Button variant="main" asChild>
            <Link to="/create">Cambiar mis respuestas</Link>
          </Button>
        ) : (
          <Button variant="main" onClick={() => window.location.reload()}>
            Volver a mirar
          </Button>
        )}
        <Button onClick={() => void beginAnew()}>Intentar de nuevo</Button>
      </BlankSlate>
    </PageFrame>
  )
}
