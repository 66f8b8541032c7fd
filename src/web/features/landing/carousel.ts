import { CAROUSEL_ADVANCE_MS, CAROUSEL_START } from '../../../contract/constants.ts'

const SWIPE_PX = 40

/**
 * Makes a carousel of its markup: `[data-slide]`, `[data-dot]`, `[data-previous]`, `[data-next]` and
 * `[data-pause]` under `root`. It advances by itself except under the pointer, with focus inside, in a hidden
 * tab, once paused, or where reduced motion is asked for. Returns a function that removes its listeners and timers.
 */
export function attachCarousel(root: HTMLElement): () => void {
  const slides = [...root.querySelectorAll<HTMLElement>('[data-slide]')]
  const dots = [...root.querySelectorAll<HTMLElement>('[data-dot]')]
  const track = root.querySelector<HTMLElement>('[data-track]')
  const pause = root.querySelector<HTMLElement>('[data-pause]')
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const lifetime = new AbortController()
  const { signal } = lifetime
  let index = CAROUSEL_START
  let held = calm.matches
  let hovered = false
  let focused = false
  let timer: ReturnType<typeof setInterval> | undefined
  let swipeFrom: number | undefined
  let arrived = document.readyState === 'complete'

  const fetchNext = () => {
    if (arrived) slides[(index + 1) % slides.length]?.setAttribute('data-next-up', '')
  }
  const show = (next: number) => {
    index = (next + slides.length) % slides.length
    slides.forEach((slide, at) => slide.toggleAttribute('data-current', at === index))
    dots.forEach((dot, at) =>
      at === index ? dot.setAttribute('aria-current', 'true') : dot.removeAttribute('aria-current'),
    )
    fetchNext()
  }
  const settle = () => {
    clearInterval(timer)
    const playing = !held && !hovered && !focused && !document.hidden
    if (playing) timer = setInterval(() => show(index + 1), CAROUSEL_ADVANCE_MS)
    track?.setAttribute('aria-live', playing ? 'off' : 'polite')
    pause?.setAttribute('aria-pressed', String(held))
  }
  const turn = (next: number) => {
    show(next)
    settle()
  }

  root.querySelector('[data-previous]')?.addEventListener('click', () => turn(index - 1), { signal })
  root.querySelector('[data-next]')?.addEventListener('click', () => turn(index + 1), { signal })
  dots.forEach((dot, at) => dot.addEventListener('click', () => turn(at), { signal }))
  pause?.addEventListener('click', () => ((held = !held), settle()), { signal })
  root.addEventListener('pointerenter', (event) => ((hovered = event.pointerType === 'mouse'), settle()), { signal })
  root.addEventListener('pointerleave', () => ((hovered = false), settle()), { signal })
  root.addEventListener('focusin', (event) => ((focused = isByKeyboard(event)), settle()), { signal })
  root.addEventListener('focusout', () => ((focused = false), settle()), { signal })
  track?.addEventListener('pointerdown', (event) => (swipeFrom = event.clientX), { signal })
  track?.addEventListener(
    'pointerup',
    (event) => {
      const moved = swipeFrom === undefined ? 0 : event.clientX - swipeFrom
      swipeFrom = undefined
      if (Math.abs(moved) > SWIPE_PX) turn(index + (moved < 0 ? 1 : -1))
    },
    { signal },
  )
  document.addEventListener('visibilitychange', settle, { signal })
  calm.addEventListener('change', () => ((held = calm.matches), settle()), { signal })

  turn(index)
  window.addEventListener('load', () => ((arrived = true), fetchNext()), { signal })
  return () => {
    clearInterval(timer)
    lifetime.abort()
  }
}

/** Focus that a tap or click left on a button must not stop the carousel for good. */
function isByKeyboard(event: FocusEvent): boolean {
  return event.target instanceof Element && event.target.matches(':focus-visible')
}
