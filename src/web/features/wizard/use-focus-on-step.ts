import { useEffect, useRef } from 'react'
import type { WizardStep } from '../../../contract/constants.ts'

/** A new step begins at its top, for eyes and for screen readers; the first one leaves the focus alone. */
export function useFocusOnStep(step: WizardStep) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0, behavior: 'instant' })
    const heading = top.current?.querySelector<HTMLElement>('h1')
    heading?.focus({ preventScroll: true })
  }, [step])
  return top
}
