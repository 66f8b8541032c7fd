import { TOAST_REMOVE_DELAY_MS } from '../../contract/constants.ts'

export type Toast = {
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
  open: boolean
}

type Listener = () => void

/** One toast is visible at a time: a new one takes the place of the one before. */
let current: Toast | undefined
let nextId = 1
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<Listener>()

/** Shows a toast. `destructive` is for errors. */
export function toast(content: { title: string; description?: string; variant?: Toast['variant'] }): void {
  clearTimeout(removal)
  current = { variant: 'default', ...content, id: nextId++, open: true }
  notify()
}

/** Closes the toast; it is forgotten a good while later, so that its closing can be animated and read. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return
  current = { ...current, open: false }
  removal = setTimeout(() => {
    current = undefined
    notify()
  }, TOAST_REMOVE_DELAY_MS)
  notify()
}

export function currentToast(): Toast | undefined {
  return current
}

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}
