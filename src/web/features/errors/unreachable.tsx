import { BlankSlate } from '../../ui/blank-slate.tsx'
import { Button } from '../../ui/button.tsx'

/** Shown where a read failed for now, with a button to retry. */
export function Unreachable({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <BlankSlate
      art="knot"
      title={what}
      lead={<p>Revisa tu conexión: no se perdió nada de lo que guardaste.</p>}
      role="alert"
    >
      <Button variant="main" onClick={onRetry}>
        Intentar de nuevo
      </Button>
    </BlankSlate>
  )
}
