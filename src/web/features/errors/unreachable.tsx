import { BlankSlate } from '../../ui/blank-slate.tsx'
import { faultId } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { FaultId } from '../../ui/fault-id.tsx'

/** Shown where a read failed for now, with a button to retry; where the server is at fault, with its id. */
export function Unreachable({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  const id = faultId(error)
  return (
    <BlankSlate
      art="knot"
      title={what}
      lead={
        <p>
          {id === undefined
            ? 'Revisa tu conexión: no se perdió nada de lo que guardaste.'
            : 'Falló de nuestro lado: no se perdió nada de lo que guardaste.'}
        </p>
      }
      role="alert"
    >
      <Button variant="main" onClick={onRetry}>
        Intentar de nuevo
      </Button>
      {id !== undefined && <FaultId id={id} />}
    </BlankSlate>
  )
}
