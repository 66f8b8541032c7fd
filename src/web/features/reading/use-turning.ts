import { useRef, useState, type PointerEvent } from 'react'

/** Share of a page's width that a finger must cover for the page to turn. */
const ENOUGH = 0.22
/** Pixels before a press is a swipe. */
const SLIP = 8

export type Turning = { direction: 1 | -1; /** 0 to 1. */ progress: number } | null

/** A page follows the finger, and turns or returns when it is released. */
export function useTurning(position: number, last: number, go: (position: number) => void) {
  const [turning, setTurning] = useState<Turning>(null)
  const start = useRef<{ x: number; y: number; width: number; swiping: boolean } | null>(null)

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if ((event.target as Element).closest('a, button, audio')) return
    // A mouse selects words; it turns pages by the buttons.
    if (event.pointerType === 'mouse') return
    start.current = { x: event.clientX, y: event.clientY, width: event.currentTarget.clientWidth, swiping: false }
  }
  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const from = start.current
    if (!from) return
    const dx = event.clientX - from.x
    if (!from.swiping) {
      if (Math.abs(event.clientY - from.y) > Math.abs(dx) + SLIP) start.current = null
      if (Math.abs(dx) < SLIP || !start.current) return
      from.swiping = true
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    const direction = dx < 0 ? 1 : -1
    const possible = direction === 1 ? position < last : position > 0
    setTurning(possible ? { direction, progress: Math.min(1, Math.abs(dx) / (from.width * 0.7)) } : null)
  }
  function onPointerEnd(): void {
    start.current = null
    if (turning && turning.progress > ENOUGH) go(position + turning.direction)
    setTurning(null)
  }
  return {
    turning,
    handlers: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
  }
}
