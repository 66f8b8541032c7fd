import type { Point } from '../buffers/paths.ts'

/** A rectangle in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** Whether a point lies in the window that a style leaves of the page. */
export type Window = (x: number, y: number) => boolean

export function boxAround(x: number, foot: number, width: number, height: number): Box {
  return { left: x - width / 2, top: foot - height, right: x + width / 2, bottom: foot }
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

const area = (box: Box): number => (box.right - box.left) * (box.bottom - box.top)

export type Layout = ReturnType<typeof createLayout>

/**
 * Keeps account of what lies where, so that nothing covers a face, is cut at the edge or hides
 * another thing. `inside` is the window that a style leaves of the page. `kept` boxes may not be touched at all, `taken` ones only a little.
 */
export function createLayout(width: number, height: number, margin: number, inside: Window = () => true) {
  const kept: Box[] = []
  const taken: Box[] = []
  const lowest = height - margin * 0.4

  /** Whether a box is whole on the page and in the window, whatever lies there. */
  function within(box: Box): boolean {
    if (box.left < margin || box.right > width - margin || box.top < margin || box.bottom > lowest) return false
    return [box.left, box.right].every((x) => inside(x, box.top) && inside(x, box.bottom))
  }

  function fits(box: Box, tolerance = 0.12): boolean {
    if (!within(box)) return false
    if (kept.some((other) => overlap(box, other) > 0)) return false
    return taken.every((other) => overlap(box, other) <= tolerance * Math.min(area(box), area(other)))
  }

  /** The first place of the wished ones where the box fits; it is then taken. Null where none does. */
  function settle(wishes: readonly Point[], boxWidth: number, boxHeight: number, tolerance?: number): Point | null {
    for (const [x, foot] of wishes) {
      const box = boxAround(x, foot, boxWidth, boxHeight)
      if (!fits(box, tolerance)) continue
      taken.push(box)
      return [x, foot]
    }
    return null
  }

  return {
    /** Where what stands furthest down may have its foot. */
    lowest,
    kept,
    taken,
    within,
    fits,
    settle,
    keep: (box: Box) => void kept.push(box),
    take: (box: Box) => void taken.push(box),
  }
}
