import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { ACCEPTED_IMAGE_TYPES } from '../../../contract/constants.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MAX_ZOOM, turnCrop, zoomCrop, type Crop } from './crop.ts'
import { CropView } from './crop-view.tsx'
import { draftStore } from './draft-store.ts'
import { LookQuestion } from './look-question.tsx'
import { photoAdvice } from './photo-advice.ts'
import type { PhotoHint } from './photo-hints.ts'
import { cropHints } from './photo-images.ts'
import { usePhotoWords, type PhotoControls } from './photo-drop.tsx'
import type { StoredPhoto } from './photo-storage.ts'
import { changeCrop } from './photo-store.ts'
import { useBitmap } from './use-bitmap.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useSeenLook } from './use-seen-look.ts'

/** `fresh`: just chosen, so that the place where it was chosen is gone, and the focus with it. */
type Props = PhotoControls & { photo: StoredPhoto; fresh: boolean }

/** A chosen photo with its controls to move, zoom and turn the crop. */
export function PhotoPrint({ role, photo, fresh, error, reading, onFile }: Props) {
  const words = usePhotoWords(role)
  const bitmap = useBitmap(photo.image)
  const hints = useHints(bitmap, photo.crop)
  const seen = useSeenLook(photo)
  const zoomId = useId()
  const { over, handlers } = useFileDrop((files) => files[0] && void onFile(files[0]))

  function crop(next: Crop): void {
    changeCrop(role, next)
    draftStore.change(role === 'sender' ? { senderPhotoId: null } : { recipientPhotoId: null })
  }

  return (
    <figure className="photo-print" data-over={over || undefined} {...handlers}>
      <span className="photo-ready">
        <Icon name="check" />
        Lista
      </span>
      <CropView bitmap={bitmap} photo={photo} label={`Foto de ${words.name}`} onCrop={crop} takesFocus={fresh} />
      <figcaption className="photo-caption">
        {words.name}
        <small>{words.part}</small>
      </figcaption>
      <div className="photo-tools">
        <label className="sr-only" htmlFor={zoomId}>
          Acercar la foto de {words.name}
        </label>
        <FaceIcon size={7} />
        <input
          id={zoomId}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.02}
          value={photo.crop.zoom}
          style={{ '--sewn': `${((photo.crop.zoom - 1) / (MAX_ZOOM - 1)) * 100}%` } as CSSProperties}
          onChange={(event) => crop(zoomCrop(photo.crop, photo, Number(event.target.value)))}
        />
        <FaceIcon size={11} />
        <button
          type="button"
          className="photo-turn"
          aria-label={`Girar la foto de ${words.name}`}
          onClick={() => crop(turnCrop(photo.crop, photo))}
        >
          <TurnIcon />
        </button>
      </div>
      <ChangeButton name={words.name} reading={reading} onFile={onFile} />
      <div role="status" className="photo-hints">
        {error && <p className="font-bold">{error}</p>}
        {!error &&
          photoAdvice(hints, seen?.findings).map((advice) => (
            <p key={advice}>
              <Icon name="idea" className="mt-0.5" />
              {advice}
            </p>
          ))}
      </div>
      <LookQuestion role={role} seen={seen} name={words.name} />
    </figure>
  )
}

function ChangeButton({ name, reading, onFile }: { name: string } & Pick<Props, 'reading' | 'onFile'>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="small"
        block
        busy={reading}
        className="photo-change"
        aria-label={`Cambiar foto de ${name}`}
        onClick={() => input.current?.click()}
      >
        Cambiar foto
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED_IMAGE_TYPES.join(',')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) void onFile(file)
          event.target.value = ''
        }}
      />
    </>
  )
}

/** Advice on the crop, debounced. */
function useHints(bitmap: ImageBitmap | null, crop: Crop): PhotoHint[] {
  const [hints, setHints] = useState<PhotoHint[]>([])
  useEffect(() => {
    const timer = setTimeout(() => setHints(bitmap ? cropHints(bitmap, crop) : []), 250)
    return () => clearTimeout(timer)
  }, [bitmap, crop])
  return hints
}

/** A face, far away or near: what the slider between two of them does. */
function FaceIcon({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.9" aria-hidden="true">
      <circle cx="12" cy="12" r={size} />
      <circle cx={12 - size * 0.36} cy={12 - size * 0.18} r={size * 0.1} fill="currentColor" />
      <circle cx={12 + size * 0.36} cy={12 - size * 0.18} r={size * 0.1} fill="currentColor" />
      <path
        d={`M${12 - size * 0.4} ${12 + size * 0.32}q${size * 0.4} ${size * 0.4} ${size * 0.8} 0`}
        strokeLinecap="round"
      />
    </svg>
  )
}

function TurnIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.500M19.500 3.500v4h-4" />
    </svg>
  )
}
