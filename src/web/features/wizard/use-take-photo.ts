import { useCallback, useRef, useState } from 'react'
import { MESSAGES } from '../../../contract/messages.ts'
import { draftStore } from './draft-store.ts'
import { readPhotoFile } from './photo-images.ts'
import type { PhotoRole } from './photo-storage.ts'
import { choosePhoto } from './photo-store.ts'

/** Opens a file, keeps it as the role's photo, and holds what was wrong with the last one. */
export function useTakePhoto() {
  const [errors, setErrors] = useState<Partial<Record<PhotoRole, string | undefined>>>({})
  const [reading, setReading] = useState<PhotoRole | null>(null)

  const [taken, setTaken] = useState<PhotoRole | null>(null)
  const latest = useRef<Partial<Record<PhotoRole, Blob>>>({})

  const take = useCallback(async (role: PhotoRole, file: Blob) => {
    latest.current[role] = file
    setReading(role)
    const result = await readPhotoFile(file, role).catch(() => ({ ok: false, message: MESSAGES.photoDamaged }) as const)
    // The last chosen file wins, even if an earlier one is still being read.
    if (latest.current[role] !== file) return
    if (result.ok) await choosePhoto(result.photo)
    setReading(null)
    setErrors((before) => ({ ...before, [role]: result.ok ? undefined : result.message }))
    if (!result.ok) return
    setTaken(role)
    const none =
      role === 'sender'
        ? { senderPhotoId: null, senderLook: null }
        : { recipientPhotoId: null, recipientLook: null, recipientCoat: null }
    draftStore.change(none)
  }, [])

  return { errors, reading, taken, take }
}
