import { attachCarousel } from './carousel.ts'
import { attachOwnStories } from './attach-own-stories.ts'
import { attachShelf } from './shelf.ts'

/**
 * Everything on the landing page that moves, attached to markup that already stands. The app calls it when it has
 * drawn the page; the prerendered page calls it with no framework loaded at all.
 */
export function enhanceLanding(root: HTMLElement, { ownsHistory = false } = {}): () => void {
  const carousel = root.querySelector<HTMLElement>('[data-carousel]')
  const detach = [
    attachShelf(root, ownsHistory),
    attachOwnStories(root),
    ...(carousel ? [attachCarousel(carousel)] : []),
  ]
  return () => {
    for (const letGo of detach) letGo()
  }
}
