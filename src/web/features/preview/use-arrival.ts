import { useEffect, useRef, useState } from 'react'
import { SIZES, sourcesOf } from './story-picture.tsx'

export type Arrival = 'none' | 'coming' | 'new' | 'ready'

/**
 * How far a picture is on its way to the eye. One that was there when the page came up is simply ready;
 * one that comes later is fetched first, so that it soaks in as a whole, and only then is new.
 */
export function useArrival(imageUrl: string | null): Arrival {
  const atFirst = useRef(imageUrl)
  const [fetched, setFetched] = useState<string | null>(null)
  const late = imageUrl !== null && imageUrl !== atFirst.current

  useEffect(() => {
    let wanted = late
    async function fetchPicture(url: string): Promise<void> {
      const image = new Image()
      image.sizes = SIZES.chapter
      Object.assign(image, sourcesOf(url))
      // A picture that cannot be fetched now is shown as what it is: the browser tries again by itself.
      await image.decode().catch(() => undefined)
      if (wanted) setFetched(url)
    }
    if (late) void fetchPicture(imageUrl)
    return () => {
      wanted = false
    }
  }, [imageUrl, late])

  if (imageUrl === null) return 'none'
  if (!late) return 'ready'
  return fetched === imageUrl ? 'new' : 'coming'
}
