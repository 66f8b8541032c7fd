import { lazy } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { LatePart } from '../../ui/late-part.tsx'
import { useConfig } from '../shell/config.ts'
import { PhotoDrop } from './photo-drop.tsx'
import { PHOTO_ROLES } from './photo-storage.ts'
import { useChosenPhotos } from './photo-store.ts'
import { StepHeading } from './step-heading.tsx'
import { useDropGuard } from '../../ui/use-file-drop.ts'
import { useTakePhoto } from './use-take-photo.ts'
import { usePaste } from './use-paste.ts'
import './photo-zoom.css'

const PhotoPrint = lazy(fetchPhotoPrint)

/** What shows a chosen photo. The wizard's first view does without; the wizard fetches it as soon as that stands. */
export async function fetchPhotoPrint() {
  return { default: (await import('./photo-print.tsx')).PhotoPrint }
}

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
      <div className="mt-[1.9rem] grid grid-cols-1 items-start gap-7 min-[42.5rem]:grid-cols-2">
        {PHOTO_ROLES.map((role) => {
          const photo = photos[role]
          const shared = {
            role,
            error: errors[role],
            reading: reading === role,
            onFile: (file: Blob) => take(role, file),
          }
          return photo ? (
            <LatePart key={role} onMissing={ignore}>
              <PhotoPrint {...shared} photo={photo} fresh={taken === role} />
            </LatePart>
          ) : (
            <PhotoDrop key={role} {...shared} />
          )
        })}
      </div>
      <p role="status" className="sr-only">
        {taken &&
          photos[taken] &&
          `La foto de ${taken === 'sender' ? 'quien regala' : 'quien protagoniza'} está puesta.`}
      </p>
      <p className="mt-4 text-small text-ink-2">
        JPG, PNG o WebP, hasta 10&nbsp;MB. También puedes pegar una foto copiada.
      </p>
      <p className="mt-6 flex items-start gap-[0.8rem] leading-[1.42] text-ink-2">
        <Icon name="lock" className="mt-[0.15rem]" />
        <span>
          Solo se usan para dibujar este cuento. Quitamos la ubicación y, si no compras, se borran a los {retentionDays}{' '}
          días.
        </span>
      </p>
    </>
  )
}

/** The photo is kept all the same. */
function ignore(): void {}
