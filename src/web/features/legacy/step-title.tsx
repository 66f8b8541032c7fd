import { type ReactNode, useEffect, useRef } from 'react'
import { STEP_TITLE } from '../wizard/step-layout.tsx'

/** Takes the focus when its step opens, so that a screen reader announces it. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={STEP_TITLE}>
      {children}
    </h1>
  )
}
