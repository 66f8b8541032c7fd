import type { Page } from 'playwright-core'

/** A desk's 1280 × 1024 pixels, enlarged to 200 % and to 400 %. */
const ENLARGED = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
]

/** What cannot be read or reached by whoever enlarges the page, a line a fault. Motion must be reduced. */
export async function lostByZoom(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const found: string[] = []
  for (const viewport of ENLARGED) {
    await page.setViewportSize(viewport)
    const faults = await page.evaluate(findFaults)
    found.push(...faults.map((fault) => `${fault} at ${viewport.width} × ${viewport.height}`))
  }
  if (before) await page.setViewportSize(before)
  return found
}

/** Runs in the page. */
async function findFaults(): Promise<string[]> {
  // The window's new size reaches the page within some frames; what stays too wide for a second is a fault.
  const root = document.documentElement
  const tooWide = () => root.scrollWidth - window.innerWidth
  for (let frames = 0; frames < 2 || (tooWide() > 0 && frames < 60); frames++) await new Promise(requestAnimationFrame)
  const wide = tooWide()
  const furthest = [...root.querySelectorAll('*')].toSorted(
    (a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right,
  )[0]
  const faults = wide > 0 ? [`${wide} px too wide, up to ${furthest?.tagName} ${furthest?.className}`] : []
  const controls = document.querySelectorAll<HTMLElement>(
    '[data-variant^=main], input:not([type=file]):not([aria-hidden]), textarea, select, [role=radio]',
  )
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue
    // What has the focus already would not be scrolled to.
    control.blur()
    control.focus()
    const { left, top, width, height } = control.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : null
    // A notice goes by itself.
    if (above && (control.contains(above) || label?.contains(above) || above.closest('.toast'))) continue
    faults.push(`${control.className || control.tagName} «${control.textContent}» is under ${above?.className}`)
  }
  return faults
}
