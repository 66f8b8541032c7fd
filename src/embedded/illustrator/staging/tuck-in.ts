import { circle, curve, smooth } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { anchorsOf } from '../figures/figure.ts'
import type { Box } from '../scene/layout.ts'
import type { Scenery } from '../scenery/scenery.ts'
import type { Actor } from './actors.ts'

/** A pillow under the head of whoever lies there; the blanket is drawn by the function returned. */
export function tuckIn(scenery: Scenery, { placement }: Actor): () => void {
  const { g, unit, palette } = scenery
  const { head, headRadius: r, hip, shoulders, elbows, hands } = anchorsOf(placement)
  const way = Math.sign(hip[0] - head[0]) || 1
  const end = head[0] + way * placement.height * 0.93
  const ground = head[1] + r * 1.2
  // Arms lie under it, however broad the shoulders are.
  const highest = Math.min(...[shoulders, elbows, hands].flatMap(({ left, right }) => [left[1], right[1]]))
  const tall = Math.max(1, Math.min(1.3, (ground - highest + r * 0.2) / (r * 1.9)))
  const tint = (colour: string) => (palette.night ? mix(colour, '#39407c', 0.18) : colour)
  g.as('object', 166, () => {
    g.contactShadow((head[0] + end) / 2, ground, Math.abs(end - head[0]) * 0.66, unit * 0.03, 0.8)
    const pillow: [number, number][] = [
      [head[0] - way * r * 1.7, ground - r * 0.2],
      [head[0] - way * r * 1.5, ground - r * 1.2],
      [head[0] + way * r * 0.4, ground - r * 1.05],
      [head[0] + way * r * 1.1, ground - r * 0.1],
      [head[0] - way * r * 0.4, ground + r * 0.16],
    ]
    g.shape(smooth(pillow, true, 0.55), { fill: tint('#fdf6ea'), shade: 0.7 })
    g.ink(curve(head[0] - way * r * 1.3, ground - r * 0.4, head[0] - way * r * 0.9, ground - r * 0.24), 0.6)
  })
  return () => blanket(scenery, { from: head[0] + way * r * 0.86, to: end, way, r, ground, tall, tint })
}

/** Where somebody lies under it: nothing stands before them. */
export function blanketBox({ placement }: Actor): Box {
  const { head, headRadius: r, hip } = anchorsOf(placement)
  const end = head[0] + (Math.sign(hip[0] - head[0]) || 1) * placement.height
  const [left, right] = [Math.min(head[0] - r, end), Math.max(head[0] + r, end)]
  return { left, top: head[1] - r, right, bottom: head[1] + r * 1.3 }
}

type Cover = {
  from: number
  to: number
  way: number
  r: number
  ground: number
  /** How much higher it lies than over a child. */
  tall: number
  tint: (colour: string) => string
}

function blanket({ g, unit }: Scenery, { from, to, way, r, ground, tall, tint }: Cover): void {
  const cloth = tint('#4f93b8')
  const at = (t: number) => from + (to - from) * t
  const path = smooth(
    [
      [from, ground + r * 0.1],
      [from - way * r * 0.1, ground - r * 1.1 * tall],
      [at(0.07), ground - r * tall * 2],
      [at(0.34), ground - r * tall * 1.95],
      [at(0.58), ground - r * tall * 1.9],
      [at(0.86), ground - r * tall * 1.5],
      [at(1.02), ground - r * 0.7],
      [at(1.06), ground + r * 0.14],
      [at(0.5), ground + r * 0.26],
    ],
    true,
    0.5,
  )
  g.as('object', 182, () => {
    g.shape(path, { fill: cloth, shade: 1 })
    g.clip(path, () => {
      for (let i = 0; i < 7; i++)
        for (let j = 0; j < 4; j++)
          if ((i + j) % 2)
            g.paint(
              circle(at(0.1 + i * 0.145), ground - r * (1.6 - j * 0.5), r * 0.17),
              [tint('#d9573f'), tint('#fff1dc'), tint('#4fa3a5')][j % 3]!,
            )
      // The turned-down sheet under the chin.
      g.shape(
        smooth(
          [
            [from - way * r * 0.3, ground + r * 0.4],
            [from - way * r * 0.3, ground - r * 2.2 * tall],
            [from + way * r * 0.42, ground - r * 2.2 * tall],
            [from + way * r * 0.3, ground - r * 0.6],
            [from + way * r * 0.4, ground + r * 0.4],
          ],
          true,
          0.3,
        ),
        { fill: tint('#fffaf0'), shade: 0.6, line: 0.8 },
      )
    })
    g.stroke(
      curve(at(0.3), ground - r * 0.9, at(0.5), ground - r * 0.5, at(0.8), ground - r * 0.7),
      adjust(cloth, -0.07),
      unit * 0.004,
      {
        ink: 0.5,
      },
    )
  })
}
