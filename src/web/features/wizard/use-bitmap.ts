import { useEffect, useState } from 'react'

type Decoded = { image: Blob; bitmap: ImageBitmap }

/**
 * A decoded picture, closed on unmount. Null as soon as another picture
 * is asked for, since a closed bitmap cannot be drawn.
 */
export function useBitmap(image: Blob | null): ImageBitmap | null {
  const [decoded, setDecoded] = useState<Decoded | null>(null)
  useEffect(() => {
    let bitmap: ImageBitmap | null = null
    let wanted = image !== null
    async function decode(from: Blob): Promise<void> {
      const result = await createImageBitmap(from)
      if (!wanted) return result.close()
      bitmap = result
      setDecoded({ image: from, bitmap: result })
    }
    if (image) decode(image).catch(() => setDecoded(null))
    return () => {
      wanted = false
      setDecoded(null)
      bitmap?.close()
    }
  }, [image])
  return decoded?.image === image ? (decoded?.bitmap ?? null) : null
}
