import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'

/** A step back takes its time: what opens meanwhile would be taken for what is left, and closed. */
let left = Promise.resolve()

function leave(history: RouterHistory): void {
  left = new Promise((resolve) => {
    const stop = history.subscribe(() => {
      stop()
      resolve()
    })
  })
  history.back()
}

/**
 * What lies over a page has an entry of its own in the history: the back button of a phone takes it away instead of
 * the page. Closed otherwise, it takes its entry along.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const router = useRouter()
  const id = useId()
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    if (!open) return undefined
    const { history } = router
    const lies = () => history.location.state.overlays?.includes(id) ?? false
    let entered = false
    let closed = false
    // Deferred, so that opening and closing in the same tick adds no entry.
    const entering = setTimeout(() => void left.then(enter))
    function enter() {
      if (closed) return
      entered = true
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: (state) => ({ ...state, overlays: [...(state.overlays ?? []), id] }),
        resetScroll: false,
      })
    }
    const stop = history.subscribe(() => {
      if (entered && !lies()) close.current()
    })
    return () => {
      closed = true
      clearTimeout(entering)
      stop()
      // Not after a navigation from here: the entry is no longer the current one.
      setTimeout(() => {
        if (entered && history.location.state.overlays?.at(-1) === id) leave(history)
      })
    }
  }, [open, id, router])
}

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merging needs an interface
  interface HistoryState {
    /** What lies over the page in this entry, the topmost last. */
    overlays?: readonly string[]
  }
}
