import { useEffect, useState, type RefObject } from 'react'

/** The whole screen for one element; not available in the Safari of telephones, where the page has it already. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState(false)
  useEffect(() => {
    const look = () => setActive(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => {
      document.removeEventListener('fullscreenchange', look)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [])
  const toggle = () => {
    // The browser may refuse; nothing changes then.
    const asked = active ? document.exitFullscreen() : element.current?.requestFullscreen()
    asked?.catch(() => undefined)
  }
  return { available: document.fullscreenEnabled, active, toggle }
}
