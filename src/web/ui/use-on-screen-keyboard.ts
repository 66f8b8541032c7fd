import { useEffect } from 'react'

/** Share of the screen that a page keeps at most while a keyboard lies over it. */
const LEFT_BY_KEYBOARD = 0.78
const TYPED_IN = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=button])'

/**
 * Marks the document with `data-keyboard` while somebody types on a keyboard on the screen: what stays at the window's
 * edge would lie over the field. Browsers tell the visible height alone, and some shrink the window as well.
 */
export function useOnScreenKeyboard(): void {
  useEffect(() => {
    const watch = new AbortController()
    const { signal } = watch
    window.visualViewport?.addEventListener('resize', markKeyboard, { signal })
    // The mark goes with the keyboard, not with the focus: a button that moves under the finger is not pressed.
    document.addEventListener('focusin', () => isOpen() && markKeyboard(), { signal })
    return () => {
      watch.abort()
      document.documentElement.removeAttribute('data-keyboard')
    }
  }, [])
}

function markKeyboard(): void {
  document.documentElement.toggleAttribute('data-keyboard', isOpen())
}

function isOpen(): boolean {
  const { visualViewport } = window
  const isSmall = visualViewport && visualViewport.height * visualViewport.scale < LEFT_BY_KEYBOARD * screen.height
  const isTouched = matchMedia('(pointer: coarse)').matches
  return isSmall === true && isTouched && document.activeElement?.matches(TYPED_IN) === true
}
