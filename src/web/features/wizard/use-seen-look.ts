import { useEffect, useState } from 'react'
import type { SeenLook } from '../../../contract/looks.ts'
import { call } from '../../call.ts'
import { renderCrop } from './photo-images.ts'
import type { StoredPhoto } from './photo-storage.ts'

const SETTLE_MS = 700

/** What the server sees in the square, once it has come to rest. Null until then, and where it cannot tell. */
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
