/** Goes to another page. Settles only if this one is brought back by the back button, so that its form is idle again. */
export function leaveFor(url: string): Promise<void> {
  window.location.assign(url)
  return new Promise((resolve) => {
    window.addEventListener('pageshow', function back({ persisted }) {
      if (!persisted) return
      window.removeEventListener('pageshow', back)
      resolve()
    })
  })
}
