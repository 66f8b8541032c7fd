/** What is needed of a browser's storage. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser's storage where it may be used, memory where it may not: then what is kept lives as long as the page. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage {
  try {
    if (typeof window !== 'undefined') return window[kind]
  } catch {
    // Blocked by the browser's settings.
  }
  const memory = new Map<string, string>()
  return {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => void memory.delete(key),
  }
}
