import { createAtom } from '@tanstack/react-store'
import { TOAST_REMOVE_DELAY_MS } from '../../contract/constants.ts'

export type Toast = {
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
  open: boolean
}

/** One toast is visible at a time: a new one takes the place of the one before. */
export const shownToast = createAtom<Toast | null>(null)

let nextId = 1
let removal: ReturnType<typeof setTimeout> | undefined

/** Shows a toast. `destructive` is for errors. Answers its id, with which it can be dismissed. */
export function toast(content: { title: string; description?: string; variant?: Toast['variant'] }): number {
  clearTimeout(removal)
  const next: Toast = { variant: 'default', ...content, id: nextId++, open: true }
  shownToast.set(() => next)
  return next.id
}

/** Closes the toast; it is removed later, so that the closing can be animated. */
export function dismissToast(id: number): void {
  const shown = shownToast.get()
  if (shown?.id !== id || !shown.open) return
  shownToast.set(() => ({ ...shown, open: false }))
  removal = setTimeout(() => shownToast.set(() => null), TOAST_REMOVE_DELAY_MS)
}
