import { Link } from '@tanstack/react-router'
import { BlankSlate } from '../../ui/blank-slate.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfig } from '../shell/config.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { MISSING_DATA } from './use-generation.ts'

type Props = { missing: boolean; storyId: number | null }

export function GenerationError({ missing, storyId }: Props) {
  const { supportEmail } = useConfig()
  return (
    <PageFrame title="Error generando el cuento">
      <BlankSlate
        art="knot"
        title="Error generando el cuento"
        lead={
          <>
            {missing && <p className="font-bold text-ink">{MISSING_DATA}</p>}
            {missing ? (
              <p>En este navegador todavía no hay respuestas con las que hacer un cuento.</p>
            ) : (
              <p>
                Por favor, intenta nuevamente o{' '}
                <a href={supportEmail ? `mailto:${supportEmail}` : '/ayuda'}>contacta soporte</a> si el problema
                persiste.
              </p>
            )}
          </>
        }
        note={!missing && 'Tus respuestas y tus fotos siguen guardadas en este dispositivo.'}
      >
        <Button variant="main" asChild>
          <Link to="/create">Intentar nuevamente</Link>
        </Button>
        {storyId !== null && (
          <Button asChild>
            <Link to="/preview/$storyId" params={{ storyId: String(storyId) }}>
              Ver lo que ya está escrito
            </Link>
          </Button>
        )}
      </BlankSlate>
    </PageFrame>
  )
}
