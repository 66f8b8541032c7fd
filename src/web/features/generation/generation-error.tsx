import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { MISSING_DATA } from './use-generation.ts'

type Props = { missing: boolean; storyId: number | null }

export function GenerationError({ missing, storyId }: Props) {
  return (
    <PageFrame title="Error generando el cuento">
      <div className="wrap max-w-xl py-16 text-center">
        <h1 className="text-t1">Error generando el cuento</h1>
        {missing && <p className="mt-4 text-lead font-bold">{MISSING_DATA}</p>}
        <p className="mt-4 text-lead text-ink-2">
          Por favor, intenta nuevamente o contacta soporte si el problema persiste.
        </p>
        <div className="mx-auto mt-8 grid max-w-sm gap-3">
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
        </div>
        <p className="mt-6 text-small text-ink-2">Tus respuestas y tus fotos siguen guardadas en este dispositivo.</p>
      </div>
    </PageFrame>
  )
}
