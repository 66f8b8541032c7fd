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
      // What was pressed may be gone from a page that has changed.
      const back = before.current?.isConnected ? before.current : document.querySelector('main')
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    },
  }
}
