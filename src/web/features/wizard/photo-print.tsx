import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { ACCEPTED_IMAGE_TYPES } from '../../../contract/constants.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { cropAround, MAX_ZOOM, turnCrop, zoomCrop, type Crop } from './crop.ts'
import { CropView } from './crop-view.tsx'
import { draftStore } from './draft-store.ts'
import { FacePicker } from './face-picker.tsx'
import { LookQuestion } from './look-question.tsx'
import { PersonPicture } from './person-picture.tsx'
import { photoAdvice } from './photo-advice.ts'
import type { PhotoHint } from './photo-hints.ts'
import { cropHints } from './photo-images.ts'
import { usePhotoWords, type PhotoControls } from './photo-drop.tsx'
import type { StoredPhoto } from './photo-storage.ts'
import { changeCrop } from './photo-store.ts'
import { useBitmap } from './use-bitmap.ts'
import { useFileDrop } from '../../ui/use-file-drop.ts'
import { useSeenLook } from './use-seen-look.ts'

/** `fresh`: just chosen, so that the place where it was chosen is gone, and the focus with it. */
type Props = PhotoControls & { photo: StoredPhoto; fresh: boolean }

/** Paper under its own light, whatever the lamp does. */
export const PRINT = [
  'photo-print relative min-w-0 rounded-[2px] bg-page px-3 pt-3 pb-[14px] text-(--print-ink) scheme-light shadow-high',
  '[--print-ink-2:oklch(0.43_0.035_185)] [--print-ink:oklch(0.28_0.04_190)]',
  'first:-rotate-1 even:rotate-[0.8deg] focus-within:rotate-0 has-[[aria-expanded=true]]:rotate-0',
  'data-over:outline-3 data-over:outline-offset-4 data-over:outline-[oklch(0.545_0.195_27)] data-over:outline-dashed',
  'forced-colors:border forced-colors:border-[ButtonText]',
].join(' ')

/** A chosen photo with its controls to move, zoom and turn the crop. */
export function PhotoPrint({ role, photo, fresh, error, reading, onFile }: Props) {
  const words = usePhotoWords(role)
  const bitmap = useBitmap(photo.image)
  const hints = useHints(bitmap, photo.crop)
  const { look: seen, faces } = useSeenLook(photo)
  const isFound = seen !== null && !seen.findings?.includes('no-face')
  const zoomId = useId()
  const { over, handlers } = useFileDrop((files) => files[0] && void onFile(files[0]))

  function crop(next: Crop): void {
    changeCrop(role, next)
    draftStore.change(role === 'sender' ? { senderPhotoId: null } : { recipientPhotoId: null })
  }

  return (
    <figure className={PRINT} data-over={over || undefined} {...handlers}>
      {isFound && (
        <span className="pointer-events-none absolute top-5 right-5 z-2 flex items-center gap-[0.3rem] rounded-seal bg-[oklch(0.93_0.06_150)] py-1 pr-3 pl-2 text-[0.95rem] font-bold text-[oklch(0.33_0.09_152)]">
          <Icon name="check" />
          Lista
        </span>
      )}
      <div className="relative">
        <CropView bitmap={bitmap} photo={photo} label={`Foto de ${words.name}`} onCrop={crop} takesFocus={fresh} />
        {faces.length > 1 && (
          <FacePicker faces={faces} name={words.name} onPick={(face) => crop(cropAround(photo.crop, photo, face))} />
        )}
      </div>
      <div
        role="status"
        className="photo-hints text-[1rem]/[1.35] text-(--print-ink) mx-1 [&>p]:mt-[0.7rem] [&>p]:flex [&>p]:gap-[0.6rem]"
      >
        {error && <p className="font-bold">{error}</p>}
        {!error &&
          photoAdvice(hints, seen?.findings, words.name).map((advice) => (
            <p key={advice}>
              <Icon name="idea" className="mt-0.5 text-[oklch(0.5_0.178_27)]" />
              {advice}
            </p>
          ))}
      </div>
      <figcaption className="mx-1 mt-[0.85rem] mb-[0.2rem] font-display text-[1.5rem]/[1.05] font-semibold wrap-anywhere">
        {words.name}
        <small className="mt-[0.3rem] block font-ui text-[1rem]/[1.3] font-normal text-(--print-ink-2)">
          {words.part}
        </small>
      </figcaption>
      <div className="flex items-center gap-2 px-1 py-[0.2rem]">
        <label className="sr-only" htmlFor={zoomId}>
          Acercar la foto de {words.name}
        </label>
        <FaceIcon size={7} />
        <input
          id={zoomId}
          type="range"
          className="photo-zoom min-h-11 min-w-0 flex-1 cursor-pointer bg-transparent"
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
          className="grid size-12 place-items-center rounded-[50%] hover:bg-[oklch(0.93_0.02_90)]"
          aria-label={`Girar la foto de ${words.name}`}
          onClick={() => crop(turnCrop(photo.crop, photo))}
        >
          <TurnIcon />
        </button>
      </div>
      <ChangeButton name={words.name} reading={reading} onFile={onFile} />
      <LookQuestion
        photo={photo}
        seen={seen}
        name={words.name}
        picture={<PersonPicture role={role} alt="" side={320} />}
      />
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
        className="[--edge:oklch(0.59_0.04_170)] [--ink:var(--print-ink)] [--ink-2:var(--print-ink-2)] [--sheet:oklch(0.95_0.015_92)] [--well:oklch(0.93_0.02_90)]"
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
    <svg
      viewBox="0 0 24 24"
      className="size-[1.35rem] flex-none text-(--print-ink-2)"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      aria-hidden="true"
    >
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
