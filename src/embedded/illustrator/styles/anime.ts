import { celSteps, compose } from './compose.ts'
import { bloom } from './bloom.ts'
import { grade, ink, mixFig } from './finish.ts'
import { kuwahara } from './kuwahara.ts'
import { flare } from './flare.ts'
import { rays } from './rays.ts'
import { type Planes } from './planes.ts'

export function anime(planes: Planes): Uint8ClampedArray {
  const cel = celSteps([
    [-0.14, -0.72],
    [0.46, 0.4],
  ])
  let bg = compose(planes, { shade: 0.85, light: 1.2, drop: 0.3, dropFrom: 58, dropR: 18, dropDy: 12, ao: 0.15 })
  bg = kuwahara(bg, planes.width, planes.height, 3, 4)
  const fg = compose(planes, { figures: true, lut: cel, shade: 0.72, light: 1, rim: 0.5, ao: 0 })
  mixFig(bg, fg, planes, 1, 0.0)
  ink(bg, planes, 0.95, [38, 20, 44], 0.35, planes.line, 0.72)
  rays(bg, planes, planes.indoor ? 0.1 : 0.3, 16)
  bloom(bg, planes, 0.9, 205)
  flare(bg, planes)
  grade(bg, planes.count, 1.2, 1.1, 3, -2)
  return bg
}
