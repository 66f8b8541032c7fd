/**
 * A prerendered page has joined the style sheets of several modules into one, and names them. Made known to the
 * document as sheets that are there but switched off, they are not fetched again by the modules they belong to.
 */
export function markJoinedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="joined-stylesheet"]')) {
    link.disabled = true
    link.rel = 'stylesheet'
  }
}

/** The app's own sheet, which a page that stands without the app only names. Resolves once it is there. */
export async function fetchAppStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="app-stylesheet"]')
  if (!link) return
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', () => reject(new Error(`${link.href} was not there`)), { once: true })
    link.rel = 'stylesheet'
  })
}
