import { useState } from 'react'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'

/** The id under which the server's log tells of a failure, to be copied into a message to support. */
export function FaultId({ id }: { id: string }) {
  const [copied, setCopied] = useState(false)
  // Browsers offer no clipboard on an origin without TLS: there the id is chosen whole by one click.
  const canCopy = typeof navigator !== 'undefined' && 'clipboard' in navigator
  return (
    <p className="mt-6 flex flex-wrap items-center justify-center gap-x-3 gap-y-2 text-small text-ink-2">
      <span>
        Código del error: <code className="wrap-anywhere select-all">{id}</code>
      </span>
      {canCopy && (
        <Button size="small" variant="quiet" onClick={() => void copyText(id).then(setCopied)}>
          Copiar
        </Button>
      )}
      <span role="status">{copied && 'Copiado'}</span>
    </p>
  )
}
