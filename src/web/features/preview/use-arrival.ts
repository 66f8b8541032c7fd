import { useRef } from 'react'

/** True where the picture came while the page was looked at: only then is its arrival celebrated. */
export function useArrival(imageUrl: string | null): boolean {
  const before = useRef(imageUrl)
  return imageUrl !== null && before.current === null
}
