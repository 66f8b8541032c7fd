import { useCallback, useEffect, useRef, useState } from 'react'
import { MESSAGES } from '../../../contract/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { useConfig } from '../shell/config.ts'
import { draftStore } from './draft-store.ts'
import { readPhotoFile } from './photo-images.ts'
import { PhotoDrop } from './photo-drop.tsx'
import { PhotoPrint } from './photo-print.tsx'
import { PHOTO_ROLES, type PhotoRole } from './photo-storage.ts'
import { choosePhoto, useChosenPhotos } from './photo-store.ts'
import { StepHeading } from './step-heading.tsx'
import { useDropGuard } from './use-file-drop.ts'

export function PhotosStep() {
  const photos = useChosenPhotos()
  const { retentionDays } = useConfig()
  const { errors, reading, taken, take } = useTakePhoto()
  useDropGuard()
  usePaste((file) => void take(photos.sender ? 'recipient' : 'sender', file))
  const both = photos.sender && photos.recipient
  return (
    <>
      <StepHeading
        step="photos"
        title={both ? 'Qué buena pareja' : 'Dos fotos y ya tenemos reparto'}
        lead={
          both
            ? 'Mueve la foto hasta que la cara quede dentro del hilo.'
            : 'Una cara por foto, de frente y con luz de ventana.'
        }
      />
      <div className="wizard-photos">
        {PHOTO_ROLES.map((role) => {
          const photo = photos[role]
          const shared = {
            role,
            error: errors[role],
            reading: reading === role,
            onFile: (file: Blob) => take(role, file),
          }
          return photo ? (
            <PhotoPrint key={role} {...shared} photo={photo} fresh={taken === role} />
          ) : (
            <PhotoDrop key={role} {...shared} />
          )
        })}
      </div>
      <p role="status" className="sr-only">
        {taken &&
          photos[taken] &&
          `La foto de ${taken === 'sender' ? 'quien regala' : 'quien protagoniza'} está lista.`}
      </p>
      <p className="mt-4 text-small text-ink-2">
        JPG, PNG o WebP, hasta 10&nbsp;MB. También puedes pegar una foto copiada.
      </p>
      <p className="wizard-safe">
        <Icon name="lock" />
        <span>
          Solo se usan para dibujar este cuento. Quitamos la ubicación y, si no compras, se borran a los {retentionDays}{' '}
          días.
        </span>
      </p>
    </>
  )
}

/** Opens a file, keeps it as the role's photo, and holds what was wrong with the last one. */
function useTakePhoto() {
  const [errors, setErrors] = useState<Partial<Record<PhotoRole, string | undefined>>>({})
  const [reading, setReading] = useState<PhotoRole | null>(null)

  const [taken, setTaken] = useState<PhotoRole | null>(null)
  const latest = useRef<Partial<Record<PhotoRole, Blob>>>({})

  const take = useCallback(async (role: PhotoRole, file: Blob) => {
    latest.current[role] = file
    setReading(role)
    const result = await readPhotoFile(file, role).catch(() => ({ ok: false, message: MESSAGES.photoDamaged }) as const)
    // Whoever chooses twice means the second, however long the first takes to open.
    if (latest.current[role] !== file) return
    if (result.ok) await choosePhoto(result.photo)
    setReading(null)
    setErrors((before) => ({ ...before, [role]: result.ok ? undefined : result.message }))
    if (!result.ok) return
    setTaken(role)
    const none =
      role === 'sender' ? { senderPhotoId: null, senderLook: null } : { recipientPhotoId: null, recipientLook: null }
    draftStore.change(none)
  }, [])

  return { errors, reading, taken, take }
}

/** A picture pasted anywhere on the step is taken. */
function usePaste(onFile: (file: Blob) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!file) return
      event.preventDefault()
      onFile(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFile])
}
