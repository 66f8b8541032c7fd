import { useEffect, useState } from 'react'
import type { SeenLook } from '../../../contract/looks.ts'
import { call } from '../../call.ts'
import { renderCrop } from './photo-images.ts'
import type { StoredPhoto } from './photo-storage.ts'

const SETTLE_MS = 700

/** The look that the server detects in the crop, debounced. Null until then, and where it detects none. */
export function useSeenLook(photo: StoredPhoto): SeenLook | null {
  const [look, setLook] = useState<SeenLook | null>(null)
  useEffect(() => {
    const cancel = new AbortController()
    const timer = setTimeout(() => {
      renderCrop(photo)
        .then((file) => call('readLook', { photo: file, form: {}, signal: cancel.signal }))
        .then(setLook)
        .catch(() => {
          if (!cancel.signal.aborted) setLook(null)
        })
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      cancel.abort()
    }
  }, [photo])
  return look
}
