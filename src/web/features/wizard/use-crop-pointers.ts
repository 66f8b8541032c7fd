import { useRef, type PointerEvent } from 'react'
import { moveCrop, zoomCrop, type Crop } from './crop.ts'
import type { StoredPhoto } from './photo-storage.ts'

type Point = { x: number; y: number }

/** One pointer moves the crop, two zoom it. */
export function useCropPointers(photo: StoredPhoto, onCrop: (crop: Crop) => void) {
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
