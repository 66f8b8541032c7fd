import { useEffect, useRef, useState } from 'react'
import type { FacePlace, SeenLook } from '../../../contract/looks.ts'
import { call } from '../../call.ts'
import { useDraft } from './draft-store.ts'
import { sitterOf } from './look-drawing.ts'
import { renderCrop } from './photo-images.ts'
import type { StoredPhoto } from './photo-storage.ts'

const SETTLE_MS = 700

/** What is uploaded: the chosen square, or the whole of a photo that was cropped before. */
type Sitting = StoredPhoto | (Pick<StoredPhoto, 'role' | 'image'> & { crop?: undefined })
const uploadOf = async (photo: Sitting) => (photo.crop ? renderCrop(photo) : photo.image)

type Seen = { look: SeenLook | null; faces: readonly FacePlace[] }

/**
 * The look that the server detects in the crop: at once in a new photo, debounced while it is moved. Null until then, and
 * where it detects none. `faces` are all that there are in the crop as it is now.
 */
export function useSeenLook(photo: Sitting): Seen {
  const [seen, setSeen] = useState<{ look: SeenLook; photo: Sitting } | null>(null)
  const sitter = JSON.stringify(sitterOf(useDraft(), photo.role))
  const read = useRef<Blob>(null)
  useEffect(() => {
    const cancel = new AbortController()
    const isNew = read.current !== photo.image
    const timer = setTimeout(
      () => {
        read.current = photo.image
        const form = JSON.parse(sitter) as ReturnType<typeof sitterOf>
        uploadOf(photo)
          .then((file) => call('readLook', { photo: file, form, signal: cancel.signal }))
          .then((look) => setSeen({ look, photo }))
          .catch(() => {
            if (!cancel.signal.aborted) setSeen(null)
          })
      },
      isNew ? 0 : SETTLE_MS,
    )
    return () => {
      clearTimeout(timer)
      cancel.abort()
    }
  }, [photo, sitter])
  return { look: seen?.look ?? null, faces: seen?.photo === photo ? (seen.look.faces ?? []) : [] }
}
