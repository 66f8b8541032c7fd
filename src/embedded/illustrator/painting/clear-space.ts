import type { Anchors } from '../figures/figure.ts'
import type { Layout } from '../scene/layout.ts'

/** Faces may not be touched by anything; bodies only a little. */
export function keepClear(layout: Layout, anchors: Anchors, foot: number): void {
  const [x, y] = anchors.head
  const r = anchors.headRadius
  layout.keep({ left: x - r * 1.25, top: y - r * 1.4, right: x + r * 1.25, bottom: y + r * 1.15 })
  const knees = foot - anchors.hip[1] < r * 1.6 ? r * 1.7 : r * 0.6
  const xs = [
    anchors.shoulders.left[0],
    anchors.shoulders.right[0],
    anchors.hands.left[0],
    anchors.hands.right[0],
    anchors.hip[0] - knees,
    anchors.hip[0] + knees,
  ]
  layout.take({ left: Math.min(...xs), top: y, right: Math.max(...xs), bottom: Math.min(foot, y + r * 16) })
}

/** Leaves and stones grow in front of the lower corners; nothing stands behind them. */
export function keepCorners(layout: Layout, width: number, height: number): void {
  for (const left of [0, width * 0.93])
    layout.take({ left, top: height * 0.8, right: left + width * 0.07, bottom: height })
}
