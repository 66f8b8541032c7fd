import { useLayoutEffect, useRef } from 'react'

/** Text shrinks by at most this much before its page scrolls. */
const SMALLEST = 0.74
const STEP = 0.04

/** Sets words as large as their page holds them, and smaller where it must be: `--fit` is the share of the full size. */
export function useFit<T extends HTMLElement>(content: string) {
  const page = useRef<T>(null)
  useLayoutEffect(() => {
    const element = page.current
    if (!element) return undefined
    const fit = () => {
      let size = 1
      element.style.setProperty('--fit', '1')
      while (size > SMALLEST && element.scrollHeight > element.clientHeight + 1) {
        size -= STEP
        element.style.setProperty('--fit', size.toFixed(2))
      }
    }
    fit()
    // The typeface may come later, and the window may change.
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    void document.fonts?.ready.then(fit)
    return () => observer.disconnect()
  }, [content])
  return page
}
