import { useEffect, useRef, type KeyboardEvent } from 'react'
import { moveCrop, zoomCrop, type Crop } from './crop.ts'
import { drawCrop } from './photo-images.ts'
import type { StoredPhoto } from './photo-storage.ts'
import { useCropPointers } from './use-crop-pointers.ts'

const SIDE = 640
const STEP = 0.04

type Props = {
  bitmap: ImageBitmap | null
  photo: StoredPhoto
  label: string
  onCrop: (crop: Crop) => void
  /** Takes the focus where the element that had it is gone. */
  takesFocus: boolean
}

/** The chosen square, moved and zoomed by drag, pinch, arrow keys, plus and minus. */
export function CropView({ bitmap, photo, label, onCrop, takesFocus }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const pointers = useCropPointers(photo, onCrop)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context && bitmap) drawCrop(context, bitmap, photo.crop, SIDE)
  }, [bitmap, photo.crop])

  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) frame.current?.focus({ preventScroll: true })
  }, [takesFocus])

  function onKeyDown(event: KeyboardEvent): void {
    const next = cropForKey(event.key, photo)
    if (!next) return
    event.preventDefault()
    onCrop(next)
  }

  return (
    <div
      ref={frame}
      className="photo-crop relative aspect-square cursor-grab touch-none overflow-hidden bg-[#222] after:pointer-events-none after:absolute after:inset-0 after:bg-[radial-gradient(circle_closest-side,transparent_0_92%,oklch(0.25_0.05_190/0.42)_92.6%)] active:cursor-grabbing"
      role="group"
      aria-label={`${label}: encuadre. Muévelo con las flechas, acércalo con más y menos`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...pointers}
    >
      <canvas ref={canvas} className="block size-full" width={SIDE} height={SIDE} role="img" aria-label={label} />
      <svg viewBox="0 0 100 100" className="pointer-events-none absolute inset-0 z-1" fill="none" aria-hidden="true">
        <circle cx="50" cy="50" r="46" stroke="#fff" strokeWidth=".9" strokeDasharray="3.5 2.2" strokeLinecap="round" />
      </svg>
    </div>
  )
}

function cropForKey(key: string, photo: StoredPhoto): Crop | null {
  const { crop } = photo
  switch (key) {
    case 'ArrowLeft':
      return moveCrop(crop, photo, STEP, 0)
    case 'ArrowRight':
      return moveCrop(crop, photo, -STEP, 0)
    case 'ArrowUp':
      return moveCrop(crop, photo, 0, STEP)
    case 'ArrowDown':
      return moveCrop(crop, photo, 0, -STEP)
    case '+':
      return zoomCrop(crop, photo, crop.zoom * 1.1)
    case '-':
      return zoomCrop(crop, photo, crop.zoom / 1.1)
    default:
      return null
  }
}
