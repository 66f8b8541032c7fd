import { Link } from '@tanstack/react-router'
import { BlankSlate } from '../../ui/blank-slate.tsx'
import { Button } from '../../ui/button.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { MISSING_DATA } from './use-generation.ts'

type Props = { missing: boolean; storyId: number | null }

export function GenerationError({ missing, storyId }: Props) {
  return (
    <PageFrame title="Error generando el cuento">
      <BlankSlate
        art="knot"
        title="Error generando el cuento"
        lead={
          <>
            {missing && <p className="font-bold text-ink">{MISSING_DATA}</p>}
            <p>Por favor, intenta nuevamente o contacta soporte si el problema persiste.</p>
          </>
        }
        note="Tus respuestas y tus fotos siguen guardadas en este dispositivo."
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
