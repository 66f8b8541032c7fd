import { useRef } from 'react'

/** For a dialog that is opened by state and has no trigger of its own: focus goes back to where it was. */
export function useFocusReturn() {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    },
  }
}
