import { BlankSlate } from '../../ui/blank-slate.tsx'
import { Button } from '../../ui/button.tsx'

/** Stands where something could not be read for the moment: it is not gone, and one may ask again. */
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
