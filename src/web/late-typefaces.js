// The page is read in the stand-ins, which have the same measures, until all that is seen first has come: on a slow phone
// the typefaces would take as long as the page. Whoever has been here before has them, and the service worker that came with them.
if (!navigator.serviceWorker?.controller) {
  document.documentElement.dataset.typefaces = 'later'
  addEventListener('load', () => delete document.documentElement.dataset.typefaces)
}
