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
