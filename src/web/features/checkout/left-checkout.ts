import { browserStorage } from '../../kept.ts'

/** In this tab: the address that was typed before the provider's page opened, by story. */
const KEY = 'left-checkout'
const storage = browserStorage('sessionStorage')

/** Remembers that the checkout of a story was left to pay for it. */
export function rememberLeaving(storyId: number, email: string): void {
  try {
    storage.setItem(KEY, JSON.stringify({ storyId, email }))
  } catch {
    // A full storage only means that the address is typed again.
  }
}

/** The address with which this story's checkout was left; null where it was not. */
export function emailOnLeaving(storyId: number): string | null {
  try {
    const left = JSON.parse(storage.getItem(KEY) ?? 'null') as { storyId?: unknown; email?: unknown } | null
    return left?.storyId === storyId && typeof left.email === 'string' ? left.email : null
  } catch {
    return null
  }
}
