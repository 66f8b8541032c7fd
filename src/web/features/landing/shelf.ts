/**
 * Opens the shelf's books as modal dialogs and turns their pages. Without it the links still lead to the books,
 * which then lie open in the page. Returns a function that removes its listeners. `ownsHistory` where no router
 * handles the history: the back button then closes the book.
 */
export function attachShelf(root: HTMLElement, ownsHistory: boolean): () => void {
  const lifetime = new AbortController()
  const { signal } = lifetime
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-open-book]')) {
    const book = root.querySelector<HTMLDialogElement>(link.hash)
    if (!book) continue
    link.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        book.showModal()
      },
      { signal },
    )
    // Snapping would leave the book that the keyboard has reached half out of sight.
    link.addEventListener('focus', () => link.scrollIntoView({ block: 'nearest', inline: 'center' }), { signal })
    attachBook(book, signal)
    if (ownsHistory) closeOnBack(link, book, signal)
  }
  return () => lifetime.abort()
}

function attachBook(book: HTMLDialogElement, signal: AbortSignal): void {
  const pages = book.querySelector<HTMLElement>('[data-pages]')
  const turn = (by: 1 | -1) => pages?.scrollBy({ left: by * pages.clientWidth })
  book.querySelector('[data-previous]')?.addEventListener('click', () => turn(-1), { signal })
  book.querySelector('[data-next]')?.addEventListener('click', () => turn(1), { signal })
  book.querySelector('[data-close]')?.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      book.close()
    },
    { signal },
  )
  // A click beside the book closes it: only the backdrop makes the dialog itself the target.
  book.addEventListener('click', (event) => event.target === book && book.close(), { signal })
  book.addEventListener('close', () => pages?.scrollTo({ left: 0, behavior: 'instant' }), { signal })
}

function closeOnBack(link: HTMLElement, book: HTMLDialogElement, signal: AbortSignal): void {
  const isEntered = () => (history.state as { book?: string } | null)?.book === book.id
  // Left by a reload, with the book closed.
  if (isEntered()) history.back()
  link.addEventListener('click', () => history.pushState({ book: book.id }, ''), { signal })
  book.addEventListener('close', () => isEntered() && history.back(), { signal })
  window.addEventListener('popstate', () => book.open && book.close(), { signal })
}
