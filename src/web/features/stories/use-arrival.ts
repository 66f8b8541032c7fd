import { useEffect, useState } from 'react'
import { SIZES, sourcesOf } from './story-picture.tsx'

/** `new` has just come where nothing was, `swapped` has taken another one's place. */
export type Arrival = 'none' | 'coming' | 'new' | 'swapped' | 'ready'

type Shown = { arrival: Arrival; url: string | null }

/**
 * The loading state of a picture, and which one is shown meanwhile. One that was there when the page was mounted
 * is ready; a later one is preloaded, so that it fades in whole.
 */
export function useArrival(imageUrl: string | null): Shown {
  const [shown, setShown] = useState<Shown>({ arrival: imageUrl ? 'ready' : 'none', url: imageUrl })
  const isDue = imageUrl !== null && imageUrl !== shown.url

  useEffect(() => {
    let wanted = isDue
    async function fetchPicture(url: string): Promise<void> {
      const image = new Image()
      image.sizes = SIZES.chapter
      Object.assign(image, sourcesOf(url))
      // A picture that cannot be fetched now is shown as what it is: the browser tries again by itself.
      await image.decode().catch(() => undefined)
      if (wanted) setShown((before) => ({ arrival: before.url === null ? 'new' : 'swapped', url }))
    }
    if (isDue) void fetchPicture(imageUrl)
    return () => {
      wanted = false
    }
  }, [imageUrl, isDue])

  if (imageUrl === null) return { arrival: 'none', url: null }
  if (!isDue) return shown
  return shown.url === null ? { arrival: 'coming', url: null } : { arrival: 'ready', url: shown.url }
}
