import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useEffect, type ReactNode } from 'react'
import { toast } from './toast.ts'

/** How Chrome, Firefox and Safari say that a part of the app could not be fetched, and Vite of its styles. */
const PART_MISSING = /dynamically imported module|importing a module script failed|unable to preload css/i

/** The server is out of reach, or has another release by now. */
export function isPartMissing(error: unknown): boolean {
  return error instanceof Error && PART_MISSING.test(error.message)
}

type Props = {
  /** Puts away what was to be opened. */
  onMissing: () => void
  /** What stands in its place until it has come. */
  meanwhile?: ReactNode
  children: ReactNode
}

/** A part that is fetched when it is first wanted. Where it cannot be had, the page stays and a notice says so. */
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
  // A fault of the part itself is the page's.
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
