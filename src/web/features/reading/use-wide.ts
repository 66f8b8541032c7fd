import { useSyncExternalStore } from 'react'

/** Room for two pages side by side. */
const WIDE = '(min-width: 50rem) and (min-aspect-ratio: 11/10)'

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
