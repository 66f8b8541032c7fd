import { useEffect, useRef } from 'react'

/** The control that began the editing has the focus again when it is over. */
export function useReturningFocus(editing: boolean) {
  const control = useRef<HTMLButtonElement>(null)
  const was = useRef(false)
  useEffect(() => {
    if (was.current && !editing) control.current?.focus({ preventScroll: true })
    was.current = editing
  }, [editing])
  return control
}
