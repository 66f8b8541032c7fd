import { Link, useNavigate } from '@tanstack/react-router'
import { BlankSlate } from '../../ui/blank-slate.tsx'
import { Button } from '../../ui/button.tsx'
import { startOver } from '../generation/current-generation.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { type Problem, writeAnew } from './use-preview-story.ts'

const LEADS: Record<Problem['why'], string> = {
  unanswered:
    'En este navegador todavía no hay respuestas con las que hacer un cuento. Contesta unas pocas y empieza a escribirse.',
  foreign:
    'Puede que se haya borrado, o que se haya hecho en otro navegador: un cuento sin comprar solo se abre donde se hizo. Si es de tu cuenta, ingresa para verlo.',
  gone: 'Este cuento ya no está: se borró, o este navegador perdió la llave con la que se abre. Con las mismas respuestas se puede escribir otro.',
  refused: 'Algo de lo que escribiste no puede ir en un cuento.',
  failed: 'Puede ser la conexión. Si vuelves a mirar, tus respuestas siguen aquí; si empiezas de nuevo, se borran.',
}

/**
 * There is no story to show: why, in the server's words where it has some, and the way on. One may look again with
 * everything kept, change one's answers where they were refused, or begin anew.
 */
export function PreviewError({ problem: { why, told }, lookAgain }: { problem: Problem; lookAgain: () => void }) {
  const navigate = useNavigate()
  async function beginAnew(): Promise<void> {
    await startOver()
    await navigate({ to: '/create' })
  }
  return (
    <PageFrame title="Error cargando el cuento">
      <BlankSlate
        art={why === 'refused' || why === 'failed' ? 'knot' : 'book'}
        title="Error cargando el cuento"
        lead={<p>{told ?? LEADS[why]}</p>}
        note={
          (told || why === 'foreign' || why === 'gone') &&
          'Tus respuestas y tus fotos siguen guardadas en este dispositivo; solo «Intentar de nuevo» las borra.'
        }
      >
        {why === 'refused' && (
          <Button variant="main" asChild>
            <Link to="/create">Cambiar mis respuestas</Link>
          </Button>
        )}
        {why === 'failed' && (
          <Button variant="main" onClick={lookAgain}>
            Volver a mirar
          </Button>
        )}
        {why === 'gone' && (
          <Button variant="main" onClick={writeAnew}>
            Escribirlo de nuevo
          </Button>
        )}
        {why === 'foreign' && (
          <Button variant="main" asChild>
            <Link to="/mis-cuentos">Ver los cuentos de mi cuenta</Link>
          </Button>
        )}
        <Button {...(why === 'unanswered' && { variant: 'main' })} onClick={() => void beginAnew()}>
          Intentar de nuevo
        </Button>
      </BlankSlate>
    </PageFrame>
  )
}
