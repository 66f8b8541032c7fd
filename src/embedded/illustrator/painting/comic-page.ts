import { pixels } from '../buffers/scratch.ts'
import { insetsOf, paintInset } from './comic-insets.ts'
import type { Checkpoint } from './checkpoint.ts'
import type { Page, Panel } from './page.ts'
import type { Rgb } from '../../../contract/colour.ts'
import { paintScene, type Portraits } from './paint-scene.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { comic } from '../styles/comic.ts'

const PAPER: Rgb = [251, 248, 240]
const INK: Rgb = [18, 14, 26]

/** A page of a comic: the scene in a large panel, a face and what the page is about in two small ones; a cover is one panel. */
export async function comicPage(
  plan: ScenePlan,
  width: number,
  height: number,
  portraits: Portraits,
  checkpoint: Checkpoint,
): Promise<Page> {
  const [main, ...small] = panelsOf(plan, width, height)
  const page = blank(width, height)
  const painting = paintScene(plan, 'comic', main!.width, main!.height, portraits)
  await checkpoint()
  paste(page, width, comic(painting.planes), main!)
  await checkpoint()
  insetsOf(plan, painting.shown).forEach((inset, i) => {
    const panel = small[i]
    if (panel) paste(page, width, comic(paintInset(plan, inset, panel, i)), panel)
  })
  for (const panel of [main!, ...small]) border(page, width, height, panel)
  const focus: Page['focus'] = [main!.left + painting.focus[0], main!.top + painting.focus[1]]
  return { pixels: page, focus, shown: painting.shown }
}

function panelsOf(plan: ScenePlan, width: number, height: number): Panel[] {
  const short = Math.min(width, height)
  const margin = Math.round(short * 0.026)
  const gutter = Math.round(short * 0.02)
  const inner = { width: width - margin * 2, height: height - margin * 2 }
  if (plan.subject === 'cover') return [{ left: margin, top: margin, ...inner }]
  if (width < height * 1.15) {
    const mainHeight = Math.round(inner.height * 0.7)
    const half = Math.floor((inner.width - gutter) / 2)
    const top = margin + mainHeight + gutter
    const rest = height - margin - top
    return [
      { left: margin, top: margin, width: inner.width, height: mainHeight },
      { left: margin, top, width: half, height: rest },
      { left: margin + half + gutter, top, width: inner.width - half - gutter, height: rest },
    ]
  }
  const column = Math.round(inner.width * 0.25)
  const mainWidth = inner.width - column - gutter
  const upper = Math.round((inner.height - gutter) * 0.5)
  // The column stands on the side of the open air, away from the people.
  const columnLeft = plan.side === 1 ? margin + mainWidth + gutter : margin
  return [
    { left: plan.side === 1 ? margin : margin + column + gutter, top: margin, width: mainWidth, height: inner.height },
    { left: columnLeft, top: margin, width: column, height: upper },
    { left: columnLeft, top: margin + upper + gutter, width: column, height: inner.height - upper - gutter },
  ]
}

/** A page of bare paper. */
function blank(width: number, height: number): Uint8ClampedArray {
  const page = pixels(width * height * 4)
  new Uint32Array(page.buffer, 0, width * height).fill(new Uint32Array(Uint8Array.of(...PAPER, 255).buffer)[0]!)
  return page
}

function paste(page: Uint8ClampedArray, pageWidth: number, drawn: Uint8ClampedArray, panel: Panel): void {
  for (let y = 0; y < panel.height; y++)
    page.set(
      drawn.subarray(y * panel.width * 4, (y + 1) * panel.width * 4),
      ((panel.top + y) * pageWidth + panel.left) * 4,
    )
}

/** An ink line round a panel, a little uneven. */
function border(page: Uint8ClampedArray, width: number, height: number, panel: Panel): void {
  const thick = Math.max(2, Math.min(width, height) * 0.0058)
  const wave = (t: number, phase: number) => Math.sin(t * 0.011 + phase) * thick * 0.18
  const [right, bottom] = [panel.left + panel.width, panel.top + panel.height]
  for (let y = Math.max(0, Math.floor(panel.top - thick)); y < Math.min(height, bottom + thick); y++)
    for (let x = Math.max(0, Math.floor(panel.left - thick)); x < Math.min(width, right + thick); x++) {
      const nearest = Math.min(
        Math.abs(x - panel.left),
        Math.abs(x - right),
        Math.abs(y - panel.top),
        Math.abs(y - bottom),
      )
      if (nearest > thick + 1) continue
      const across = Math.min(Math.abs(x - panel.left + wave(y, 0)), Math.abs(x - right + wave(y, 2)))
      const down = Math.min(Math.abs(y - panel.top + wave(x, 4)), Math.abs(y - bottom + wave(x, 1)))
      const strength = Math.max(0, Math.min(1, thick / 2 + 0.5 - Math.min(across, down)))
      if (strength === 0) continue
      const j = (y * width + x) * 4
      for (let c = 0; c < 3; c++) page[j + c]! += (INK[c]! - page[j + c]!) * strength
    }
}
