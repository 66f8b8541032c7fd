import type { ErrorBody } from '../../../contract/errors.ts'
import { PROBLEM_ID } from '../../../contract/pages.ts'
import { Button } from '../../ui/button.tsx'
import { ThreadArt } from '../../ui/thread-art.tsx'
import { PageFrame } from '../shell/page-frame.tsx'

/** Shown where a link to a file or a call was opened as a page, and the server had a reason not to give it. */
export function ProblemPage({ problem: { code, message } }: { problem: ErrorBody }) {
  const title = WAITS.includes(code) ? 'Un momento' : 'No se pudo abrir'
  return (
    <PageFrame title={title} className="wrap flex-1 py-[clamp(2rem,6vw,5rem)] text-center">
      <ThreadArt name="knot" className="mb-2" />
      <h1 className="text-t1">{title}</h1>
      <p className="mx-auto mt-4 mb-7 max-w-[34em] text-lead text-ink-2">{message}</p>
      <div className="flex flex-wrap justify-center gap-4">
        <Button variant="main" onClick={() => location.reload()}>
          Intentar de nuevo
        </Button>
        <Button asChild>
          <a href="/">Volver al inicio</a>
        </Button>
      </div>
    </PageFrame>
  )
}

const WAITS: readonly string[] = ['too_many', 'unavailable', 'conflict'] satisfies ErrorBody['code'][]

/** What the server says in the page itself, where this page stands for an answer of its own. */
export function readProblem(): ErrorBody | null {
  const text = document.getElementById(PROBLEM_ID)?.textContent
  return text ? (JSON.parse(text) as ErrorBody) : null
}
