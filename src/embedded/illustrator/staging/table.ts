import { circle, curve, polygon, rectangle } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { anchorsOf } from '../figures/figure.ts'
import type { Box } from '../scene/layout.ts'
import type { ScenePlan } from '../scene/plan.ts'
import type { Scenery } from '../scenery/scenery.ts'
import type { Actor } from './actors.ts'
import type { Staging } from './staging.ts'

/** A table before the people: where its top is, and how far it reaches. */
export type Table = { top: number; left: number; right: number; /** Height of what may stand on it. */ reach: number }

/** Measures the table at which people stand or sit: at the waist of whoever is smaller. */
export function tableFor(actors: readonly Actor[]): Table {
  const anchors = actors.map(({ placement }) => anchorsOf(placement))
  const xs = anchors.map(({ hip }) => hip[0])
  const reach = Math.max(...anchors.map(({ headRadius }) => headRadius)) * 2.5
  const top = Math.max(...anchors.map(({ shoulders, arm }) => (shoulders.left[1] + shoulders.right[1]) / 2 + arm * 0.4))
  const low = Math.max(...anchors.map(({ head, headRadius }) => head[1] + headRadius * 0.95))
  return { top, left: Math.min(...xs) - reach, right: Math.max(...xs) + reach, reach: Math.max(0, top - low) }
}

/** Whether a bowl stands in the middle: where people cook, and blow no candles out. */
export function hasBowl({ action }: Pick<ScenePlan, 'action'>, { leaning }: Staging): boolean {
  return action === 'cook' && !leaning
}

/** Where its legs are: an animal before one would leave the table standing on the other. */
export function legsOf({ top, left, right }: Table, floor: number, unit: number): Box[] {
  const [middle, half] = [(left + right) / 2, (right - left) / 2]
  return [-1, 1].map((side) => {
    const x = middle + side * (half * 0.9 - unit * 0.025)
    return { left: x - unit * 0.03, top, right: x + unit * 0.03, bottom: floor + unit * 0.035 }
  })
}

/** A wooden table with a runner of cloth, and a bowl where people cook. */
export function drawTable(scenery: Scenery, { top, left, right, reach }: Table, floor: number, bowl: boolean): void {
  const { g, unit, palette } = scenery
  const wood = palette.night ? mix('#b9824f', '#39407c', 0.35) : '#c98f57'
  const thick = unit * 0.035
  const [middle, half] = [(left + right) / 2, (right - left) / 2]
  g.as('object', 190, () => {
    g.contactShadow(middle, floor + thick, half * 1.05, unit * 0.03, 0.7)
    for (const side of [-1, 1])
      g.shape(
        polygon([
          [middle + side * half * 0.9, top],
          [middle + side * (half * 0.9 - unit * 0.05), top],
          [middle + side * (half * 0.9 - unit * 0.04), floor + thick],
          [middle + side * half * 0.885, floor + thick],
        ]),
        { fill: adjust(wood, -0.07), shade: 0.6 },
      )
    g.shape(rectangle(middle - half * 0.93, top + thick * 0.6, half * 1.86, unit * 0.09, unit * 0.008), {
      fill: adjust(wood, -0.05),
      shade: 0.5,
    })
    g.shape(rectangle(left, top - thick * 0.5, right - left, thick, thick * 0.45), { fill: wood, shade: 0.7 })
    runner(scenery, middle, top - thick * 0.5, half * 0.5)
    if (bowl) mixingBowl(scenery, middle, top - thick * 0.4, Math.max(reach, (right - left) * 0.08))
  })
}

/** A cloth that hangs over the table's edge. */
function runner({ g, unit, palette }: Scenery, x: number, y: number, half: number): void {
  const cloth = palette.night ? '#8f4f7a' : '#d9573f'
  const drop = unit * 0.085
  const path = polygon([
    [x - half, y],
    [x + half, y],
    [x + half * 1.02, y + drop],
    [x, y + drop * 1.25],
    [x - half * 1.02, y + drop],
  ])
  g.shape(path, { fill: cloth, shade: 0.5, line: 0.8 })
  g.clip(path, () => {
    for (const k of [0.62, 0.8])
      g.stroke(
        curve(x - half * 1.1, y + drop * k, x, y + drop * (k + 0.22), x + half * 1.1, y + drop * k),
        '#fff1dc',
        unit * 0.006,
      )
  })
}

function mixingBowl({ g, unit }: Scenery, x: number, y: number, room: number): void {
  const h = Math.min(unit * 0.085, room)
  const w = h
  g.contactShadow(x, y, w * 1.1, unit * 0.012, 0.6)
  // No higher than a chin, whoever bends over the bowl.
  g.stroke(curve(x + w * 0.2, y - h * 0.8, x + w * 0.6, y - h * 1.5), '#b9824f', h * 0.15, {
    solid: true,
    line: 0.8,
  })
  const bowl = polygon([
    [x - w, y - h],
    [x + w, y - h],
    [x + w * 0.82, y - h * 0.35],
    [x + w * 0.45, y],
    [x - w * 0.45, y],
    [x - w * 0.82, y - h * 0.35],
  ])
  g.shape(bowl, { fill: '#f3ead8', shade: 0.9 })
  g.clip(bowl, () => g.paint(rectangle(x - w, y - h * 0.72, w * 2, h * 0.2), '#4fa3a5'))
  g.shape(circle(x, y - h, w, h * 0.2), { fill: '#f6dfa2', shade: 0.3, line: 0.8 })
}
