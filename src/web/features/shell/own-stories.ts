const KEY = 'own-stories'

/** Keeps in this browser that a story was made in it, so that nobody else's pages ask for any. A hint only. */
export function rememberStory(made = true): void {
  try {
    if (made) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage nothing says that a story is waiting; its address still opens it.
  }
}

export function mayHaveStories(): boolean {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}
