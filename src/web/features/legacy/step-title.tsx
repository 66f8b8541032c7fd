import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the focus when its step opens, so that a screen reader announces it. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className="wizard-title">
      {children}
    </h1>
  )
}
