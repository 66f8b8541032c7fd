import { type RefObject, useEffect } from 'react'

/**
 * Keeps what has the focus in sight while its page grows around it: things to tap and advice come late, and at a page's
 * top no browser holds anything in its place. What somebody scrolled away from stays where it is.
 */
export function useFocusInSight(content: RefObject<HTMLElement | null>): void {
  useEffect(() => (content.current ? keepFocusInSight(content.current) : undefined), [content])
}

/** Answers what ends it. */
function keepFocusInSight(element: HTMLElement): () => void {
  const watch = new AbortController()
  const { signal } = watch
  let last: { focused: Element; top: number } | null = null
  // From the focus until its page has scrolled there, however long that takes.
  let arrives = false
  const settle = () => (arrives = false)
  const note = () => {
    const focused = document.activeElement
    last = focused && element.contains(focused) ? { focused, top: topOf(focused) + scrollY } : null
  }
  const growth = new ResizeObserver(() => {
    const floor = floorOf(document.querySelector('.wizard-nav'))
    if (last && last.focused === document.activeElement) {
      // Where it stood, from where the window is now.
      const stood = last.top - scrollY
      const wasSeen = arrives || (stood >= 0 && stood < floor)
      if (wasSeen && last.focused.getBoundingClientRect().bottom > floor)
        last.focused.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    }
    note()
  })
  growth.observe(element)
  element.addEventListener(
    'focusin',
    () => {
      arrives = true
      note()
    },
    { signal },
  )
  for (const moved of ['scrollend', 'wheel', 'touchmove'])
    document.addEventListener(moved, settle, { signal, passive: true })
  return () => {
    watch.abort()
    growth.disconnect()
  }
}

/** What covers a page's lower end begins there: the bar, or a keyboard on the screen. */
function floorOf(bar: Element | null): number {
  const seen = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
  return bar ? Math.min(topOf(bar), seen) : seen
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top
}
