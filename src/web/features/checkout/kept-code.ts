import { browserStorage } from '../../kept.ts'

/** In this browser: the code of a gift card that somebody wants to use, to have it at hand when they pay. */
const KEY = 'gift-card-code'
const CODE = /^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}$/
const storage = browserStorage('localStorage')

export function keepCode(code: string): void {
  try {
    storage.setItem(KEY, code)
  } catch {
    // A full storage only means that the code is read from the card.
  }
}

/** Null where none is kept. */
export function keptCode(): string | null {
  const code = storage.getItem(KEY)
  return code !== null && CODE.test(code) ? code : null
}

export function forgetCode(): void {
  storage.removeItem(KEY)
}
