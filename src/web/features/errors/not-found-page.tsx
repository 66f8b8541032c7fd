import { Link, useLocation } from '@tanstack/react-router'
import { MESSAGES } from '../../../contract/messages.ts'
import { API_ROOT } from '../../../contract/paths.ts'
import { Button } from '../../ui/button.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { ProblemPage, readProblem } from './problem-page.tsx'

export function NotFoundPage() {
  const { pathname } = useLocation()
  const problem = pathname.startsWith(API_ROOT) ? readProblem() : null
  if (problem) return <ProblemPage problem={problem} />
  return (
    <PageFrame title="Página no encontrada" className="wrap flex-1 py-[clamp(2rem,6vw,5rem)] text-center">
      <svg viewBox="0 0 420 190" className="mx-auto mb-2 w-[min(100%,470px)]" aria-hidden="true">
        <g fill="none" stroke="var(--thread)" strokeWidth="4.5" strokeLinecap="round" strokeDasharray="13 9">
          <path d="M0 172c40 6 60-8 70-40M420 150c-30 30-70 26-88-8" />
          <text x="210" y="160" textAnchor="middle" fontFamily="Sansita Swashed" fontWeight="600" fontSize="200">
            404
          </text>
        </g>
      </svg>
      <h1 className="text-t1">Aquí se soltó el hilo</h1>
      <p className="mx-auto mt-4 mb-7 max-w-[34em] text-lead text-ink-2">{MESSAGES.notFound}</p>
      <Button variant="main" asChild>
        <Link to="/">Volver al inicio</Link>
      </Button>
    </PageFrame>
  )
}
