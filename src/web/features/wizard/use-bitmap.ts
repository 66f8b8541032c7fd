import { useEffect, useState } from 'react'

/** A picture's pixels, decoded once and let go of when nobody looks at them any more. */
export function useBitmap(image: Blob | null): ImageBitmap | null {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null)
  useEffect(() => {
    let decoded: ImageBitmap | null = null
    let wanted = image !== null
    async function decode(from: Blob): Promise<void> {
      const result = await createImageBitmap(from)
      if (!wanted) return result.close()
      decoded = result
      setBitmap(result)
    }
    if (image) decode(image).catch(() => setBitmap(null))
    return () => {
      wanted = false
      setBitmap(null)
      decoded?.close()
    }
  }, [image])
  return bitmap
}
