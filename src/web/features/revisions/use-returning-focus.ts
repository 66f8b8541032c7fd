import { useEffect, useRef } from 'react'

/** Returns the focus to the control that opened the editor. */
export function useReturningFocus(editing: boolean) {
  const control = useRef<HTMLButtonElement>(null)
  const was = useRef(false)
  useEffect(() => {
    if (was.current && !editing) control.current?.focus({ preventScroll: true })
    was.current = editing
  }, [editing])
  return control
}
