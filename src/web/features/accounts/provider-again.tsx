import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { pathOf } from '../../path-of.ts'

/** Opens the provider's page in another tab and checks for a session whenever this one gets the focus. */
export function ProviderAgain({ onBack }: { onBack: () => Promise<void> }) {
  useEffect(() => {
    const look = () => void onBack()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [onBack])
  return (
    <Button variant="main" block className="mb-5" asChild>
      <a href={pathOf('login', { query: { next: '/mis-cuentos' } })} target="_blank" rel="noopener">
        Ingresar en otra pestaña
      </a>
    </Button>
  )
}
