import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useEffect, type ReactNode } from 'react'
import { toast } from './toast.ts'

/** Messages of Chrome, Firefox and Safari for a failed dynamic import, and of Vite for its styles. */
const PART_MISSING = /dynamically imported module|importing a module script failed|unable to preload css/i

/** The server is out of reach, or has another release by now. */
export function isPartMissing(error: unknown): boolean {
  return error instanceof Error && PART_MISSING.test(error.message)
}

type Props = {
  /** Called when the part could not be loaded. */
  onMissing: () => void
  /** Shown until it has loaded. */
  meanwhile?: ReactNode
  children: ReactNode
}

/** A lazily loaded part. Where it cannot be loaded, the page stays and a toast says so. */
export function LatePart({ onMissing, meanwhile, children }: Props) {
  return (
    <CatchBoundary
      getResetKey={() => 'part'}
      errorComponent={({ error }) => <Missing error={error} onMissing={onMissing} />}
    >
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </CatchBoundary>
  )
}

function Missing({ error, onMissing }: { error: unknown; onMissing: () => void }) {
  // Errors of the part itself go to the page's error boundary.
  if (!isPartMissing(error)) throw error
  useEffect(() => {
    toast({
      title: 'No pudimos abrirlo',
      description: 'Quizá se fue la conexión. Vuelve a cargar la página e inténtalo de nuevo.',
      variant: 'destructive',
    })
    onMissing()
  }, [onMissing])
  return null
}
