import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { moveCrop, zoomCrop, type Crop } from './crop.ts'
import { drawCrop } from './photo-images.ts'
import type { StoredPhoto } from './photo-storage.ts'

const SIDE = 640
const STEP = 0.04

type Props = {
  bitmap: ImageBitmap | null
  photo: StoredPhoto
  label: string
  onCrop: (crop: Crop) => void
  /** Takes the focus up where it fell to the ground. */
  takesFocus: boolean
}

/** The chosen square inside its circle of thread. Answers to drag, pinch, arrow keys, plus and minus. */
export function CropView({ bitmap, photo, label, onCrop, takesFocus }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const pointers = usePointers(photo, onCrop)

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
      className="photo-crop"
      role="group"
      aria-label={`${label}: encuadre. Muévelo con las flechas, acércalo con más y menos`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...pointers}
    >
      <canvas ref={canvas} width={SIDE} height={SIDE} role="img" aria-label={label} />
      <svg viewBox="0 0 100 100" fill="none" aria-hidden="true">
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

type Point = { x: number; y: number }

/** One finger moves, two fingers zoom about their distance. */
function usePointers(photo: StoredPhoto, onCrop: (crop: Crop) => void) {
  const down = useRef(new Map<number, Point>())

  function move(event: PointerEvent<HTMLElement>): void {
    const before = down.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1]
    down.current.set(event.pointerId, now)
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      return onCrop(zoomCrop(photo.crop, photo, photo.crop.zoom * factor))
    }
    const { width } = event.currentTarget.getBoundingClientRect()
    onCrop(moveCrop(photo.crop, photo, (now.x - before.x) / width, (now.y - before.y) / width))
  }

  function lift(event: PointerEvent<HTMLElement>): void {
    down.current.delete(event.pointerId)
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: move,
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
